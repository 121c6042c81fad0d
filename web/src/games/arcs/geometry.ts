/** The Reach as a ring: six clusters of 60°, the gate inside, three planets outside. Units of a drawing of 1000 × 1000. */

import type { ArcsBox } from "./types";

export interface Point {
  x: number;
  y: number;
}

export const SIZE = 1000;
const MIDDLE = SIZE / 2;
export const HUB = 104; // the free middle
export const BAND = 236; // where gates end and planets begin
export const RIM = 494;
const SYMBOLS = ["arrow", "crescent", "hex"];

export interface Area {
  system: string;
  gate: boolean;
  inner: number;
  outer: number;
  begin: number; // degrees clockwise from the top
  end: number;
  angle: number;
}

export function polar(radius: number, angle: number, aside = 0): Point {
  const turn = (angle * Math.PI) / 180;
  return {
    x: MIDDLE + radius * Math.sin(turn) + aside * Math.cos(turn),
    y: MIDDLE - radius * Math.cos(turn) + aside * Math.sin(turn),
  };
}

export function areaOf(system: string, box: ArcsBox): Area {
  const { cluster, symbol } = box.systems[system] ?? { cluster: 1, symbol: "gate" };
  const middle = (cluster - 1) * 60;
  if (symbol === "gate") {
    return { system, gate: true, inner: HUB, outer: BAND, begin: middle - 30, end: middle + 30, angle: middle };
  }
  const angle = middle + (SYMBOLS.indexOf(symbol) - 1) * 20;
  return { system, gate: false, inner: BAND, outer: RIM, begin: angle - 10, end: angle + 10, angle };
}

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The outline of an area, drawn in by so many units on every side. */
export function outline({ inner, outer, begin, end }: Area, inset = 0): string {
  const [near, far] = [inner + inset, outer - inset];
  const slack = (radius: number): number => (inset / radius) * (180 / Math.PI);
  const corners = [
    polar(near, begin + slack(near)),
    polar(far, begin + slack(far)),
    polar(far, end - slack(far)),
    polar(near, end - slack(near)),
  ] as const;
  return `M${at(corners[0])}L${at(corners[1])}A${far} ${far} 0 0 1 ${at(corners[2])}L${at(corners[3])}A${near} ${near} 0 0 0 ${at(corners[0])}Z`;
}

/** A part of a circle around the middle. */
export function arc(radius: number, begin: number, end: number): string {
  const long = (end - begin + 360) % 360 > 180 ? 1 : 0;
  return `M${at(polar(radius, begin))}A${radius} ${radius} 0 ${long} 1 ${at(polar(radius, end))}`;
}

/** A line outwards, at an angle. */
export function spoke(angle: number, from: number, to: number): string {
  return `M${at(polar(from, angle))}L${at(polar(to, angle))}`;
}

/** Where the pieces of a system stand. */
export const PLANET = 388;
export const SLOT = 455;

export function slotPoint(area: Area, slot: number, slots: number): Point {
  return polar(SLOT, area.angle, slots === 1 ? 0 : (slot - 0.5) * 64);
}

/** Up to so many groups of ships have a row of their own at a planet, and room to fan out. */
export const ALONE = 2;

/** Places for so many groups of ships: rows across, from the middle of the free part. */
export function shipPoints(area: Area, groups: number): Point[] {
  const perRow = area.gate ? (groups <= 2 ? 2 : groups <= 6 ? 3 : 4) : groups <= ALONE ? 1 : 2;
  const rows = Math.max(1, Math.ceil(groups / perRow));
  const centre = area.gate ? 170 : 294;
  const step = area.gate ? 50 : rows > 3 ? 31 : 44;
  const wide = area.gate ? (groups <= 2 ? 92 : 66) : 50;
  return Array.from({ length: groups }, (_, at) => {
    const row = Math.floor(at / perRow);
    const inRow = Math.min(perRow, groups - row * perRow);
    const aside = ((at % perRow) - (inRow - 1) / 2) * wide;
    return polar(centre + ((rows - 1) / 2 - row) * step, area.angle, aside);
  });
}

/** The middle of a system, for arrows and things that fly. */
export function heart(area: Area): Point {
  return polar(area.gate ? 168 : 325, area.angle);
}

/** The angles between clusters that cannot be crossed by planets, and those that can. */
export function openSeams(box: ArcsBox): Set<number> {
  const found = new Set<number>();
  for (const [one, other] of box.borders) {
    const [first, second] = [box.systems[one], box.systems[other]];
    if (first && second && first.cluster !== second.cluster && first.symbol !== "gate") found.add(first.cluster);
  }
  return found;
}
