/** Somebody opens a link to a table and has not said who they are: an invitation asks for a name, a link to watch does
not. */

import { get, Refused } from "../lib/api";
import { beGuest } from "../lib/session.svelte";
import type { Invitation, Problem } from "../lib/wire";

export class Arriving {
  /** What the link leads to, if there is a seat to take; otherwise whoever came may look. */
  invitation: Invitation | null = $state.raw(null);
  /** The table that may be looked at without a name. */
  looking = $state("");
  problem: Problem | null = $state.raw(null);
  private asked = "";

  async come(table: string, key: string): Promise<void> {
    if (this.asked === table) return;
    this.asked = table;
    this.invitation = this.problem = null;
    try {
      const found = await get<Invitation>(`/api/tables/${encodeURIComponent(table)}/invitation`, key ? { key } : {});
      if (found.seat && (found.invited || !key)) {
        this.invitation = found;
        return;
      }
      await beGuest(null);
      this.looking = table;
    } catch (error) {
      this.problem = error instanceof Refused ? error.problem : { message: "web-offline", values: {} };
    }
  }
}
