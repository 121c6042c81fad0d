/** What the server tells of a table that has changed, put into what it told before. */

import type { ChangesMessage, Path, TableMessage } from "./wire";

type Holder = Record<string | number, unknown>;

/** The table message as it is now; what did not change stays the same objects. Null if the changes do not fit it. */
export function applied(message: TableMessage, changes: ChangesMessage): TableMessage | null {
  const root = { ...message, seq: changes.seq, now: changes.now };
  const fresh = new Set<unknown>([root]); // objects of our own, which may be changed
  for (const path of changes.gone) {
    const holder = holderOf(root, path, fresh);
    const name = path.at(-1);
    if (holder === null || name === undefined || !Object.hasOwn(holder, name)) return null;
    delete holder[name];
  }
  for (const [path, value] of changes.set) {
    const holder = holderOf(root, path, fresh);
    const name = path.at(-1);
    if (holder === null || name === undefined || (Array.isArray(holder) && !Object.hasOwn(holder, name))) return null;
    holder[name] = value;
  }
  return root;
}

/** Where the last name of a path is to be found: a copy, like everything on the way there. */
function holderOf(root: object, path: Path, fresh: Set<unknown>): Holder | null {
  let holder = root as Holder;
  for (const name of path.slice(0, -1)) {
    let next = Object.hasOwn(holder, name) ? holder[name] : null;
    if (typeof next !== "object" || next === null) return null;
    if (!fresh.has(next)) {
      next = Array.isArray(next) ? [...next] : { ...next };
      fresh.add(next);
      holder[name] = next;
    }
    holder = next as Holder;
  }
  return holder;
}
