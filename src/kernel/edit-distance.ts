/**
 * Letters to change, add or leave out until `part` stands somewhere in `text` (Sellers' algorithm, 1980); `toEnd`: at its end. Takes as many steps as the product of
 * their lengths.
 */
export function distanceWithin(part: string, text: string, { toEnd = false }: { readonly toEnd?: boolean } = {}): number {
  let before = new Array<number>(text.length + 1).fill(0);
  for (const [row, letter] of [...part].entries()) {
    const next = [row + 1];
    for (let at = 1; at <= text.length; at++) {
      const changed = (before[at - 1] ?? 0) + (text[at - 1] === letter ? 0 : 1);
      next.push(Math.min((before[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, changed));
    }
    before = next;
  }
  return toEnd ? (before.at(-1) ?? 0) : Math.min(...before);
}
