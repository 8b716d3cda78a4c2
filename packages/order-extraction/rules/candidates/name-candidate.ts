import { readDate } from '../dates.ts';
import { cleanName } from '../header/clean-name.ts';
import { endsInLegalForm, hasLegalForm } from '../header/legal-forms.ts';
import type { Mail } from '../header/mails.ts';
import { canBeName, domainResembles } from '../header/names.ts';
import type { Block } from '../header/zones.ts';
import type { Segment } from '../layout/line.types.ts';
import { normalise } from '../text.ts';
import type { Candidate, Features } from './candidate.ts';
import { ofText } from './name-features.ts';

/** A mention of somebody who may be the customer, with the block of a party that it stands in. */
export type NameCandidate = Candidate & { readonly block: Block | null };

/** "Dear Contoso Ltd, here is what we need:": behind the name a sentence goes on, in small letters */
const goesOn = /,\s+(?:\p{Ll}+\s+){3}/u;

const anyDay = { dayFirst: true, sure: false, after: null };
/** a word or two before a day: "den", "le", "v Praze dne" */
const mostBeforeDay = 3;

/** "Almería, 19 de noviembre de 2026", "гр. Пловдив, 18.11.2026 г.": where and when a letter was written. */
function isPlaceAndDay(text: string): boolean {
  const [, place, rest] = /^((?:\p{Ll}{1,4}\.\s?)?\p{Lu}[^,\d]{1,40}),\s+(.*\d.*)$/u.exec(text.trim()) ?? [];
  const day = rest === undefined ? null : readDate(rest, anyDay)?.source;
  if (place === undefined || rest === undefined || !day || hasLegalForm(place)) return false;
  const around = normalise(rest.replace(day, ' '))
    .split(' ')
    .filter((word) => word !== '');
  return around.length <= mostBeforeDay && around.every((word) => !/\d/.test(word));
}

/** how much smaller what stands behind a name is than the name */
const smaller = 0.8;

/** "MUSTER S.A. Ship chandlers": without the smaller print behind the legal form that the bigger ends with. */
function inOneSize({ text, tokens }: Segment): string {
  const at = tokens.findIndex((token, index) => {
    const before = tokens[index - 1];
    return before !== undefined && !token.bold && before.bold && token.y1 - token.y0 < (before.y1 - before.y0) * smaller;
  });
  const name = tokens
    .slice(0, Math.max(0, at))
    .map((token) => token.text)
    .join(' ');
  return endsInLegalForm(name) ? name : withoutInitials(text, tokens);
}

/** "MS Muster Söhne GmbH" with its first word in bigger letters: a logo of some of the name's first letters beside it */
function withoutInitials(text: string, [first, second, ...rest]: Segment['tokens']): string {
  if (!first || !second || !/^\p{Lu}{2,4}$/u.test(first.text)) return text;
  const bigger = second.y1 - second.y0 < (first.y1 - first.y0) * smaller;
  const letters = [second, ...rest].map((token) => token.text[0] ?? '').join('');
  return bigger && letters.includes(first.text) ? text.slice(text.indexOf(first.text) + first.text.length).trim() : text;
}

/** A piece of text as a mention, when it can be a name: one, or none. */
export const named = (segment: Segment, seen: Features, block: Block | null = null): readonly NameCandidate[] => {
  const value = cleanName(inOneSize(segment));
  return canBeName(value) && !goesOn.test(segment.text.replace(value, '')) && !isPlaceAndDay(segment.text)
    ? [{ value, segment, source: segment.text, block, features: { ...ofText(value), ...seen } }]
    : [];
};

/** the least of a domain that a name agrees with */
const agrees = 0.6;

/** The same; a headline that begins as a label does ("Ville de …") is a name too when an e-mail domain of the document is called so. */
export const namedOrMailed =
  (mails: readonly Mail[]) =>
  (segment: Segment, seen: Features): readonly NameCandidate[] => {
    const found = named(segment, seen);
    const value = cleanName(segment.text);
    const words = value.split(' ').length;
    const isName = words > 1 && words <= 8 && /^\p{Lu}/u.test(value) && !/[\d:@.]/.test(value);
    if (
      found.length > 0 ||
      !isName ||
      !mails.some(({ address }) => domainResembles(value, address.split('@')[1] ?? '') >= agrees)
    )
      return found;
    return [{ value, segment, source: segment.text, block: null, features: { ...ofText(value), ...seen } }];
  };
