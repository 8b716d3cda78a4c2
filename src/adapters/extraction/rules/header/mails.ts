import type { Layout, Line, Segment } from '../layout/line.types.ts';
import { readEmail } from './values.ts';

/** An e-mail address of a document and where it stands. */
export type Mail = { readonly address: string; readonly segment: Segment; readonly line: Line };

export const mailsOf = (layout: Layout): readonly Mail[] =>
  layout.lines.flatMap((line) =>
    line.segments.flatMap((segment) => {
      const address = readEmail(segment.text);
      return address ? [{ address, segment, line }] : [];
    }),
  );
