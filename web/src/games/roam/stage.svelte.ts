/** What moves on the table of Roam: events one after another, coins on their way. */

import type { GameEvent, TableMessage } from "../../lib/wire";
import { Motion } from "../shared/motion.svelte";
import { after, pauseAfter } from "./motion";
import { viewOf } from "./types";
import type { RoamView } from "./wire";

/** Coins on their way to somebody's purse. */
export interface Flight {
  id: number;
  seat: number;
  space: string;
}

export class Stage extends Motion<RoamView> {
  flights: Flight[] = $state.raw([]);
  /** Who gets the card of a place that is leaving the map. */
  readonly winners = new Map<number, number>();
  private flown = 0;

  constructor(message: TableMessage, news: GameEvent[][]) {
    super(viewOf, message, news);
  }

  protected show(event: GameEvent): number {
    this.shown = after(this.shown, event);
    return this.hurried(pauseAfter(event));
  }

  protected rest(): void {
    this.flights = [];
    this.winners.clear();
  }

  protected note(event: GameEvent): void {
    if (event.kind === "win") {
      this.winners.set(this.shown.lands.indexOf(Number(event["card"])), event.seat);
    }
    const coins = Number(event["coins"] ?? 0);
    if (coins > 0 && (event.kind === "place" || event.kind === "replace")) {
      const spaces = Array.isArray(event["spaces"]) ? event["spaces"].map(String) : [String(event["at"])];
      const fresh = Array.from({ length: coins }, (_, at) => ({
        id: ++this.flown,
        seat: event.seat,
        space: spaces[at % spaces.length] ?? "",
      }));
      this.flights = [...this.flights, ...fresh];
    }
  }
}
