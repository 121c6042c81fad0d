/** The letters on tokens: the initials of whoever they belong to, as their names are written at this table.

Edges have no letters: those would differ by language, and mean another edge elsewhere. */

class Letters {
  /** By the seat's name; nobody has a letter before a game begins. */
  bySeat: Readonly<Record<string, string>> = $state.raw({});
}

export const letters = new Letters();

/** One letter each; where names begin alike two, or a letter and a number: all different. */
export function initials(names: string[]): string[] {
  const first = names.map((name) => [...name.trim()][0]?.toLocaleUpperCase() ?? "");
  const found = first.map((letter, at) => {
    const alike = names.filter((_, other) => other !== at && first[other] === letter);
    return alike.length ? letter + second(names[at]!, alike) : letter;
  });
  return found.map((letters, at) => (found.indexOf(letters) === found.lastIndexOf(letters) ? letters : `${first[at]}${at + 1}`));
}

/** What tells a name from others that begin alike: the beginning of its last word, else where it first differs. */
function second(name: string, others: string[]): string {
  const last = lastWord(name);
  if (last && others.every((other) => lastWord(other) !== last)) return last;
  const at = [...name].findIndex((letter, place) => others.every((other) => other[place] !== letter));
  return at > 0 ? [...name][at]!.toLocaleLowerCase() : "";
}

function lastWord(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.length > 1 ? [...words.at(-1)!][0]!.toLocaleLowerCase() : "";
}
