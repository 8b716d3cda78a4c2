import type { Page, Word } from '../../../../domain/shared/documents.port.ts';
import type { Line, Segment, Token } from './line.types.ts';
import { lineOf, segmentOf } from './segment.ts';
import { skewOf } from './skew.ts';

/** in heights of the text: a wider gap begins a new segment. OCR boxes are tighter than a PDF's. */
const gapInText = 0.5;
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
    .filter((word) => word.text.trim() !== '')
    .map((word) => levelled(word, (word.x + word.width / 2) * tangent))
    .map(({ word, fall }) => ({
      text: word.text.slice(0, longestWord),
      x0: word.x,
      x1: word.x + word.width,
      y0: word.y - fall,
      y1: word.y + word.height - fall,
      ...(fall === 0 ? {} : { fall }),
      bold: word.bold,
      ...(word.confidence === undefined ? {} : { sure: word.confidence }),
      run: word.run === undefined ? null : word.run,
    }));
  const letter = scanned ? null : pitchOf(tokens);
  const near = scanned ? nearInScan : letter === null ? nearInText : nearInType(letter);
  return rowsOf(tokens).map((row) => lineOf(segmentsOf(row, near, page.number), page.number));
}

const levelled = (word: Word, fall: number): { readonly word: Word; readonly fall: number } => ({ word, fall });

const lower = (a: Token, b: Token): number => Math.min(a.y1 - a.y0, b.y1 - b.y0);
const nearInText = (gap: number, last: Token, token: Token): boolean => gap < Math.max(lower(last, token) * gapInText, 2);

/** words that are measured at least, and how far the width of their letters may differ */
const fewestMeasured = 20;
const samePitch = 0.03;

/** How wide a letter is where all have one width, as a line printer's have; null where they have not. */
function pitchOf(tokens: readonly Token[]): number | null {
  const widths = tokens
    .flatMap(({ text, x0, x1 }) => (text.length >= 3 ? [(x1 - x0) / [...text].length] : []))
    .sort((a, b) => a - b);
  const middle = widths[Math.floor(widths.length / 2)] ?? 0;
  const same = widths.filter((width) => Math.abs(width - middle) <= middle * samePitch).length;
  return widths.length >= fewestMeasured && same >= widths.length * 0.9 ? middle : null;
}

/** In type of one width, words that a program drew one by one stand a letter apart; numbers and what a colon announces may be columns. */
const nearInType =
  (letter: number): typeof nearInText =>
  (gap, last, token) =>
    nearInText(gap, last, token) ||
    (gap < letter * 1.4 && !/\d|:$/.test(last.text) && /\p{L}/u.test(last.text) && /^[^\d]*\p{L}[^\d]*$/u.test(token.text));

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
  return rows.sort((a, b) => a.middle - b.middle);
}

function segmentsOf(row: Row, isNear: typeof nearInText, page: number): readonly Segment[] {
  const groups: Token[][] = [];
  for (const token of [...row.tokens].sort((a, b) => a.x0 - b.x0)) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const sameRun = last !== undefined && token.run !== null && token.run === last.run;
    const near = last !== undefined && isNear(token.x0 - last.x1, last, token);
    if (group && (sameRun || near)) group.push(token);
    else groups.push([token]);
  }
  return groups.map((tokens) => segmentOf(tokens, page));
}
