import type { Box } from './box.ts';
import { componentsOf } from './components.ts';
import type { Recognised } from './engine.ts';
import { inkOn } from './ink.ts';
import type { Grey } from './raster.ts';

/** in heights of the page's usual word: what is lower is a dot or a speck, what is higher no text of a line */
const lowest = 0.5;
const highest = 1.9;
/** in heights: letters farther from one another are different cells */
const apart = 1.1;
/** in heights: what is narrower is a bar without any feature, a rest of a table's line as likely as a letter */
const bar = 0.24;
/** pieces that are read once more: a page that has more of them is drawn, not written */
const most = 60;
/** words that a page has at least when it is worth a second look */
const fewestWords = 6;

const overlap = (a0: number, a1: number, b0: number, b1: number): number => Math.min(a1, b1) - Math.max(a0, b0);

/**
 * Pieces of a page that look like letters on a line with words and that no word covers. The engine passes over single digits that stand
 * alone, as quantities and positions do, however clear they are.
 */
export function unreadPieces(page: Grey, words: readonly Recognised[]): readonly Box[] {
  const heights = words
    .filter((word) => word.confidence > 60 && /[\p{L}\d]/u.test(word.text))
    .map((word) => word.y1 - word.y0)
    .sort((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  if (heights.length < fewestWords || usual < 6) return [];
  const isCovered = coverOf(words, page.width, usual);
  const letters = componentsOf(inkOn(page)).filter(
    (letter) =>
      letter.y1 - letter.y0 >= usual * lowest &&
      letter.y1 - letter.y0 <= usual * highest &&
      letter.x1 - letter.x0 <= usual * 4 &&
      letter.area >= usual * usual * 0.06 &&
      letter.x1 - letter.x0 >= (letter.y1 - letter.y0) * bar &&
      !isCovered((letter.x0 + letter.x1) / 2, (letter.y0 + letter.y1) / 2),
  );
  const sure = words.filter((word) => word.confidence > 60);
  const pieces = joined(letters, usual).filter((piece) => onLineOf(piece, sure) && piece.y1 - piece.y0 <= usual * highest);
  return pieces.length > most ? [] : pieces;
}

/** Whether a place lies in a word, by rows of the page so that not every word has to be asked. */
function coverOf(words: readonly Recognised[], width: number, usual: number): (x: number, y: number) => boolean {
  const rows = new Map<number, Recognised[]>();
  for (const word of words) {
    if (word.x1 - word.x0 > width * 0.9) continue; // a border that was taken for a word
    for (let row = Math.floor(word.y0 / usual); row <= Math.floor(word.y1 / usual); row++)
      rows.set(row, [...(rows.get(row) ?? []), word]);
  }
  return (x, y) =>
    (rows.get(Math.floor(y / usual)) ?? []).some(
      (word) => x >= word.x0 - 1 && x <= word.x1 + 1 && y >= word.y0 - 1 && y <= word.y1 + 1,
    );
}

/** Adjacent letters on one baseline, as one piece. */
function joined(letters: readonly Box[], usual: number): readonly Box[] {
  const pieces: Box[] = [];
  for (const letter of [...letters].sort((a, b) => a.x0 - b.x0)) {
    const at = pieces.findIndex(
      (piece) =>
        letter.x0 - piece.x1 <= usual * apart &&
        overlap(piece.y0, piece.y1, letter.y0, letter.y1) > 0.5 * Math.min(piece.y1 - piece.y0, letter.y1 - letter.y0),
    );
    const piece = pieces[at];
    if (piece)
      pieces[at] = {
        x0: Math.min(piece.x0, letter.x0),
        y0: Math.min(piece.y0, letter.y0),
        x1: Math.max(piece.x1, letter.x1),
        y1: Math.max(piece.y1, letter.y1),
      };
    else pieces.push({ x0: letter.x0, y0: letter.y0, x1: letter.x1, y1: letter.y1 });
  }
  return pieces;
}

const onLineOf = (piece: Box, words: readonly Recognised[]): boolean =>
  words.some((word) => overlap(piece.y0, piece.y1, word.y0, word.y1) > 0.6 * Math.min(piece.y1 - piece.y0, word.y1 - word.y0));
