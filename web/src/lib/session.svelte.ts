/** Who is playing. */

import { get, post, Refused } from "./api";
import type { Me } from "./wire";

export const session: { me: Me | null; known: boolean; unreachable: boolean } = $state({
  me: null,
  known: false,
  unreachable: false,
});

/** Ask the server who we are. */
export async function findMe(): Promise<void> {
  try {
    session.me = await get<Me>("/api/me");
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 401) {
      session.unreachable = true; // who we are is not known: nobody should take us for somebody new
      setTimeout(() => void findMe(), 3000);
      return;
    }
    session.me = null;
  }
  session.unreachable = false;
  session.known = true;
}

/** Type a name and play; without one, look on, or play against bots. */
export async function beGuest(name: string | null): Promise<void> {
  session.me = await post<Me>("/api/guest", name === null ? {} : { name });
}
