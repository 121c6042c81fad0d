/** What explains itself in Arcs. */

import { Explaining } from "../shared/explaining.svelte";

export type About =
  | { kind: "court" | "card" | "leader" | "lore"; id: string }
  | { kind: "rule"; title: string; rules: string[] };

export const detail = new Explaining<About>();
export const explains = detail.explains;
