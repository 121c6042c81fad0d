/** Drag and drop with a mouse or a pen, as one more way to choose: a finger scrolls, and means a thing by a tap. */

/** Something that can be taken up. */
export interface Dragged {
  /** What is carried along; a plain token where it is null. */
  picture: HTMLElement | null;
  take(): void;
  /** It was let go over this, at this point. */
  drop(target: Element, point: MouseEvent): void;
}

const FAR = 8; // pixels a pointer must move before a press is a drag

function carried(picture: HTMLElement | null): HTMLElement {
  const ghost = picture ? (picture.cloneNode(true) as HTMLElement) : document.createElement("div");
  const size = picture ? picture.getBoundingClientRect() : { width: 26, height: 26 };
  for (const name of ["id", ...Object.keys(ghost.dataset).map((key) => `data-${key}`)]) ghost.removeAttribute(name);
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: "fixed",
    left: "0",
    top: "0",
    zIndex: "1000",
    width: `${size.width}px`,
    height: `${size.height}px`,
    margin: `${-size.height / 2}px 0 0 ${-size.width / 2}px`,
    opacity: "0.85",
    pointerEvents: "none",
    transition: "none",
    ...(picture ? {} : { borderRadius: "50%", border: "3px solid var(--glow)" }),
  });
  return ghost;
}

/** A click at the point where something was let go, for what listens to clicks. */
export function clickAt(target: Element, { clientX, clientY }: MouseEvent): void {
  target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, clientX, clientY, detail: 1 }));
}

/** An attachment for a board: `find` says what is taken up where something is pressed. */
export function dragging(find: (target: Element) => Dragged | null): (board: HTMLElement) => () => void {
  return (board) => {
    let pressed: { found: Dragged; x: number; y: number } | null = null;
    let ghost: HTMLElement | null = null;

    function down(event: PointerEvent): void {
      if (event.button !== 0 || event.pointerType === "touch" || !(event.target instanceof Element)) return;
      const found = find(event.target);
      pressed = found ? { found, x: event.clientX, y: event.clientY } : null;
    }

    function move(event: PointerEvent): void {
      if (pressed === null) return;
      if (ghost === null) {
        if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < FAR) return;
        ghost = carried(pressed.found.picture);
        board.append(ghost);
        document.documentElement.style.cursor = "grabbing";
        pressed.found.take();
      }
      ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
    }

    function up(event: PointerEvent): void {
      const carrying = ghost !== null;
      const found = pressed?.found;
      end();
      if (!carrying || !found) return;
      addEventListener("click", stop, { capture: true, once: true }); // letting go is no click
      setTimeout(() => removeEventListener("click", stop, { capture: true }));
      const target = document.elementFromPoint(event.clientX, event.clientY);
      setTimeout(() => target && found.drop(target, event));
    }

    function stop(event: Event): void {
      event.stopPropagation();
      event.preventDefault();
    }

    function end(): void {
      ghost?.remove();
      ghost = pressed = null;
      document.documentElement.style.removeProperty("cursor");
    }

    const still = (event: Event): void => event.preventDefault(); // pictures would be dragged by the browser
    board.addEventListener("pointerdown", down);
    board.addEventListener("dragstart", still);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", end);
    return () => {
      end();
      board.removeEventListener("pointerdown", down);
      board.removeEventListener("dragstart", still);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", end);
    };
  };
}
