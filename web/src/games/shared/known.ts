/** Words there may be none for: what a newer server tells and this client does not know is left aside. */

import type { GameEvent, Value } from "../../lib/wire";
import { has, say } from "../../lib/words.svelte";
import type { Called } from "../game";

/** The sentence of a message; null where there is none. */
export function known(message: string, values: Record<string, Value>): string | null {
  return has(message) ? say(message, values) : null;
}

/** Whether what an event is about belongs to the one who acts. */
export function isOwn(event: GameEvent, names: Called): boolean {
  return event["owner"] !== undefined && event["owner"] === Object.keys(names)[event.seat];
}

/** The message that says it best: `…-own` about what is one's own, else one about this kind of piece, such as `…-city`.
The same as `closest` in parlour/words.py. */
export function closest(message: string, own: boolean, piece?: Value): string {
  if (own && has(`${message}-own`)) return `${message}-own`;
  return typeof piece === "string" && has(`${message}-${piece}`) ? `${message}-${piece}` : message;
}

/** What to do now, as a message: at least that it is one's turn. */
export function promptOf(message: string): string {
  return has(message) ? message : "web-your-turn";
}
