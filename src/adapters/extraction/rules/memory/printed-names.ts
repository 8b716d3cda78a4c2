/** Every way in which a piece of text may hold a party's name: what people confirm is looked for among them, so they are many. */
import { nameWithLegalForm } from '../candidates/full-names.ts';
import { cleanName } from '../header/names.ts';
import type { Layout, Line, Segment } from '../layout/line.types.ts';

export type PrintedName = { readonly value: string; readonly source: string };

const longest = 80;
const isName = ({ value }: PrintedName): boolean => /\p{L}{2}/u.test(value) && !value.includes('@') && value.length <= longest;

/** "Customer: Muster GmbH": the whole, and what stands behind the colon */
export const behindColon = (text: string): readonly string[] => {
  const [, rest] = /^[^:]{2,40}:\s*(\S.*)$/.exec(text) ?? [];
  return rest === undefined ? [text] : [text, rest];
};

/** most words of a name's second line */
const mostWords = 4;

/** "Muster Internationale" over "Handelsgesellschaft": the same edge, close below, no number and no label */
function goesOnBelow(segment: Segment, line: Line, { lines, sheet }: Layout): string | null {
  const next = sheet ? undefined : lines[line.index + 1];
  const below =
    next?.page === line.page && next.y0 - line.y1 < line.height
      ? next.segments.find((one) => Math.abs(one.x0 - segment.x0) < line.height / 2)
      : undefined;
  return below && !/[\d:@]/.test(`${segment.text}${below.text}`) && below.text.split(' ').length <= mostWords ? below.text : null;
}

/** The likeliest first. "Muster, S.A., Depto. de Compras": up to each comma as well, for who knows where the name ends. */
export function printedNames(segment: Segment, line: Line, layout: Layout): readonly PrintedName[] {
  const pieces = behindColon(segment.text);
  const cleaned = pieces.map((source) => ({ value: cleanName(source), source }));
  const printed = pieces.flatMap((piece) => {
    const parts = piece.split(/\s*[,;|·•]\s+|\s[–—-]\s/);
    return parts.map((part) => {
      const source = piece.slice(0, piece.indexOf(part) + part.length);
      return { value: source, source };
    });
  });
  const below = goesOnBelow(segment, line, layout);
  const longer = [
    ...cleaned.map(({ value }) => nameWithLegalForm(value, segment, layout)),
    ...(below === null ? [] : [`${segment.text} ${below}`]),
  ].map((value) => ({ value, source: segment.text }));
  return [...new Map([...cleaned, ...printed, ...longer].filter(isName).map((one) => [one.value, one] as const)).values()];
}
