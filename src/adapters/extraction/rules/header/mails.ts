import type { Layout, Line, Segment } from '../layout/line.types.ts';
import { readEmail } from './values.ts';

/** An e-mail address of a document and where it stands. */
export type Mail = { readonly address: string; readonly segment: Segment; readonly line: Line };

export const mailsOf = (layout: Layout): readonly Mail[] =>
  layout.lines.flatMap((line) =>
    line.segments.flatMap((segment) => {
      // several in a sentence: each piece between spaces that holds one, else what a scan set apart
      const each = segment.text.split(/[\s;,]+/).flatMap((piece) => (piece.includes('@') ? (readEmail(piece) ?? []) : []));
      const whole = each.length > 0 ? null : readEmail(segment.text);
      return [...new Set(whole ? [whole] : each)].map((address) => ({ address, segment, line }));
    }),
  );
