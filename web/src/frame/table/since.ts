/** What happened since one's last turn: what somebody who comes back wants to know. */

import type { Game } from "../../games/game";
import type { GameEvent } from "../../lib/wire";

/** The first event after the last turn somebody finished; null if they have not had one, or nothing came after it. */
export function sinceOwnTurn(
  story: GameEvent[][],
  you: number,
  beginsTurn: (event: GameEvent) => boolean,
): GameEvent | null {
  const turns = story.flat().filter(beginsTurn);
  if (you < 0) return null;
  // One's own turn may be the running one: then what counts is what was before it.
  const finished = turns.at(-1)?.seat === you ? turns.slice(0, -1) : turns;
  const own = finished.findLastIndex((event) => event.seat === you);
  return own < 0 ? null : (turns[own + 1] ?? null);
}

const RECENT = 60; // plays in which the last turn is looked for

/** What another player did last; nothing if one has done something since. */
export function lastDone(story: GameEvent[][], you: number, game: Pick<Game, "beginsTurn" | "announces">): GameEvent[] {
  const announces = (event: GameEvent): boolean => game.announces?.(event) ?? false;
  const plays = story.slice(-RECENT);
  // That a turn begins, and what follows from that by itself, is nobody's doing: it takes no mark away.
  const last = plays.findLastIndex(([first]) => first !== undefined && !announces(first));
  const play = plays[last];
  if (!play || (you >= 0 && play[0]!.seat === you)) return [];
  const next = play.findIndex(announces);
  const events = [...plays.slice(0, last).flat(), ...play.slice(0, next < 0 ? play.length : next)];
  const first = events.findLastIndex((event) => game.beginsTurn(event) && event.seat !== you);
  if (first < 0) return [];
  const { seat } = events[first]!;
  return events.slice(first).filter((event) => event.seat === seat);
}

/** What the others did from an event on, until one's own turn. */
export function othersFrom(
  story: GameEvent[][],
  first: GameEvent,
  you: number,
  beginsTurn: (event: GameEvent) => boolean,
): GameEvent[] {
  const events = story.flat();
  const since = events.slice(events.indexOf(first));
  const own = since.findIndex((event) => beginsTurn(event) && event.seat === you);
  return own < 0 ? since : since.slice(0, own);
}
