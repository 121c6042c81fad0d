/** The dice as they are drawn where they stand for their kind. */

import type { Value } from "../../lib/wire";
import type { DieName } from "./wire";

export const KINDS: DieName[] = ["assault", "skirmish", "raid"];
export const FACE: Record<DieName, string> = { assault: "hit+hit", skirmish: "hit", raid: "intercept+key+key" };

/** A die with its face; or those of a kind that may be rolled again, of all kinds where any may. */
export function diceOf(die: string, face: Value | undefined): { die: DieName; face: string }[] {
  const kinds = KINDS.filter((kind) => kind === die || die === "any");
  return kinds.map((kind) => ({ die: kind, face: typeof face === "string" ? face : FACE[kind] }));
}
