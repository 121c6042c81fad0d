/** What can be dragged in Arcs: cards of the own hand onto the played ones, ships to another system. */

import type { Dragged } from "../shared/dragging";
import { MOVES, type Picking } from "./picking.svelte";

function card(found: HTMLElement, picking: Picking): Dragged {
  const id = found.dataset["card"] ?? "";
  return {
    picture: found,
    take: () => undefined,
    drop: (target) => {
      if (target.closest(".hand")) return;
      const options = picking.hand(id);
      if (options.length === 1 && target.closest(".round")) void picking.choice.confirm(options[0]!);
      else picking.pickHand(id); // several ways to play it are asked for
    },
  };
}

function ships(from: string, picking: Picking): Dragged {
  return {
    picture: null,
    take: () => picking.moveFrom(from),
    drop: (target) => {
      const to = target.closest<HTMLElement>("[data-system]")?.dataset["system"];
      picking.pickSystem(to ?? from); // where they were, they stay
      if (to === undefined || to === from) picking.verb = null;
    },
  };
}

export function draggedIn(picking: Picking): (target: Element) => Dragged | null {
  return (target) => {
    const own = target.closest<HTMLElement>(".hand [data-card].ready");
    if (own) return card(own, picking);
    const system = target.closest<HTMLElement>("[data-system]")?.dataset["system"];
    if (system === undefined || picking.from !== "" || picking.asked === "sensing") return null;
    return picking.targets.get(system)?.some(({ kind }) => MOVES.has(kind)) ? ships(system, picking) : null;
  };
}
