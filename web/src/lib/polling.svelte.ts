/** Asking again and again while somebody looks. */

import { untrack } from "svelte";

/** Do something at once, then every so many seconds while the page is visible, until the component goes. */
export function whileVisible(seconds: number, deed: () => void): void {
  $effect(() => {
    const look = (): void => {
      if (!document.hidden) deed();
    };
    untrack(deed); // what it looks at does not begin it again
    const timer = setInterval(look, seconds * 1000);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  });
}
