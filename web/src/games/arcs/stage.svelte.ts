/** What moves on the table of Arcs: events one after another, ships on their way, dice. */

import type { GameEvent, TableMessage } from "../../lib/wire";
import { Motion } from "../shared/motion.svelte";
import { after, pauseAfter } from "./motion";
import { sceneOf, type Scene } from "./types";
import type { DieName } from "./wire";

/** Ships on their way. */
export interface Flight {
  seat: number;
  from: string;
  to: string;
  count: number;
  time: number; // it takes, in milliseconds
}

/** Dice on the table: of the last battle, until something else is played. */
export interface Roll {
  seat: number;
  owner: string;
  at: string;
  dice: { die: DieName; face: string; again?: boolean }[]; // again: chosen to be rolled once more
}

const ROLLING = 1100;
const OVER_ROLL = new Set(["lead", "surpass", "copy", "pivot", "pass", "round", "end", "move", "build", "tax", "influence", "repair"]);

/** Dice after one of them was chosen to be rolled again. */
function taken(dice: Roll["dice"], action: string): Roll["dice"] {
  const at = dice.findIndex((one) => !one.again && action === `again ${one.die} ${one.face}`);
  return dice.map((one, place) => (place === at ? { ...one, again: true } : one));
}

/** The dice after an event. */
function lying(roll: Roll | null, event: GameEvent): Roll | null {
  if (event.kind === "battle") return { seat: event.seat, owner: String(event["owner"]), at: String(event["at"]), dice: [] };
  if (event.kind === "roll" && roll && Array.isArray(event["faces"])) {
    const die = String(event["die"]) as DieName;
    const dice = [...roll.dice];
    // Dice that are rolled again lie there no more as they were.
    for (const face of Array.isArray(event["again"]) ? event["again"] : []) {
      const same = dice.filter((one) => one.die === die && one.face === face);
      const gone = same.find((one) => one.again) ?? same[0];
      if (gone) dice.splice(dice.indexOf(gone), 1);
    }
    return { ...roll, dice: [...dice, ...event["faces"].map((face) => ({ die, face: String(face) }))] };
  }
  if (event.kind === "choose" && roll) return { ...roll, dice: taken(roll.dice, String(event["action"])) };
  return OVER_ROLL.has(event.kind) ? null : roll;
}

/** The dice that lie there after a story, for whoever was not there when they were rolled. */
function lyingAfter(story: GameEvent[][]): Roll | null {
  const begun = story.findLastIndex((play) => play.some(({ kind }) => kind === "battle"));
  return begun < 0 ? null : story.slice(begun).flat().reduce(lying, null);
}

export class Stage extends Motion<Scene> {
  flight: Flight | null = $state.raw(null);
  shaken = $state("");
  roll: Roll | null = $state.raw(null);
  tumbling = $state(false);

  private arrived: Scene | null = null; // how it will be when the ships on their way are there

  /** The story reaches to what is shown at rest. */
  constructor(
    message: TableMessage,
    news: GameEvent[][],
    private readonly story: () => GameEvent[][],
  ) {
    super(sceneOf, message, news);
    this.roll = lyingAfter(story());
  }

  protected show(event: GameEvent): number {
    this.shaken = event.kind === "damage" || event.kind === "destroy" ? String(event["at"]) : "";
    this.tumbling = event.kind === "roll" && this.queue[0]?.kind !== "roll";
    const time = this.hurried(this.tumbling ? ROLLING : pauseAfter(event));
    if (event.kind === "move") this.depart(event, time);
    else this.shown = after(this.shown, event);
    return time;
  }

  /** Ships leave; they arrive when the move was looked at. */
  private depart(event: GameEvent, time: number): void {
    const [fresh, damaged] = [Number(event["fresh"]), Number(event["damaged"])];
    const [from, to] = [String(event["from"]), String(event["to"])];
    const scene = after(this.shown, event);
    const gone = this.shown.view.map[to];
    const map = { ...scene.view.map };
    if (gone) map[to] = gone;
    else delete map[to];
    this.shown = { ...scene, view: { ...scene.view, map } };
    this.flight = { seat: event.seat, from, to, count: fresh + damaged, time };
    this.arrived = scene;
  }

  protected showed(): void {
    if (this.arrived !== null) this.shown = this.arrived;
    this.arrived = this.flight = null;
  }

  protected rest(): void {
    this.arrived = this.flight = null;
    this.shaken = "";
    this.tumbling = false;
    this.roll = lyingAfter(this.story());
  }

  /** Remember what was rolled, so that hits can be put on pieces with the dice in sight. */
  protected note(event: GameEvent): void {
    this.roll = lying(this.roll, event);
  }
}
