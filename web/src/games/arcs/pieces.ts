/** Options about one of several pieces that stand in a system: which of them each means. */

import type { Option } from "../../lib/wire";
import type { Asked, Scene } from "./types";
import type { Building } from "./wire";

/** The kinds of them. */
export const PIECED = new Set(["hit", "which"]);

export interface Meant {
  seat: number;
  piece: "ship" | Building["piece"];
  damaged: boolean;
  outside: boolean; // of the slots
}

/** Whose pieces can be hit. */
function hitSeat(frame: Asked): number {
  if (frame.kind === "battling") return frame.hits;
  return frame.kind === "railing" ? frame.seat : frame.owner;
}

export function meantBy(option: Option, frame: Asked): Meant {
  const outside = option["piece"] === "cloud";
  return {
    seat: option.kind === "hit" ? hitSeat(frame) : frame.owner,
    piece: outside ? "city" : ((option["piece"] ?? frame.piece) as Meant["piece"]),
    damaged: option["state"] === "damaged",
    outside,
  };
}

/** The option that means a building. One outside the slots is hit by its own name only beside one like it in a slot. */
export function optionFor(building: Building, options: Option[], frame: Asked): Option | null {
  const found = options.filter((option) => {
    if (!PIECED.has(option.kind)) return false;
    const { seat, piece, damaged } = meantBy(option, frame);
    return seat === building.seat && piece === building.piece && damaged === building.damaged;
  });
  const exact = found.find((option) => meantBy(option, frame).outside === building.outside);
  return exact ?? (found.length === 1 && found[0]!.kind === "hit" ? found[0]! : null);
}

/** How many pieces an option may mean. */
export function countOf(option: Option, options: Option[], { view, shown }: Scene): number {
  const { frame } = shown;
  const { seat, piece, damaged } = meantBy(option, frame);
  if (piece === "ship") return view.map[frame.at]?.[damaged ? "damaged" : "fresh"][seat] ?? 0;
  return (shown.buildings[frame.at] ?? []).filter((one) => optionFor(one, options, frame) === option).length;
}
