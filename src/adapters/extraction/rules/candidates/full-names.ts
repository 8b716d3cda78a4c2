import { cueAt, isCue } from '../languages/index.ts';
import type { Layout, Segment } from '../layout/line.types.ts';
import { normalise } from '../text.ts';

const wordsOf = (text: string): readonly string[] =>
  normalise(text)
    .split(' ')
    .filter((word) => word !== '');

/** Whether a text is a legal form and nothing else: "Sp. z o.o.", "GmbH & Co. KG". */
function isLegalForm(text: string): boolean {
  const words = wordsOf(text);
  let at = 0;
  while (at < words.length) {
    const count = Math.max(cueAt('legal', words, at), words[at] === '@' || isCue('and', words[at] ?? '') ? 1 : 0);
    if (count === 0) return false;
    at += count;
  }
  return words.length > 0 && words[0] !== '@';
}

/** "University" is of an organisation and still may have a legal form in the next line. */
const endsLegally = (name: string): boolean => {
  const words = wordsOf(name);
  return words.some((_, at) => at > 0 && cueAt('legal', words, at) > 0);
};

/** "Zakłady Mechaniczne Warta" over "Sp. z o.o.": a name that goes on with its legal form in the next line. */
export function nameWithLegalForm(name: string, segment: Segment, { lines, sheet }: Layout): string {
  if (sheet || endsLegally(name) || !segment.text.trim().endsWith(name)) return name;
  const at = lines.findIndex((line) => line.segments.some(({ place }) => place === segment.place));
  const [line, next] = [lines[at], lines[at + 1]];
  const below =
    line && next?.page === line.page ? next.segments.find((one) => Math.abs(one.x0 - segment.x0) < line.height) : undefined;
  return below && isLegalForm(below.text) ? `${name} ${below.text.trim()}` : name;
}

/** A logo's name as the document writes it in full elsewhere: the same words, and a legal form behind them. */
export function withFullNames<C extends { readonly value: string }>(found: readonly C[]): readonly C[] {
  const full = [
    ...new Map(found.filter(({ value }) => endsLegally(value)).map(({ value }) => [normalise(value), value])).values(),
  ];
  return found.map((candidate) => {
    const { value } = candidate;
    const fuller = endsLegally(value)
      ? []
      : full.filter((one) => normalise(one).startsWith(`${normalise(value)} `) && isLegalForm(one.slice(value.length)));
    const [only, another] = fuller;
    return only !== undefined && another === undefined ? { ...candidate, value: only } : candidate;
  });
}
