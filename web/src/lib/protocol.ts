/** What the server says and hears: docs/protocol.md in types. */

export const SPECTATOR = -1;
export const NOBODY = -1;

export type Value = string | number | boolean | null | Value[] | { [name: string]: Value };

/** Something that happened: `kind`, who did it, and values of its own. */
export interface GameEvent {
  kind: string;
  seat: number;
  [value: string]: Value;
}

/** Something the seat to move may do. `text` is what is sent; the rest says the same in parts. */
export interface Option {
  text: string;
  kind: string;
  [value: string]: Value;
}

export interface Player {
  seat: string;
  name: string;
  player: string;
  taken: boolean;
  user: string | null;
  program: boolean; // an outside program sits there
  present: boolean;
}

export interface Clock {
  kind: "none" | "move" | "game" | "days";
  limit: number;
  increment: number;
}

export interface Spec {
  game: string;
  version: number;
  options: Record<string, Value>;
  seats: string[];
  public: boolean;
  clock: Clock;
  timeout: string;
}

export interface ChatLine {
  number: number;
  user: string;
  name: string;
  text: string;
  time: number;
}

export interface Outcome {
  places: number[];
  scores: number[];
}

/** Where somebody is signed in: a device, and when it was last used. */
export interface Session {
  id: string;
  device: string;
  created: number;
  seen: number;
  this: boolean;
}

/** How a table stands for one seat. What is optional is there from the beginning of the game on. */
export interface TableMessage<View = Record<string, Value>> {
  you: number;
  now: number;
  table: string;
  game: string;
  spec: Spec;
  status: "waiting" | "running" | "finished" | "frozen";
  players: Player[];
  seq: number;
  to_move: number;
  rematch: string | null;
  onlookers: number;
  chat: ChatLine[]; // what was said since the last message
  owner: string;
  invite?: string;
  watch?: string;
  banished?: Record<string, "muted" | "removed">;
  deadline?: number | null;
  since?: number;
  used?: number[];
  offer?: { seat: number; waiting: number[] } | null;
  outcome?: Outcome | null;
  plays?: number;
  story?: { from: number; plays: GameEvent[][] };
  view?: View;
  shown?: Record<string, Value>;
  options?: Option[];
  can_undo?: boolean;
  can_redo?: boolean;
  wishes?: Record<string, Value>;
}

/** Who is there, when it has changed. */
export interface PresenceMessage {
  present: number[]; // seats
  onlookers: number;
}

export interface Problem {
  message: string;
  values: Record<string, Value>;
  rule?: string;
}

/** What an action would do, or why it is not allowed. */
export interface Explained {
  events?: GameEvent[];
  later?: GameEvent[]; // what would follow if the turn ended right after it
  refusal?: Problem;
}

export interface Brief {
  table: string;
  game: string;
  options: Record<string, Value>;
  seats: string[];
  names: (string | null)[];
  clock: Clock;
  status: TableMessage["status"];
  public: boolean;
  touched: number;
  to_move: number;
  deadline: number | null;
  you?: number;
  your_turn?: boolean;
}

export interface Me {
  id: string;
  name: string;
  account: boolean;
  webhook: boolean;
}

export interface OptionSpec {
  name: string;
  default: Value;
  choices: Value[] | null;
  named: string[]; // values of a free option that have a name
}

export interface GameInfo {
  version: number;
  options: OptionSpec[];
  bots: string[];
  seats: Record<string, string[]>; // what the seats are called, by the number of players
}

export type Games = Record<string, GameInfo>;

/** Which rules a game has, and which cards and signs are explained: ids of messages. */
export interface RulesIndex {
  chapters: { id: string; rules: string[] }[];
  explained: { id: string; messages: string[] }[];
}

/** A moment of a finished game, as /api/tables/TABLE/replay tells it. */
export interface Moment<View = Record<string, Value>> {
  game: string;
  plays: number;
  play: number;
  to_move: number;
  view: View;
  shown: Record<string, Value>;
  events: GameEvent[];
  outcome: Outcome | null;
}
