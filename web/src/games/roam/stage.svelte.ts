/** What moves on the table of Roam while an event is shown. */

import type { Showing } from "../../lib/playhead.svelte";

/** Coins on their way to somebody's purse. */
export interface Flight {
  id: string;
  seat: number;
  space: string;
}

export class Stage {
  constructor(private readonly showing: () => Showing | null) {}

  flights: Flight[] = $derived.by(() => {
    const showing = this.showing();
    if (showing === null || (showing.event.kind !== "place" && showing.event.kind !== "replace")) return [];
    const { event, number } = showing;
    const spaces = Array.isArray(event["spaces"]) ? event["spaces"].map(String) : [String(event["at"])];
    return Array.from({ length: Number(event["coins"] ?? 0) }, (_, at) => ({
      id: `${number}.${at}`,
      seat: event.seat,
      space: spaces[at % spaces.length] ?? "",
    }));
  });

  /** Who gets the card that is leaving the map. */
  winner = $derived.by(() => (this.showing()?.event.kind === "win" ? this.showing()!.event.seat : -1));
}
