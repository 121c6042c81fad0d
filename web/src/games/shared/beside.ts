/** Where something fits that is said of an element: beside it, inside the window, off what had better be seen. */

const GAP = 8;

interface Spot {
  left: number;
  top: number;
}

/** The top left corner of a box for an element, off what is spared as far as there is room for it. */
export function placeFor(box: DOMRect, there: DOMRect, spared?: DOMRect): Spot {
  return (spared && besideBoth(box, there, spared)) ?? besideOne(box, there);
}

/** The place that covers the least of the element, then the least of what is spared; the nearest of several. */
function besideBoth(box: DOMRect, there: DOMRect, spared: DOMRect): Spot | undefined {
  const left = within(there.left + there.width / 2 - box.width / 2, innerWidth - box.width);
  const top = within(there.top + there.height / 2 - box.height / 2, innerHeight - box.height);
  const over = within(there.top - GAP - box.height, innerHeight - box.height);
  const beside = [spared.left - GAP - box.width, spared.right + GAP, there.left - GAP - box.width, there.right + GAP];
  const below = [spared.top - GAP - box.height, spared.bottom + GAP, there.top - GAP - box.height, there.bottom + GAP];
  const ends = [GAP, innerHeight - GAP - box.height];
  const spots = [
    ...[...below, ...ends].map((at) => ({ left, top: at })),
    ...beside.flatMap((at) => [top, over].map((high) => ({ left: at, top: high }))),
  ];
  const worth = (spot: Spot): number =>
    covered(spot, box, there) * 1_000_000 + covered(spot, box, spared) * 1000 + far(spot, box, there);
  return spots
    .filter((spot) => inside(spot, box))
    .sort((one, other) => worth(one) - worth(other))[0];
}

/** How far apart their middles are. */
function far({ left, top }: Spot, box: DOMRect, other: DOMRect): number {
  const right = left + box.width / 2 - other.left - other.width / 2;
  return Math.hypot(right, top + box.height / 2 - other.top - other.height / 2);
}

/** Over the element or under it, else on the side with more room; never outside the window. */
function besideOne(box: DOMRect, there: DOMRect): Spot {
  let left = there.left + there.width / 2 - box.width / 2;
  let top = there.top - GAP - box.height;
  if (top <= 0) top = there.bottom + GAP;
  if (top + box.height >= innerHeight) {
    top = (innerHeight - box.height) / 2;
    left = there.left > innerWidth - there.right ? there.left - GAP - box.width : there.right + GAP;
  }
  return { left: within(left, innerWidth - box.width), top: within(top, innerHeight - box.height) };
}

function within(wanted: number, most: number): number {
  return Math.max(GAP, Math.min(wanted, most - GAP));
}

function inside({ left, top }: Spot, box: DOMRect): boolean {
  return left >= 0 && top >= 0 && left + box.width <= innerWidth && top + box.height <= innerHeight;
}

/** How much of another box, in square pixels. */
function covered({ left, top }: Spot, box: DOMRect, other: DOMRect): number {
  const wide = Math.min(left + box.width, other.right) - Math.max(left, other.left);
  const high = Math.min(top + box.height, other.bottom) - Math.max(top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}
