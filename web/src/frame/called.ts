/** What those at a table are called in lists. */

import type { Brief, GameInfo, TableMessage } from "../lib/wire";
import { settings } from "../lib/settings.svelte";
import { has, say } from "../lib/words.svelte";

export const PERSON = "person";

/** The name of whoever sits at a seat; empty where it is free. */
export function seatedName(table: Brief, seat: number): string {
  const player = table.seats[seat] ?? PERSON;
  const name = table.names[seat] ?? null;
  if (name === "") return say("web-pages-program");
  if (name !== null) return name;
  return player === PERSON ? "" : botName(player);
}

/** What a bot is called in sentences: without the brackets that lists have. */
function botName(bot: string): string {
  const message = `web-pages-bot-${bot}`;
  if (has(`${message}-called`)) return say(`${message}-called`);
  return has(message) ? say(message) : bot;
}

/** What the players of a table are called in sentences, by seat. A name has no brackets, for sentences have theirs: of
bots that are called the same each has its seat in its name. */
export function playerNames({ game, players, spec }: TableMessage): string[] {
  const seatOf = (seat: number): string => say(`${game}-seat-${players[seat]!.seat}`);
  const kinds = players.map((_, seat) => spec.seats[seat] ?? PERSON);
  const plain = players.map((player, seat) => {
    if (kinds[seat] !== PERSON) return botName(kinds[seat]!);
    return player.name || seatOf(seat);
  });
  return plain.map((name, seat) => {
    const alone = kinds[seat] === PERSON || plain.filter((other) => other === name).length === 1;
    return alone ? name : say("web-bot-called", { bot: name, seat: seatOf(seat) });
  });
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
