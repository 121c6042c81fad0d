/** Which page is shown: the address of the browser, as reactive state. */

export const place = $state({ path: location.pathname, query: location.search });

function look(): void {
  place.path = location.pathname;
  place.query = location.search;
}

addEventListener("popstate", look);

/** Go to another page of the client. */
export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  look();
  if (!replace) scrollTo(0, 0);
}

/** For a link: an ordinary click stays in the client. */
export function link(event: MouseEvent): void {
  const target = event.currentTarget as HTMLAnchorElement;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!plain || target.origin !== location.origin) return;
  event.preventDefault();
  go(target.pathname + target.search + target.hash);
}

export function param(name: string): string {
  return new URLSearchParams(place.query).get(name) ?? "";
}
