/** Words and numbers of a document as the cells that they may be: by them the columns of rows are found that people confirm. */
import { type Decimal, formatDecimal, parseDecimal } from '@order-intake/kernel';
import { numberKey, type TableCell, wordKey } from '../../document/table-cells.ts';
import type { Line, Segment, Token } from '../layout/line.types.ts';
import { isOneWord, segmentOf } from '../layout/segment.ts';
import { type DecimalMark, readNumber } from '../numbers.ts';
import { unitsOf } from './grid.ts';

/** A cell with what stands in it: the number that it means, and its words. */
export type StandingCell = TableCell & {
  readonly value: Decimal | null;
  readonly segment: Segment;
  readonly token: Token;
};

type Piece = {
  readonly segment: Segment;
  readonly token: Token;
  readonly text: string;
  readonly whole: boolean;
};

/** Pieces that were drawn apart and touch are one word. */
function wholeWords(tokens: readonly Token[]): readonly Token[] {
  const words: Token[] = [];
  for (const token of tokens) {
    const before = words.at(-1);
    if (!before || !isOneWord(before, token)) words.push(token);
    else words[words.length - 1] = { ...before, text: `${before.text}${token.text}`, x1: token.x1, run: token.run };
  }
  return words;
}

/** Each word; a cell of a sheet holds all its words in one, and a space that keeps words together parts them all the same. */
const wordsOf = ({ segments, page }: Line): readonly Piece[] =>
  segments.flatMap((segment) =>
    wholeWords(segment.tokens).flatMap((token) => {
      const texts = token.cell?.number === undefined ? token.text.trim().split(/\s+/u) : [token.text];
      const own = segment.tokens.length === 1 ? segment : segmentOf([token], page);
      return texts.map((text) => ({ segment: own, token, text, whole: false }));
    }),
  );

/** in heights of the text: "4" and "000" with no more between them are one number */
const betweenGroups = 1.2;
const isGroup = (before: Piece, { text, token }: Piece): boolean =>
  token.cell === undefined &&
  /^\d{3}(?:[.,]\d+)?$/.test(text) &&
  token.x0 - before.token.x1 < (token.y1 - token.y0) * betweenGroups;

/** "4 000", "1 140,00" from their first figures on. */
function groupedFrom(words: readonly Piece[], at: number, page: number): Piece | null {
  const [first, second, third] = words.slice(at, at + 3);
  if (!first || !second || !/^[\p{Sc}]?\d{1,3}$/u.test(first.text) || !isGroup(first, second)) return null;
  const parts = third && /^\d{3}$/.test(second.text) && isGroup(second, third) ? [first, second, third] : [first, second];
  const tokens = [...new Set(parts.map(({ token }) => token))];
  return { segment: segmentOf(tokens, page), token: first.token, text: parts.map(({ text }) => text).join(' '), whole: true };
}

/** The words; and before its first word what is a number as a whole: figures in groups, or a piece of text ("1 234,50 EUR"). */
function piecesOf(line: Line, mark: DecimalMark | null): readonly Piece[] {
  const words = wordsOf(line);
  return words.flatMap((word, at) => {
    const grouped = groupedFrom(words, at, line.page);
    const segment = line.segments.find(({ tokens }) => tokens.length > 1 && tokens[0]?.x0 === word.token.x0);
    const begins = words[at - 1]?.token !== word.token;
    const text = segment && begins && readNumber(segment.text, mark) !== null ? segment.text : null;
    const whole = text !== null && segment ? { segment, token: word.token, text, whole: true } : grouped;
    return whole ? [whole, word] : [word];
  });
}

function numberIn({ token, text, whole }: Piece, mark: DecimalMark | null): Decimal | null {
  const stored = whole ? undefined : token.cell?.number;
  return (stored === undefined ? readNumber(text, mark)?.values[0] : parseDecimal(stored)) ?? null;
}

/** The cells of a line, from left to right. */
export function cellsOfLine(line: Line, mark: DecimalMark | null): readonly StandingCell[] {
  let at = 0;
  return piecesOf(line, mark).map((piece) => {
    const value = numberIn(piece, mark);
    const cell: StandingCell = {
      line: line.index,
      at,
      x0: unitsOf(piece.segment.x0),
      x1: unitsOf(piece.segment.x1),
      hash: value ? numberKey(formatDecimal(value)) : wordKey(piece.text),
      number: value ? (piece.whole ? 'whole' : 'word') : null,
      value,
      segment: piece.segment,
      token: piece.token,
    };
    if (!piece.whole) at += 1;
    return cell;
  });
}

/** a page of an order has fewer; of a longer list its first rows tell the columns */
const mostCells = 320;

/** Those of a document that are remembered. */
export function cellsOf(lines: readonly Line[], mark: DecimalMark | null): readonly TableCell[] {
  const cells: TableCell[] = [];
  for (const line of lines) {
    if (cells.length >= mostCells) break;
    cells.push(...cellsOfLine(line, mark));
  }
  return cells.slice(0, mostCells);
}
