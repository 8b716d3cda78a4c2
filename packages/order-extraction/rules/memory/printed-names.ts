/** Every way in which a piece of text may hold a party's name: what people confirm is looked for among them, so they are many. */
import { nameWithLegalForm } from '../candidates/full-names.ts';
import { cleanName } from '../header/clean-name.ts';
import { hasCue } from '../languages/index.ts';
import type { Layout, Line, Segment } from '../layout/line.types.ts';
import { normalise } from '../text.ts';

export type PrintedName = { readonly value: string; readonly source: string };

const longest = 80;
const isName = ({ value }: PrintedName): boolean => /\p{L}{2}/u.test(value) && !value.includes('@') && value.length <= longest;

/** "Customer: Muster GmbH", "OrderNo=TMF100482": the whole, and what stands behind the colon */
export const behindColon = (text: string): readonly string[] => {
  const [, rest] = /^[^:=]{2,40}[:=]\s*(\S.*)$/.exec(text) ?? [];
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

/** in heights of the text: a line printer's words stand so close, each a piece of its own */
const widestSpace = 1.2;
const mostPieces = 8;

/** The pieces that go on from this one with no more than a space between them; none within such a run. */
function runFrom(segment: Segment, { segments, height }: Line): string | null {
  const at = segments.indexOf(segment);
  const close = (one: Segment | undefined, next: Segment | undefined): boolean =>
    one !== undefined && next !== undefined && next.x0 - one.x1 < height * widestSpace;
  if (close(segments[at - 1], segment)) return null;
  let end = at;
  while (end - at < mostPieces && close(segments[end], segments[end + 1])) end++;
  return end === at
    ? null
    : segments
        .slice(at, end + 1)
        .map(({ text }) => text)
        .join(' ');
}

/** "… of Muster & Sons Logistics LLC Purchase Order": from the first of its capitals, signs that join them among them, to each legal form. */
const toLegalForms = (text: string): readonly string[] =>
  [...text.matchAll(/\p{Lu}[\p{L}\d&'’.-]*\s+(?:(?:\p{Lu}[\p{L}\d&'’.-]*|[&+])\s+){0,7}\p{L}[\p{L}.]*/gu)].flatMap(([run]) => {
    const words = run.split(/\s+/);
    // "& Fils SAS" are two of them: who knows which ends the name; and "For Muster Ltd" has a word before it
    return words.flatMap((word, at) =>
      at > 0 && hasCue('legal', [normalise(word)])
        ? [words.slice(0, at + 1), words.slice(1, at + 1)].filter(({ length }) => length > 1).map((name) => name.join(' '))
        : [],
    );
  });

/** The likeliest first. "Muster, S.A., Depto. de Compras": up to each comma as well, for who knows where the name ends. */
export function printedNames(segment: Segment, line: Line, layout: Layout): readonly PrintedName[] {
  const pieces = behindColon(segment.text);
  const cleaned = pieces.map((source) => ({ value: cleanName(source), source }));
  const printed = pieces.flatMap((piece) => {
    const parts = piece.split(/\s*[,;|·•]\s+|\s[–—-]\s|\s+\(/);
    return parts.map((part) => {
      const source = piece.slice(0, piece.indexOf(part) + part.length);
      return { value: source, source };
    });
  });
  const below = goesOnBelow(segment, line, layout);
  const run = layout.sheet ? null : runFrom(segment, line);
  const longer = [
    ...toLegalForms(segment.text),
    ...(run === null ? [] : [run, cleanName(run)]),
    ...cleaned.map(({ value }) => nameWithLegalForm(value, segment, layout)),
    ...(below === null ? [] : [`${segment.text} ${below}`]),
  ].map((value) => ({ value, source: segment.text }));
  return [...new Map([...cleaned, ...printed, ...longer].filter(isName).map((one) => [one.value, one] as const)).values()];
}
