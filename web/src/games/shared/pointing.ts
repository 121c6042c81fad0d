/** Pointing at what stands for an option looks what it would do. */

import type { Attachment } from "svelte/attachments";
import { unlessTouch } from "../../lib/pointer";
import type { Option } from "../../lib/wire";
import type { Choice } from "../game";

export function pointing(choice: Choice, option: Option): Attachment {
  const look = (): void => choice.point(option);
  const away = (): void => choice.point(null);
  const heard = { pointerenter: unlessTouch(look), pointerleave: unlessTouch(away), focus: look, blur: away };
  return (node) => {
    const listening = new AbortController();
    for (const [name, hear] of Object.entries(heard)) node.addEventListener(name, hear as () => void, listening);
    return () => listening.abort();
  };
}
