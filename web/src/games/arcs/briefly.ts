/** What options are called where the panel has said what they are about. */

import type { Option, Value } from "../../lib/wire";
import { say } from "../../lib/words.svelte";
import { SEATS } from "./looks";
import { nameOf } from "./speech";
import type { Asked, Scene } from "./types";
import type { ArcsBox } from "./wire";

export interface Brief {
  label?: string; // empty where a picture says it all; without one the whole sentence is said
  resource?: string; // what it is about, where the option itself does not say
}

/** What a theft would take; keys are only for raids, not by a card's text. */
function stolen(option: Option, { view, shown }: Scene, box: ArcsBox, names: string[]): Brief {
  const owner = (SEATS as readonly string[]).indexOf(String(option["seat"]));
  const slot = Number(option["slot"]) - 1;
  const resource = view.players[owner]?.slots[slot] ?? "";
  const values = { resource: nameOf(resource), "resource-id": resource, name: names[owner] ?? "" };
  if (shown.frame.kind !== "raiding") return { resource, label: say("web-arcs-steal-free", values) };
  return { resource, label: say("web-arcs-steal", { ...values, cost: box.slot_costs[slot] ?? 0 }) };
}

/** What is chosen where a card asks, whose text says what for, or of a rival's hand. */
function picked(option: Option, frame: Asked): Value | undefined {
  if (frame.court !== undefined) return option["resource"] ?? option["ambition"];
  return option.kind === "theirs" ? option["card"] : undefined;
}

/** Whether an option is called by so few words that two stand beside each other. */
export function isShort(option: Option, frame: Asked): boolean {
  return option.kind === "by" || picked(option, frame) !== undefined;
}

export function briefly(option: Option, scene: Scene, box: ArcsBox, names: string[]): Brief {
  const { frame } = scene.shown;
  const thing = picked(option, frame);
  if (thing !== undefined) return { label: nameOf(String(thing)) };
  switch (option.kind) {
    case "steal":
      return stolen(option, scene, box, names);
    case "spend":
      return frame.kind === "turn" && option["as"] === undefined ? { label: nameOf(String(option["resource"])) } : {};
    case "by":
      return { label: say(`web-arcs-leave-${String(option["die"])}`) };
    case "again":
      return { label: "" };
    default:
      return {};
  }
}
