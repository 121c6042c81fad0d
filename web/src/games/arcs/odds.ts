/** The chances of battle dice, from the faces printed on them. */

import type { ArcsBox, DieName, Symbol } from "./wire";

export type Dice = Record<DieName, number>;

const count = (face: string, symbol: Symbol): number => face.split("+").filter((found) => found === symbol).length;

/** By how many of a symbol: the chance that the dice show exactly that many. */
export function chances(box: ArcsBox, dice: Dice, symbol: Symbol): number[] {
  let found = [1];
  for (const [die, number] of Object.entries(dice) as [DieName, number][]) {
    const faces = box.dice[die].map((face) => count(face, symbol));
    for (let one = 0; one < number; one++) {
      const next: number[] = new Array<number>(found.length + Math.max(...faces)).fill(0);
      found.forEach((chance, had) => {
        for (const more of faces) next[had + more]! += chance / faces.length;
      });
      found = next;
    }
  }
  while (found.length > 1 && found.at(-1)! < 1e-12) found.pop();
  return found;
}

/** A chance as it is shown: of exactly so many, or of all that are left below or above. */
export interface Cell {
  label: string;
  chance: number;
}

/** The likeliest numbers, so many cells at most; what is left at both ends is added to the first and the last. */
export function cells(found: number[], most: number): Cell[] {
  const sum = (from: number, to: number): number => found.slice(from, to).reduce((total, chance) => total + chance, 0);
  let first = 0;
  for (let from = 1; from + most <= found.length; from++) {
    if (sum(from, from + most) > sum(first, first + most)) first = from;
  }
  const last = Math.min(first + most, found.length) - 1;
  return found.slice(first, last + 1).map((chance, at) => {
    const number = first + at;
    if (number === first && first > 0) return { label: `≤${number}`, chance: sum(0, number + 1) };
    if (number === last && last < found.length - 1) return { label: `${number}+`, chance: sum(number, found.length) };
    return { label: String(number), chance };
  });
}

/** In whole percent; what is neither impossible nor certain does not look so. */
export function percent(chance: number): string {
  if (chance > 1e-12 && chance < 0.005) return "<1";
  if (chance < 1 - 1e-12 && chance > 0.995) return ">99";
  return String(Math.round(chance * 100 + 1e-9)); // sums of fractions fall a little short of a half
}

export function mean(found: number[]): number {
  return found.reduce((sum, chance, number) => sum + chance * number, 0);
}
