/** A panel that puts something together says what: while it is there, the primary button of the frame does that. */

import type { Choice, Composed } from "../game";

/** To be called in an effect, anew whenever something of it changes. */
export function compose(choice: Choice, composed: Composed): () => void {
  choice.composed = composed;
  return () => {
    if (choice.composed === composed) choice.composed = null; // the next panel may have come before this one went
  };
}
