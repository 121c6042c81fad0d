/** What moves on the table of Arcs while an event is shown: ships on their way, dice. */

import type { Showing } from "../../lib/playhead.svelte";
import type { GameEvent } from "../../lib/wire";
import { departed } from "./motion";
import { battleOf } from "./stages/moments";
import type { Scene } from "./types";
import type { DieName } from "./wire";

/** Ships on their way. */
export interface Flight {
  seat: number;
  from: string;
  to: string;
  fresh: number;
  damaged: number;
  time: number; // it takes, in milliseconds
}

/** Dice on the table: of the last battle, until something else is played. */
export interface Roll {
  seat: number;
  owner: string;
  at: string;
  dice: { die: DieName; face: string; again?: boolean }[]; // again: chosen to be rolled once more
}

const LONGEST = 900; // that something is on its way, however calm the pace
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

interface Now {
  showing: Showing | null;
  playing: boolean;
  story: GameEvent[][]; // up to what is shown
}

export class Stage {
  constructor(private readonly now: () => Now) {}

  get playing(): boolean {
    return this.now().playing;
  }

  private readonly event = $derived.by(() => this.now().showing?.event ?? null);

  /** Ships on their way; they are on the table already. */
  flight: Flight | null = $derived.by(() => {
    const { showing } = this.now();
    if (showing?.event.kind !== "move") return null;
    const { event, time } = showing;
    const [fresh, damaged] = [Number(event["fresh"]), Number(event["damaged"])];
    const least = time === 0 ? LONGEST : Math.min(LONGEST, time);
    return { seat: event.seat, from: String(event["from"]), to: String(event["to"]), fresh, damaged, time: least };
  });

  shaken = $derived.by(() => (this.event?.kind === "damage" || this.event?.kind === "destroy" ? String(this.event["at"]) : ""));

  tumbling = $derived.by(() => this.event?.kind === "roll");

  /** A battle is shown over the map, with its dice. */
  fighting = $derived.by(() => this.event !== null && battleOf(this.now().story, this.event) !== null);

  /** Dice that lie there. */
  roll: Roll | null = $derived.by(() => lyingAfter(this.now().story));

  /** The table without the ships that are on their way. */
  without(scene: Scene): Scene {
    return this.flight === null ? scene : departed(scene, this.flight);
  }
}
