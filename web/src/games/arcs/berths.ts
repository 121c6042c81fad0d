/** Where ships stand in a system: every group in a box of its own, clear of what is printed there and of each other.

Boxes lie in rows and columns around the middle of the free part, or in rows of any width where that leaves them larger. The more groups there are, the smaller they get. */

import type { Area, Point, Ring } from "./geometry";
import type { ShipGroup } from "./system";

/** A round thing that ships leave free. */
export interface Taken extends Point {
  radius: number;
}

/** How the groups of a system are drawn, and where the middle of each is. */
export interface Berths {
  size: number; // of a ship
  fan: number; // so many ships of a group are drawn at most
  places: Point[];
}

const SIZE = 46;
const STEP = 0.47; // from one ship of a fan to the next, as a part of its size
const DIGIT = 0.44;
const TIMES = 0.28; // the sign before the number
const ROW = 0.96;
/** Fans first, then single ships with their number, ever smaller. */
const TRIES: [fan: number, scale: number][] = [[3, 1], [3, 0.9], [3, 0.8], ...[1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.45, 0.4, 0.35].map((scale): [number, number] => [1, scale])];
const SHIFTS = [0, 0.5, 0.25, 0.75];
const NUDGES = [0, -10, 10, -20, 20, -30, 30]; // from the middle, for rows of groups
const MOST_IN_ROWS = 6;
const REACH = 200; // how far from the middle a system may stretch
const CORNERS = { one: 0.5, more: 0.42 }; // of a box, from its middle; ships leave its very corners free, which counts where room is scarce
const EDGE = [[-1, -1], [0, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [0, 1], [1, 1]] as const;

/** How wide a group is: its ships, and their number if there are several. */
export function widthOf(count: number, fan: number, size: number): number {
  return size * (0.9 + (Math.min(count, fan) - 1) * STEP + (count > 1 ? TIMES + String(count).length * DIGIT : 0));
}

/** How far the ships of a fan stand apart. */
export function stepOf(size: number): number {
  return size * STEP;
}

/** Whether a box lies within a system, clear of what is printed there. */
function isFree(ring: Ring, area: Area, taken: Taken[], { x, y }: Point, wide: number, high: number, corner: number): boolean {
  const inside = (x: number, y: number): boolean => ring.holds(area, { x, y }, 9);
  return (
    inside(x, y) &&
    taken.every((thing) => Math.hypot(Math.max(0, Math.abs(x - thing.x) - wide / 2), Math.max(0, Math.abs(y - thing.y) - high / 2)) > thing.radius) &&
    EDGE.every(([a, b]) => inside(x + a * wide * corner, y + b * high * corner))
  );
}

function boxes(ring: Ring, area: Area, taken: Taken[], middle: Point, wide: number, high: number, [right, down]: [number, number], corner: number): Point[] {
  const found: Point[] = [];
  for (let column = Math.ceil(-REACH / wide); column * wide <= REACH; column++) {
    for (let row = Math.ceil(-REACH / high); row * high <= REACH; row++) {
      const place = { x: middle.x + (column + right) * wide, y: middle.y + (row + down) * high };
      if (isFree(ring, area, taken, place, wide, high, corner)) found.push(place);
    }
  }
  return found;
}

/** Places in rows, every group as wide as it is, broken into lines in any way; null if there is no room. */
function rows(ring: Ring, area: Area, taken: Taken[], middle: Point, widths: number[], high: number): Point[] | null {
  let best: Point[] | null = null;
  let least = Infinity;
  for (let breaks = 0; breaks < 2 ** (widths.length - 1); breaks++) {
    const lines: number[][] = [];
    widths.forEach((wide, at) => (at === 0 || breaks & (1 << (at - 1)) ? lines.push([wide]) : lines.at(-1)!.push(wide)));
    const around = lines.flatMap((line, number) => {
      let x = -line.reduce((sum, wide) => sum + wide, 0) / 2;
      return line.map((wide) => ({ x: (x += wide) - wide / 2, y: (number - (lines.length - 1) / 2) * high }));
    });
    for (const right of NUDGES) {
      for (const down of NUDGES) {
        const far = Math.hypot(right, down);
        if (far >= least) continue;
        const places = around.map(({ x, y }) => ({ x: middle.x + right + x, y: middle.y + down + y }));
        if (places.every((place, at) => isFree(ring, area, taken, place, widths[at]!, high, CORNERS.more))) [best, least] = [places, far];
      }
    }
  }
  return best;
}

export function berths(ring: Ring, area: Area, groups: ShipGroup[], taken: Taken[]): Berths {
  const middle = ring.berth(area);
  const corner = groups.length > 1 ? CORNERS.more : CORNERS.one;
  const far = ({ x, y }: Point): number => Math.hypot(x - middle.x, y - middle.y);
  for (const [fan, scale] of TRIES) {
    const size = SIZE * scale;
    const wide = Math.max(...groups.map(({ count }) => widthOf(count, fan, size)));
    let best: Point[] | null = null;
    let least = Infinity;
    for (const right of SHIFTS) {
      for (const down of SHIFTS) {
        const near = boxes(ring, area, taken, middle, wide, size * ROW, [right, down], corner).sort((one, other) => far(one) - far(other)).slice(0, groups.length);
        const sum = near.reduce((total, place) => total + far(place), 0);
        if (near.length === groups.length && sum < least - 1) [best, least] = [near, sum];
      }
    }
    if (!best && groups.length > 1 && groups.length <= MOST_IN_ROWS) {
      const places = rows(ring, area, taken, middle, groups.map(({ count }) => widthOf(count, fan, size)), size * ROW);
      if (places) return { size, fan, places };
    }
    if (best) return { size, fan, places: best.sort((one, other) => one.y - other.y || one.x - other.x) };
  }
  return { size: SIZE / 2, fan: 1, places: groups.map(() => middle) };
}
