/** The table just after an event, as far as it can be seen: for motion only. The next view of the server is the truth. */

import type { GameEvent } from "../../lib/wire";
import { placeOf } from "./places";
import type { RoamPlayer, RoamView } from "./wire";

const QUICK = 200;
const SLOW = 340;

/** How long an event is looked at before the next begins, in milliseconds. */
const PAUSES: Record<string, number> = {
  turn: 120,
  use: QUICK,
  place: SLOW,
  replace: SLOW,
  move: SLOW,
  complete: QUICK,
  auction: SLOW,
  bid: QUICK,
  pass: QUICK,
  win: SLOW,
  consolation: QUICK,
  lay: SLOW,
  buy: SLOW,
  rest: SLOW,
  "early-rest": SLOW,
  "flip-up": QUICK,
  "flip-down": QUICK,
  outpost: SLOW,
  coin: QUICK,
};

export function pauseAfter(event: GameEvent): number {
  return PAUSES[event.kind] ?? 0;
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

/** A view with one event done to it. */
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
