/** The seats by their numbers; how they look is said in cards/looks. */

import { lookOf, type SeatLook } from "./cards/looks";

export const SEATS = ["red", "blue", "yellow", "green"] as const;

export function lookAt(seat: number): SeatLook {
  return lookOf(SEATS[seat] ?? "red");
}
