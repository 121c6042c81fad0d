/** How the seats look: colour, shape and initial, always together; and how characters do. */

import type { Look } from "../game";
import { letters } from "./letters.svelte";
import type { RoamBox } from "./wire";

interface SeatLook extends Look {
  ink: string; // letters on the colour
  text: string; // the colour as text on paper
}

const DARK = "#1d140d";

export function lookOf(seat: string): SeatLook {
  const letter = letters.bySeat[seat] ?? "";
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

/** The picture of a character: of Wayfarers by name, of any other set somebody of no name. */
export function portraitOf(box: RoamBox, card: string): string {
  return `/art/roam/${box.set === "wayfarers" ? "wayfarer" : "stranger"}-${card}.svg`;
}
