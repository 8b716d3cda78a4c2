import type { Word } from '@order-intake/order-extraction/document';
import { advance } from './advance.ts';
import { asMatrix, type Matrix, multiply } from './matrix.ts';

/** One text item as pdfjs gives it: a run of characters drawn in one go. */
export type TextItem = {
  readonly str: string;
  readonly width: number;
  readonly transform: readonly unknown[];
  readonly fontName: string;
};

/** A word and where its middle stands in the page's own coordinates (before rotation), for asking whether it was painted. */
export type PlacedWord = {
  readonly word: Word;
  readonly originX: number;
  readonly originY: number;
  readonly quarter: number;
  /** of its type, and of the piece that it was drawn in: how far off its estimated place may be */
  readonly size: number;
  readonly reach: number;
};

const longestWord = 500;

/** Splits one item into its words. Words that stand close together in one item share a `run`; wide spacing begins a new one. */
export function wordsOf(
  item: TextItem,
  viewport: Matrix,
  bold: boolean,
  monospaced: boolean,
  run: number,
): readonly PlacedWord[] {
  const matrix = asMatrix(item.transform);
  if (!matrix || item.str.trim() === '') return [];
  const full = multiply(viewport, matrix);
  const size = Math.hypot(matrix[2], matrix[3]) || Math.hypot(matrix[0], matrix[1]);
  const angle = Math.atan2(full[1], full[0]);
  const quarter = ((Math.round(angle / (Math.PI / 2)) % 4) + 4) % 4;
  const skew = Math.abs(angle - Math.round(angle / (Math.PI / 2)) * (Math.PI / 2));
  const offsets = offsetsOf(item.str, item.width, monospaced);
  const length = Math.hypot(matrix[0], matrix[1]) || 1;
  const along: readonly [number, number] = [matrix[0] / length, matrix[1] / length];
  const runs = runsOf(item.str);
  return [...item.str.matchAll(/\S+/g)].map((match) => {
    const from = offsets[match.index] ?? 0;
    const to = offsets[match.index + match[0].length] ?? item.width;
    const startX = matrix[4] + along[0] * from;
    const startY = matrix[5] + along[1] * from;
    const [vx, vy] = [
      viewport[0] * startX + viewport[2] * startY + viewport[4],
      viewport[1] * startX + viewport[3] * startY + viewport[5],
    ];
    const middle = (from + to) / 2;
    return {
      word: {
        ...upright(vx, vy, to - from, size, quarter),
        text: match[0].slice(0, longestWord),
        bold,
        run: run + (runs[match.index] ?? 0) / 1000,
      },
      originX: matrix[4] + along[0] * middle - along[1] * size * 0.3,
      originY: matrix[5] + along[1] * middle + along[0] * size * 0.3,
      quarter: skew > 0.06 ? -1 : quarter,
      size,
      reach: item.width,
    };
  });
}

/** The box of text that starts at (x, y) on its baseline and runs in one of four directions. */
function upright(
  x: number,
  y: number,
  width: number,
  size: number,
  quarter: number,
): { x: number; y: number; width: number; height: number } {
  const above = size * 0.8;
  const below = size * 0.2;
  if (quarter === 1) return { x: x - below, y, width: size, height: width };
  if (quarter === 2) return { x: x - width, y: y - below, width, height: size };
  if (quarter === 3) return { x: x - above, y: y - width, width: size, height: width };
  return { x, y: y - above, width, height: size };
}

function offsetsOf(text: string, width: number, monospaced: boolean): readonly number[] {
  const offsets: number[] = [0];
  let sum = 0;
  for (const character of text.split('')) {
    sum += monospaced ? 1 : advance(character);
    offsets.push(sum);
  }
  return offsets.map((offset) => (sum === 0 ? 0 : (offset / sum) * width));
}

/** For each character, how many wide gaps (two spaces or more) stand before it. */
function runsOf(text: string): readonly number[] {
  let run = 0;
  return text.split('').map((_, index) => {
    if (index >= 2 && /\s\s\S/.test(text.slice(index - 2, index + 1))) run += 1;
    return run;
  });
}
