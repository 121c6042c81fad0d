/** The seats by their numbers; how they look is said in cards/looks. */

import { lookOf, type SeatLook } from "./cards/looks";

export const SEATS = ["red", "blue", "yellow", "green"] as const;

/** The shapes of the seats, small, around their middle. */
export const SHAPES: Record<SeatLook["shape"], string> = {
  triangle: "M0-11 11 8H-11z",
  circle: "M0-9.5A9.5 9.5 0 0 1 0 9.5 9.5 9.5 0 0 1 0-9.5z",
  square: "M-8.5-8.5H8.5V8.5H-8.5z",
  diamond: "M0-11.5 11.5 0 0 11.5-11.5 0z",
};

export function lookAt(seat: number): SeatLook {
  return lookOf(SEATS[seat] ?? "red");
}
