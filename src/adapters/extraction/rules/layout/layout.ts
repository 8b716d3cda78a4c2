import type { Cell, DocumentContent } from '../../../../domain/shared/documents.port.ts';
import type { Place, Reader } from '../../../../domain/shared/extraction.ts';
import { linesOfPage } from './page-lines.ts';
import { linesOfSheet } from './sheet-lines.ts';

/** A piece of text with its box. Pages count from 1; a sheet counts as a page whose columns are 100 wide and rows 12 high. */
export type Token = {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
  readonly bold: boolean;
  /** drawn in one go with others of the same number; null when unknown */
  readonly run: number | null;
  readonly cell?: Cell;
};

/** Tokens that stand together on a line: a column's cell, a label, a sentence. */
export type Segment = {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
  readonly tokens: readonly Token[];
  readonly bold: boolean;
  readonly place: Place;
};

export type Line = {
  /** position in the document */
  readonly index: number;
  readonly page: number;
  readonly y0: number;
  readonly y1: number;
  readonly height: number;
  readonly segments: readonly Segment[];
  readonly text: string;
};

/** A document as lines of segments, whatever it came from. */
export type Layout = {
  readonly lines: readonly Line[];
  readonly text: string;
  readonly reader: Reader;
  /** median height of a line */
  readonly usualHeight: number;
  readonly sheet: boolean;
};

/** Turns pages and sheets into lines. Only the given pages or sheets (numbered from 1) are taken. */
export function layoutOf(content: DocumentContent, parts: ReadonlySet<number>): Layout {
  const pages = content.pages.filter((page) => parts.has(page.number)).flatMap(linesOfPage);
  const sheets = content.sheets.flatMap((sheet, index) => (parts.has(index + 1) ? linesOfSheet(sheet, index + 1) : []));
  const lines = [...pages, ...sheets].map((line, index) => ({ ...line, index }));
  const heights = lines.map((line) => line.height).sort((a, b) => a - b);
  const ocr = content.pages.some((page) => page.reader === 'ocr');
  return {
    lines,
    text: lines.map((line) => line.text).join('\n'),
    reader: content.sheets.length > 0 ? 'sheet' : ocr ? 'ocr' : 'text',
    usualHeight: heights[Math.floor(heights.length / 2)] ?? 10,
    sheet: content.sheets.length > 0,
  };
}

export const overlap = (
  a: { readonly x0: number; readonly x1: number },
  b: { readonly x0: number; readonly x1: number },
): number => Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
