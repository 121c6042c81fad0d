/** Any game that brings no board: what its player knows and what may be done, as lists, in the words it has for the log. */

import type { GameInfo } from "../../lib/wire";
import { say } from "../../lib/words.svelte";
import type { Game, Look } from "../game";
import Board from "./Board.svelte";
import Sheet from "./Sheet.svelte";
import { labelOf, named, sentenceOf } from "./speech";

const SHAPES: Look["shape"][] = ["triangle", "circle", "square", "diamond"];

export function plainGame(name: string, info: GameInfo | undefined): Game {
  const seats = Object.values(info?.seats ?? {}).reduce((most, some) => (some.length > most.length ? some : most), []);
  return {
    Board,
    Sheet,
    scored: false,
    score: { after: (message) => message, hold: () => 0, sound: () => null },
    Wishes: null,
    look: (seat) => {
      const place = Math.max(0, seats.indexOf(seat)) % SHAPES.length;
      const letter = say(`${name}-seat-${seat}`).slice(0, 1).toUpperCase();
      return { colour: `var(--seat-${place})`, shape: SHAPES[place] ?? "circle", letter };
    },
    prompt: () => "web-your-turn",
    label: (option, _, __, names) => labelOf(name, option, names),
    group: () => "",
    sentence: (event, _, names) => sentenceOf(name, event, names),
    named: (_, value, __, names) => named(name, value, names),
    beginsTurn: () => false,
    beginsPart: () => false,
    endsTurn: () => false,
    isEnding: () => false,
    actionsLeft: () => 0,
    words: [name],
  };
}
