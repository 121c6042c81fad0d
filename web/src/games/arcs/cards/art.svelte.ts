/** The pictures of the cards. They are data, art.json, which comes beside the code: what needs it is drawn when it is there.

A picture is motifs one over the other, as "motif x y scale tone turn" in a field of 100 × 80. Tones: a the colour of the
card (if none is said), b pale, g gold, d far and dark. A scale below 0 is mirrored. Each motif lies in a field from -24 to
24. Of those that are alike on both sides there is the right half, which lies in the shade, and engraved lines; both are
drawn again mirrored. Of all others there are the flat body, the part in the shade, engraved lines. */

import { get } from "../../../lib/api";
import file from "./art.json?url&no-inline";

interface Art {
  halves: Record<string, [half: string, lines?: string]>;
  wholes: Record<string, [body: string, shade?: string, lines?: string]>;
  pictures: Record<string, string>; // by the card's name
}

let art: Art | null = $state.raw(null);

function load(): void {
  get<Art>(file).then(
    (found) => (art = found),
    () => setTimeout(load, 5000), // without pictures cards are still cards
  );
}
load();

export interface Layer {
  body: string | undefined;
  shade: string | undefined;
  lines: string | undefined;
  sides: string[];
  transform: string;
  tone: string;
  pen: number;
}

/** What a card's picture is made of. */
export function layersOf(card: string): Layer[] {
  const { halves, wholes, pictures } = art ?? { halves: {}, wholes: {}, pictures: {} };
  return (pictures[card]?.split(";") ?? []).map((layer) => {
    const [motif = "", x, y, size, tone = "a", turn = 0] = layer.split(" ");
    const scale = Number(size);
    const transform = `translate(${x} ${y}) rotate(${turn}) scale(${scale} ${Math.abs(scale)})`;
    const [half, engraved] = halves[motif] ?? [];
    const [body = half, shade = half, lines = engraved] = wholes[motif] ?? [];
    const sides = motif in halves ? ["", "scale(-1 1)"] : [""];
    return { body, shade, lines, sides, transform, tone, pen: 1.4 / Math.abs(scale) };
  });
}
