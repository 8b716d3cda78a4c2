import { isCue, someCue } from '../languages/index.ts';
import type { Layout, Line, Segment } from '../layout/line.types.ts';
import { normalise } from '../text.ts';
import { readEmail } from './values.ts';

/** An e-mail address of a document and where it stands. */
export type Mail = { readonly address: string; readonly segment: Segment; readonly line: Line };

/** "@muster- stores .example": an address that a scan set apart */
const spaced = /@[\w.-]*\w(?:-\s\w|\s\.[A-Za-z]{2,10}$)/;

/** Several in a sentence: each piece between spaces that holds one, else what a scan set apart. */
export function addressesIn(text: string, scanned = false): readonly string[] {
  const each = (spaced.test(text) ? [] : text.split(/[\s;,]+/)).flatMap((piece) =>
    piece.includes('@') ? (readEmail(piece) ?? []) : [],
  );
  const whole = each.length > 0 ? null : readEmail(text, scanned);
  return [...new Set(whole ? [whole] : each)];
}

/** a label in the middle beside a value of two lines stands between them */
const mostLinesBetween = 2;

/** "…@", "…@muster-" at the end of a line, or of its column, goes on at the beginning of the next: "holzbau.de". */
function goingOn({ lines }: Layout, line: Line, segment: Segment): string {
  const { text } = segment;
  if (!/\w@(?:|[\w-]+\.|(?:[\w-]+\.)*[\w-]*-)$/.test(text)) return text;
  const near = lines
    .slice(line.index + 1, line.index + 1 + mostLinesBetween)
    .filter((next) => next.page === line.page && next.y0 - line.y1 < line.height);
  const inColumn = near.flatMap(({ segments }) => segments).find((one) => Math.abs(one.x0 - segment.x0) < line.height / 2);
  const [rest] = /^[\w-]+(?:\.[\w-]+)*/.exec((inColumn ?? near[0]?.segments[0])?.text ?? '') ?? [];
  return rest !== undefined ? text + rest : text;
}

/** most words of "please return to" right before an address */
const mostWordsBefore = 4;

/** "Udfyldes og sendes til order@…", "Return to: …": where a filled form goes, and so the seller's address. */
export function isSentTo({ address, segment: { text } }: Mail): boolean {
  const at = text.toLowerCase().indexOf(address.toLowerCase());
  const words =
    at < 0
      ? []
      : normalise(text.slice(0, at))
          .split(' ')
          .filter((word) => word !== '');
  // "invoices to be sent to", "order confirmation to": where the buyer wants those
  if (someCue('billing', words) || someCue('answering', words)) return false;
  return Array.from({ length: mostWordsBefore }, (_, count) => words.slice(-count - 1).join(' ')).some((phrase) =>
    isCue('returning', phrase),
  );
}

export const mailsOf = (layout: Layout): readonly Mail[] =>
  layout.lines.flatMap((line) =>
    line.segments.flatMap((segment) =>
      addressesIn(goingOn(layout, line, segment), layout.reader === 'ocr').map((address) => ({ address, segment, line })),
    ),
  );
