/** What is drawn while things move: the table as it was, event by event, until it is as the server says. */

import type { GameEvent, TableMessage } from "../../lib/protocol";
import { moves } from "../../lib/settings.svelte";
import { after, pauseAfter } from "./motion";
import { sceneOf, type DieName, type Scene } from "./types";

/** Ships on their way. */
export interface Flight {
  id: number;
  seat: number;
  from: string;
  to: string;
  count: number;
}

/** Dice on the table: of the last battle, until something else is played. */
export interface Roll {
  number: number;
  seat: number;
  owner: string;
  at: string;
  dice: { die: DieName; face: string }[];
}

const MANY = 12; // events in the queue from which on all goes faster
const ROLLING = 1100;
const OVER_ROLL = new Set(["lead", "surpass", "copy", "pivot", "pass", "round", "end", "move", "build", "tax", "influence", "repair"]);

export class Stage {
  shown: Scene;
  playing = $state(false);
  flights: Flight[] = $state.raw([]);
  shaken = $state("");
  roll: Roll | null = $state.raw(null);
  tumbling = $state(false);

  private goal: Scene;
  private view: unknown;
  private plays: number;
  private seen: GameEvent[][];
  private queue: GameEvent[] = [];
  private run = 0;
  private numbers = 0;

  constructor(message: TableMessage, news: GameEvent[][]) {
    const scene = sceneOf(message);
    this.shown = $state.raw(scene);
    this.goal = scene;
    this.view = message.view;
    this.plays = message.plays ?? 0;
    this.seen = news;
    for (const event of news.flat()) this.note(event);
  }

  /** A new position has come, and what led to it. */
  meet(message: TableMessage, news: GameEvent[][]): void {
    if (message.view === this.view) return;
    const forward = (message.plays ?? 0) >= this.plays;
    const fresh = news !== this.seen && news.length > 0;
    this.goal = sceneOf(message);
    this.view = message.view;
    this.plays = message.plays ?? 0;
    this.seen = news;
    if (!forward) this.roll = null;
    if (!forward || !fresh || !moves() || document.hidden) {
      if (forward && fresh) for (const event of news.flat()) this.note(event);
      this.finish();
      return;
    }
    this.queue.push(...news.flat());
    if (!this.playing) void this.play(++this.run);
  }

  /** Show at once how things stand. */
  finish(): void {
    for (const event of this.queue) this.note(event);
    this.run++;
    this.queue = [];
    this.flights = [];
    this.shaken = "";
    this.tumbling = false;
    this.playing = false;
    this.shown = this.goal;
  }

  landed(flight: Flight): void {
    this.flights = this.flights.filter((other) => other !== flight);
  }

  private async play(run: number): Promise<void> {
    this.playing = true;
    for (let event = this.queue.shift(); event !== undefined; event = this.queue.shift()) {
      this.note(event);
      this.shaken = event.kind === "damage" || event.kind === "destroy" ? String(event["at"]) : "";
      if (event.kind === "move") await this.fly(event);
      else this.shown = after(this.shown, event);
      if (run !== this.run) return;
      const rolled = event.kind === "roll" && this.queue[0]?.kind !== "roll";
      this.tumbling = rolled;
      const pause = rolled ? ROLLING : event.kind === "move" ? 0 : pauseAfter(event) / (this.queue.length > MANY ? 2.5 : 1);
      if (pause > 0) await new Promise((done) => setTimeout(done, pause));
      if (run !== this.run) return;
    }
    this.shaken = "";
    this.tumbling = false;
    this.playing = false;
    this.shown = this.goal;
  }

  /** Ships leave, fly and arrive. */
  private async fly(event: GameEvent): Promise<void> {
    const [fresh, damaged] = [Number(event["fresh"]), Number(event["damaged"])];
    const [from, to] = [String(event["from"]), String(event["to"])];
    const flight = { id: ++this.numbers, seat: event.seat, from, to, count: fresh + damaged };
    const arrived = after(this.shown, event);
    const gone = this.shown.view.map[to];
    const map = { ...arrived.view.map };
    if (gone) map[to] = gone;
    else delete map[to];
    this.shown = { ...arrived, view: { ...arrived.view, map } };
    this.flights = [...this.flights, flight];
    await new Promise((done) => setTimeout(done, pauseAfter(event) / (this.queue.length > MANY ? 2.5 : 1)));
    if (!this.playing) return;
    this.shown = arrived;
    this.landed(flight);
  }

  /** Remember what was rolled, so that hits can be put on pieces with the dice in sight. */
  private note(event: GameEvent): void {
    if (event.kind === "battle") {
      this.roll = { number: ++this.numbers, seat: event.seat, owner: String(event["owner"]), at: String(event["at"]), dice: [] };
    } else if (event.kind === "roll" && this.roll && Array.isArray(event["faces"])) {
      const fresh = event["faces"].map((face) => ({ die: String(event["die"]) as DieName, face: String(face) }));
      const again = this.roll.dice.some(({ die }) => die === event["die"]);
      // Skirmish dice that are rolled again replace the first ones as far as they go.
      const others = again ? this.roll.dice.filter(({ die }) => die !== event["die"]) : this.roll.dice;
      const kept = again ? this.roll.dice.filter(({ die }) => die === event["die"]).slice(fresh.length) : [];
      this.roll = { ...this.roll, number: ++this.numbers, dice: [...others, ...kept, ...fresh] };
    } else if (OVER_ROLL.has(event.kind)) {
      this.roll = null;
    }
  }
}
