/** Words that lie on each other, of which nobody can read both. */
import type { Word } from '@order-intake/order-extraction/document';
import { shareOf } from './hidden.ts';
import type { Box } from './matrix.ts';

/** share of the smaller word's middle from which two are not beside each other any more */
const enough = 0.4;
/** what is so much larger is a watermark, or the sign of a form */
const larger = 1.8;
/** points: text that is drawn twice to make it bold */
const doubled = 1.5;
const rowHeight = 8;

type Placed = { readonly word: Word; readonly middle: Box };

const middleOf = ({ x, y, width, height }: Word): Box => ({
  x0: x + 0.08 * width,
  x1: x + 0.92 * width,
  y0: y + 0.3 * height,
  y1: y + 0.75 * height,
});

const isText = ({ text }: Word): boolean => /[\p{L}\d]/u.test(text);

function lie(first: Placed, second: Placed): boolean {
  const [a, b] = [first.word, second.word];
  if (Math.max(a.height, b.height) > larger * Math.min(a.height, b.height)) return false;
  if (a.text === b.text && Math.abs(a.x - b.x) < doubled && Math.abs(a.y - b.y) < doubled) return false;
  return Math.max(shareOf(first.middle, second.middle), shareOf(second.middle, first.middle)) >= enough;
}

export function lyingOnEachOther(words: readonly Word[]): readonly Word[] {
  const rows = new Map<number, Placed[]>();
  const overlapping = new Set<Word>();
  for (const word of words.filter(isText)) {
    const placed = { word, middle: middleOf(word) };
    const [first, last] = [Math.floor(placed.middle.y0 / rowHeight), Math.floor(placed.middle.y1 / rowHeight)];
    for (let row = first; row <= last; row++) {
      const inRow = rows.get(row) ?? [];
      for (const other of inRow.filter((candidate) => lie(placed, candidate))) overlapping.add(word).add(other.word);
      rows.set(row, [...inRow, placed]);
    }
  }
  return [...overlapping];
}
