/** The table just after an event, as far as it can be seen: for motion only. The next view of the server is the truth. */

import type { GameEvent } from "../../lib/wire";
import { SEATS } from "./looks";
import type { Scene } from "./types";
import type { ArcsPlayer, Building, Ships } from "./wire";

const QUICK = 180;
const SLOW = 380;

/** How long an event is looked at before the next begins, in milliseconds. */
const PAUSES: Record<string, number> = {
  lead: SLOW,
  surpass: SLOW,
  copy: SLOW,
  pivot: SLOW,
  seize: SLOW,
  initiative: QUICK,
  declare: SLOW,
  move: 430,
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
  steal: SLOW,
  take: SLOW,
  capture: QUICK,
  outrage: SLOW,
  battle: QUICK,
  score: SLOW,
};

export function pauseAfter(event: GameEvent): number {
  return PAUSES[event.kind] ?? 0;
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

/** A scene with one event done to it. */
export function after(scene: Scene, event: GameEvent): Scene {
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
    case "destroy":
      if (piece === "ship") return add(scene, at, owner, 0, -1);
      return buildings(scene, at, (found) => hit(found, owner, piece, true));
    case "influence": {
      const agents = changed(view.influence[court] ?? [], event.seat, (count) => count + 1);
      return { ...scene, view: { ...view, influence: { ...view.influence, [court]: agents } } };
    }
    case "secure":
    case "ransack":
      return { ...scene, view: { ...view, row: view.row.map((other) => (other === court ? "" : other)) } };
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
    case "initiative":
      return { ...scene, view: { ...view, initiative: event.seat } };
    case "round": {
      const none = view.players.map(() => "");
      return { ...scene, view: { ...view, played: none, mode: none, hidden_sizes: view.players.map(() => 0), lead: "", zero: false, round: Number(event["round"]) } };
    }
    case "score":
      return player(scene, event.seat, (one) => ({ ...one, power: one.power + Number(event["power"]) }));
    default:
      return scene;
  }
}
