import type { Layout, Line, Segment } from '../layout/line.types.ts';
import { readEmail } from './values.ts';

/** An e-mail address of a document and where it stands. */
export type Mail = { readonly address: string; readonly segment: Segment; readonly line: Line };

/** Several in a sentence: each piece between spaces that holds one, else what a scan set apart. */
export function addressesIn(text: string): readonly string[] {
  const each = text.split(/[\s;,]+/).flatMap((piece) => (piece.includes('@') ? (readEmail(piece) ?? []) : []));
  const whole = each.length > 0 ? null : readEmail(text);
  return [...new Set(whole ? [whole] : each)];
}

export const mailsOf = (layout: Layout): readonly Mail[] =>
  layout.lines.flatMap((line) =>
    line.segments.flatMap((segment) => addressesIn(segment.text).map((address) => ({ address, segment, line }))),
  );
