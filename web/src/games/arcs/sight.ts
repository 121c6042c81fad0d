/** On a phone the board is longer than the window: what is asked for comes into sight, above what lies fixed at the foot.

The frame keeps the height of that free when something is scrolled to, but knows it only once it is laid out: so once
more then. */

export function toSight(node: HTMLElement): void {
  const show = (): void => node.scrollIntoView({ block: "nearest" });
  show();
  requestAnimationFrame(() => requestAnimationFrame(show));
}
