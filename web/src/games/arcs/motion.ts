/** The table within a play, event by event, and how long each is looked at. */

import type { GameEvent, TableMessage } from "../../lib/wire";
import type { Sound } from "../../lib/sound";
import { settled } from "../shared/steps";
import { SEATS } from "./looks";
import { sceneOf, type Scene } from "./types";
import type { ArcsPlayer, Building, Ships, Trophies } from "./wire";

const QUICK = 180;
const SLOW = 380;
const MOVING = 430;
const ROLLING = 1100;
const GRAND = 850; // what has its own stage
const ROUND = 700; // the cards of a round are seen once more before they go

/** How long an event is looked at before the next begins, in milliseconds. */
const HOLDS: Record<string, number> = {
  lead: SLOW,
  surpass: SLOW,
  copy: SLOW,
  pivot: SLOW,
  pass: SLOW,
  seize: GRAND,
  initiative: QUICK,
  declare: GRAND,
  move: MOVING,
  guide: SLOW,
  build: SLOW,
  "build-damaged": SLOW,
  place: QUICK,
  repair: QUICK,
  damage: SLOW,
  destroy: 450,
  influence: SLOW,
  secure: SLOW,
  ransack: SLOW,
  refill: QUICK,
  tax: QUICK,
  "tax-rival": QUICK,
  gain: QUICK,
  spend: QUICK,
  "spend-as": QUICK,
  use: SLOW,
  "use-lore": SLOW,
  steal: SLOW,
  take: SLOW,
  capture: QUICK,
  outrage: GRAND,
  battle: GRAND,
  "round-end": ROUND,
  "chapter-end": GRAND,
  score: 1100,
  deal: GRAND,
  over: SLOW,
};

/** How long an event is looked at; dice of several kinds are rolled together. */
export function holdOf(event: GameEvent, rest: GameEvent[]): number {
  if (event.kind === "roll") return rest[0]?.kind === "roll" ? 0 : ROLLING;
  return HOLDS[event.kind] ?? 0;
}

const SOUNDS: Record<string, Sound> = {
  lead: "card",
  surpass: "card",
  copy: "card",
  pivot: "card",
  deal: "card",
  secure: "card",
  refill: "card",
  take: "card",
  move: "piece",
  build: "piece",
  "build-damaged": "piece",
  place: "piece",
  influence: "piece",
  repair: "piece",
  gain: "coin",
  steal: "coin",
  spend: "coin",
  roll: "dice",
  damage: "hit",
  destroy: "hit",
  outrage: "hit",
  declare: "honour",
  seize: "honour",
  score: "honour",
};

export const soundOf = (event: GameEvent): Sound | null => SOUNDS[event.kind] ?? null;

// What events change: parts of the view, and with `shown.` of what can be read off it.
const GOODS = ["players.slots", "supply", "shown.ambitions"];
const HELD = ["players.trophies", "players.captives", "players.agents", "players.ships", "shown.players.trophies", "shown.players.captives", "shown.ambitions"];
const MAP = ["map", "players.ships", "players.cities", "players.starports", "supply", "shown.buildings", "shown.control", "shown.types", "shown.players.controls", "shown.players.open_slots", "shown.players.bonus", "shown.ambitions"];
const COURT = ["row", "influence", "court_deck", "court_discard", "buried", "players.guilds", "players.agents", "shown.ambitions"];
const CARDS = ["played", "mode", "lead", "zero", "hand", "hand_sizes", "hidden_sizes", "discard_sizes", "open_discard", "unions", "shown.lead_number", "shown.gone", "shown.known_hands"];
const FIRST = ["initiative", "passes", "seized", "shown.order"];
const MARKERS = ["markers", "flipped", "declared", "shown.ambitions", "shown.free_markers"];
const OUTRAGE = ["players.outraged", "players.slots", "supply", "players.guilds", "court_discard", "shown.ambitions"];
const ROUNDS = [...CARDS, ...FIRST, "declared", "round", "shown.round"];
const CHAPTER = [...ROUNDS, ...MARKERS, ...MAP, ...HELD, "chapter", "shown.starts"];
const BATTLE = [...MAP, ...HELD];

const TOUCHED: Record<string, readonly string[]> = {
  lead: CARDS,
  surpass: CARDS,
  pivot: CARDS,
  copy: CARDS,
  seize: [...FIRST, ...CARDS],
  initiative: FIRST,
  pass: FIRST,
  "round-end": ["initiative"],
  round: ROUNDS,
  declare: MARKERS,
  zero: ["zero", "shown.lead_number"],
  score: ["players.power"],
  deal: CHAPTER,
  over: [...CHAPTER, "over"],
  move: MAP,
  guide: MAP,
  build: MAP,
  "build-damaged": MAP,
  place: MAP,
  repair: MAP,
  damage: MAP,
  destroy: BATTLE,
  ruin: BATTLE,
  replace: BATTLE,
  free: BATTLE,
  "free-rival": BATTLE,
  influence: COURT,
  secure: COURT,
  ransack: COURT,
  refill: COURT,
  bury: COURT,
  shuffle: COURT,
  take: COURT,
  grant: COURT,
  use: COURT,
  "discard-card": COURT,
  capture: HELD,
  abduct: [...COURT, ...HELD],
  trophies: HELD,
  execute: HELD,
  pressgang: HELD,
  release: HELD,
  ransom: HELD,
  gain: GOODS,
  spend: GOODS,
  "spend-as": GOODS,
  discard: GOODS,
  arrange: GOODS,
  steal: GOODS,
  "swap-resources": GOODS,
  outrage: OUTRAGE,
  "discard-all": OUTRAGE,
  "clear-outrage": OUTRAGE,
  attach: [...COURT, "unions"],
  "draw-union": [...COURT, ...CARDS],
  shape: [...MAP, ...GOODS, "leaders"],
  start: [...MAP, ...GOODS],
  "draft-leader": ["leaders"],
  "draft-lore": ["leaders"],
  "use-lore": ["leaders"],
};

const touchedBy = (event: GameEvent): readonly string[] => TOUCHED[event.kind] ?? [];

/** A position with one more event of a play done to it. */
export function step(message: TableMessage, event: GameEvent, rest: GameEvent[], goal: TableMessage): TableMessage {
  const scene = after(sceneOf(message), event, sceneOf(goal));
  return settled({ ...message, ...scene } as unknown as TableMessage, event, rest, goal, touchedBy);
}

function texts(event: GameEvent, name: string): string[] {
  const value = event[name];
  if (Array.isArray(value)) return value.map(String);
  return typeof value === "string" ? [value] : [];
}

/** The systems an event is about. */
export function systemsIn(event: GameEvent): string[] {
  return ["at", "from", "to", "systems"].flatMap((name) => texts(event, name));
}

/** The cards, court cards and ambitions an event is about. */
export function thingsIn(event: GameEvent): string[] {
  return ["court", "row", "card", "cards", "ambition"].flatMap((name) => texts(event, name));
}

const seatOf = (event: GameEvent, name: string): number => (SEATS as readonly string[]).indexOf(String(event[name]));

function changed<T>(items: T[], at: number, how: (item: T) => T): T[] {
  return items.map((item, place) => (place === at ? how(item) : item));
}

function ships(scene: Scene, system: string, how: (ships: Ships) => Ships): Scene {
  const none = scene.view.players.map(() => 0);
  const here = scene.view.map[system] ?? { fresh: none, damaged: none, buildings: [] };
  return { ...scene, view: { ...scene.view, map: { ...scene.view.map, [system]: how(here) } } };
}

function add(scene: Scene, system: string, seat: number, fresh: number, damaged: number): Scene {
  return ships(scene, system, (here) => ({
    ...here,
    fresh: changed(here.fresh, seat, (count) => count + fresh),
    damaged: changed(here.damaged, seat, (count) => count + damaged),
  }));
}

/** A scene without ships that have not arrived yet. */
export function departed(scene: Scene, { seat, to, fresh, damaged }: { seat: number; to: string; fresh: number; damaged: number }): Scene {
  return add(scene, to, seat, -fresh, -damaged);
}

function buildings(scene: Scene, system: string, how: (found: Building[]) => Building[]): Scene {
  const all = scene.shown.buildings;
  return { ...scene, shown: { ...scene.shown, buildings: { ...all, [system]: how(all[system] ?? []) } } };
}

function player(scene: Scene, seat: number, how: (player: ArcsPlayer) => ArcsPlayer): Scene {
  return { ...scene, view: { ...scene.view, players: changed(scene.view.players, seat, how) } };
}

function token(scene: Scene, seat: number, from: string, to: string): Scene {
  return player(scene, seat, (one) => {
    const slot = one.slots.indexOf(from);
    return slot < 0 ? one : { ...one, slots: changed(one.slots, slot, () => to) };
  });
}

/** Turn one building over, or take it away. */
function hit(found: Building[], seat: number, piece: string, destroyed: boolean): Building[] {
  const at = found.findIndex((one) => one.seat === seat && one.piece === piece && one.damaged === destroyed);
  if (at < 0) return found;
  return destroyed ? found.filter((_, place) => place !== at) : changed(found, at, (one) => ({ ...one, damaged: true }));
}

/** A piece among the trophies of a player. */
function trophy(scene: Scene, seat: number, owner: number, piece: Trophies["piece"]): Scene {
  const held = (one: Trophies): boolean => one.seat === owner && one.piece === piece;
  const players = changed(scene.shown.players, seat, (one) => ({
    ...one,
    trophies: one.trophies.some(held)
      ? one.trophies.map((other) => (held(other) ? { ...other, count: other.count + 1 } : other))
      : [...one.trophies, { seat: owner, piece, count: 1 }],
  }));
  return { ...scene, shown: { ...scene.shown, players } };
}

/** A card of the court is gained, if it is one that is kept. */
function won(scene: Scene, seat: number, court: string, goal: Scene): Scene {
  if (!goal.view.players[seat]?.guilds.includes(court)) return scene;
  return player(scene, seat, (one) => (one.guilds.includes(court) ? one : { ...one, guilds: [...one.guilds, court] }));
}

/** A scene with one event done to it, as far as that can be reckoned. */
export function after(scene: Scene, event: GameEvent, goal: Scene): Scene {
  const { view } = scene;
  const at = String(event["at"] ?? "");
  const piece = String(event["piece"] ?? "");
  const court = String(event["court"] ?? "");
  const card = String(event["card"] ?? "");
  const resource = String(event["resource"] ?? "");
  const owner = seatOf(event, "owner");
  switch (event.kind) {
    case "move": {
      const [fresh, damaged] = [Number(event["fresh"]), Number(event["damaged"])];
      return add(add(scene, String(event["from"]), event.seat, -fresh, -damaged), String(event["to"]), event.seat, fresh, damaged);
    }
    case "build":
    case "build-damaged": {
      const damaged = event.kind === "build-damaged";
      if (piece === "ship") return add(scene, at, event.seat, damaged ? 0 : 1, damaged ? 1 : 0);
      return buildings(scene, at, (found) => [...found, { seat: event.seat, piece: piece as Building["piece"], damaged, outside: false }]);
    }
    case "place":
      return add(scene, at, event.seat, Number(event["ships"]), 0);
    case "repair":
      if (piece === "ship") return add(scene, at, event.seat, 1, -1);
      return buildings(scene, at, (found) => {
        const which = found.findIndex((one) => one.seat === event.seat && one.piece === piece && one.damaged);
        return changed(found, which, (one) => ({ ...one, damaged: false }));
      });
    case "damage":
      if (piece === "ship") return add(scene, at, owner, -1, 1);
      return buildings(scene, at, (found) => hit(found, owner, piece, false));
    case "destroy": {
      const held = trophy(scene, event.seat, owner, piece as Trophies["piece"]);
      if (piece === "ship") return add(held, at, owner, 0, -1);
      return buildings(held, at, (found) => hit(found, owner, piece, true));
    }
    case "influence": {
      const agents = changed(view.influence[court] ?? [], event.seat, (count) => count + 1);
      return { ...scene, view: { ...view, influence: { ...view.influence, [court]: agents } } };
    }
    case "secure":
    case "ransack": {
      const { [court]: _, ...influence } = view.influence;
      const row = view.row.map((other) => (other === court ? "" : other));
      return won({ ...scene, view: { ...view, row, influence } }, event.seat, court, goal);
    }
    case "refill": {
      const place = view.row.indexOf(""); // the others stay where they are
      if (view.row.includes(court) || place < 0) return scene;
      const influence = { ...view.influence, [court]: view.players.map(() => 0) };
      return { ...scene, view: { ...view, row: changed(view.row, place, () => court), influence } };
    }
    case "gain":
      return token(scene, event.seat, "", resource);
    case "spend":
    case "spend-as":
    case "discard":
      return token(scene, event.seat, resource, "");
    case "discard-all":
      return player(scene, event.seat, (one) => ({ ...one, slots: one.slots.map((slot) => (slot === resource ? "" : slot)) }));
    case "outrage":
      return player(scene, event.seat, (one) => ({ ...one, outraged: [...new Set([...one.outraged, resource])] }));
    case "steal":
      return token(token(scene, owner, resource, ""), event.seat, "", resource);
    case "lead":
    case "surpass":
    case "pivot":
    case "copy": {
      const next = { ...view, mode: changed(view.mode, event.seat, () => event.kind) };
      next.hand_sizes = changed(view.hand_sizes, event.seat, (count) => count - 1);
      next.hand = view.hand.filter((other) => other !== card);
      if (card) next.played = changed(view.played, event.seat, () => card);
      else next.hidden_sizes = changed(view.hidden_sizes, event.seat, (count) => count + 1);
      if (event.kind === "lead") next.lead = card;
      return { ...scene, view: next };
    }
    case "zero":
      return { ...scene, view: { ...view, zero: true } };
    case "seize":
    case "round-end":
    case "initiative":
      return { ...scene, view: { ...view, initiative: event.seat } };
    case "score":
      return player(scene, event.seat, (one) => ({ ...one, power: one.power + Number(event["power"]) }));
    default:
      return scene;
  }
}
