/** What the server tells of a game of Arcs: the view of a position, what the rules make of it, and what is printed. */

import type { BoardProps, Box } from "../game";
import type { LeaderPrint } from "./cards/printed";

export interface Ships {
  fresh: number[]; // by seat
  damaged: number[];
}

export interface ArcsPlayer {
  power: number;
  guilds: string[];
  ships: number; // in the supply, like the next three
  starports: number;
  cities: number;
  agents: number;
  slots: string[]; // resources, empty for none
  outraged: string[];
}

export interface ArcsView {
  options: { players: number; split_discard: boolean };
  to_move: number;
  conceded: number[];
  over: boolean;
  chapter: number;
  round: number;
  initiative: number;
  open_discard: string[];
  lead: string;
  zero: boolean;
  declared: boolean;
  seized: boolean;
  played: string[]; // by seat
  mode: string[]; // by seat: lead, surpass, copy, pivot, or nothing yet
  unions: [string, number, string][]; // a guild card, its owner, the action card it lies beside
  row: string[]; // by place, empty where no card lies
  court_deck: string[];
  buried: string[];
  court_discard: string[];
  influence: Record<string, number[]>;
  map: Record<string, Ships>;
  supply: number[];
  players: ArcsPlayer[];
  turn: { seat: number; pips: number; stage: "opening" | "prelude" | "acting"; armed: boolean };
  leaders?: {
    leader: string[]; // by seat, empty before the draft
    lore: string[][];
    drafting: boolean;
    offered_leaders: string[];
    offered_lore: string[];
  };
  hand: string[];
  hand_sizes: number[];
  hidden_sizes: number[];
}

export interface Building {
  seat: number;
  piece: "city" | "starport";
  damaged: boolean;
  outside: boolean; // of the slots
}

export interface Standing {
  ambition: string;
  markers: [number, number][];
  counts: number[];
  boxed: number; // what a third player has who is not there
  tokens: string[];
  best: number;
  scores: number[]; // what it would score now
}

/** What is being decided. Which of the values are there depends on the kind. */
export interface Frame {
  kind: string;
  seat: number;
  from: string;
  to: string;
  at: string;
  fresh: number;
  damaged: number;
  catapult: boolean;
  chosen: number;
  owner: number;
  limit: number;
  least: number;
  raids: number; // the most raid dice
  balanced: boolean; // no more assault than skirmish dice
  assault: number;
  skirmish: number;
  blanks: number;
  hits: number;
  symbols: Record<Symbol, number>;
  keys: number;
  resource: string;
  count: number;
  resources: string[];
  ships: number;
  court?: string; // the card that asks
  what: "prune" | "annex" | "free" | "repair"; // what a building is asked for
  piece: "city" | "starport";
  leave: DieName | "any" | ""; // by which dice are rolled again; none while that is to be said
}

export interface ArcsShown {
  out: number[];
  paths: [string, string][];
  control: Record<string, number>;
  buildings: Record<string, Building[]>;
  types: Record<string, string>; // of planets that are not as they are printed
  starts: string[][]; // by seat, while leaders are drafted: where it will begin, A, B, C and so on
  ambitions: Standing[];
  free_markers: [number, number][];
  players: {
    open_slots: number[];
    bonus: number;
    trophies: { seat: number; piece: string; count: number }[];
    captives: { seat: number; count: number }[];
    controls: number;
  }[];
  order: number[];
  round: number[];
  lead_number: number;
  turn: { seat: number; actions: string[] };
  frame: Frame;
  gone: string[];
  known_hands: string[][];
}

export type Symbol = "self" | "intercept" | "hit" | "building" | "key";
export type DieName = "assault" | "skirmish" | "raid";

export interface ActionCardFacts {
  suit: string;
  number: number;
  pips: number;
  ambition: string; // empty for none, "any" for all
}

export interface CourtCardFacts {
  kind: "guild" | "vox";
  type: string;
  keys: number;
}

export interface SystemFacts {
  cluster: number;
  symbol: "gate" | "arrow" | "crescent" | "hex";
  type: string;
  slots: number;
}

export interface ArcsBox {
  seats: string[];
  systems: Record<string, SystemFacts>;
  borders: [string, string][];
  cards: Record<string, ActionCardFacts>;
  court: Record<string, CourtCardFacts>;
  leaders: Record<string, LeaderPrint>;
  suits: Record<string, string[]>;
  resources: string[];
  ambitions: string[];
  markers: [number, number][][];
  dice: Record<DieName, string[]>;
  symbols: Symbol[];
  slot_costs: number[];
  open_slots: number[];
  bonus: number[];
  pieces: Record<"city" | "starport" | "ship" | "agent", number>;
  chapters: number;
  power_to_end: number;
}

/** A position with what the rules make of it. */
export interface Scene {
  view: ArcsView;
  shown: ArcsShown;
}

export function sceneOf(message: BoardProps["message"]): Scene {
  return { view: message.view as unknown as ArcsView, shown: message.shown as unknown as ArcsShown };
}

export function boxOf(box: Box): ArcsBox {
  return box as unknown as ArcsBox;
}
