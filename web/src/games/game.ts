/** What the frame needs of a game. Everything else of a game stays in its folder. */

import city from "./arcs/cover/city.svg?no-inline";
import fleet from "./arcs/cover/fleet.svg?no-inline";
import gate from "./arcs/cover/gate.svg?no-inline";
import planet from "./arcs/cover/planet.svg?no-inline";
import arcsScene from "./arcs/cover/scene.svg?no-inline";
import star from "./arcs/cover/star.svg?no-inline";
import roamScene from "./roam/cover/scene.svg?no-inline";
import type { Component } from "svelte";
import { get } from "../lib/api";
import type { Score, Showing } from "../lib/playhead.svelte";
import type { Explained, GameEvent, Games, Option, Problem, TableMessage, Value } from "../lib/wire";

/** How a seat looks everywhere: colour, shape and initial always together. */
export interface Look {
  colour: string; // a CSS variable: var(--seat-0) …
  shape: "triangle" | "circle" | "square" | "diamond";
  letter: string;
}

/** What the printed pieces of this game are, from /api/tables/TABLE/box. */
export type Box = Record<string, Value>;

/** A board draws a position and lets somebody choose. It knows no rules: `options` are what may be done. */
export interface BoardProps {
  message: TableMessage; // of a table, or made up from a moment of a replay
  box: Box;
  names: string[]; // what the players are called, by seat
  showing: Showing | null; // the event that is being shown: to be shown as motion
  playing: boolean; // whether more is to come: nothing can be done before
  highlight: GameEvent | null; // an entry of the log somebody points at
  done: GameEvent[]; // what another player did last: it stays marked until somebody else has done something
  choice: Choice; // what is being chosen: shared with the action bar and the list of actions
  story: GameEvent[][]; // everything that happened up to what is drawn, play by play
  mark: string; // what a lesson talks about, to be brought into sight; "" for nothing
  side: number; // how high the panels and the action bar are: boards that have the whole window leave that free
}

/** Something a panel of the board puts together, such as a number of dice: the primary button does it. */
export interface Composed {
  name: string; // for the tests
  label: string;
  ready: boolean;
  act: () => void;
}

/** The choosing: one for a table. The board, the list and the keyboard all work on it. */
export interface Choice {
  /** What may be done; empty if it is not our turn. */
  readonly options: Option[];
  /** The option that is pointed at, and what it would do, as soon as that is known. */
  readonly pointed: Option | null;
  readonly preview: Explained | null;
  /** The option that was chosen and waits to be confirmed. */
  readonly chosen: Option | null;
  /** What is being put together on the board, if anything is. */
  composed: Composed | null;
  /** Look at an option without choosing it; null looks away. */
  point(option: Option | null): void;
  /** In a lesson: there is one thing to do, and it is found on the board. */
  readonly guided: boolean;
  /** Choose an option. Choosing the chosen one again, or `confirm`, does it. */
  choose(option: Option | null): void;
  /** Do an option at once, or the chosen one. */
  confirm(option?: Option): Promise<void>;
  /** Something was clicked that is not among the options: say why not, by the text of the action. */
  whyNot(action: string): Promise<void>;
  /** Something was clicked that no action is about: say why not. */
  refuse(problem: Problem): void;
}

export interface Game {
  Board: Component<BoardProps>;
  /** The score sheet. The story says where the points came from. */
  scored: boolean; // also before the end
  Sheet: Component<{ message: TableMessage; box: Box; names: string[]; story: GameEvent[][] }>;
  /** Standing answers to questions out of turn; null where nothing can be wished for. */
  Wishes: Component<{ wishes: Record<string, Value>; onwish: (wishes: Record<string, Value>) => void }> | null;
  /** How what happens is shown, event by event. */
  score: Score;
  look(seatName: string): Look;
  /** What to do now, as a message id of the game. */
  prompt(message: TableMessage): string;
  /** What an option of a position is called in the list of actions. */
  label(option: Option, message: TableMessage, box: Box, names: Called): string;
  /** A heading for an option in the list, so that long lists have parts; empty for none. */
  group(option: Option, box: Box): string;
  /** What an event says; null for one that needs no line of its own. */
  sentence(event: GameEvent, box: Box, names: Called): string | null;
  /** What the values of a refusal are called. */
  named(name: string, value: Value, box: Box, names: Called): Value;
  /** Whether an event begins a turn of the seat it names. */
  beginsTurn(event: GameEvent): boolean;
  /** Whether an event only says whose turn begins, as nobody's doing; without, turns begin with something done. */
  announces?(event: GameEvent): boolean;
  /** Whether an event begins a part of the game, such as a turn: where the log has a heading, and replays jump to. */
  beginsPart(event: GameEvent): boolean;
  /** Options that finish a turn and may ask for confirmation. */
  endsTurn(option: Option): boolean;
  /** Whether the turn has been ended already, and only what follows is asked: that is not to be confirmed again. */
  isEnding(message: TableMessage): boolean;
  /** How many actions are left in this turn: while there are some, to end it is not what is offered first. */
  actionsLeft(message: TableMessage): number;
  /** Names of the parts of its words: `/words/LANGUAGE/PART.ftl`. */
  words: string[];
  /** Its board has the whole window, and leaves free what the panels and the action bar need: `side` high, in the
   * corner below on the right. Without, the frame keeps a column of its own. */
  full?: boolean;
}

/** Where on the board is what a step of a lesson is about: the selector of a mark. */
export type Marks = (mark: string) => string;

/** What players are called, by the id of their seats, for sentences. */
export type Called = Record<string, string>;

/** What is known of a game before it is loaded: where it is, and some pictures. */
interface Entry {
  load: () => Promise<{ default: Game }>;
  marks: () => Promise<{ marks: Marks }>;
  /** Some of its pictures, for a fan of cards; a game without has its initial on a card. */
  cover: string[];
  /** The game in motion, as a square picture; with `#still` it does not move. */
  scene: string;
  /** The picture of something the rules explain, by its message. */
  picture: (message: string) => string;
}

const GAMES: Record<string, Entry> = {
  roam: {
    load: () => import("./roam"),
    marks: () => import("./roam/marks"),
    cover: ["canyon-10", "village-11", "lake-9", "snow-7", "coast-3"].map((name) => `/art/roam/${name}.svg`),
    scene: roamScene,
    picture: (message) => (message.startsWith("roam-ability-") ? `/art/roam/${message.slice(5)}.svg` : ""),
  },
  arcs: {
    load: () => import("./arcs"),
    marks: () => import("./arcs/marks"),
    cover: [planet, gate, fleet, city, star],
    scene: arcsScene,
    picture: () => "",
  },
};

/** The games that have a board here. */
export const GAME_NAMES = Object.keys(GAMES);

export function coverOf(name: string): string[] {
  return GAMES[name]?.cover ?? [];
}

export function sceneOf(name: string): string {
  return GAMES[name]?.scene ?? "";
}

export function pictureOf(name: string, message: string): string {
  return GAMES[name]?.picture(message) ?? "";
}

/** Whether a game has a board here. */
export function hasBoard(name: string): boolean {
  return Object.hasOwn(GAMES, name);
}

/** What the lessons of a game mean on its board, loaded when somebody learns. */
export async function loadMarks(name: string): Promise<Marks> {
  return (await GAMES[name]?.marks())?.marks ?? (() => "");
}

/** A game with its drawing, loaded when it is needed; what has no board here is drawn as plain lists. */
export async function loadGame(name: string): Promise<Game> {
  const entry = GAMES[name];
  if (entry) return (await entry.load()).default;
  const [{ plainGame }, games] = await Promise.all([import("./plain"), get<Games>("/api/games")]);
  return plainGame(name, games[name]);
}
