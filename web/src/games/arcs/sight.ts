/** On a phone the board is longer than the window: what is asked for comes into sight, above the action bar. */

export function toSight(node: HTMLElement): void {
  node.style.scrollMarginBottom = "13rem";
  node.scrollIntoView({ block: "nearest" });
}
