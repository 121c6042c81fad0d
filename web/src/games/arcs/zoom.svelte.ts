/** Zoom and pan of a drawing: wheel, drag, pinch, buttons and keys. */

import type { Attachment } from "svelte/attachments";
import { SIZE } from "./geometry";

const MOST = 4;
const SLACK = 6; // pixels a finger may slip and still tap

export class Zoom {
  scale = $state(1);
  x = $state(0); // the corner of what is seen
  y = $state(0);
  private readonly pointers = new Map<number, PointerEvent>();
  private gap = 0;
  private slipped = 0;

  get box(): string {
    const seen = SIZE / this.scale;
    return `${this.x} ${this.y} ${seen} ${seen}`;
  }

  /** Larger or smaller around a point of the drawing, which stays where it is. */
  by(factor: number, px = this.x + SIZE / this.scale / 2, py = this.y + SIZE / this.scale / 2): void {
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const keep = this.scale / scale;
    this.x = px - (px - this.x) * keep;
    this.y = py - (py - this.y) * keep;
    this.scale = scale;
    this.stay();
  }

  whole(): void {
    this.scale = 1;
    this.x = 0;
    this.y = 0;
  }

  private stay(): void {
    const hidden = 1 - 1 / this.scale;
    this.x = Math.min(SIZE * hidden, Math.max(0, this.x));
    this.y = Math.min(SIZE * hidden, Math.max(0, this.y));
  }

  /** For the drawing: it can be zoomed and panned. A tap that did not slip stays a click. */
  readonly attach: Attachment<SVGSVGElement> = (node) => {
    const unit = (): number => {
      const { width, height } = node.getBoundingClientRect();
      return Math.max(SIZE / width, SIZE / height) / this.scale;
    };
    const point = (event: { clientX: number; clientY: number }): [number, number] => {
      const there = node.getBoundingClientRect();
      const left = there.left + (there.width - SIZE / this.scale / unit()) / 2;
      const top = there.top + (there.height - SIZE / this.scale / unit()) / 2;
      return [this.x + (event.clientX - left) * unit(), this.y + (event.clientY - top) * unit()];
    };
    const wheel = (event: WheelEvent): void => {
      if (this.scale === 1 && event.deltaY > 0) return; // the page may scroll
      event.preventDefault();
      this.by(Math.exp(-event.deltaY / 400), ...point(event));
    };
    const down = (event: PointerEvent): void => {
      if (this.pointers.size === 0) this.slipped = 0;
      this.pointers.set(event.pointerId, event);
      this.gap = this.spread();
    };
    const move = (event: PointerEvent): void => {
      const last = this.pointers.get(event.pointerId);
      if (last === undefined) return;
      this.pointers.set(event.pointerId, event);
      if (this.pointers.size === 2) {
        const gap = this.spread();
        const [one, other] = [...this.pointers.values()] as [PointerEvent, PointerEvent];
        const middle = { clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 };
        if (this.gap > 0) this.by(gap / this.gap, ...point(middle));
        this.gap = gap;
        this.slipped = SLACK + 1;
      } else if (this.scale > 1) {
        this.slipped += Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY);
        if (this.slipped <= SLACK) return;
        this.x -= (event.clientX - last.clientX) * unit();
        this.y -= (event.clientY - last.clientY) * unit();
        this.stay();
      }
    };
    const up = (event: PointerEvent): void => {
      this.pointers.delete(event.pointerId);
      this.gap = this.spread();
    };
    const click = (event: MouseEvent): void => {
      if (this.slipped <= SLACK || event.detail === 0) return;
      this.slipped = 0;
      event.stopPropagation();
      event.preventDefault();
    };
    const listeners: [string, EventListener, AddEventListenerOptions][] = [
      ["wheel", wheel as EventListener, { passive: false }],
      ["pointerdown", down as EventListener, {}],
      ["click", click as EventListener, { capture: true }],
    ];
    const everywhere: [string, EventListener][] = [
      ["pointermove", move as EventListener],
      ["pointerup", up as EventListener],
      ["pointercancel", up as EventListener],
    ];
    for (const [name, listener, how] of listeners) node.addEventListener(name, listener, how);
    for (const [name, listener] of everywhere) addEventListener(name, listener);
    return () => {
      for (const [name, listener, how] of listeners) node.removeEventListener(name, listener, how);
      for (const [name, listener] of everywhere) removeEventListener(name, listener);
    };
  };

  private spread(): number {
    if (this.pointers.size !== 2) return 0;
    const [one, other] = [...this.pointers.values()] as [PointerEvent, PointerEvent];
    return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
  }
}
