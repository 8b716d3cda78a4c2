import type { Page } from '../../../../domain/shared/documents.port.ts';
import type { Line, Segment, Token } from './line.types.ts';
import { lineOf, segmentOf } from './segment.ts';

/** in heights of the text: a wider gap begins a new segment. OCR boxes are tighter than a PDF's. */
const gapInText = 0.5;
const gapInOcr = 0.72;

/** characters of a word, and words of a page, that are looked at */
const longestWord = 120;
const mostWords = 4_000;

type Row = { middle: number; height: number; tokens: Token[] };

/** Words that overlap vertically form a line; wide gaps part a line into segments. */
export function linesOfPage(page: Page): readonly Line[] {
  const tokens: Token[] = page.words
    .slice(0, mostWords)
    .filter((word) => word.text.trim() !== '')
    .map((word) => ({
      text: word.text.slice(0, longestWord),
      x0: word.x,
      x1: word.x + word.width,
      y0: word.y,
      y1: word.y + word.height,
      bold: word.bold,
      run: word.run === undefined ? null : word.run,
    }));
  const gap = page.reader === 'ocr' ? gapInOcr : gapInText;
  return rowsOf(tokens).map((row) => lineOf(segmentsOf(row, gap, page.number), page.number));
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

function segmentsOf(row: Row, gap: number, page: number): readonly Segment[] {
  const groups: Token[][] = [];
  for (const token of [...row.tokens].sort((a, b) => a.x0 - b.x0)) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const sameRun = last !== undefined && token.run !== null && token.run === last.run;
    const near = last !== undefined && token.x0 - last.x1 < Math.max(Math.min(token.y1 - token.y0, last.y1 - last.y0) * gap, 2);
    if (group && (sameRun || near)) group.push(token);
    else groups.push([token]);
  }
  return groups.map((tokens) => segmentOf(tokens, page));
}
