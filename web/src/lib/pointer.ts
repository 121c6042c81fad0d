/** For what a mouse or a pen does over something; a finger covers what it touches, and means it by a tap. */
export function unlessTouch(deed: () => void): (event: PointerEvent) => void {
  return (event) => {
    if (event.pointerType !== "touch") deed();
  };
}
