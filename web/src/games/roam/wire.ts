/** What the server tells of a game. Written by tools/wire_types.py from parlour/games/roam/told.py: change those. */

import type { Value } from "../../lib/wire";

/** A position: nothing in Roam is hidden from anybody. */
export interface RoamView {
  options: RoamOptions;
  to_move: number;
  active: number;
  first: number;
  round: number;
  step: Step;
  decided: boolean; // something, in this turn
  conceded: number[];
  lands: number[]; // by place: top row from the left, then the bottom row; 0 for a gap
  top: number; // the visible card of the deck, 0 if there is none
  deck: number[]; // the cards under it, in no order
  row: number[]; // artifacts on offer
  stack: number[];
  outpost: number; // the seat that has it, -1 for nobody
  players: RoamPlayer[];
  turn: RoamTurn;
  completed: number[]; // places still to be resolved
  auction: Auction;
  ending: boolean;
  progress: boolean; // in this round
  idle: number; // rounds in a row without progress
}

/** How the game was made. */
export interface RoamOptions {
  seats: string[];
  first: string;
  artifacts: boolean;
  outpost: boolean;
  stacking: boolean;
  cards: string | Record<string, Value>; // a set by its name, or the cards somebody brought along
}

export type Step = "start" | "placing" | "filling" | "acting" | "ordering" | "bidding" | "buying" | "over";

/** What lies before a player, and where their tokens are. */
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

/** What was done in this turn. */
export interface RoamTurn {
  rested: boolean;
  turned: number; // quarter turns by artifacts
  used: string; // the character
  at: string;
  squares: string[]; // of its pattern, not dealt with yet
  blanks: string[];
  replaced: boolean;
}

/** A card that is auctioned. */
export interface Auction {
  lot: number; // its place, -1 if there is none
  bidders: number[]; // seats still to bid, the next one first
  bid: number;
  bidder: number;
}

/** Everything is in the view. */
export interface RoamShown {}

/** What is printed on the cards of a game. */
export interface RoamBox {
  set: string; // whose names the cards have in their messages, empty for a set of somebody's own
  edges: string[];
  characters: Record<string, CharacterPrint>;
  lands: Record<string, LandPrint>;
  artifacts: Record<string, ArtifactPrint>;
  blank_price: number;
  outpost_points: number;
}

/** A character. */
export interface CharacterPrint {
  points: number;
  lying: string[][]; // its pattern at each edge, by rows
  name: string;
}

/** A land. */
export interface LandPrint {
  landscape: string;
  coins: number[];
}

/** An artifact. */
export interface ArtifactPrint {
  ability: Ability;
  price: number;
  points: number;
  name: string;
}

export type Ability = "blank" | "replace" | "coin" | "turn" | "move" | "flip";
