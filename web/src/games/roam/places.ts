/** Where things lie: spaces a1 (north-west) to f6, the six lands, patterns on the map, and how a turned map is seen.

World coordinates are columns and rows of the map, north up. The screen shows the world turned counterclockwise by
`turn` quarters, so that the edge with that number lies at the bottom. */

import type { RoamBox } from "./wire";

export const SIZE = 6;

export interface Point {
  x: number;
  y: number;
}

export interface Square {
  space: string; // empty off the map
  x: number;
  y: number;
  blank: boolean;
}

export function spaceAt(x: number, y: number): string {
  return x >= 0 && y >= 0 && x < SIZE && y < SIZE ? `${"abcdef"[x]}${y + 1}` : "";
}

export function pointOf(space: string): Point {
  return { x: "abcdef".indexOf(space[0] ?? ""), y: Number(space[1]) - 1 };
}

export const SPACES: readonly string[] = Array.from({ length: 36 }, (_, at) => spaceAt(at % SIZE, Math.floor(at / SIZE)));

/** The number of the land a space belongs to. */
export function placeOf(space: string): number {
  const { x, y } = pointOf(space);
  return Math.floor(x / 2) + (y >= 3 ? 3 : 0);
}

/** The spaces of a land, in reading order. */
export function spacesOf(place: number): string[] {
  return SPACES.filter((space) => placeOf(space) === place);
}

/** A point of the world (not a square: 0 to 6) as the turned screen shows it. */
export function seen({ x, y }: Point, turn: number): Point {
  let point = { x, y };
  for (let quarter = 0; quarter < turn; quarter++) point = { x: point.y, y: SIZE - point.x };
  return point;
}

/** The point of the world that is seen at a point of the screen. */
export function unseen(point: Point, turn: number): Point {
  return seen(point, (4 - turn) % 4);
}

/** The middle of a space on the screen. */
export function middle(space: string, turn: number): Point {
  const { x, y } = pointOf(space);
  return seen({ x: x + 0.5, y: y + 0.5 }, turn);
}

/** A land as a rectangle on the screen. */
export function landArea(place: number, turn: number): { x: number; y: number; wide: number; high: number } {
  const x = (place % 3) * 2;
  const y = place < 3 ? 0 : 3;
  const one = seen({ x, y }, turn);
  const other = seen({ x: x + 2, y: y + 3 }, turn);
  return {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    wide: Math.abs(one.x - other.x),
    high: Math.abs(one.y - other.y),
  };
}

/** How many coin symbols each space of the map shows. The cards of the bottom row lie upside down. */
export function coinsOn(lands: number[], box: RoamBox): Map<string, number> {
  const found = new Map<string, number>();
  lands.forEach((land, place) => {
    const coins = box.lands[land]?.coins ?? [];
    const lying = place < 3 ? coins : [...coins].reverse();
    spacesOf(place).forEach((space, at) => found.set(space, lying[at] ?? 0));
  });
  return found;
}

/** The squares of a pattern whose first square lies on a space. */
export function squaresAt(rows: string[], at: string): Square[] {
  const first = firstSquare(rows);
  const anchor = pointOf(at);
  const found: Square[] = [];
  rows.forEach((row, y) =>
    [...row].forEach((mark, x) => {
      if (mark === ".") return;
      const point = { x: anchor.x + x - first.x, y: anchor.y + y - first.y };
      found.push({ ...point, space: spaceAt(point.x, point.y), blank: mark === "o" });
    }),
  );
  return found;
}

/** The first square of a pattern in reading order: positions are named after its space. */
export function firstSquare(rows: string[]): Point {
  const y = rows.findIndex((row) => row.includes("#"));
  return { x: rows[y]?.indexOf("#") ?? 0, y };
}

/** The middle of the squares that are no blanks, in the world. */
export function middleOf(squares: Square[]): Point {
  const solid = squares.filter((square) => !square.blank);
  const xs = solid.map((square) => square.x);
  const ys = solid.map((square) => square.y);
  return { x: (Math.min(...xs) + Math.max(...xs) + 1) / 2, y: (Math.min(...ys) + Math.max(...ys) + 1) / 2 };
}

/** A pattern as somebody's card lies on the screen. */
export function lying(box: RoamBox, card: string, edge: number, turn: number, turned = 0): string[] {
  return box.characters[card]?.lying[(edge - turn + turned + 8) % 4] ?? [];
}

/** Starting characters first, then by number, so that cards keep their places when they fall asleep. */
export function inOrder(cards: string[]): string[] {
  const weight = (card: string): number => (/^\d/.test(card) ? Number(card) : card.charCodeAt(0) - 1000);
  return [...cards].sort((one, other) => weight(one) - weight(other));
}
