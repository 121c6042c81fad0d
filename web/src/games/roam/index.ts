/** Roam for the frame: its board, its score sheet, its words. */

import type { Game } from "../game";
import { promptOf } from "../shared/known";
import Board from "./Board.svelte";
import { LESSONS } from "./lessons";
import { lookOf } from "./looks";
import { holdOf, soundOf, step } from "./motion";
import Sheet from "./Sheet.svelte";
import { groupOf, labelOf, named, sentenceOf } from "./speech";
import { boxOf, viewOf } from "./types";
import Wishes from "./Wishes.svelte";

const game: Game = {
  Board,
  Sheet,
  scored: true,
  Wishes,
  look: lookOf,
  prompt: (message) => promptOf(`roam-step-${viewOf(message).step}`),
  label: (option, _, box, names) => labelOf(option, boxOf(box), names),
  group: (option, box) => groupOf(option, boxOf(box)),
  sentence: (event, box, names) => sentenceOf(event, boxOf(box), names),
  named: (name, value, box, names) => named(name, value, boxOf(box), names),
  beginsTurn: (event) => event.kind === "turn",
  beginsPart: (event) => event.kind === "turn",
  endsTurn: (option) => option.kind === "end",
  score: { after: step, hold: holdOf, sound: soundOf },
  words: ["roam"],
  learning: { options: { players: 2, first: "south" }, lessons: LESSONS },
};

export default game;
