/** The table within a play, event by event, and how long each is looked at. */

import type { GameEvent, TableMessage } from "../../lib/wire";
import type { Sound } from "../../lib/sound";
import { settled } from "../shared/steps";
import { placeOf } from "./places";
import { viewOf } from "./types";
import type { RoamPlayer, RoamView } from "./wire";

const QUICK = 200;
const SLOW = 340;
const GRAND = 800; // what has its own stage

/** How long an event is looked at before the next begins, in milliseconds. */
const HOLDS: Record<string, number> = {
  turn: 160,
  use: QUICK,
  place: SLOW,
  replace: SLOW,
  move: SLOW,
  complete: QUICK,
  auction: GRAND,
  bid: QUICK,
  pass: QUICK,
  win: GRAND,
  consolation: QUICK,
  lay: SLOW,
  buy: SLOW,
  rest: SLOW,
  "early-rest": SLOW,
  "flip-up": QUICK,
  "flip-down": QUICK,
  outpost: GRAND,
  coin: QUICK,
  "last-round": GRAND,
  over: SLOW,
};

export function holdOf(event: GameEvent): number {
  return HOLDS[event.kind] ?? 0;
}

const SOUNDS: Record<string, Sound> = {
  use: "card",
  place: "piece",
  replace: "piece",
  move: "piece",
  "blank-paid": "coin",
  coin: "coin",
  consolation: "coin",
  bid: "coin",
  buy: "coin",
  auction: "honour",
  win: "honour",
  lay: "card",
  rest: "card",
  outpost: "honour",
  "last-round": "honour",
};

export const soundOf = (event: GameEvent): Sound | null => SOUNDS[event.kind] ?? null;

const OWN = ["up", "down", "coins", "tokens", "stacked", "supply", "artifacts_up", "artifacts_down"].map((name) => `players.${name}`);
const CARDS = ["players.up", "players.down"];
const TOKENS = ["players.tokens", "players.stacked", "players.supply", "players.coins"];

const TOUCHED: Record<string, readonly string[]> = {
  turn: ["active", "round"],
  use: CARDS,
  "use-nowhere": CARDS,
  "flip-up": CARDS,
  "flip-down": CARDS,
  rest: OWN,
  "early-rest": OWN,
  place: TOKENS,
  replace: TOKENS,
  move: TOKENS,
  "blank-paid": ["players.coins"],
  coin: ["players.coins"],
  consolation: ["players.coins"],
  win: [...OWN, "lands", "auction"],
  lay: ["lands", "top", "deck"],
  gap: ["lands"],
  "next-land": ["top", "deck"],
  "deck-empty": ["top", "deck"],
  auction: ["auction"],
  bid: ["auction"],
  pass: ["auction"],
  outpost: ["outpost"],
  buy: ["row", "stack", "players.coins", "players.artifacts_up"],
  "artifact-laid": ["row", "stack"],
  "last-round": ["ending"],
};

const touchedBy = (event: GameEvent): readonly string[] => TOUCHED[event.kind] ?? [];

/** A position with one more event of a play done to it. */
export function step(message: TableMessage, event: GameEvent, rest: GameEvent[], goal: TableMessage): TableMessage {
  const view = after(viewOf(message), event) as unknown as TableMessage["view"];
  return settled({ ...message, view }, event, rest, goal, touchedBy);
}

function texts(event: GameEvent, name: string): string[] {
  const value = event[name];
  if (Array.isArray(value)) return value.map(String);
  return value === undefined || value === null ? [] : [String(value)];
}

/** The spaces an event is about. */
export function spacesIn(event: GameEvent): string[] {
  return ["spaces", "at", "from", "to"].flatMap((name) => texts(event, name)).filter((text) => /^[a-f][1-6]$/.test(text));
}

/** The cards an event is about. */
export function cardsIn(event: GameEvent): string[] {
  return ["card", "lands"].flatMap((name) => texts(event, name));
}

export function artifactsIn(event: GameEvent): number[] {
  return ["artifact", "artifacts"].flatMap((name) => texts(event, name)).map(Number);
}

function put(player: RoamPlayer, spaces: string[]): RoamPlayer {
  const again = spaces.filter((space) => player.tokens.includes(space));
  const fresh = spaces.filter((space) => !player.tokens.includes(space));
  return {
    ...player,
    tokens: [...player.tokens, ...fresh],
    stacked: [...player.stacked, ...again],
    supply: player.supply - spaces.length,
  };
}

function lift(player: RoamPlayer, space: string): RoamPlayer {
  const twice = player.stacked.includes(space);
  return {
    ...player,
    tokens: twice ? player.tokens : player.tokens.filter((other) => other !== space),
    stacked: player.stacked.filter((other) => other !== space),
    supply: player.supply + 1,
  };
}

function cleared(player: RoamPlayer, place: number): RoamPlayer {
  const elsewhere = (space: string): boolean => placeOf(space) !== place;
  const tokens = player.tokens.filter(elsewhere);
  const stacked = player.stacked.filter(elsewhere);
  const back = player.tokens.length + player.stacked.length - tokens.length - stacked.length;
  return { ...player, tokens, stacked, supply: player.supply + back };
}

/** A view with one event done to it, as far as that can be reckoned. */
export function after(view: RoamView, event: GameEvent): RoamView {
  const players = [...view.players];
  const change = (seat: number, how: (player: RoamPlayer) => RoamPlayer): void => {
    const player = players[seat];
    if (player) players[seat] = how(player);
  };
  const seatOf = (name: string): number => players.findIndex((player) => player.seat === String(event[name]));
  const gain = (coins: number): void => change(event.seat, (player) => ({ ...player, coins: player.coins + coins }));
  const card = String(event["card"] ?? "");
  const at = String(event["at"] ?? "");
  const coins = Number(event["coins"] ?? 0);
  const price = Number(event["price"] ?? 0);
  const artifact = Number(event["artifact"] ?? 0);
  const changed = { ...view, players };
  switch (event.kind) {
    case "turn":
      changed.active = event.seat;
      break;
    case "use":
    case "use-nowhere":
    case "flip-down":
      change(event.seat, (player) => ({
        ...player,
        up: player.up.filter((other) => other !== card),
        down: [...player.down.filter((other) => other !== card), card],
      }));
      break;
    case "flip-up":
      change(event.seat, (player) => ({
        ...player,
        up: [...player.up, card],
        down: player.down.filter((other) => other !== card),
      }));
      break;
    case "rest":
    case "early-rest":
      change(event.seat, (player) => ({
        ...player,
        up: [...player.up, ...player.down],
        down: [],
        artifacts_up: [...player.artifacts_up, ...player.artifacts_down],
        artifacts_down: [],
      }));
      gain(-price);
      break;
    case "place":
      change(event.seat, (player) => put(player, texts(event, "spaces")));
      gain(coins);
      break;
    case "replace":
      change(seatOf("rival"), (player) => lift(player, at));
      change(event.seat, (player) => put(player, [at]));
      gain(coins);
      break;
    case "move":
      change(seatOf("owner"), (player) => put(lift(player, String(event["from"])), [String(event["to"])]));
      break;
    case "blank-paid":
      gain(-price);
      break;
    case "coin":
    case "consolation":
      gain(1);
      break;
    case "bid":
      changed.auction = { ...view.auction, bid: coins, bidder: event.seat };
      break;
    case "win": {
      const place = view.lands.indexOf(Number(card));
      players.forEach((_, seat) => change(seat, (player) => cleared(player, place)));
      change(event.seat, (player) => ({ ...player, up: [...player.up, card] }));
      gain(-price);
      changed.lands = view.lands.map((land, other) => (other === place ? 0 : land));
      break;
    }
    case "lay":
      changed.lands = view.lands.map((land, place) => (place === Number(event["place"]) - 1 ? Number(card) : land));
      changed.top = 0;
      break;
    case "next-land":
      changed.top = Number(card);
      break;
    case "outpost":
      changed.outpost = event.seat;
      break;
    case "buy":
      changed.row = view.row.filter((other) => other !== artifact);
      change(event.seat, (player) => ({ ...player, artifacts_up: [...player.artifacts_up, artifact] }));
      gain(-price);
      break;
    case "artifact-laid":
      changed.row = [...view.row, artifact];
      break;
  }
  return changed;
}
