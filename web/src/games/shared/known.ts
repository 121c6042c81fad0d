/** Words there may be none for: what a newer server tells and this client does not know is left aside. */

import type { Value } from "../../lib/wire";
import { has, say } from "../../lib/words.svelte";

/** The sentence of a message; null where there is none. */
export function known(message: string, values: Record<string, Value>): string | null {
  return has(message) ? say(message, values) : null;
}

/** What to do now, as a message: at least that it is one's turn. */
export function promptOf(message: string): string {
  return has(message) ? message : "web-your-turn";
}
