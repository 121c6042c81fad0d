/** What the server tells of a game of Roam: the view of a position, and the box with what is printed on the cards. */

import type { Box, BoardProps } from "../game";

export type Step = "start" | "placing" | "filling" | "acting" | "ordering" | "bidding" | "buying" | "over";

export interface RoamPlayer {
  seat: string; // the edge of the map
  tokens: string[]; // spaces with a token of theirs
  stacked: string[]; // those of them with two
  supply: number;
  coins: number;
  up: string[]; // characters face up
  down: string[];
  artifacts_up: number[];
  artifacts_down: number[];
}

export interface RoamView {
  active: number;
  round: number;
  step: Step;
  lands: number[]; // by place: top row from the left, then the bottom row; 0 for a gap
  top: number; // the visible card of the deck, 0 if there is none
  deck: number[]; // the cards under it, in no order
  row: number[]; // artifacts on offer
  stack: number[];
  outpost: number; // the seat that has it, -1 for nobody
  options: { artifacts: boolean; outpost: boolean; stacking: boolean };
  players: RoamPlayer[];
  turn: { turned: number; used: string; at: string; squares: string[]; blanks: string[] };
  completed: number[]; // places still to be resolved
  auction: { lot: number; bidders: number[]; bid: number; bidder: number };
  ending: boolean;
}

export interface RoamBox {
  set: string;
  edges: string[];
  characters: Record<string, { points: number; lying: string[][]; name: string }>;
  lands: Record<string, { landscape: string; coins: number[] }>;
  artifacts: Record<string, { ability: Ability; price: number; points: number; name: string }>;
  blank_price?: number;
  outpost_points?: number;
}

export type Ability = "blank" | "replace" | "coin" | "turn" | "move" | "flip";

export function viewOf(message: BoardProps["message"]): RoamView {
  return message.view as unknown as RoamView;
}

export function boxOf(box: Box): RoamBox {
  return box as unknown as RoamBox;
}
