/** A table of Arcs as what it is: what the frame knows as any JSON. */

import type { BoardProps, Box } from "../game";
import type { ArcsBox, ArcsShown, ArcsView, Frame } from "./wire";

/** A decision of a kind that has these values. */
export type Asked = Required<Frame>;

/** A position with what the rules make of it. */
export interface Scene {
  view: ArcsView;
  shown: Omit<ArcsShown, "frame"> & { frame: Asked };
}

export function sceneOf(message: BoardProps["message"]): Scene {
  return { view: message.view, shown: message.shown } as unknown as Scene;
}

export function boxOf(box: Box): ArcsBox {
  return box as unknown as ArcsBox;
}
