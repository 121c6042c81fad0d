/** What is drawn while things move: the table as it was, event by event, until it is as the server says. */

import type { GameEvent, TableMessage } from "../../lib/wire";
import { moves } from "../../lib/settings.svelte";

const MANY = 12; // events in the queue from which on all goes faster

export abstract class Motion<Scene> {
  shown: Scene;
  playing = $state(false);

  protected queue: GameEvent[] = [];
  private goal: Scene;
  private view: unknown;
  private plays: number;
  private seen: GameEvent[][];
  private run = 0;

  constructor(
    private readonly sceneOf: (message: TableMessage) => Scene,
    message: TableMessage,
    news: GameEvent[][],
  ) {
    this.goal = sceneOf(message);
    this.shown = $state.raw(this.goal);
    this.view = message.view;
    this.plays = message.plays ?? 0;
    this.seen = news;
  }

  /** What an event leaves besides the scene, also if nobody saw it. */
  protected abstract note(event: GameEvent): void;
  /** Show an event; how long it is looked at, in milliseconds. */
  protected abstract show(event: GameEvent): number;
  /** It was looked at. */
  protected showed(_: GameEvent): void {}
  /** Nothing moves any more. */
  protected abstract rest(): void;

  /** A new position has come, and what led to it. */
  meet(message: TableMessage, news: GameEvent[][]): void {
    if (message.view === this.view) return;
    const back = (message.plays ?? 0) < this.plays;
    const fresh = news === this.seen ? [] : news.flat();
    this.goal = this.sceneOf(message);
    this.view = message.view;
    this.plays = message.plays ?? 0;
    this.seen = news;
    if (back) {
      this.queue = [];
    } else {
      this.queue.push(...fresh);
    }
    if (back || !moves() || document.hidden) this.finish();
    else if (!this.playing) void this.play(++this.run);
  }

  /** Show at once how things stand. */
  finish(): void {
    for (const event of this.queue) this.note(event);
    this.run++;
    this.queue = [];
    this.playing = false;
    this.rest();
    this.shown = this.goal;
  }

  /** A time, less where much is waiting. */
  protected hurried(time: number): number {
    return this.queue.length > MANY ? time / 2.5 : time;
  }

  private async play(run: number): Promise<void> {
    this.playing = true;
    for (let event = this.queue.shift(); event !== undefined; event = this.queue.shift()) {
      this.note(event);
      const pause = this.show(event);
      if (pause > 0) await new Promise((done) => setTimeout(done, pause));
      if (run !== this.run) return;
      this.showed(event);
    }
    this.finish();
  }
}
