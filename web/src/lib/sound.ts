/** Sounds, for whoever wants them: what makes them is loaded with the first. */

import { settings } from "./settings.svelte";

export type Sound = "piece" | "card" | "dice" | "coin" | "hit" | "honour" | "turn" | "end";

const LOUD = { off: 0, quiet: 0.35, full: 1 };

/** Sound, if somebody wants to hear it. Browsers make none before something was pressed. */
export async function sound(name: Sound): Promise<void> {
  const loud = LOUD[settings.sound];
  if (loud === 0 || !navigator.userActivation?.hasBeenActive) return;
  (await import("./sounds")).make(name, loud);
}
