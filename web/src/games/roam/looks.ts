/** How the seats look: colour, shape and initial, always together. */

import { say } from "../../lib/words.svelte";
import type { Look } from "../game";

interface SeatLook extends Look {
  ink: string; // letters on the colour
  text: string; // the colour as text on paper
}

const DARK = "#1d140d";

export function lookOf(seat: string): SeatLook {
  const letter = say(`web-roam-letter-${seat}`);
  switch (seat) {
    case "west":
      return { colour: "var(--seat-1)", shape: "circle", letter, ink: "#fff", text: "var(--seat-ink-1)" };
    case "north":
      return { colour: "var(--seat-2)", shape: "square", letter, ink: DARK, text: "var(--seat-ink-2)" };
    case "east":
      return { colour: "var(--seat-3)", shape: "diamond", letter, ink: DARK, text: "var(--seat-ink-3)" };
    default:
      return { colour: "var(--seat-0)", shape: "triangle", letter, ink: DARK, text: "var(--seat-ink-0)" };
  }
}
