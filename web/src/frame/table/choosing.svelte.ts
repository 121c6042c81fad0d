/** What is being chosen at a table: the board, the list of actions, the notation box and the keyboard share it. */

import { Refused } from "../../lib/api";
import type { Choice, Composed, Game } from "../../games/game";
import type { Explained, Option, Problem } from "../../lib/wire";
import { settings } from "../../lib/settings.svelte";
import type { Table } from "../../lib/table.svelte";

const PAUSE = 70; // milliseconds a pointer must rest before the server is asked

export class Choosing implements Choice {
  pointed: Option | null = $state.raw(null);
  chosen: Option | null = $state.raw(null);
  composed: Composed | null = $state.raw(null);
  private seen: { option: Option; explained: Explained } | null = $state.raw(null);
  /** Something was said to the table and is not answered yet: until then nothing else is done. */
  busy = $state(false);
  /** The end of the turn that waits to be said twice, if somebody wants to be asked. */
  sure: Option | null = $state.raw(null);
  /** Known as soon as the game is loaded. */
  game: Game | null = null;
  /** Why something was not done; shown until the next thing is. */
  problem: Problem | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private position: unknown = null;

  constructor(
    private readonly table: Table,
    /** In a lesson the one thing to do is chosen on the board, where it is learned. */
    readonly guided = false,
  ) {}

  get options(): Option[] {
    return this.table.head.message?.options ?? [];
  }

  /** What the option that is pointed at, or the chosen one, would do. */
  get preview(): Explained | null {
    const shown = this.pointed ?? this.chosen;
    return shown !== null && this.seen?.option === shown ? this.seen.explained : null;
  }

  /** A new position: what was chosen in the old one means nothing. */
  meet(position: unknown): void {
    if (position === this.position) return;
    this.position = position;
    this.forget();
    this.problem = null;
  }

  point(option: Option | null): void {
    const shown = option ?? this.chosen;
    if (option === this.pointed && shown === this.chosen) return;
    this.pointed = option;
    clearTimeout(this.timer);
    if (shown !== null) this.timer = setTimeout(() => void this.look(shown), PAUSE);
  }

  private async look(option: Option): Promise<void> {
    try {
      const explained = await this.table.explain(option.text);
      if ((this.pointed ?? this.chosen) === option) this.seen = { option, explained };
    } catch {
      // the table has moved on: there is nothing to show
    }
  }

  choose(option: Option | null): void {
    if (this.busy) return;
    if (option !== null && (option === this.chosen || settings.onePress)) {
      void this.confirm(option);
      return;
    }
    this.problem = null;
    this.sure = option !== null && this.asks(option) ? option : null;
    this.chosen = option;
    this.point(option);
    if (option !== null) void this.look(option);
  }

  async confirm(option: Option | null = this.chosen): Promise<void> {
    if (option === null || this.busy) return;
    if (this.asks(option) && option !== this.sure) {
      this.sure = option;
      return;
    }
    await this.act(() => this.table.play(option.text));
  }

  async whyNot(action: string): Promise<void> {
    if (this.busy) return;
    const { position } = this;
    try {
      const { refusal } = await this.table.explain(action);
      if (refusal && position === this.position) this.problem = refusal;
    } catch (error) {
      if (error instanceof Refused && position === this.position) this.problem = error.problem;
    }
  }

  refuse(problem: Problem): void {
    if (!this.busy) this.problem = problem;
  }

  private asks(option: Option): boolean {
    const { message } = this.table;
    if (!settings.confirmEnd || this.game === null || message === null) return false;
    return this.game.endsTurn(option) && !this.game.isEnding(message);
  }

  /** Do something that changes the table; what goes wrong is said. */
  async act(deed: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = null;
    try {
      await deed();
      return true;
    } catch (error) {
      this.problem = error instanceof Refused ? error.problem : { message: "server-broken", values: {} };
      return false;
    } finally {
      this.busy = false;
      this.forget();
    }
  }

  private forget(): void {
    clearTimeout(this.timer);
    this.pointed = null;
    this.chosen = null;
    this.seen = null;
    this.sure = null;
  }
}
