/** What the cards need of the box: a part of what `parlour/games/arcs/printed.py` gives. */

export interface ActionPrint {
  suit: string;
  number: number;
  pips: number;
  ambition: string; // "any", or "" for none
}

export interface CourtPrint {
  kind: string; // guild or vox
  type: string; // the resource of a guild
  keys: number; // its raid cost
}

export interface LeaderPrint {
  resources: string[];
  a: (string | number)[]; // a building, if any, and ships
  b: (string | number)[];
  c: (string | number)[];
}

export interface Printed {
  cards: Record<string, ActionPrint>;
  suits: Record<string, string[]>; // the actions of a suit
  court: Record<string, CourtPrint>;
  leaders?: Record<string, LeaderPrint>;
}

export type CardSize = "small" | "normal" | "large";

/** Only a large card has room for its text. What holds cards may set --arcs-card-width instead. */
export const WIDTHS: Record<CardSize, number> = { small: 58, normal: 104, large: 224 };
