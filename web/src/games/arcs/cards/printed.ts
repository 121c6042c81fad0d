/** How large cards are, and what they need of the box. */

import type { ArcsBox } from "../wire";

export type Printed = Pick<ArcsBox, "cards" | "suits" | "court"> & Partial<Pick<ArcsBox, "leaders">>;

export type CardSize = "small" | "normal" | "large";

/** Only a large card has room for its text. What holds cards may set --arcs-card-width instead. */
export const WIDTHS: Record<CardSize, number> = { small: 58, normal: 104, large: 224 };
