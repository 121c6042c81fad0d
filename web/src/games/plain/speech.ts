/** The words of any game: its messages for actions and events, the names of what is in them. */

import type { GameEvent, Option, Value } from "../../lib/wire";
import { listed } from "../../lib/words.svelte";
import type { Called } from "../game";
import { known } from "../shared/known";

/** A value as people call it: players by their names, things by theirs, the rest as it is. */
export function named(game: string, value: Value, names: Called): Value {
  if (Array.isArray(value)) return listed(value.map((item) => String(named(game, item, names))));
  if (typeof value !== "string") return value;
  return names[value] ?? known(`${game}-name-${value.replace(/[^a-zA-Z0-9_-]+/g, "-")}`, {}) ?? value;
}

function allNamed(game: string, values: Record<string, Value>, names: Called): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, named(game, value, names)]));
}

/** What an option is called; where the game has no words for it, as it is written. */
export function labelOf(game: string, option: Option, names: Called): string {
  return known(`${game}-action-${option.kind}`, allNamed(game, option, names)) ?? option.text;
}

/** What an event says; null for one the game has no words for. */
export function sentenceOf(game: string, event: GameEvent, names: Called): string | null {
  const seat = Object.values(names)[event.seat] ?? "";
  return known(`${game}-event-${event.kind}`, { ...allNamed(game, event, names), seat });
}

/** Whatever is in a view, on a line. */
export function written(game: string, value: Value, names: Called): string {
  if (Array.isArray(value)) {
    const parts = value.map((item) => written(game, item, names) || "–");
    return parts.join(value.some((item) => typeof item === "object" && item !== null) ? " · " : ", ");
  }
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).map(([name, item]) => `${names[name] ?? name}: ${written(game, item, names)}`).join(" · ");
  }
  return String(named(game, value, names) ?? "");
}
