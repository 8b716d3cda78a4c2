import type { Cell, SecondReading } from '../../document/documents.port.ts';
import type { Place, Reader } from '../../document/extraction.ts';

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
  /** repeated from a merged cell above */
  readonly again?: true;
  /** 0 to 1, how sure the OCR is of it */
  readonly sure?: number;
  /** of a number by OCR: what a second engine says of it */
  readonly second?: SecondReading;
  /** points by which a skewed scan has it lower than `y0` and `y1` say */
  readonly fall?: number;
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
  /** 0 to 1: of the token that the OCR is least sure of; 1 for text */
  readonly sure: number;
  /** of its numbers by OCR, the least that a second engine says; absent where none looked at them */
  readonly second?: SecondReading['says'];
  /** its text as the second engine has it, where that differs */
  readonly otherText?: string;
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
  /** there was more than is looked at */
  readonly truncated: boolean;
};

/** How far two pieces lie over one another from left to right, in points; negative when they do not. */
export const overlap = (
  a: { readonly x0: number; readonly x1: number },
  b: { readonly x0: number; readonly x1: number },
): number => Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);

/** heights of a piece of text within which the next line of its paragraph begins */
const closeBelow = 1.2;

/** What goes on below a piece of text, at its left edge: not in the next line of the page where something stands beside it. */
export function segmentBelow(lines: readonly Line[], { index, page, height }: Line, segment: Segment): Segment | undefined {
  const reach = segment.y1 + Math.max(height, segment.y1 - segment.y0) * closeBelow;
  for (const line of lines.slice(index + 1)) {
    if (line.page !== page || line.y0 > reach) return undefined;
    const below = line.segments.find((one) => one.y0 < reach && Math.abs(one.x0 - segment.x0) < height);
    if (below) return below;
  }
  return undefined;
}
