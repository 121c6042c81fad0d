/** Ways pieces take over the table: from and to somebody's things. Nothing moves if it should not. */

import type { TransitionConfig } from "svelte/transition";
import { moves } from "../../lib/settings.svelte";

const TIME = 320;

/** The elements pieces come from and go to, by seat. */
export class Trays {
  private readonly nodes = new Map<number, Element>();

  /** For an element: it holds the things of a seat. */
  holds(seat: number): (node: Element) => () => void {
    return (node) => {
      this.nodes.set(seat, node);
      return () => {
        if (this.nodes.get(seat) === node) this.nodes.delete(seat);
      };
    };
  }

  /** How far a seat's things are from an element, in the units of its drawing. */
  away(seat: number, from: Element): { x: number; y: number } | null {
    const tray = this.nodes.get(seat)?.getBoundingClientRect();
    if (tray === undefined) return null;
    const here = from.getBoundingClientRect();
    const scale = from instanceof SVGGraphicsElement ? 1 / (from.getScreenCTM()?.a || 1) : 1;
    return {
      x: (tray.left + tray.width / 2 - here.left - here.width / 2) * scale,
      y: (tray.top + tray.height / 2 - here.top - here.height / 2) * scale,
    };
  }
}

const eased = (t: number): number => 1 - (1 - t) ** 3;

interface Way {
  trays: Trays;
  seat: number;
  delay?: number;
}

/** A piece from or to its owner. */
export function fly(node: Element, { trays, seat, delay = 0 }: Way): TransitionConfig {
  const away = moves() ? trays.away(seat, node) : null;
  if (away === null) return { duration: 0 };
  return {
    delay,
    duration: TIME,
    easing: eased,
    css: (t, u) => `transform: translate(${u * away.x}px, ${u * away.y}px) scale(${0.6 + 0.4 * t}); opacity: ${Math.min(1, t * 3)}`,
  };
}

/** A piece that goes to its owner from where it lies, and is theirs then. */
export function send(node: Element, { trays, seat, delay = 0 }: Way): TransitionConfig {
  const away = moves() ? trays.away(seat, node) : null;
  if (away === null) return { duration: 0 };
  return {
    delay,
    duration: TIME,
    easing: eased,
    css: (t, u) => `transform: translate(${t * away.x}px, ${t * away.y}px) scale(${0.6 + 0.4 * u}); opacity: ${Math.min(1, u * 8)}`,
  };
}

/** A land card that turns over and goes to its new owner. */
export function leave(node: Element, { trays, seat }: Way): TransitionConfig {
  const away = moves() ? trays.away(seat, node) : null;
  if (away === null) return { duration: 0 };
  return {
    duration: TIME * 1.3,
    css: (t, u) =>
      `transform: translate(${u * u * away.x}px, ${u * u * away.y}px) scale(${(0.25 + 0.75 * t) * Math.abs(Math.cos(u * Math.PI))}, ${0.25 + 0.75 * t}); transform-box: fill-box; transform-origin: center; opacity: ${Math.min(1, t * 4)}`,
  };
}

export function appear(_: Element, { time = TIME }: { time?: number } = {}): TransitionConfig {
  return { duration: moves() ? time : 0, css: (t) => `opacity: ${t}` };
}
