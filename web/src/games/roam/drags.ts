/** What can be dragged in Roam: a character onto the map, and a token from space to space with the artifact in hand. */

import { clickAt, type Dragged } from "../shared/dragging";
import type { Picking } from "./picking.svelte";

function character(found: HTMLElement, picking: Picking): Dragged {
  const card = found.dataset["card"] ?? "";
  return {
    picture: found,
    take: () => {
      if (picking.card !== card) picking.pickCharacter(card);
    },
    drop: (target, point) => {
      const frame = target.closest(".frame");
      if (frame && picking.card === card) clickAt(target, point);
    },
  };
}

export function draggedIn(picking: Picking): (target: Element) => Dragged | null {
  return (target) => {
    const own = target.closest<HTMLElement>(".own [data-card].ready");
    if (own && picking.tool !== "flip") return character(own, picking);
    const space = target.closest<HTMLElement>("[data-space]")?.dataset["space"] ?? "";
    if (picking.tool !== "move" || picking.from !== "" || !picking.targets.has(space)) return null;
    return {
      picture: null,
      take: () => picking.pickSpace(space),
      drop: (to, point) => to.closest(".frame") && clickAt(to, point),
    };
  };
}
