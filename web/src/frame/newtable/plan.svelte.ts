/** The table somebody is about to make: what was chosen so far, and the request it becomes. */

import type { Clock, GameInfo, OptionSpec, Spec, Value } from "../../lib/wire";
import { PERSON } from "../called";

/** What a clock counts, in the units people choose it in; each kind keeps its own numbers. */
export interface ClockPlan {
  kind: Clock["kind"];
  moveMinutes: number;
  gameMinutes: number;
  increment: number;
  days: number;
}

const LEFT_OUT = ["players", "seats"]; // how many, and which: chosen with the seats themselves

/** All ways to take so many of some things, in their order. */
function among(all: string[], count: number): string[][] {
  if (count === 0) return [[]];
  return all.flatMap((name, place) => among(all.slice(place + 1), count - 1).map((rest) => [name, ...rest]));
}

export class Plan {
  players: number = $state(2);
  options: Record<string, Value> = $state({}); // what came in a file is not looked into
  /** What came in files, by option, with what it is called. */
  brought: Record<string, { name: string; value: Value }> = $state.raw({});
  /** Which seats are taken, where a game lets one choose and somebody has. */
  layout: string[] | null = $state(null);
  /** Who may sit at each seat, as far as it was chosen; `mine` is where its maker sits. */
  sitting: string[] = $state([]);
  mine: number = $state(0);
  isPublic: boolean = $state(false);
  clock: ClockPlan = $state({ kind: "none", moveMinutes: 5, gameMinutes: 30, increment: 10, days: 3 });
  timeout: Spec["timeout"] = $state("nothing");

  constructor(
    readonly game: string,
    readonly info: GameInfo,
  ) {
    this.options = Object.fromEntries(this.all.map((spec) => [spec.name, spec.default]));
    const players = info.options.find((spec) => spec.name === "players");
    this.players = Number(players?.default ?? this.counts[0] ?? 2);
  }

  get counts(): number[] {
    return Object.keys(this.info.seats).map(Number);
  }

  get seatNames(): string[] {
    return this.layout ?? this.info.seats[String(this.players)] ?? [];
  }

  /** The seats so many players can take, if a game leaves it to them. */
  get layouts(): string[][] {
    if (!this.info.options.some((spec) => spec.name === "seats")) return [];
    const all = this.info.seats[String(Math.max(...this.counts))] ?? [];
    return among(all, this.players);
  }

  setLayout(layout: string[]): void {
    this.layout = layout;
    this.mend();
  }

  /** The options that can be chosen: those with choices, and free ones that have named values. */
  private get all(): OptionSpec[] {
    return this.info.options.filter(
      (spec) => !LEFT_OUT.includes(spec.name) && (spec.choices !== null || spec.named.length > 0),
    );
  }

  /** Those of which there is something to choose with what was chosen before. */
  get specs(): OptionSpec[] {
    return this.all.filter((spec) => spec.file || this.choices(spec).length > 1);
  }

  isSeat(value: Value): boolean {
    return Object.values(this.info.seats).some((names) => names.includes(String(value)));
  }

  /** The values an option can take with what was chosen before it: seats nobody sits at are left out, too. */
  choices(spec: OptionSpec): Value[] {
    const all = spec.choices ?? spec.named;
    return all.filter((value) => {
      if (this.isSeat(value)) return this.seatNames.includes(String(value));
      return !spec.apart.some((apart) => apart.value === value && apart.values.includes(this.chosen(apart.other)));
    });
  }

  private chosen(option: string): Value {
    return option === "players" ? this.players : (this.options[option] ?? null);
  }

  choose(option: string, value: Value): void {
    this.options[option] = value;
    this.mend();
  }

  /** What somebody brought in a file for an option is what it is, and can be chosen again. */
  bring(option: string, name: string, value: Value): void {
    this.brought = { ...this.brought, [option]: { name, value } };
    this.choose(option, value);
  }

  setPlayers(players: number): void {
    this.players = players;
    this.layout = null;
    if (this.mine >= players) this.mine = 0;
    this.mend();
  }

  /** An option that does not go with the others any more goes back to what it is by itself. */
  private mend(): void {
    for (const spec of this.all) {
      const value = this.options[spec.name] ?? null;
      if (value !== null && typeof value === "object") continue;
      if (!this.choices(spec).includes(value)) this.options[spec.name] = spec.default;
    }
  }

  /** Who is meant to sit at a seat: `person` or a bot. */
  at(seat: number): string {
    return seat === this.mine ? PERSON : (this.sitting[seat] ?? PERSON);
  }

  seat(seat: number, who: string): void {
    this.sitting[seat] = who;
  }

  /** Sit down here; who was meant to sit here goes where one sat before. */
  sitAt(seat: number): void {
    this.sitting[this.mine] = this.at(seat);
    this.mine = seat;
  }

  get seats(): string[] {
    return this.seatNames.map((_, seat) => this.at(seat));
  }

  /** Seats for other people. */
  get open(): number {
    return this.seats.filter((who, seat) => who === PERSON && seat !== this.mine).length;
  }

  get chosenOptions(): Record<string, Value> {
    return { ...this.options, players: this.players, ...(this.layout ? { seats: this.layout } : {}) };
  }

  get request(): Record<string, Value> {
    const clock = this.clockRequest;
    return {
      game: this.game,
      options: this.chosenOptions,
      seats: this.seats,
      public: this.isPublic,
      clock,
      timeout: this.clock.kind === "none" ? "nothing" : this.timeout,
    };
  }

  private get clockRequest(): Record<string, Value> {
    const { kind, moveMinutes, gameMinutes, increment, days } = this.clock;
    if (kind === "move") return { kind, limit: Math.round(moveMinutes * 60) };
    if (kind === "game") return { kind, limit: Math.round(gameMinutes * 60), increment };
    if (kind === "days") return { kind, limit: days };
    return { kind };
  }
}
