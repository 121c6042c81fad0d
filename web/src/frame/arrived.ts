/** Whoever comes from another page begins to read at its heading; whoever opens the site is left where they are. */

let opened = false;

export function arrived(heading: HTMLElement): void {
  if (opened) heading.focus({ preventScroll: true });
  opened = true;
}
