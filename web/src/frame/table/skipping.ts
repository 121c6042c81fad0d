/** While something is being shown, a press brings to now, and does nothing else. */

import type { Playhead } from "../../lib/playhead.svelte";

const OUTSIDE = "input, textarea, select, dialog, header, .pace, [role=tablist], .panel"; // where presses do what they say
const IDLE = new Set(["Tab", "Shift", "Control", "Alt", "Meta", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Home", "End"]);

export class Skipping {
  private skipped = false; // the press that is going on has brought us to now

  constructor(private readonly head: () => Playhead) {}

  /** A mouse or a finger goes down; what is shown of one's own doing holds up nothing. */
  press(event: Event): void {
    const head = this.head();
    this.skipped = false;
    if (!head.playing || (event.target as Element).closest(OUTSIDE)) return;
    this.skipped = !head.own;
    head.finish();
    if (this.skipped) swallow(event);
  }

  click(event: Event): void {
    if (this.skipped) swallow(event);
    this.skipped = false;
  }

  key(event: KeyboardEvent): void {
    if (!IDLE.has(event.key) && !event.ctrlKey && !event.altKey && !event.metaKey) this.press(event);
    this.skipped = false;
  }
}

function swallow(event: Event): void {
  event.stopPropagation();
  if (event.type !== "pointerdown") event.preventDefault(); // a finger that scrolls goes on scrolling
}
