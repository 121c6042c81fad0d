/** A table of Roam as what it is: what the frame knows as any JSON. */

import type { Box, BoardProps } from "../game";
import type { RoamBox, RoamView } from "./wire";

export function viewOf(message: BoardProps["message"]): RoamView {
  return message.view as unknown as RoamView;
}

export function boxOf(box: Box): RoamBox {
  return box as unknown as RoamBox;
}
