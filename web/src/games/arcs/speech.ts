/** The words of Arcs: systems, cards, resources and players by their names. */

import type { GameEvent, Option, Value } from "../../lib/wire";
import { has, listed, say, withIds } from "../../lib/words.svelte";
import type { Called } from "../game";
import { closest, isOwn, known } from "../shared/known";
import { MOVES } from "./picking.svelte";

/** What a thing of the game is called; a number of a cluster, a face of a die, a card, a system, a resource. */
export function nameOf(thing: string): string {
  const id = `arcs-name-${thing.replace(/[^a-zA-Z0-9_-]+/g, "-")}`;
  return has(id) ? say(id) : thing;
}

/** What a court card does. */
export function textOf(card: string): string {
  const text = say(`arcs-name-${card}.text`);
  return text === `arcs-name-${card}.text` ? "" : text;
}

/** A value of an action, an event or a refusal, as people call it. */
export function named(name: string, value: Value, names: Called): Value {
  if (Array.isArray(value)) return listed(value.map((item) => String(named(name, item, names))));
  if (name === "seat" && typeof value === "number") return Object.values(names)[value] ?? "";
  if (typeof value !== "string") return value;
  return names[value] ?? nameOf(value);
}

function allNamed(values: Record<string, Value>, names: Called): Record<string, Value> {
  return withIds(values, (name, value) => named(name, value, names));
}

/** The kind of an option, and what sets it apart from others of the kind. */
function labelled(option: Option): string {
  const { kind, piece } = option;
  if (kind === "seize" && option["card"] === undefined) return "seize-free";
  if (option["as"] !== undefined) return "spend-as";
  if (kind === "shape" && option["from"] !== undefined) return "shape-cartel";
  if (kind === "first") return `first-${String(option["what"])}`;
  if (kind === "by") return `by-${String(option["die"])}`;
  if (option["lore"] !== undefined) return `${kind}-lore`;
  return piece === "slot" || piece === "cloud" ? `${kind}-${piece}` : kind;
}

/** What an option answers: the kind of the decision, and the id of the seat that decides. */
export interface Question {
  asked: string;
  mover: string;
}

/** What an option is called: by the words of what is asked, where it has words of its own for it. */
export function labelOf(option: Option, { asked, mover }: Question, names: Called): string {
  const label = labelled(option);
  const values = allNamed(option, names);
  const message = closest(`arcs-action-${label}`, option["seat"] === mover);
  return known(`arcs-choice-${asked}-${label}`, values) ?? known(message, values) ?? option.text;
}

const GROUPED = new Set([
  "lead", "surpass", "copy", "pivot", "seize", "spend", "tax", "build", "repair", "influence", "secure", "battle", "steal", "declare",
]);

/** The heading of an option in a list of all. */
export function groupOf(option: Option): string {
  if (MOVES.has(option.kind)) return say("web-arcs-group-move", { from: nameOf(String(option["from"])) });
  return GROUPED.has(option.kind) ? say(`web-arcs-group-${option.kind}`) : "";
}

const SILENT = new Set(["choose", "end"]);

/** What an event says; null for one that goes without saying, and for one of a kind nobody here knows. */
export function sentenceOf(event: GameEvent, names: Called): string | null {
  if (SILENT.has(event.kind)) return null;
  return known(closest(`arcs-event-${event.kind}`, isOwn(event, names), event["piece"]), allNamed(event, names));
}
