/** What explains itself in Roam. */

import { Explaining } from "../shared/explaining.svelte";

export type About =
  | { kind: "character"; card: string; seat: number }
  | { kind: "land"; card: string }
  | { kind: "space"; space: string }
  | { kind: "artifact"; number: number }
  | { kind: "outpost" | "deck" | "coins" | "tokens" | "points" };

export const detail = new Explaining<About>();
export const explains = detail.explains;
