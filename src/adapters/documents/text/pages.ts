/** Blocks of text laid out as if typed on paper in letters of one width, so that the rules read them like any page. */
import type { Page, Word } from '../../../domain/shared/documents.port.ts';
import type { Block, TextCell } from './blocks.ts';

/** Points. One blank between words is less than half a line's height, two blanks part columns (rules/layout/page-lines.ts). */
const letter = 4;
const height = 10;
const lineFeed = 14;
const margin = 40;
/** blanks between the columns of a table */
const gutter = 4;
const limits = { linesOnPage: 500, wordsOnPage: 3_500, lines: 5_000, letters: 1_000_000, columns: 60, word: 200 };

type Piece = { readonly column: number; readonly text: string; readonly again?: true };
type TextLine = readonly Piece[];

export type LaidOut = { readonly pages: readonly Page[]; readonly cut: boolean };

export function pagesOfBlocks(blocks: readonly Block[]): LaidOut {
  const pages: Page[] = [];
  let words: Word[] = [];
  let [line, all, letters] = [0, 0, 0];
  let cut = false;
  const finish = (): void => {
    const width = words.reduce((most, { x, width: wide }) => Math.max(most, x + wide + margin), 595);
    pages.push({ number: pages.length + 1, width, height: 2 * margin + line * lineFeed, reader: 'text', words });
    words = [];
    line = 0;
  };
  for (const pieces of linesOf(blocks)) {
    if (all >= limits.lines || letters >= limits.letters) {
      cut = true;
      break;
    }
    if (line >= limits.linesOnPage || words.length >= limits.wordsOnPage) finish();
    const found = wordsIn(pieces, margin + line * lineFeed);
    words.push(...found);
    letters += found.reduce((sum, { text }) => sum + text.length, 0);
    line += 1;
    all += 1;
  }
  if (words.length > 0) finish();
  return { pages, cut };
}

function* linesOf(blocks: readonly Block[]): Generator<TextLine> {
  for (const block of blocks) {
    if (block.kind === 'line') yield [{ column: 0, text: block.text }];
    else yield* linesOfTable(block.rows);
  }
}

/** Each column as wide as its widest cell; what spans several takes the room of those it covers, or pushes the rest to the right. */
function* linesOfTable(rows: readonly (readonly TextCell[])[]): Generator<TextLine> {
  const widths: number[] = [];
  for (const row of rows) {
    let column = 0;
    for (const { lines, span } of row.slice(0, limits.columns)) {
      if (span === 1) widths[column] = Math.max(widths[column] ?? 0, ...lines.map((line) => line.length));
      column += span;
    }
  }
  const begins = (column: number): number => widths.slice(0, column).reduce((sum, width = 0) => sum + width + gutter, 0);
  for (const row of rows) {
    const placed: (Pick<TextCell, 'lines' | 'again'> & { readonly at: number })[] = [];
    let [column, end] = [0, 0];
    for (const { lines, span, again } of row.slice(0, limits.columns)) {
      const at = Math.max(begins(column), end);
      placed.push({ lines, at, ...(again ? { again } : {}) });
      end = at + Math.max(0, ...lines.map((line) => line.length)) + gutter;
      column += span;
    }
    const depth = Math.max(0, ...placed.map(({ lines }) => lines.length));
    for (let at = 0; at < depth; at++)
      yield placed.flatMap(({ lines, at: begin, again }) => {
        const text = lines[at];
        return text ? [{ column: begin, text, ...(again ? { again } : {}) }] : [];
      });
  }
}

const wordsIn = (pieces: TextLine, y: number): readonly Word[] =>
  pieces.flatMap(({ column, text, again }) =>
    [...text.matchAll(/\S+/g)].map((word) => ({
      text: word[0].slice(0, limits.word),
      x: margin + (column + word.index) * letter,
      y,
      width: Math.min(word[0].length, limits.word) * letter,
      height,
      bold: false,
      ...(again ? { again } : {}),
    })),
  );
