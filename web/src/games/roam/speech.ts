/** The words of Roam: cards, players and events by their names. */

import type { GameEvent, Option, Value } from "../../lib/wire";
import { has, listed, say } from "../../lib/words.svelte";
import type { Called } from "../game";
import { closest, isOwn, known } from "../shared/known";
import type { RoamBox } from "./wire";

/** A card's own name, empty if it has none. */
export function cardName(box: RoamBox, card: string): string {
  const kind = /^\d/.test(card) ? "land" : "starter";
  const id = `roam-${box.set}-${kind}-${card}`;
  const printed = box.characters[card]?.name ?? card;
  if (box.set !== "" && has(id)) return say(id);
  return printed === card ? "" : printed;
}

export function cardFlavour(box: RoamBox, card: string): string {
  const kind = /^\d/.test(card) ? "land" : "starter";
  const id = `roam-${box.set}-${kind}-${card}`;
  const text = say(`${id}.flavour`);
  return text === `${id}.flavour` ? "" : text;
}

/** What a card is called in a sentence: its number and its name. */
export function cardTitle(box: RoamBox, card: string): string {
  return `${card} ${cardName(box, card)}`.trim();
}

export function artifactName(box: RoamBox, number: number | string): string {
  const tile = box.artifacts[number];
  const id = `roam-${box.set}-artifact-${number}`;
  if (box.set !== "" && has(id)) return say(id);
  if (tile === undefined || tile.name !== String(number)) return tile?.name ?? "";
  return say(`roam-ability-${tile.ability}`);
}

export function artifactFlavour(box: RoamBox, number: number | string): string {
  const id = `roam-${box.set}-artifact-${number}`;
  const text = say(`${id}.flavour`);
  return text === `${id}.flavour` ? "" : text;
}

export function artifactTitle(box: RoamBox, number: number | string): string {
  return `${number} ${artifactName(box, number)}`.trim();
}

export function landscapeName(box: RoamBox, land: number | string): string {
  const word = box.lands[land]?.landscape ?? "";
  const id = `roam-landscape-${word}`;
  return has(id) ? say(id) : word;
}

/** Seats, cards and artifacts of an action, an event or a refusal, as people call them. */
export function named(name: string, value: Value, box: RoamBox, names: Called): Value {
  if (Array.isArray(value)) {
    const items = value.map((item) => String(named(name.replace(/s$/, ""), item, box, names)));
    return name === "spaces" ? items.join(", ") : listed(items);
  }
  const text = String(value);
  switch (name) {
    case "card":
    case "land":
    case "twin":
      return cardTitle(box, text);
    case "artifact":
      return artifactTitle(box, text);
    case "seat":
      return typeof value === "number" ? (Object.values(names)[value] ?? "") : (names[text] ?? text);
    case "owner":
    case "rival":
    case "replacing":
    case "bidder":
    case "winner":
      return names[text] ?? text;
    default:
      return value;
  }
}

function allNamed(values: Record<string, Value>, box: RoamBox, names: Called): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, named(name, value, box, names)]));
}

/** What an option is called. */
export function labelOf(option: Option, box: RoamBox, names: Called): string {
  const values = allNamed(option, box, names);
  if (option.kind === "use" && option["at"] === undefined) return say("roam-action-use-nowhere", values);
  if ((option.kind === "blank" || option.kind === "free") && option["replacing"] !== undefined) {
    return say(`roam-action-${option.kind}-replacing`, values);
  }
  return known(`roam-action-${option.kind}`, values) ?? option.text;
}

const GROUPED = new Set(["move", "flip", "bid", "buy", "blank", "free", "replace", "fill", "complete"]);

/** The heading of an option in a list of all. */
export function groupOf(option: Option, box: RoamBox): string {
  if (option.kind === "use") return cardTitle(box, String(option["card"]));
  return GROUPED.has(option.kind) ? say(`web-roam-group-${option.kind}`) : "";
}

/** What an event says; null for one that goes without saying, and for one of a kind nobody here knows. */
export function sentenceOf(event: GameEvent, box: RoamBox, names: Called): string | null {
  if (event.kind === "end") return null;
  return known(closest(`roam-event-${event.kind}`, isOwn(event, names)), allNamed(event, box, names));
}
