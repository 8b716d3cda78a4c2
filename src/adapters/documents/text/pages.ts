/** Blocks of text laid out as if typed on paper in letters of one width, so that the rules read them like any page. */
import type { Page, Word } from '@order-intake/order-extraction/document';
import { limits } from '../limits.ts';
import type { Block, TextCell } from './blocks.ts';

const { layout } = limits;

/** Points. One blank between words is less than half a line's height, two blanks part columns (rules/layout/page-lines.ts). */
const letter = 4;
const height = 10;
const lineFeed = 14;
const margin = 40;
/** blanks between the columns of a table */
const gutter = 4;

type Piece = { readonly column: number; readonly text: string; readonly again?: true };
type TextLine = readonly Piece[];

export type LaidOut = { readonly pages: readonly Page[]; readonly cut: boolean };

export function pagesOfBlocks(blocks: readonly Block[]): LaidOut {
  const pages: Page[] = [];
  let words: Word[] = [];
  let [line, lines, letters, count] = [0, 0, 0, 0];
  let cut = false;
  const finish = (): void => {
    const width = words.reduce((most, { x, width: wide }) => Math.max(most, x + wide + margin), 595);
    pages.push({ number: pages.length + 1, width, height: 2 * margin + line * lineFeed, reader: 'text', words });
    words = [];
    line = 0;
  };
  for (const pieces of foldedLinesOf(blocks)) {
    if (lines >= layout.lines || count >= layout.words || letters >= layout.letters) {
      cut = true;
      break;
    }
    if (line >= layout.linesOnPage || words.length >= layout.wordsOnPage) finish();
    const y = margin + line * lineFeed;
    for (const { at, ...word } of pieces) {
      const { text } = word;
      words.push({ ...word, x: margin + at * letter, y, width: text.length * letter, height, bold: false });
      letters += text.length;
    }
    line += 1;
    lines += 1;
    count += pieces.length;
  }
  if (words.length > 0) finish();
  return { pages, cut };
}

type PlacedWord = { readonly text: string; readonly at: number; readonly again?: true };

/** A line of more words than are on a page, which somebody may write as one paragraph, goes on in the next one. */
function* foldedLinesOf(blocks: readonly Block[]): Generator<readonly PlacedWord[]> {
  for (const pieces of linesOf(blocks)) {
    let words: PlacedWord[] = [];
    let begin = 0;
    for (const { column, text, again } of pieces)
      for (const word of text.matchAll(/\S+/g)) {
        if (words.length >= layout.wordsOnPage) {
          yield words;
          [words, begin] = [[], column + word.index];
        }
        words.push({ text: word[0].slice(0, layout.word), at: column + word.index - begin, ...(again ? { again } : {}) });
      }
    yield words;
  }
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
    for (const { lines, span } of row.slice(0, layout.columns)) {
      if (span === 1) widths[column] = Math.max(widths[column] ?? 0, longest(lines));
      column += span;
    }
  }
  const begins = (column: number): number => widths.slice(0, column).reduce((sum, width = 0) => sum + width + gutter, 0);
  for (const row of rows) {
    const placed: (Pick<TextCell, 'lines' | 'again'> & { readonly at: number })[] = [];
    let [column, end] = [0, 0];
    for (const { lines, span, again } of row.slice(0, layout.columns)) {
      const at = Math.max(begins(column), end);
      placed.push({ lines, at, ...(again ? { again } : {}) });
      end = at + longest(lines) + gutter;
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

/** However many there are: what is spread into the arguments of a function has to fit on the stack. */
const longest = (lines: readonly string[]): number => lines.reduce((most, { length }) => Math.max(most, length), 0);
