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

/** How many letters have to be added, lost or changed; more than `most` is told as more. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 0; i < a.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j += 1)
      next.push(Math.min((row[j] ?? 0) + (a[i] === b[j] ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    if (Math.min(...next) > most) return most + 1;
    row = next;
  }
  return row.at(-1) ?? 0;
}
