/** Pointing at what stands for an option looks what it would do. */

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import { unlessTouch } from "../../lib/pointer";
import type { Option } from "../../lib/wire";
import type { Choice } from "../game";

export function pointing(choice: Choice, option: Option): Attachment<Element> {
  const look = (): void => choice.point(option);
  const away = (): void => choice.point(null);
  const heard = { pointerenter: unlessTouch(look), pointerleave: unlessTouch(away), focus: look, blur: away };
  return (node) => {
    const ends = Object.entries(heard).map(([name, hear]) => on(node, name, hear as () => void));
    return () => ends.forEach((end) => end());
  };
}
