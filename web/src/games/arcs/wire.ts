/** What the server tells of a game. Written by tools/wire_types.py from parlour/games/arcs/told.py: change those. */

/** Everything public, the own hand, and where the other cards may be. */
export interface ArcsView {
  conceded: number[];
  over: boolean;
  chapter: number;
  round: number;
  initiative: number;
  passes: number;
  markers: string[]; // lowest first: the ambition it lies on, empty for none
  flipped: number;
  open_discard: string[];
  lead: string;
  zero: boolean;
  declared: boolean;
  seized: boolean;
  played: string[]; // by seat
  mode: string[]; // by seat: lead, surpass, copy, pivot, or nothing yet
  unions: [string, number, string][]; // a guild card, its owner, the action card it lies beside
  row: string[]; // by place, empty where no card lies
  court_deck: string[]; // in no order
  buried: string[];
  court_discard: string[];
  supply: number[];
  leaders: Leaders;
  options: ArcsOptions;
  setup: string;
  frames: ((string | number)[])[]; // the decisions that wait, the innermost last
  to_move: number;
  influence: Record<string, number[]>; // agents by seat
  map: Record<string, Ships>; // of systems in which something is
  players: ArcsPlayer[];
  turn: ArcsTurn;
  drawn: string[]; // lore to choose from
  drawn_size: number;
  hand: string[];
  hand_sizes: number[];
  hidden_sizes: number[];
  discard_sizes: number[];
  swapping: boolean;
  may: number[]; // by card: where it may be, as bits
  counted: number[][];
  known_to_all: number[];
  counted_by_all: number[][];
}

/** Leaders and lore. */
export interface Leaders {
  leader: string[]; // by seat, empty before the draft
  lore: string[][];
  drafting: boolean;
  offered_leaders: string[];
  offered_lore: string[];
  gone: string[]; // lore that everybody saw leave the game
  done: string[]; // what is done once a turn, and was
  shaped: Record<string, string>; // by planet: the type it has instead of the printed one
}

/** How the game was made. */
export interface ArcsOptions {
  players: number;
  first: string;
  setup: string;
  split_discard: boolean;
  leaders: string;
  two_lore: boolean;
  extra: string;
}

/** What stands in a system. */
export interface Ships {
  fresh: number[]; // ships, by seat
  damaged: number[];
  buildings: number[]; // as the rules number them: `shown` has them in words
}

/** What lies before a player. */
export interface ArcsPlayer {
  guilds: string[];
  power: number;
  ships: number; // in the supply, like the next three
  cities: number;
  starports: number;
  agents: number;
  slots: string[]; // resources, empty for none
  trophies: number[]; // by owner and kind of piece
  captives: number[]; // by owner
  outraged: string[];
  stand_ins: number;
}

/** The turn that goes on. */
export interface ArcsTurn {
  seat: number;
  pips: number;
  stage: "opening" | "prelude" | "acting";
  armed: boolean;
  spending: number[]; // resources spent in this prelude, by type
  taxed: number[];
  built: number[];
  won: string[]; // court cards secured in this turn
  once: string[]; // guild cards that were used, and may be once a turn
  offer: boolean; // a resource was gained, and may be put elsewhere
}

/** What can be read off a position by the rules. */
export interface ArcsShown {
  out: number[];
  paths: [string, string][];
  control: Record<string, number>;
  buildings: Record<string, Building[]>;
  types: Record<string, string>; // of planets that are not as they are printed
  starts: string[][]; // by seat, while leaders are drafted: where it will begin, A, B, C and so on
  ambitions: Standing[];
  free_markers: [number, number][];
  players: ShownPlayer[];
  order: number[];
  round: number[];
  lead_number: number;
  turn: ShownTurn;
  frame: Frame;
  gone: string[];
  known_hands: string[][];
}

/** A building in a system. */
export interface Building {
  seat: number;
  piece: BuildingPiece;
  damaged: boolean;
  outside: boolean; // of the slots
}

export type BuildingPiece = "city" | "starport";

/** How an ambition stands. */
export interface Standing {
  ambition: string;
  markers: [number, number][];
  counts: number[];
  boxed: number; // what a third player has who is not there
  tokens: string[];
  best: number;
  scores: number[]; // what it would score now
}

/** What can be read off a player's board. */
export interface ShownPlayer {
  open_slots: number[];
  bonus: number;
  trophies: Trophies[];
  captives: Captives[];
  controls: number;
}

/** Pieces of one kind that a player holds. */
export interface Trophies {
  seat: number;
  piece: PieceName;
  count: number;
}

export type PieceName = "city" | "starport" | "ship" | "agent";

/** Agents that a player holds. */
export interface Captives {
  seat: number;
  count: number;
}

/** What the pips of this turn may be spent on. */
export interface ShownTurn {
  seat: number;
  actions: string[];
}

/** What is being decided. Which of the values are there depends on the kind. */
export interface Frame {
  from?: string;
  kind?: string;
  seat?: number;
  to?: string;
  at?: string;
  fresh?: number;
  damaged?: number;
  catapult?: boolean;
  chosen?: number;
  owner?: number;
  limit?: number;
  least?: number;
  raids?: number; // the most raid dice
  balanced?: boolean; // no more assault than skirmish dice
  assault?: number;
  skirmish?: number;
  blanks?: number;
  hits?: number;
  symbols?: Record<Symbol, number>;
  keys?: number;
  resource?: string;
  count?: number;
  resources?: string[];
  ships?: number;
  court?: string; // the card that asks
  what?: "prune" | "annex" | "free" | "repair"; // what a building is asked for
  piece?: BuildingPiece;
  leave?: DieName | "any" | ""; // by which dice are rolled again; none while that is to be said
}

export type Symbol = "self" | "intercept" | "hit" | "building" | "key";

export type DieName = "assault" | "skirmish" | "raid";

/** What is printed on the map, cards, dice and boards. */
export interface ArcsBox {
  seats: string[];
  systems: Record<string, SystemPrint>;
  borders: [string, string][];
  cards: Record<string, ActionPrint>;
  court: Record<string, CourtPrint>;
  leaders: Record<string, LeaderPrint>;
  suits: Record<string, string[]>; // the actions of a suit
  resources: string[];
  ambitions: string[];
  markers: [number, number][][];
  dice: Record<DieName, string[]>;
  symbols: Symbol[];
  slot_costs: number[];
  open_slots: number[]; // by the number of cities off the board
  bonus: number[];
  pieces: Record<PieceName, number>;
  chapters: number;
  power_to_end: number;
}

/** A system of the map. */
export interface SystemPrint {
  cluster: number;
  symbol: "gate" | "arrow" | "crescent" | "hex";
  type: string;
  slots: number;
}

/** An action card. */
export interface ActionPrint {
  suit: string;
  number: number;
  pips: number;
  ambition: string; // empty for none, "any" for all
}

/** A card of the court. */
export interface CourtPrint {
  kind: "guild" | "vox";
  type: string; // the resource of a guild
  keys: number; // its raid cost
}

/** A leader: resources, and for A, B and C a building, if any, and ships. */
export interface LeaderPrint {
  resources: string[];
  a: (string | number)[];
  b: (string | number)[];
  c: (string | number)[];
}
