/** How the seats look: colour, shape and initial, always together.

Okabe–Ito colours, moved until each is half as light again as the one before: blue, red, green, yellow. So they stay
apart in grey, and all stand out from the night of the map. */

import { say } from "../../../lib/words.svelte";
import type { Look } from "../../game";

export interface SeatLook extends Look {
  ink: string; // letters on the colour
  text: string; // the colour as text on the paper of the frame
}

const NIGHT = "#0b1124";

export function lookOf(seatName: string): SeatLook {
  const letter = say(`arcs-seat-${seatName}`).charAt(0);
  switch (seatName) {
    case "blue":
      return { colour: "#0072b2", shape: "circle", letter, ink: "#fff", text: "var(--seat-ink-1)" };
    case "yellow":
      return { colour: "#f5d547", shape: "square", letter, ink: NIGHT, text: "var(--seat-ink-2)" };
    case "green":
      return { colour: "#35c29a", shape: "diamond", letter, ink: NIGHT, text: "var(--seat-ink-3)" };
    default:
      return { colour: "#e66a12", shape: "triangle", letter, ink: NIGHT, text: "var(--seat-ink-0)" };
  }
}
