/** A letter that was read, and where along its line: 0 at the left end, 1 at the right. `sure` is 0 to 1. */
export type Letter = { readonly text: string; readonly at: number; readonly sure: number };

/**
 * What a recogniser's answer says: for each step along the line the likeliest letter, those that repeat taken once and the blank (0) left out
 * (CTC, Graves 2006). `alphabet`: letters from 1 on.
 */
export function lettersIn(likely: Float32Array, steps: number, alphabet: readonly string[]): readonly Letter[] {
  const classes = likely.length / steps;
  const letters: Letter[] = [];
  let before = 0;
  for (let step = 0; step < steps; step++) {
    let best = 0;
    for (let one = 1; one < classes; one++)
      if ((likely[step * classes + one] ?? 0) > (likely[step * classes + best] ?? 0)) best = one;
    if (best !== 0 && best !== before)
      letters.push({ text: alphabet[best - 1] ?? '', at: (step + 0.5) / steps, sure: likely[step * classes + best] ?? 0 });
    before = best;
  }
  return letters;
}
