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

/** "…@muster-" at the end of a line goes on at the beginning of the next: "holzbau.de". */
function goingOn({ lines }: Layout, line: Line, { text }: Segment): string {
  const next = /@(?:[\w-]+\.|(?:[\w-]+\.)*[\w-]*-)$/.test(text) ? lines[line.index + 1] : undefined;
  const [rest] = /^[\w-]+(?:\.[\w-]+)*/.exec(next?.segments[0]?.text ?? '') ?? [];
  return next?.page === line.page && rest !== undefined && next.y0 - line.y1 < line.height ? text + rest : text;
}

export const mailsOf = (layout: Layout): readonly Mail[] =>
  layout.lines.flatMap((line) =>
    line.segments.flatMap((segment) =>
      addressesIn(goingOn(layout, line, segment)).map((address) => ({ address, segment, line })),
    ),
  );
