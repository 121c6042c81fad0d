/** Roam for the frame: its board, its score sheet, its words. */

import type { TableMessage } from "../../lib/wire";
import { say } from "../../lib/words.svelte";
import type { Game } from "../game";
import { promptOf } from "../shared/known";
import Board from "./Board.svelte";
import { lookOf } from "./looks";
import { holdOf, soundOf, step } from "./motion";
import Sheet from "./Sheet.svelte";
import { groupOf, labelOf, named, sentenceOf } from "./speech";
import { boxOf, viewOf } from "./types";
import Wishes from "./Wishes.svelte";

/** How many blank squares can still be filled. */
function blanksOf({ options = [] }: TableMessage): number {
  return new Set(options.flatMap(({ kind, at }) => (kind === "blank" ? [at] : []))).size;
}

/** What to do now; without artifacts at the table there is no word of them. */
function stepOf(message: TableMessage): string {
  const { step, options } = viewOf(message);
  if (step !== "acting" || options.artifacts) return `roam-step-${step}`;
  return blanksOf(message) > 0 ? "web-roam-acting-blanks" : "web-roam-acting-done";
}

const game: Game = {
  Board,
  Sheet,
  scored: true,
  Wishes,
  look: lookOf,
  prompt: (message) => promptOf(stepOf(message)),
  label: (option, message, box, names) =>
    option.kind === "end" && viewOf(message).step === "buying" ? say("web-roam-buy-nothing") : labelOf(option, boxOf(box), names),
  group: (option, box) => groupOf(option, boxOf(box)),
  sentence: (event, box, names) => sentenceOf(event, boxOf(box), names),
  named: (name, value, box, names) => named(name, value, boxOf(box), names),
  beginsTurn: (event) => event.kind === "turn",
  announces: (event) => event.kind === "turn",
  beginsPart: (event) => event.kind === "turn",
  endsTurn: (option) => option.kind === "end",
  isEnding: (message) => viewOf(message).step === "buying",
  actionsLeft: (message) => blanksOf(message),
  score: { after: step, hold: holdOf, sound: soundOf },
  words: ["roam"],
};

export default game;
