/** What the server says and hears. Written by tools/wire_types.py from parlour/wire: change those. */

export const SPECTATOR = -1;
export const NOBODY = -1;

export type Value = string | number | boolean | null | Value[] | { [name: string]: Value };

/** Who plays at a seat. */
export interface Seated {
  seat: string; // what the game calls it
  name: string; // of the person or bot
  player: string; // who decides now: `person`, or a bot
  taken: boolean;
  user: string | null; // the id of the person
  program: boolean; // an outside program sits there
}

/** The same, and whether somebody is there. */
export interface Player extends Seated {
  present: boolean;
}

/** What time there is. */
export interface Clock {
  kind: "none" | "move" | "game" | "days";
  limit: number;
  increment: number;
}

/** How a table was made. */
export interface Spec {
  game: string;
  version: number; // of its rules
  options: Record<string, Value>; // of a whole card set only its name
  seats: string[]; // `person`, or the name of a bot
  public: boolean;
  clock: Clock;
  timeout: "nothing" | "bot" | "concede";
}

/** An undo that waits for others. */
export interface Offer {
  seat: number; // who asks
  waiting: number[]; // seats that have not answered
}

/** How a game ended, by seat. */
export interface Outcome {
  places: number[]; // 1 is the winner
  scores: number[];
}

/** What happened, play by play: what somebody has from play `from` on is to be thrown away. */
export interface Story {
  from: number;
  plays: GameEvent[][];
}

/** What happened: who did it, and values of its own. */
export interface GameEvent {
  kind: string;
  seat: number;
  [value: string]: Value;
}

/** What somebody said. */
export interface ChatLine {
  number: number;
  user: string;
  name: string;
  text: string;
  time: number;
}

/** Somebody who looks on; guests who gave no name have none. */
export interface Watcher {
  user: string;
  name: string;
}

/** A table as somebody may see it. */
export interface Table {
  plays?: number; // that stand
  view?: Record<string, Value>;
  shown?: Record<string, Value>; // what can be read off the position, for whoever draws it
  options?: Option[]; // what you may do now
  can_undo?: boolean;
  can_redo?: boolean;
  wishes?: Record<string, Value>;
  invite?: string;
  watch?: string;
  banished?: Record<string, string>; // by id: `muted` or `removed`
  table: string;
  game: string;
  spec: Spec;
  status: Status;
  to_move: number;
  rematch: string | null; // the table that followed this one
  owner: string;
  deadline?: number | null;
  since?: number; // when the seat to move began to think
  used?: number[]; // of a clock for the game, in seconds
  offer?: Offer | null;
  outcome?: Outcome | null;
  you: number; // your seat, -1 for an onlooker
  seq: number; // how many things have been written down
  players: Player[];
  onlookers: number;
  watchers: Watcher[]; // who they are, the first of them if there are many
  chat: ChatLine[]; // what was said since you were told
  story?: Story;
}

/** What the seat to move may do: `text` is sent, the rest says the same in parts. */
export interface Option {
  text: string;
  kind: string;
  [value: string]: Value;
}

export type Status = "waiting" | "running" | "finished" | "frozen" | "gone";

/** How the table stands now: the first message, and every one of a client that does not ask for changes. */
export interface TableMessage extends Table {
  type: "table";
  v: number; // the version of the protocol
  now: number; // the server's clock
}

/** A position on the way: what is different since the one before it. */
export interface Between {
  set: [Path, Value][];
  gone: Path[];
}

export type Path = (string | number)[];

/** What is different since the last table or changes message. */
export interface ChangesMessage {
  type: "changes";
  seq: number;
  now: number;
  set: [Path, Value][];
  gone: Path[];
  story?: Story; // if there is anything new
  between?: Between[]; // after each of several plays but the last, for whoever draws them
}

/** What was said. */
export interface ChatMessage {
  type: "chat";
  lines: ChatLine[];
}

/** Who is there, when it has changed. */
export interface PresenceMessage {
  type: "presence";
  present: number[]; // seats
  onlookers: number;
  watchers: Watcher[];
}

/** What is wrong with the server: the id of a sentence; null when it is over. */
export interface TroubleMessage {
  type: "trouble";
  message: string | null;
}

/** Why something was not done. */
export interface Problem {
  message: string; // the id of a sentence
  values: Record<string, string | number>; // which go into it
  rule?: string; // of the game, that forbids it
}

/** What an action would do, or why it is not allowed. */
export interface Explained {
  events?: GameEvent[];
  later?: GameEvent[]; // what would follow if the turn ended right after it
  refusal?: Problem;
}

/** What somebody said was done. */
export interface OkMessage extends Explained {
  type: "ok";
  id: string;
  seq?: number; // of the last thing it led to
}

/** What somebody said was not done. */
export interface ErrorMessage {
  type: "error";
  id: string;
  error: Problem;
}

/** Do something. */
export interface Play {
  do: "play";
  id?: string; // a repeat with the same id gets the first answer
  action?: string; // the text of an option
  seq?: number | null; // what the client saw; refused if the table has moved on
}

/** What would an action do, or why is it not allowed now? */
export interface Explain {
  do: "explain";
  id?: string; // a repeat with the same id gets the first answer
  action?: string;
}

/** Take back the last decision. */
export interface Undo {
  do: "undo";
  id?: string; // a repeat with the same id gets the first answer
}

/** Put back what the last undo took back. */
export interface Redo {
  do: "redo";
  id?: string; // a repeat with the same id gets the first answer
}

/** To the undo of somebody else. */
export interface AnswerOffer {
  do: "answer";
  id?: string; // a repeat with the same id gets the first answer
  agree?: boolean;
}

/** Give up. */
export interface Concede {
  do: "concede";
  id?: string; // a repeat with the same id gets the first answer
}

/** Let a bot play. */
export interface TakeOver {
  do: "takeover";
  id?: string; // a repeat with the same id gets the first answer
  bot?: string; // the last of the game's bots, if none is named
}

/** Take the seat back from it. */
export interface GiveBack {
  do: "giveback";
  id?: string; // a repeat with the same id gets the first answer
}

/** Standing answers. */
export interface Wish {
  do: "wish";
  id?: string; // a repeat with the same id gets the first answer
  wishes?: Record<string, Value>;
}

/** Days off. */
export interface Holiday {
  do: "holiday";
  id?: string; // a repeat with the same id gets the first answer
  days?: number[];
}

/** Say something to everybody at the table. */
export interface Chat {
  do: "chat";
  id?: string; // a repeat with the same id gets the first answer
  text?: string;
}

/** Tell me everything again. */
export interface Sync {
  do: "sync";
  id?: string; // a repeat with the same id gets the first answer
}

/** What somebody new wants to be called; without a name they can look, and play against bots. */
export interface Guest {
  name?: string | null;
}

/** Name and password of an account. */
export interface Login {
  name: string;
  password: string;
}

/** A recovery code and the new password. */
export interface Recovery extends Login {
  code: string;
}

/** The password of whoever asks. */
export interface Password {
  password: string;
}

/** The password somebody has, and the one they want. */
export interface NewPassword extends Password {
  new: string;
}

/** A session, by its id in the list. */
export interface WhichSession {
  id: string;
}

/** Where to be told of one's turn; empty for nowhere. */
export interface Webhook {
  address: string;
}

/** A table to be made. */
export interface NewTable {
  game: string;
  options?: Record<string, Value>;
  seats?: string[] | null;
  public?: boolean;
  clock?: Record<string, Value> | null;
  timeout?: string | null;
}

/** A file for an option of a game, and what else was chosen. */
export interface OptionFile {
  option: string;
  file: string;
  text: string;
  options?: Record<string, Value>;
}

/** A seat, and the key of the invitation if there is one. */
export interface Sit {
  seat: number;
  key?: string;
}

/** A seat. */
export interface WhichSeat {
  seat: number;
}

/** Who is to play at a seat: a bot, or `person` for whoever comes. */
export interface Fill extends WhichSeat {
  player: string;
}

/** Whether a table is left out of one's list. */
export interface PutAway {
  away: boolean;
}

/** Somebody, and `muted`, `removed` or nothing. */
export interface Banish {
  user: string;
  how?: string | null;
}

/** A record as a file. */
export interface RecordText {
  text: string;
}

/** Every answer with a status from 400 on. */
export interface Refused {
  error: Problem;
}

/** It was done, and there is nothing to say about it. */
export interface Done {}

/** What somebody sees of themselves. */
export interface Me {
  id: string;
  name: string;
  account: boolean; // false for a guest
  webhook: boolean; // whether there is one
}

/** Recovery codes, shown this once. */
export interface Codes {
  codes: string[];
}

/** Where somebody is signed in: a device, and when it was last used. */
export interface Session {
  id: string;
  device: string;
  created: number;
  seen: number;
  this: boolean; // the one that asks
}

/** Where somebody is signed in: this session first, then those used last. */
export interface Sessions {
  sessions: Session[];
}

/** How many sessions were ended. */
export interface Ended {
  ended: number;
}

/** Whether somebody is told of their turn. */
export interface HasWebhook {
  webhook: boolean;
}

/** A value of an option that does not go with these values of another one. */
export interface Apart {
  value: Value;
  other: string;
  values: Value[];
}

/** One thing a table can choose before the game. */
export interface OptionSpec {
  name: string;
  default: Value;
  choices: Value[] | null; // null where it takes free data
  named: string[]; // values of a free option that have a name
  apart: Apart[]; // which of these do not go with what was chosen before
  file: boolean; // whether somebody may bring a file for it
}

/** A game that can be played. */
export interface GameInfo {
  version: number;
  options: OptionSpec[];
  bots: string[];
  levels: string[]; // those of them that people choose by how strong they are, the gentlest first
  seats: Record<string, string[]>; // what the seats are called, by the number of players
  lessons: string[]; // that teach it, in order
}

/** Something that is said in a lesson, and what happens then. */
export interface LessonStep {
  say: string; // the id of a message; "" where what was said last still holds
  mark: string; // what on the board it is about; "" for nothing
  kind: "read" | "play" | "watch"; // the learner reads, plays, or watches the rivals
  plays: number; // how many decisions of the lesson are made when it is over
}

/** A decision of a lesson, the learner's or a rival's: what it would do, what it told, and what it changed. */
export interface LessonPlay {
  action: string;
  explained: Explained;
  events: GameEvent[];
  set: [Path, Value][];
  gone: Path[];
}

/** A lesson as its learner sees it, from the first position to the last: nobody decides anything else in it. */
export interface Lesson {
  table: Table;
  box: Record<string, Value>;
  steps: LessonStep[];
  plays: LessonPlay[];
}

/** What is in a file somebody brought for an option: the value with its name, or what is wrong with it. */
export interface ReadFile {
  value: Record<string, Value> | null;
  name: string;
  mistakes: Problem[]; // the first of them
  count: number; // of all mistakes
  odd: Problem[]; // what somebody may want to look at again
}

/** A chapter of the rules. */
export interface Chapter {
  id: string;
  rules: string[];
}

/** Cards or signs that are explained: ids of messages. */
export interface ExplainedGroup {
  id: string;
  messages: string[];
}

/** A picture of a rule: `/art/GAME/rule-NAME.svg`, with the message `GAME-picture-NAME` below it. */
export interface RulePicture {
  name: string;
  width: number;
  height: number;
}

/** Which rules a game has, and which cards and signs are explained: ids of messages. */
export interface RulesIndex {
  chapters: Chapter[];
  explained: ExplainedGroup[];
  pictures: Record<string, RulePicture>; // by rule, where there is one
}

/** A table in a list. */
export interface Brief {
  table: string;
  game: string;
  options: Record<string, Value>;
  seats: string[];
  names: (string | null)[]; // of the people who sit there, null where it is free
  clock: Clock;
  status: Status;
  public: boolean;
  touched: number;
  to_move: number; // the person everybody waits for
  deadline: number | null;
  scores: number[] | null; // by seat, where the game tells them
  you?: number; // in one's own list: where one sits
  your_turn?: boolean;
  away?: boolean; // whether one has put it away
}

/** Public tables, and whether there are more. */
export interface LobbyPage {
  tables: Brief[];
  more: boolean;
}

/** The tables of whoever asks. */
export interface MyGames {
  tables: Brief[];
}

/** What the link to a table leads to, for whoever has it: they need not have said who they are. */
export interface Invitation {
  game: string;
  host: string; // the name of whoever made the table
  players: string[]; // the people who sit there
  status: Status;
  seat: boolean; // whether there is one they may take
  invited: boolean; // whether the link was made for that
}

/** For an outside program; shown this once. */
export interface Token {
  token: string;
}

/** What a player has seen, play by play. */
export interface Log {
  plays: GameEvent[][];
}

/** A finished game after some plays, from one seat's eyes. */
export interface Moment {
  game: string;
  plays: number;
  play: number;
  to_move: number;
  view: Record<string, Value>;
  shown: Record<string, Value>;
  events: GameEvent[];
  outcome: Outcome | null;
}

/** How the server is doing. */
export interface Health {
  status: string;
  wrong?: string[];
}

export type Told = TableMessage | ChangesMessage | ChatMessage | PresenceMessage | TroubleMessage | OkMessage | ErrorMessage;

export type Said = Play | Undo | Redo | AnswerOffer | Concede | TakeOver | GiveBack | Wish | Holiday | Explain | Chat | Sync;

export type Games = Record<string, GameInfo>;
