/** A position within a play: what its events have done so far, and nothing that was never true.

What no later event of the play changes any more is taken from the position after it. Only what several of its events
change is reckoned, event by event. What none of them is about (what is asked, of whom) changes when the play has been
shown. */

import type { GameEvent, TableMessage, Value } from "../../lib/wire";

type Fields = Record<string, Value>;

/** Parts of a position that an event changes: `row` of the view, `players.power` of each player in it, `shown.control`
of what can be read off it. */
export type Touched = (event: GameEvent) => readonly string[];

/** The same object with one field of it as it is in another. */
function taken(fields: Fields, goal: Fields, name: string): Fields {
  const [outer = "", inner] = name.split(".");
  if (inner === undefined) return outer in goal ? { ...fields, [outer]: goal[outer]! } : fields;
  const [old, wanted] = [fields[outer], goal[outer]];
  if (!Array.isArray(old) || !Array.isArray(wanted)) return fields;
  const each = old.map((one, at) => {
    const other = wanted[at] as Fields | undefined;
    return other && inner in other ? { ...(one as Fields), [inner]: other[inner]! } : one;
  });
  return { ...fields, [outer]: each };
}

/** A position with one more event of a play done to it; `reckoned` is that as far as it can be reckoned. */
export function settled(reckoned: TableMessage, event: GameEvent, rest: GameEvent[], goal: TableMessage, touched: Touched): TableMessage {
  const later = new Set(rest.flatMap(touched));
  let { view = {}, shown = {} } = reckoned;
  for (const name of touched(event)) {
    if (later.has(name)) continue;
    if (name.startsWith("shown.")) shown = taken(shown, goal.shown ?? {}, name.slice(6));
    else view = taken(view, goal.view ?? {}, name);
  }
  return { ...reckoned, view, shown };
}
