/** The card or sign somebody wants to know more about: shown beside it by resting on it with the pointer or the keyboard,
by the key I, by a long press, and where a game says so by a tap. */

import type { Attachment } from "svelte/attachments";

const REST = 450; // milliseconds a pointer rests on something before it explains itself
const STAY = 900; // the keyboard, and a pointer on what is mostly there to be played on: nobody waits for it
const PRESS = 500;
const TAP = 50; // what a tap does besides is seen first

export class Explaining<About> {
  now: { about: About; node: HTMLElement } | null = $state.raw(null);
  private readonly byTap: (about: About, node: HTMLElement, finger: boolean) => boolean;

  /** `byTap`: whether a click or a tap on an element shows what it is about, besides whatever else it does. */
  constructor(byTap: (about: About, node: HTMLElement, finger: boolean) => boolean = () => false) {
    this.byTap = byTap;
  }

  hide = (): void => {
    this.now = null;
  };

  /** Make an element explain something; a function where that changes. */
  explains = (what: About | null | (() => About | null)): Attachment<HTMLElement> => {
    const changing = what instanceof Function;
    return (node) => {
      if (what === null) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let held = false;
      let finger = false;
      // The keyboard must reach whatever has something to say; buttons say themselves whether it does.
      if (node.tabIndex < 0 && !node.hasAttribute("tabindex")) node.tabIndex = 0;

      const show = (): void => {
        const about = changing ? what() : what;
        if (about !== null) this.now = { about, node };
      };
      const after = (time: number, deed: () => void): void => {
        clearTimeout(timer);
        timer = setTimeout(deed, time);
      };
      const hide = (): void => {
        clearTimeout(timer);
        if (this.now?.node === node) this.hide();
      };
      const enter = (event: PointerEvent): void => {
        if (event.pointerType === "mouse") after(changing ? STAY : REST, show);
      };
      const focus = (): void => {
        if (node.matches(":focus-visible")) after(STAY, show);
      };
      const press = (event: PointerEvent): void => {
        hide();
        held = false;
        finger = event.pointerType !== "mouse";
        if (!finger) return;
        after(PRESS, () => {
          held = true;
          show();
        });
      };
      const release = (): void => clearTimeout(timer);
      const click = (event: MouseEvent): void => {
        if (!held) {
          const about = changing ? what() : what;
          if (about !== null && this.byTap(about, node, finger)) after(TAP, show);
          return;
        }
        held = false; // it was a long press, not a tap
        event.preventDefault();
        event.stopImmediatePropagation();
      };
      const menu = (event: Event): void => {
        if (held) event.preventDefault();
      };
      const key = (event: KeyboardEvent): void => {
        const shown = this.now?.node === node;
        // By place, not by letter: a Russian keyboard has other letters on the same keys.
        if (event.code === "KeyI" && !event.ctrlKey && !event.metaKey && !event.altKey) show();
        else hide();
        if (event.key === "Escape" && shown) event.stopPropagation();
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
        ["focus", focus, false],
        ["blur", hide, false],
      ];
      for (const [name, listener, capture] of listeners) node.addEventListener(name, listener, capture);
      return () => {
        hide();
        for (const [name, listener, capture] of listeners) node.removeEventListener(name, listener, capture);
      };
    };
  };
}
