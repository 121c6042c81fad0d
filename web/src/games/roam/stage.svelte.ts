/** What is drawn while things move: the table as it was, event by event, until it is as the server says. */

import type { GameEvent, TableMessage } from "../../lib/protocol";
import { moves } from "../../lib/settings.svelte";
import { after, pauseAfter } from "./motion";
import { viewOf, type RoamView } from "./types";

/** Coins on their way to somebody's purse. */
export interface Flight {
  id: number;
  seat: number;
  space: string;
}

const MANY = 10; // events in the queue from which on all goes twice as fast

export class Stage {
  shown: RoamView;
  playing = $state(false);
  flights: Flight[] = $state.raw([]);
  /** Who gets the card of a place that is leaving the map. */
  readonly winners = new Map<number, number>();

  private goal: RoamView;
  private plays: number;
  private seen: GameEvent[][] = [];
  private queue: GameEvent[] = [];
  private run = 0;
  private flown = 0;

  constructor(message: TableMessage, news: GameEvent[][]) {
    const view = viewOf(message);
    this.shown = $state.raw(view);
    this.goal = view;
    this.plays = message.plays ?? 0;
    this.seen = news;
  }

  /** A new position has come, and what led to it. */
  meet(message: TableMessage, news: GameEvent[][]): void {
    const view = viewOf(message);
    if (view === this.goal) return;
    const forward = (message.plays ?? 0) >= this.plays;
    const fresh = news !== this.seen && news.length > 0;
    this.goal = view;
    this.plays = message.plays ?? 0;
    this.seen = news;
    if (!forward || !fresh || !moves() || document.hidden) {
      this.finish();
      return;
    }
    this.queue.push(...news.flat());
    if (!this.playing) void this.play(++this.run);
  }

  /** Show at once how things stand. */
  finish(): void {
    this.run++;
    this.queue = [];
    this.flights = [];
    this.winners.clear();
    this.playing = false;
    this.shown = this.goal;
  }

  private async play(run: number): Promise<void> {
    this.playing = true;
    for (let event = this.queue.shift(); event !== undefined; event = this.queue.shift()) {
      this.note(event);
      this.shown = after(this.shown, event);
      const pause = pauseAfter(event) / (this.queue.length > MANY ? 2 : 1);
      if (pause > 0) await new Promise((done) => setTimeout(done, pause));
      if (run !== this.run) return;
    }
    this.finish();
  }

  private note(event: GameEvent): void {
    if (event.kind === "win") {
      this.winners.set(this.shown.lands.indexOf(Number(event["card"])), event.seat);
    }
    const coins = Number(event["coins"] ?? 0);
    if (coins > 0 && (event.kind === "place" || event.kind === "replace")) {
      const spaces = Array.isArray(event["spaces"]) ? event["spaces"].map(String) : [String(event["at"])];
      const fresh = Array.from({ length: coins }, (_, at) => ({
        id: ++this.flown,
        seat: event.seat,
        space: spaces[at % spaces.length] ?? "",
      }));
      this.flights = [...this.flights, ...fresh];
    }
  }
}
