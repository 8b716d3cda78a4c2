import type { Page, Word } from '../../document/documents.port.ts';
import { withPlainCharacters } from '../text.ts';
import type { Line, Segment, Token } from './line.types.ts';
import { withLostPoints } from './lost-points.ts';
import { withItsForm } from './misread-forms.ts';
import { lower, type Near, nearInText } from './near.ts';
import { rulingBars } from './ruling-bars.ts';
import { lineOf, segmentOf } from './segment.ts';
import { skewOf } from './skew.ts';
import { withWordsTogether } from './spaced-letters.ts';
import { nearInType } from './type-of-one-width.ts';

/** in heights of the text: a wider gap begins a new segment. OCR boxes are tighter than a PDF's. */
const gapInOcr = 0.72;
/** and in widths of a letter */
const lettersInOcr = 1.4;
const gapInNumber = 0.85;

/** characters of a word, and words of a page, that are looked at */
const longestWord = 120;
const mostWords = 4_000;

type Row = { middle: number; height: number; tokens: Token[] };

/** Words that overlap vertically form a line; wide gaps part a line into segments. */
export function linesOfPage(page: Page): readonly Line[] {
  const scanned = page.reader === 'ocr';
  const tangent = scanned ? skewOf(page.words) : 0;
  const tokens: Token[] = page.words
    .slice(0, mostWords)
    .map((word) => ({ ...word, text: withPlainCharacters(word.text.slice(0, longestWord)) }))
    .filter((word) => word.text.trim() !== '')
    .map((word) => levelled(word, (word.x + word.width / 2) * tangent))
    .map(({ word, fall }) => ({
      text: scanned ? withItsForm(word.text) : word.text,
      x0: word.x,
      x1: word.x + word.width,
      y0: word.y - fall,
      y1: word.y + word.height - fall,
      ...(fall === 0 ? {} : { fall }),
      bold: word.bold,
      ...(word.confidence === undefined ? {} : { sure: word.confidence }),
      ...(word.second === undefined ? {} : { second: word.second }),
      ...(word.again ? { again: word.again } : {}),
      run: word.run === undefined ? null : word.run,
    }));
  const drawn = rowsOf(tokens).map((row) => row.tokens);
  const { rows, bars } = rulingBars(scanned ? withLostPoints(drawn) : drawn);
  const inType = scanned ? null : nearInType(rows);
  const usual = scanned ? nearInScan : nearInText;
  const lines = rows.flatMap((row, at) => {
    const segments = segmentsOf(row, bars, inType?.(row, at) ?? usual, page.number);
    return segments.length === 0 ? [] : [lineOf(segments, page.number)];
  });
  return lines;
}

const levelled = (word: Word, fall: number): { readonly word: Word; readonly fall: number } => ({ word, fall });

/** The boxes of a scan are as high as their letters: in small print, and in type of one width, a letter's width tells a space better. */
function nearInScan(gap: number, last: Token, token: Token): boolean {
  // "1 178,93": the space in a number is set wider by some
  if (/^\P{L}?\d{1,3}$/u.test(last.text) && /^\d{3}[.,]\d{2}\b/.test(token.text)) return gap < lower(last, token) * gapInNumber;
  const letter = Math.min(...[last, token].map((one) => (one.x1 - one.x0) / Math.max(1, one.text.length)));
  return gap < Math.max(lower(last, token) * gapInOcr, letter * lettersInOcr, 2);
}

function rowsOf(tokens: readonly Token[]): readonly Row[] {
  const rows: Row[] = [];
  const middle = (token: Token): number => (token.y0 + token.y1) / 2;
  for (const token of [...tokens].sort((a, b) => middle(a) - middle(b))) {
    const height = token.y1 - token.y0;
    const near = rows
      .slice(-8)
      .findLast((row) => Math.abs(row.middle - middle(token)) < Math.min(Math.max(height, 4), Math.max(row.height, 4)) * 0.5);
    if (near) {
      near.middle = (near.middle * near.tokens.length + middle(token)) / (near.tokens.length + 1);
      near.height = Math.max(near.height, height);
      near.tokens.push(token);
    } else rows.push({ middle: middle(token), height, tokens: [token] });
  }
  for (const row of rows) row.tokens = [...withWordsTogether(row.tokens.sort((a, b) => a.x0 - b.x0))];
  return rows.sort((a, b) => a.middle - b.middle);
}

function segmentsOf(row: readonly Token[], bars: ReadonlySet<Token>, isNear: Near, page: number): readonly Segment[] {
  const groups: Token[][] = [];
  let behindBar = false;
  for (const token of row) {
    const isBar = bars.has(token);
    const group = behindBar ? undefined : groups.at(-1);
    behindBar = isBar;
    if (isBar) continue;
    const last = group?.at(-1);
    const sameRun = last !== undefined && token.run !== null && token.run === last.run;
    const near = last !== undefined && isNear(token.x0 - last.x1, last, token);
    if (group && (sameRun || near)) group.push(token);
    else groups.push([token]);
  }
  return groups.map((tokens) => segmentOf(tokens, page));
}
