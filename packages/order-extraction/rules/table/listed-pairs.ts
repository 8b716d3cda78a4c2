import type { ColumnKind } from '../languages/index.ts';
import { columnKindOf } from './vocabulary.ts';

type Listed = { readonly kind: ColumnKind; readonly label: string; readonly value: string };

/** words of a label at most */
const mostWords = 3;

/** "Antall 3 stk": the longest beginning that is a column's label, with a value behind it that has figures. */
function pairOf(text: string): Listed | null {
  const words = text.trim().split(/\s+/);
  for (let count = Math.min(mostWords, words.length - 1); count > 0; count--) {
    const [label, value] = [words.slice(0, count).join(' '), words.slice(count).join(' ')];
    const kind = columnKindOf(label);
    if (kind && /\d/.test(value) && !/\d/.test(label)) return { kind, label, value };
  }
  return null;
}

/**
 * "Varenummer 774120 · Antall 3 stk · Pris 18 450,00": what an article's lower line says of it, one after the other. Empty where a piece is something else, or none
 * counts anything.
 */
export function listedPairs(text: string): readonly Listed[] {
  const pieces = text.split(/\s+[·•|]\s+|\s*;\s+/);
  const pairs = pieces.length < 2 ? [] : pieces.map(pairOf);
  const known = pairs.flatMap((pair) => pair ?? []);
  return known.length === pairs.length && known.some(({ kind }) => kind === 'qty') ? known : [];
}
