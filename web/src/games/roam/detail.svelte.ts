/** The card somebody wants to know more about: shown beside it by pointing at it, by the key I, or by a long press. */

import type { Attachment } from "svelte/attachments";

export type About =
  | { kind: "character"; card: string; seat: number }
  | { kind: "land"; card: string }
  | { kind: "space"; space: string }
  | { kind: "artifact"; number: number }
  | { kind: "outpost" | "deck" | "coins" | "tokens" | "points" };

interface Detail {
  about: About | null;
  node: HTMLElement | null;
}

const REST = 450; // milliseconds a pointer rests on something before it explains itself
const PRESS = 500;

class Shown {
  now: Detail = $state.raw({ about: null, node: null });
}

export const shown = new Shown();

export function hideDetail(): void {
  if (shown.now.about !== null) shown.now = { about: null, node: null };
}

/** Make an element explain something; a function where that changes. */
export function explains(what: About | (() => About | null)): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;

    const show = (): void => {
      const about = typeof what === "function" ? what() : what;
      if (about !== null) shown.now = { about, node };
    };
    const hide = (): void => {
      clearTimeout(timer);
      if (shown.now.node === node) hideDetail();
    };
    const enter = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") timer = setTimeout(show, typeof what === "function" ? 2 * REST : REST);
    };
    const press = (event: PointerEvent): void => {
      hide();
      held = false;
      if (event.pointerType === "mouse") return;
      timer = setTimeout(() => {
        held = true;
        show();
      }, PRESS);
    };
    const release = (): void => clearTimeout(timer);
    const click = (event: MouseEvent): void => {
      if (!held) return;
      held = false; // it was a long press, not a tap
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const menu = (event: Event): void => {
      if (held) event.preventDefault();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === "i" && !event.ctrlKey && !event.metaKey && !event.altKey) {
        if (shown.now.node === node) hide();
        else show();
      } else if (event.key === "Escape" && shown.now.node === node) {
        hide();
        event.stopPropagation();
      }
    };

    const listeners: [string, EventListener, boolean][] = [
      ["pointerenter", enter as EventListener, false],
      ["pointerleave", hide, false],
      ["pointerdown", press as EventListener, false],
      ["pointerup", release, false],
      ["pointercancel", release, false],
      ["click", click as EventListener, true],
      ["contextmenu", menu, false],
      ["keydown", key as EventListener, true],
      ["blur", hide, false],
    ];
    for (const [name, listener, capture] of listeners) node.addEventListener(name, listener, capture);
    return () => {
      hide();
      for (const [name, listener, capture] of listeners) node.removeEventListener(name, listener, capture);
    };
  };
}
