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
    for (let candidate = 1; candidate < classes; candidate++)
      if ((likely[step * classes + candidate] ?? 0) > (likely[step * classes + best] ?? 0)) best = candidate;
    if (best !== 0 && best !== before)
      letters.push({ text: alphabet[best - 1] ?? '', at: (step + 0.5) / steps, sure: likely[step * classes + best] ?? 0 });
    before = best;
  }
  return letters;
}
