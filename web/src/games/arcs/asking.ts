/** What is asked, in a sentence. */

import type { Option } from "../../lib/wire";
import { say } from "../../lib/words.svelte";
import { nameOf } from "./speech";
import type { Asked, Scene } from "./types";

/** What is asked, as the message that says it shortest. */
export function askedBy(frame: Asked): string {
  if (frame.kind !== "recasting") return `arcs-step-${frame.kind}`;
  return frame.leave ? `web-arcs-task-again-${frame.leave}` : "web-arcs-task-leaves";
}

/** The same with what it is about, for the panel that says what to do. */
export function titleOf({ shown: { frame } }: Scene, names: string[], options: Option[]): string {
  switch (frame.kind) {
    case "moving":
      return say("web-arcs-task-moving", { from: nameOf(frame.from), to: nameOf(frame.to) });
    case "sensing":
      return frame.from === "" ? say(askedBy(frame)) : say("web-arcs-task-moving", { from: nameOf(frame.from), to: nameOf(frame.at) });
    case "guiding":
      return say("web-arcs-task-guiding", { name: names[frame.owner] ?? "", from: nameOf(frame.from), to: nameOf(frame.to) });
    case "catapulting":
      return say("web-arcs-task-catapulting", { at: nameOf(frame.at), ships: frame.fresh + frame.damaged });
    case "dicing":
    case "battling":
    case "rerolling":
      return say("web-arcs-task-battle", { rival: names[frame.owner] ?? "", at: nameOf(frame.at) });
    case "raiding":
      return say("web-arcs-task-raiding", { rival: names[frame.owner] ?? "", keys: frame.keys });
    case "ransacking":
      return say("web-arcs-task-ransacking", { rival: names[frame.owner] ?? "" });
    case "filling":
      return say("web-arcs-task-filling", { resource: nameOf(frame.resource) });
    case "telling-apart":
      return say(`web-arcs-which-${frame.what}`, { piece: frame.piece, name: names[frame.owner] ?? "", at: nameOf(frame.at) });
    case "placing":
      return say("web-arcs-task-placing", { ships: frame.ships });
    case "bartering":
      return say(options[0]?.kind === "give" ? "arcs-step-trading" : "arcs-step-gaining");
    default:
      return frame.court !== undefined ? nameOf(frame.court) : say(askedBy(frame)); // a card that asks says the rest itself
  }
}
