/** The chances of battle dice, from the faces printed on them. */

import type { ArcsBox, DieName, Symbol } from "./types";

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

export function mean(found: number[]): number {
  return found.reduce((sum, chance, number) => sum + chance * number, 0);
}
