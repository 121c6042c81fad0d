/** Finding words in a text: whatever their accents and capitals, and with a slip of the finger. */

/** A text in pieces, those that were looked for marked. */
export interface Piece {
  text: string;
  hit: boolean;
}

/** A letter without its accents: on a phone they are a nuisance to type. й and ё are letters of their own, but found by и and е. */
function bare(letter: string, language: string): string {
  return letter.toLocaleLowerCase(language).normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l");
}

export function plain(text: string, language: string): string {
  return [...text.normalize("NFC")].map((letter) => bare(letter, language)).join("");
}

/** How many letters of a word may be wrong. Short ones would turn into anything, numbers of rules into other rules. */
function slips(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** How many letters are wrong, missing, too many or swapped with their neighbours between a word and what another one
begins with: endings are not typed, and change in many languages. */
function distance(word: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= word.length; row++) {
    const now = [row];
    for (let at = 1; at <= other.length; at++) {
      const same = word[row - 1] === other[at - 1];
      let least = Math.min(last[at]! + 1, now[at - 1]! + 1, last[at - 1]! + (same ? 0 : 1));
      const swapped = row > 1 && at > 1 && word[row - 1] === other[at - 2] && word[row - 2] === other[at - 1];
      if (swapped) least = Math.min(least, before[at - 2]! + 1);
      now.push(least);
    }
    before = last;
    last = now;
  }
  return Math.min(...last);
}

/** All the words of plain texts, each once. */
export function wordsOf(texts: string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.split(/[^\p{L}]+/u)));
}

/** What a typed word stands for, among all that is written there: itself, or if it occurs nowhere the nearest words. */
export function meant(word: string, texts: string[], known: Set<string>): string[] {
  const most = slips(word);
  if (most === 0 || texts.some((text) => text.includes(word))) return [word];
  const near = new Map<string, number>();
  for (const other of known) {
    if (other.length < word.length - most) continue;
    const away = distance(word, other.slice(0, word.length + most));
    if (away <= most) near.set(other, away);
  }
  const nearest = Math.min(...near.values());
  const found = [...near].filter(([, away]) => away === nearest).map(([other]) => other);
  return found.length > 0 ? found : [word];
}

/** Cut a text where one of some plain words stands. */
export function pieces(text: string, words: string[], language: string): Piece[] {
  const letters = [...text.normalize("NFC")];
  const bares = letters.map((letter) => bare(letter, language));
  const whole = bares.join("");
  const hit = new Set<number>(); // places in the plain text
  for (const word of words) {
    for (let at = whole.indexOf(word); word !== "" && at >= 0; at = whole.indexOf(word, at + 1)) {
      for (let place = at; place < at + word.length; place++) hit.add(place);
    }
  }
  const found: Piece[] = [];
  let place = 0;
  letters.forEach((letter, at) => {
    const marked = hit.has(place) && bares[at] !== "";
    place += bares[at]!.length;
    const last = found.at(-1);
    if (last?.hit === marked) last.text += letter;
    else found.push({ text: letter, hit: marked });
  });
  return found;
}
