/** The Reach as a ring: six clusters of 60°, the gate inside, three planets outside.

Radii are counted as in a circle of 1000 units; the ring is stretched to an oval that fills the room it has. */

import type { ArcsBox } from "./types";

export interface Point {
  x: number;
  y: number;
}

export interface Area {
  system: string;
  gate: boolean;
  inner: number;
  outer: number;
  begin: number; // degrees clockwise from the top
  end: number;
  angle: number;
}

export const HUB = 104; // the free middle
export const BAND = 236; // where gates end and planets begin
export const RIM = 494;
export const LANE = 169; // the middle of the gates
const PLANET = 388;
const SLOT = 455;
const SHIPS = 294;
const SYMBOLS = ["arrow", "crescent", "hex"];
/** Up to so many groups of ships have a row of their own at a planet, and room to fan out. */
export const ALONE = 2;

export function areaOf(system: string, box: ArcsBox): Area {
  const { cluster, symbol } = box.systems[system] ?? { cluster: 1, symbol: "gate" };
  const middle = (cluster - 1) * 60;
  if (symbol === "gate") {
    return { system, gate: true, inner: HUB, outer: BAND, begin: middle - 30, end: middle + 30, angle: middle };
  }
  const angle = middle + (SYMBOLS.indexOf(symbol) - 1) * 20;
  return { system, gate: false, inner: BAND, outer: RIM, begin: angle - 10, end: angle + 10, angle };
}

/** A whole cluster, or its outer part. */
export function clusterArea(cluster: number, inner: number): Area {
  const angle = (cluster - 1) * 60;
  return { system: "", gate: false, inner, outer: RIM, begin: angle - 30, end: angle + 30, angle };
}

const written = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

export class Ring {
  readonly width: number;
  readonly height: number;

  /** How much wider and higher than a circle. */
  constructor(
    private readonly wide: number,
    private readonly high: number,
  ) {
    this.width = 1000 * wide;
    this.height = 1000 * high;
  }

  get middle(): Point {
    return { x: this.width / 2, y: this.height / 2 };
  }

  polar(radius: number, angle: number, aside = 0): Point {
    const turn = (angle * Math.PI) / 180;
    return {
      x: this.width / 2 + radius * this.wide * Math.sin(turn) + aside * Math.cos(turn),
      y: this.height / 2 - radius * this.high * Math.cos(turn) + aside * Math.sin(turn),
    };
  }

  private curve(radius: number, end: Point, clockwise: boolean, long = false): string {
    return `A${radius * this.wide} ${radius * this.high} 0 ${Number(long)} ${Number(clockwise)} ${written(end)}`;
  }

  /** The outline of an area, drawn in by so many units on every side. */
  outline({ inner, outer, begin, end }: Area, inset = 0): string {
    const [near, far] = [inner + inset, outer - inset];
    const slack = (radius: number): number => (inset / radius) * (180 / Math.PI);
    const [one, two, three, four] = [
      this.polar(near, begin + slack(near)),
      this.polar(far, begin + slack(far)),
      this.polar(far, end - slack(far)),
      this.polar(near, end - slack(near)),
    ] as const;
    return `M${written(one)}L${written(two)}${this.curve(far, three, true)}L${written(four)}${this.curve(near, one, false)}Z`;
  }

  /** A part of the oval around the middle. */
  arc(radius: number, begin: number, end: number): string {
    const long = (end - begin + 360) % 360 > 180;
    return `M${written(this.polar(radius, begin))}${this.curve(radius, this.polar(radius, end), true, long)}`;
  }

  /** A line outwards, at an angle. */
  spoke(angle: number, from: number, to: number): string {
    return `M${written(this.polar(from, angle))}L${written(this.polar(to, angle))}`;
  }

  /** The middle of a planet, or a place beside it. */
  planet(area: Area, aside = 0): Point {
    return this.polar(PLANET, area.angle, aside);
  }

  slot(area: Area, slot: number, slots: number): Point {
    return this.polar(SLOT, area.angle, slots === 1 ? 0 : (slot - 0.5) * 62);
  }

  /** A place for a building outside the slots. */
  beside(area: Area, number: number): Point {
    return area.gate ? this.polar(LANE, area.angle + 18 - number * 36) : this.polar(PLANET, area.angle, (number - 0.5) * 84);
  }

  /** Places for so many groups of ships: rows across, from the middle of the free part. */
  ships(area: Area, groups: number): Point[] {
    const perRow = area.gate ? (groups <= 2 ? 2 : groups <= 6 ? 3 : 4) : groups <= ALONE ? 1 : 2;
    const rows = Math.max(1, Math.ceil(groups / perRow));
    // Ships stand side by side: where a sector lies on its side, rows are columns and need more room.
    const lying = Math.abs(Math.sin((area.angle * Math.PI) / 180)) > 0.8;
    if (!area.gate && lying && groups <= ALONE) {
      return Array.from({ length: groups }, (_, at) => this.polar(SHIPS, area.angle, (at - (groups - 1) / 2) * 47));
    }
    const step = area.gate ? (lying ? 62 : 50) : rows > 3 ? 31 : lying ? 56 : 44;
    const wide = area.gate ? (groups <= 2 ? (lying ? 56 : 96) : lying ? 46 : 66) : lying ? 46 : 50;
    return Array.from({ length: groups }, (_, at) => {
      const row = Math.floor(at / perRow);
      const inRow = Math.min(perRow, groups - row * perRow);
      const aside = ((at % perRow) - (inRow - 1) / 2) * wide;
      return this.polar((area.gate ? LANE : SHIPS) + ((rows - 1) / 2 - row) * step, area.angle, aside);
    });
  }

  /** The middle of a system, for arrows and things that fly. */
  heart(area: Area): Point {
    return this.polar(area.gate ? LANE : 325, area.angle);
  }
}

/** The clusters whose border to the next one can be crossed by planets. */
export function openSeams(box: ArcsBox): Set<number> {
  const found = new Set<number>();
  for (const [one, other] of box.borders) {
    const [first, second] = [box.systems[one], box.systems[other]];
    if (first && second && first.cluster !== second.cluster && first.symbol !== "gate") found.add(first.cluster);
  }
  return found;
}
