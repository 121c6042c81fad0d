/** Something a page tries to do: whether it is under way, and what went wrong, as a sentence. */

import { sayError } from "./words.svelte";

export class Attempt {
  busy = $state(false);
  private error: unknown = $state.raw(null);

  /** Why it did not work, in the language in use; empty if it did. */
  get problem(): string {
    return this.error === null ? "" : sayError(this.error);
  }

  /** Do it, unless it is being done already; whether it worked. */
  async run(deed: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      await deed();
      this.error = null;
      return true;
    } catch (error) {
      this.error = error;
      return false;
    } finally {
      this.busy = false;
    }
  }

  forget(): void {
    this.error = null;
  }
}
