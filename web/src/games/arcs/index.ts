/** Arcs for the frame: its board, its score sheet, its words. */

import type { GameEvent } from "../../lib/wire";
import type { Game } from "../game";
import { promptOf } from "../shared/known";
import { askedBy } from "./asking";
import Board from "./Board.svelte";
import "./room.css";
import { lookOf } from "./cards/looks";
import { holdOf, soundOf, step } from "./motion";
import Sheet from "./Sheet.svelte";
import { groupOf, labelOf, named, sentenceOf } from "./speech";
import { sceneOf } from "./types";
import Wishes from "./Wishes.svelte";

const TURNS = new Set(["lead", "surpass", "copy", "pivot", "pass"]);

const game: Game = {
  Board,
  Sheet,
  scored: true,
  Wishes,
  look: lookOf,
  prompt: (message) => promptOf(askedBy(sceneOf(message).shown.frame)),
  label: (option, message, _, names) => {
    const question = { asked: sceneOf(message).shown.frame.kind, mover: Object.keys(names)[message.to_move] ?? "" };
    return labelOf(option, question, names);
  },
  group: (option) => groupOf(option),
  sentence: (event, _, names) => sentenceOf(event, names),
  named: (name, value, _, names) => named(name, value, names),
  beginsTurn: (event: GameEvent) => TURNS.has(event.kind),
  beginsPart: (event: GameEvent) => TURNS.has(event.kind) || event.kind === "deal",
  endsTurn: (option) => option.kind === "end",
  isEnding: () => false,
  actionsLeft: (message) => sceneOf(message).view.turn.pips,
  score: { after: step, hold: holdOf, sound: soundOf },
  words: ["arcs"],
  full: true,
};

export default game;
