/** What explains itself in Arcs. */

import { Explaining } from "../shared/explaining.svelte";

export type About =
  | { kind: "court" | "card" | "leader" | "lore"; id: string }
  | { kind: "rule"; title: string; rules: string[] };

/** Cards whose text does not fit on them. */
const TEXTS = new Set<About["kind"]>(["court", "leader", "lore"]);

/** Whatever has nothing to do when it is clicked explains itself; by touch a card with a text is read when it is chosen. */
export const detail = new Explaining<About>((about, node, finger) => !node.matches(".ready") || (finger && TEXTS.has(about.kind)));
export const explains = detail.explains;
