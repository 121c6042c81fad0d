/** What those at a table are called in lists. */

import type { Brief, GameInfo } from "../lib/wire";
import { settings } from "../lib/settings.svelte";
import { say } from "../lib/words.svelte";

export const PERSON = "person";

/** The name of whoever sits at a seat; empty where it is free. */
export function seatedName(table: Brief, seat: number): string {
  const player = table.seats[seat] ?? PERSON;
  const name = table.names[seat] ?? null;
  if (name === "") return say("web-pages-program");
  if (name !== null) return name;
  return player === PERSON ? "" : say(`web-pages-bot-${player}`);
}

/** The bots somebody may choose from, the strongest first: levels where there are some, and who is there already. */
export function offered(info: GameInfo, now: string = PERSON): string[] {
  const bots = (info.levels.length > 0 ? info.levels : info.bots).toReversed();
  return now === PERSON || bots.includes(now) ? bots : [...bots, now];
}

/** Who plays where nobody chose: neither the gentlest nor the strongest. */
export function usualBot(info: GameInfo): string {
  return info.levels[1] ?? info.bots.at(-1) ?? PERSON;
}

/** Seats somebody may still take. */
export function freeSeats(table: Brief): number[] {
  const seats = table.seats.map((_, seat) => seat);
  return seats.filter((seat) => table.seats[seat] === PERSON && (table.names[seat] ?? null) === null);
}

/** How long until a moment, or since: “in 5 minutes”, “3 days ago”. */
export function sayWhen(seconds: number, now: number): string {
  const away = seconds - now;
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [
    ["day", 86_400],
    ["hour", 3600],
    ["minute", 60],
  ];
  const [unit, size] = steps.find(([, size]) => Math.abs(away) >= size) ?? ["second", 1];
  const shape = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" });
  // A moment ago is said without counting seconds, which would change all the time.
  if (unit === "second" && away <= 0) return shape.format(0, "second");
  return shape.format(Math.trunc(away / size), unit);
}
