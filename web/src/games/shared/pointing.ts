/** What the button of an option does: pointing at it looks what it would do, pressing it chooses it. */

import { unlessTouch } from "../../lib/pointer";
import type { Option } from "../../lib/wire";
import type { Choice } from "../game";

export function pointing(choice: Choice, option: Option): Record<string, (event: never) => void> {
  const look = (): void => choice.point(option);
  const away = (): void => choice.point(null);
  return { onclick: () => choice.choose(option), onpointerenter: unlessTouch(look), onpointerleave: unlessTouch(away), onfocus: look, onblur: away };
}
