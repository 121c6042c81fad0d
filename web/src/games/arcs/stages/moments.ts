/** Which events are shown large, and what they say together. */

import type { GameEvent } from "../../../lib/wire";
import { SEATS } from "../looks";

/** A piece that was hit. */
export interface Struck {
  owner: number;
  piece: string;
  destroyed: boolean;
  now: boolean; // by the event that is shown
}

export interface Battle {
  attacker: number;
  defender: number;
  at: string;
  struck: Struck[];
}

/** One picture and a sentence. */
export const BANNERS = new Set(["declare", "seize", "outrage", "deal"]);
const FOUGHT = new Set(["battle", "roll", "damage", "destroy"]);

const seatOf = (value: unknown): number => (SEATS as readonly string[]).indexOf(String(value));

/** The battle an event belongs to, as far as it has come; null if it belongs to none. */
export function battleOf(story: GameEvent[][], event: GameEvent): Battle | null {
  if (!FOUGHT.has(event.kind)) return null;
  const begun = story.findLastIndex((play) => play.some(({ kind }) => kind === "battle"));
  const events = story.slice(Math.max(0, begun)).flat();
  const first = events.findLastIndex(({ kind }) => kind === "battle");
  const battle = events[first];
  // Pieces are hit by cards, too.
  if (!battle || (event !== battle && event["at"] !== undefined && event["at"] !== battle["at"])) return null;
  const hits = events.slice(first).filter(({ kind }) => kind === "damage" || kind === "destroy");
  return {
    attacker: battle.seat,
    defender: seatOf(battle["owner"]),
    at: String(battle["at"]),
    struck: hits.map((hit) => ({
      owner: seatOf(hit["owner"]),
      piece: String(hit["piece"]),
      destroyed: hit.kind === "destroy",
      now: hit === event,
    })),
  };
}
