/** What cards have by their names: a sky, and for leaders the colour they wear. */

/** A small run of numbers from 0 to 1 that is always the same for the same name. */
export function chances(name: string): () => number {
  let seed = 7;
  for (const letter of name) seed = (seed * 31 + letter.charCodeAt(0)) % 65521;
  return () => (seed = (seed * 171 + 11213) % 53125) / 53125;
}

const CLOTHS = ["#d98f6a", "#c9a24f", "#7fb48c", "#6fa8cf", "#a58fd6", "#cf8aa6"];

export function clothOf(leader: string): string {
  return CLOTHS[Math.floor(chances(leader)() * CLOTHS.length)] ?? "#c9a24f";
}
