/** The one time of everything that is drawn at a table.

What happened waits here in its order, and is shown event by event: the board, the log, the prompt, the scores, sounds
and what a screen reader says are all derived from the moment the playhead stands at. It draws only what was so: after a
play the position the server told, and within a play what its events have done so far. */

import { moves, settings } from "./settings.svelte";
import type { Sound } from "./sound";
import type { GameEvent, TableMessage } from "./wire";

/** An event that is being shown. */
export interface Showing {
  number: number; // another one for each
  event: GameEvent;
  rest: GameEvent[]; // of its play, after it
  time: number; // it is shown, in milliseconds; 0 until somebody goes on
}

/** How a game shows what happens. */
export interface Score {
  /** The position with one more event of a play done to it; `goal` is how it stands after the play. */
  after: (message: TableMessage, event: GameEvent, rest: GameEvent[], goal: TableMessage) => TableMessage;
  /** How long an event is looked at when all goes briskly, in milliseconds; 0 for one that is not shown alone. */
  hold: (event: GameEvent, rest: GameEvent[]) => number;
  /** What it sounds like. */
  sound: (event: GameEvent) => Sound | null;
}

interface Play {
  number: number;
  events: GameEvent[];
  message: TableMessage; // how it stands after it
  own: boolean; // decided here: nobody has to be shown it slowly
}

const MANY = 16; // events in the queue from which on all goes faster
const HURRY = 2.5;
const CALM = 2.3;
const LEAST_CALM = 750;
const MOST_UNHEARD = 60;

/** What is the table's, and not of a moment of its game. */
const LIVE = ["v", "you", "seq", "now", "players", "owner", "invite", "watch", "banished", "rematch", "spec", "onlookers", "wishes"] as const;

export class Playhead {
  /** What is drawn. */
  message: TableMessage | null = $state.raw(null);
  /** The events of each play up to what is drawn; play 0 is the setup. */
  story: GameEvent[][] = $state.raw([]);
  showing: Showing | null = $state.raw(null);
  /** Whether there is more than what is drawn: until then nothing can be done. */
  playing = $state(false);
  /** Whether all of it was decided here. */
  own = $state(false);
  paused = $state(false);
  /** How often it came to rest with something new: then what is `unheard` can be said. */
  rested = $state(0);
  score: Score | null = null;

  private queue: Play[] = [];
  private done = 0; // events of the first play of the queue that were shown
  private known: GameEvent[][] = []; // the whole story
  private now: TableMessage | null = null;
  private last: TableMessage | null = null; // what the play that is shown began with
  private numbers = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private unheard: { play: number; event: GameEvent }[] = [];

  constructor() {
    document.addEventListener("visibilitychange", this.hide);
  }

  close(): void {
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.hide);
  }

  private readonly hide = (): void => {
    if (document.hidden) this.finish();
  };

  /** How the table stands now. `between` are the positions after all but the last of the plays that are new. */
  meet(now: TableMessage, story: GameEvent[][], from: number, between: TableMessage[]): void {
    const fresh = story.slice(from);
    const before = this.queue.at(-1)?.message ?? this.now;
    const positions = [...between, now];
    this.unheard = this.unheard.filter(({ play }) => play < from);
    this.queue = this.queue.filter(({ number }) => number < from);
    const back = from < this.story.length; // something that is drawn was taken back
    this.known = story;
    this.now = now;
    const last = this.queue.at(-1);
    if (last && fresh.length === 0) last.message = now;
    const shown = this.playing && !back;
    if (fresh.length > 0 && before !== null && positions.length === fresh.length && !back) {
      let told = before;
      for (const [at, events] of fresh.entries()) {
        const message = positions[at]!;
        this.queue.push({ number: from + at, events, message, own: isOwn(told, now) });
        told = message;
      }
    } else if (fresh.length > 0 || !shown) {
      this.jump(before === null ? [] : fresh, from);
      return;
    }
    this.own = this.queue.every(({ own }) => own);
    if (isInstant(now)) this.finish();
    else if (shown) this.draw(this.message);
    else this.go();
  }

  /** Show at once how things stand. */
  finish = (): void => {
    if (this.queue.length > 0) this.jump([], 0);
  };

  pause(): void {
    if (!this.playing) return;
    this.paused = !this.paused;
    clearTimeout(this.timer);
    if (!this.paused) this.next();
  }

  /** On to the next event. */
  step(): void {
    if (!this.playing) return;
    clearTimeout(this.timer);
    this.next();
  }

  /** What was shown and is not said yet. */
  hear(): GameEvent[] {
    const heard = this.unheard.map(({ event }) => event);
    this.unheard = [];
    return heard;
  }

  private jump(fresh: GameEvent[][], from: number): void {
    clearTimeout(this.timer);
    for (const [at, { number, events }] of this.queue.entries()) {
      for (const event of events.slice(at === 0 ? this.done : 0)) this.tell(number, event);
    }
    for (const [at, events] of fresh.entries()) for (const event of events) this.tell(from + at, event);
    this.queue = [];
    this.rest();
  }

  /** Where everything is as the server says. */
  private rest(): void {
    this.done = 0;
    this.last = null;
    this.showing = null;
    this.playing = this.paused = false;
    this.story = this.known;
    this.message = this.now;
    if (this.unheard.length > 0) this.rested++;
  }

  private tell(play: number, event: GameEvent): void {
    this.unheard = [...this.unheard.slice(1 - MOST_UNHEARD), { play, event }];
  }

  private go(): void {
    this.done = 0;
    this.last = null;
    this.playing = true;
    this.next();
  }

  /** The next event that is shown alone, with those before it that are not. */
  private next(): void {
    const score = this.score;
    let message = this.message;
    for (let play = this.queue[0]; play && score && message; play = this.queue[0]) {
      this.last ??= message;
      this.own = this.queue.every(({ own }) => own);
      if (this.done === 0) this.story = [...this.story.slice(0, play.number), []];
      while (this.done < play.events.length) {
        const event = play.events[this.done++]!;
        const rest = play.events.slice(this.done);
        message = score.after(message, event, rest, play.message);
        this.story = [...this.story.slice(0, play.number), [...this.story[play.number]!, event]];
        this.tell(play.number, event);
        const hold = score.hold(event, rest);
        if (hold <= 0) continue;
        this.show(event, rest, hold, play);
        this.draw(message);
        return;
      }
      this.queue.shift();
      this.done = 0;
      this.last = null;
      message = play.message;
    }
    if (this.queue.length > 0) this.jump([], 0);
    else this.rest();
  }

  private show(event: GameEvent, rest: GameEvent[], hold: number, play: Play): void {
    const time = this.timeOf(hold, play);
    this.showing = { number: ++this.numbers, event, rest, time };
    if (time > 0 && !this.paused) this.timer = setTimeout(() => this.next(), time);
  }

  /** How long something is shown; 0 until somebody goes on. */
  private timeOf(hold: number, play: Play): number {
    const waiting = this.queue.reduce((sum, { events }) => sum + events.length, -this.done);
    const brisk = waiting > MANY || isUrgent(this.now) ? hold / HURRY : hold;
    if (play.own || settings.pace === "brisk" || isUrgent(this.now)) return brisk;
    return settings.pace === "step" ? 0 : Math.max(LEAST_CALM, hold * CALM);
  }

  /** A moment of the game, at the table as it is now. */
  private draw(message: TableMessage | null): void {
    if (message === null || this.now === null) return;
    const live = Object.fromEntries(LIVE.flatMap((name) => (name in this.now! ? [[name, this.now![name]]] : [])));
    this.message = { ...message, ...live, options: [], can_undo: false, can_redo: false, offer: null } as TableMessage;
  }
}

/** Whether what follows a position was decided by the person here. */
function isOwn(before: TableMessage, now: TableMessage): boolean {
  return now.you >= 0 && before.to_move === now.you && now.players[now.you]?.player === "person";
}

/** Whether somebody's own clock runs while they look. */
function isUrgent(now: TableMessage | null): boolean {
  const kind = now?.spec.clock.kind;
  return now !== null && now.deadline != null && now.to_move === now.you && (kind === "move" || kind === "game");
}

function isInstant(now: TableMessage): boolean {
  return !moves() || document.hidden || settings.pace === "instant" || now.status === "frozen" || now.status === "gone";
}
