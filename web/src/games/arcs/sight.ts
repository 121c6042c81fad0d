/** On a phone the board is longer than the window: what is asked for comes into sight, above what lies fixed at the foot.

The frame keeps the height of that free when something is scrolled to, but knows it only once it is laid out: so after
that, when what was pressed has long been seen. */

export function toSight(node: HTMLElement): void {
  requestAnimationFrame(() => requestAnimationFrame(() => node.scrollIntoView({ block: "nearest" })));
}
