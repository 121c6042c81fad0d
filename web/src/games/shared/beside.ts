/** Where something fits that is said of an element: beside it, inside the window, off what had better be seen. */

const GAP = 8;

interface Spot {
  left: number;
  top: number;
}

/** The top left corner of a box for an element, beside what is spared if there is room for it. */
export function placeFor(box: DOMRect, there: DOMRect, spared?: DOMRect): Spot {
  return (spared && besideBoth(box, there, spared)) ?? besideOne(box, there);
}

/** The place nearest to the element that covers neither it nor what is spared. */
function besideBoth(box: DOMRect, there: DOMRect, spared: DOMRect): Spot | undefined {
  const left = within(there.left + there.width / 2 - box.width / 2, innerWidth - box.width);
  const top = within(there.top + there.height / 2 - box.height / 2, innerHeight - box.height);
  const over = within(there.top - GAP - box.height, innerHeight - box.height);
  const beside = [spared.left - GAP - box.width, spared.right + GAP, there.left - GAP - box.width, there.right + GAP];
  const below = [there.top - GAP - box.height, spared.top - GAP - box.height, spared.bottom + GAP, there.bottom + GAP];
  const spots = [...below.map((at) => ({ left, top: at })), ...beside.flatMap((at) => [{ left: at, top }, { left: at, top: over }])];
  const far = (spot: Spot): number =>
    Math.hypot(spot.left + box.width / 2 - there.left - there.width / 2, spot.top + box.height / 2 - there.top - there.height / 2);
  return spots
    .filter((spot) => inside(spot, box) && ![there, spared].some((other) => covers(spot, box, other)))
    .sort((one, other) => far(one) - far(other))[0];
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

function covers({ left, top }: Spot, box: DOMRect, other: DOMRect): boolean {
  return left < other.right && left + box.width > other.left && top < other.bottom && top + box.height > other.top;
}
