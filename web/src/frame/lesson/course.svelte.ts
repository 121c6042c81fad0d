/** A lesson under way. To a table it is what the server is to any other: it says how the table stands, takes what the
learner does, and lets the rivals play; only that everything that will happen is known from the beginning. */

import { applied } from "../../lib/changes";
import type { Line } from "../../lib/table.svelte";
import type { Lesson, LessonStep, Option, Path, Said, TableMessage } from "../../lib/wire";

const NOT_YET = { message: "web-lesson-not-yet", values: {} };
const NEVER = { message: "web-lesson-never", values: {} };

export class Course {
  /** The step that is shown, by its number. */
  at: number = $state(0);
  /** How many decisions are made. */
  made: number = $state(0);
  /** The rivals play, one decision after the other. */
  watching = $state(false);
  private seq = 0;
  private readonly wholes: TableMessage[];
  private line: LessonLine | null = null;

  /** Begins at a step: that of the last visit. */
  constructor(
    readonly lesson: Lesson,
    at: number,
  ) {
    let whole = { ...lesson.table, type: "table", v: 0, now: 0 } as TableMessage;
    this.wholes = [whole];
    for (const { set, gone } of lesson.plays) {
      whole = applied(whole, { type: "changes", seq: 0, now: 0, set, gone })!;
      this.wholes.push(whole);
    }
    this.at = Math.max(0, Math.min(at, lesson.steps.length - 1));
    this.made = this.start(this.at);
  }

  get step(): LessonStep {
    return this.lesson.steps[this.at]!;
  }

  /** What is said now: the step's own words, or those before it. */
  get said(): string {
    return this.lesson.steps.slice(0, this.at + 1).findLast(({ say }) => say !== "")?.say ?? "";
  }

  get isLast(): boolean {
    return this.at === this.lesson.steps.length - 1;
  }

  /** How many decisions were made when a step began. */
  private start(step: number): number {
    return this.lesson.steps[step - 1]?.plays ?? 0;
  }

  /** The learner has read, and goes on. */
  next(): void {
    if (this.step.kind === "watch") this.watching = true;
    else if (this.step.kind === "read" && !this.isLast) this.enter(this.at + 1);
  }

  /** The step before this one that says something; what was done since is undone. */
  back(): void {
    const before = this.lesson.steps.slice(0, this.at).findLastIndex(({ say }) => say !== "");
    if (before >= 0) this.goTo(before);
  }

  /** The table has been drawn after so many decisions: what follows may be said, or done. */
  drawn(plays: number): void {
    if (plays !== this.made) return;
    while (this.step.kind !== "read" && plays >= this.step.plays && !this.isLast) this.enter(this.at + 1);
    if (this.step.kind === "watch" && this.step.say === "") this.watching = true;
  }

  /** The next decision of a rival. */
  advance(): void {
    if (this.watching && this.made < this.step.plays) this.play();
  }

  /** Another step: now something can be done, or not any more. */
  private enter(step: number): void {
    this.at = step;
    this.watching = false;
    this.line?.tell({ type: "changes", ...this.moment(), set: [[["options"], this.options]], gone: [] });
  }

  private goTo(step: number): void {
    this.at = step;
    this.made = this.start(step);
    this.watching = false;
    this.seq += 1;
    this.line?.tell(this.whole(this.made + 1));
  }

  /** How the table stands, with what happened from a decision on. */
  private whole(from: number): TableMessage {
    const story = [[], ...this.lesson.plays.slice(0, this.made).map(({ events }) => events)];
    const now = { ...this.moment(), options: this.options, story: { from, plays: story.slice(from) } };
    return { ...this.wholes[this.made]!, ...now };
  }

  /** What can be done: nothing while there is something to read or to watch. */
  private get options(): Option[] {
    const asked = this.step.kind === "play" && this.made < this.step.plays;
    return asked ? (this.wholes[this.made]!.options ?? []) : [];
  }

  private moment(): { seq: number; now: number } {
    return { seq: this.seq, now: Math.floor(Date.now() / 1000) };
  }

  private play(): void {
    const { set, gone, events } = this.lesson.plays[this.made]!;
    this.made += 1;
    this.seq += 1;
    const others = (path: Path): boolean => path[0] !== "options";
    const changed = [...set.filter(([path]) => others(path)), [["options"], this.options]];
    const story = { from: this.made, plays: [events] };
    this.line?.tell({ type: "changes", ...this.moment(), set: changed, gone: gone.filter(others), story });
  }

  private undo(): boolean {
    const mine = ({ kind }: LessonStep, step: number): boolean => kind === "play" && this.start(step) < this.made;
    const step = this.lesson.steps.findLastIndex(mine);
    if (step >= 0) this.goTo(step);
    return step >= 0;
  }

  /** What a table connects to. */
  readonly connect = (): Line => {
    const line = new LessonLine((said) => this.hear(said));
    this.line = line;
    setTimeout(() => {
      line.onopen?.call(line as unknown as WebSocket, new Event("open"));
      line.tell(this.whole(0));
    });
    return line;
  };

  private hear(said: Said): void {
    const { id = "" } = said;
    const expected = this.step.kind === "play" ? this.lesson.plays[this.made] : undefined;
    const meant = (said.do === "play" || said.do === "explain") && said.action === expected?.action;
    if (said.do === "play" && meant) this.play();
    else if (said.do === "sync") this.line?.tell(this.whole(0));
    else if (said.do === "explain") {
      this.line?.tell({ type: "ok", id, ...(meant ? expected!.explained : { refusal: NOT_YET }) });
      return;
    } else if (said.do !== "undo" || !this.undo()) {
      this.line?.tell({ type: "error", id, error: said.do === "play" ? NOT_YET : NEVER });
      return;
    }
    this.line?.tell({ type: "ok", id, seq: this.seq });
  }
}

/** What stands between a table and a lesson, instead of a socket. */
class LessonLine implements Line {
  readyState: Line["readyState"] = WebSocket.OPEN;
  onmessage: WebSocket["onmessage"] = null;
  onopen: WebSocket["onopen"] = null;
  onclose: WebSocket["onclose"] = null;

  constructor(private readonly hear: (said: Said) => void) {}

  send(text: string): void {
    setTimeout(() => this.hear(JSON.parse(text) as Said)); // an answer never comes before the question is over
  }

  tell(told: object): void {
    if (this.readyState !== WebSocket.OPEN) return;
    this.onmessage?.call(this as unknown as WebSocket, new MessageEvent("message", { data: JSON.stringify(told) }));
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
  }
}
