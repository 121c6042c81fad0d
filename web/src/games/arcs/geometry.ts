/** The Reach as a ring: six clusters of 60°, the gate inside, three planets outside.

Everything is counted in units of which the ring has 1000 across. */

import type { ArcsBox } from "./wire";

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
export const LIGHT = 124; // the arcs of light of the gates, around the hub
export const QUAY = 142; // where they end: ships at gates stay outside
export const LANE = 188; // the middle of what is left of the gates
const PLANET = 388;
const SLOT = 455;
export const ORBIT = 412; // where slots begin: ships stay inside
const SHIPS = 294;
const SYMBOLS = ["arrow", "crescent", "hex"];

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

export const SIZE = 1000;
export const MIDDLE: Point = { x: SIZE / 2, y: SIZE / 2 };

export class Ring {
  polar(radius: number, angle: number, aside = 0): Point {
    const turn = (angle * Math.PI) / 180;
    return {
      x: MIDDLE.x + radius * Math.sin(turn) + aside * Math.cos(turn),
      y: MIDDLE.y - radius * Math.cos(turn) + aside * Math.sin(turn),
    };
  }

  private curve(radius: number, end: Point, clockwise: boolean, long = false): string {
    return `A${radius} ${radius} 0 ${Number(long)} ${Number(clockwise)} ${written(end)}`;
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

  /** A part of a circle around the middle. */
  arc(radius: number, begin: number, end: number): string {
    const long = (end - begin + 360) % 360 > 180;
    return `M${written(this.polar(radius, begin))}${this.curve(radius, this.polar(radius, end), true, long)}`;
  }

  /** A line outwards, at an angle. */
  spoke(angle: number, from: number, to: number): string {
    return `M${written(this.polar(from, angle))}L${written(this.polar(to, angle))}`;
  }

  /** The middle of a planet, or a place beside it. */
  planet(area: Area, aside = 0, outwards = 0): Point {
    return this.polar(PLANET + outwards, area.angle, aside);
  }

  slot(area: Area, slot: number, slots: number): Point {
    return this.polar(SLOT, area.angle, slots === 1 ? 0 : (slot - 0.5) * 62);
  }

  /** A place for a building outside the slots. */
  beside(area: Area, number: number): Point {
    return area.gate ? this.polar(LANE, area.angle + 18 - number * 36) : this.polar(PLANET, area.angle, (number - 0.5) * 84);
  }

  /** The middle of the part of a system where ships stand. */
  berth(area: Area): Point {
    return this.polar(area.gate ? LANE : SHIPS, area.angle);
  }

  /** Whether a point lies in an area, so many units from its edges. */
  holds({ inner, outer, begin, end, angle }: Area, { x, y }: Point, inset: number): boolean {
    const [right, up] = [x - MIDDLE.x, MIDDLE.y - y];
    const radius = Math.hypot(right, up);
    if (radius < inner + inset || radius > outer - inset) return false;
    const aside = ((((Math.atan2(right, up) * 180) / Math.PI - angle) % 360) + 540) % 360 - 180;
    return Math.abs(aside) <= (end - begin) / 2 - (inset / radius) * (180 / Math.PI);
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
