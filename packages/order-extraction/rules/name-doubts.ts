/** What speaks against a customer's name that was chosen: it may be misread, a part of the name, more than the name, or the sign over a door. */
import type { FoundValue } from './found-value.ts';
import { cleanName } from './header/clean-name.ts';
import { endsInLegalForm, hasLegalForm, isLegalForm } from './header/legal-forms.ts';
import { domainResembles } from './header/names.ts';
import { cueAt, hasCue } from './languages/index.ts';
import { type Layout, overlap, type Segment, segmentBelow } from './layout/line.types.ts';
import { hasLostLetters } from './lost-letters.ts';
import { isHardlyRead, isMisread } from './misread-name.ts';
import type { Reading } from './reading.ts';
import { compact, normalise } from './text.ts';

/** Whether another name may well be meant, or not all of this one. */
export function isNameInDoubt(name: FoundValue, { layout, fields }: Pick<Reading, 'layout' | 'fields'>): boolean {
  const mail = fields.customer_email?.value ?? null;
  const misread =
    layout.reader === 'ocr' &&
    (hasLostLetters(layout.text) || isHardlyRead(name, layout) || (mail !== null && isMisread(name.value, mail)));
  if (!misread && isMunicipality(name.value)) return false;
  return (
    misread ||
    saysMore(name.value) ||
    isOneWord(name.value) ||
    isSign(name.value) ||
    isCutOff(name, layout) ||
    (mail !== null && isBesideCompany(name.value, mail, layout))
  );
}

/** so sure, a judge need not be of a name that stands in more places than one */
const sureOfAgain = 0.5;
const mostWordsOfTown = 7;

/** "Commune de Muster", "Muster kommun": a body whose name is whole as it is. */
function isMunicipality(name: string): boolean {
  const words = normalise(name).split(' ');
  const isAt = (at: number): boolean => {
    const count = cueAt('municipality', words, at);
    return count > 0 && (at === 0 || at + count === words.length);
  };
  return (
    words.length > 1 &&
    words.length <= mostWordsOfTown &&
    !/[\d–]/.test(name) &&
    !endsInLegalForm(name) &&
    words.some((_, at) => isAt(at))
  );
}

/**
 * Whether what stands in the document makes a name surer than it was chosen: it is a town's, or stands in more places than one, at the head and over its
 * address say. Of sets left out 41 of 41 towns were right, and 11 of 11 names that a judge was hardly sure of.
 */
export const isNameConfirmed = ({ value, seen, confidence }: FoundValue): boolean =>
  isMunicipality(value) || (seen?.repeated === 1 && seen.of_seller !== 1 && seen.person_like !== 1 && confidence >= sureOfAgain);

const quotes = /[„“”"«»][^„“”"«»]*[„“”"«»]/gu;

/** "Muster School – Kitchen", "Peter Muster (private person)", "from: Muster", "post@muster.example Muster", "Muster, reg.": what is left beside a name, or a part of it; a legal form ends a name, whatever stands in it. */
function saysMore(name: string): boolean {
  const bare = name.replace(quotes, ' ');
  return (
    /[„“"«»@]/u.test(bare) ||
    /^(?:\(|[\p{L}\s]{1,20}:\s)/u.test(bare) ||
    (!endsInLegalForm(name) && (/\s[–—-]\s|[()]/u.test(bare) || /(?:^|[\s,])\p{Ll}{2,}\.$/u.test(bare)))
  );
}

/** "SJCA", "Centro": one word: short for something, or a part of a name that was parted. */
const isOneWord = (name: string): boolean => /^\p{L}+$/u.test(name) && !hasLegalCue(name);

/** "Hotel Muster", "Trattoria da Muster" without a form: whose house it is, is called otherwise more often than not. */
function isSign(name: string): boolean {
  const words = normalise(name).split(' ');
  return hasCue('house', words) && cueAt('legal', words, 0) === 0 && !endsInLegalForm(name);
}

const hasLegalCue = (text: string): boolean => hasCue('legal', normalise(text).split(' '));

/** The name has no legal form, and a company that has one, and whose the e-mail address may be, stands elsewhere. */
function isBesideCompany(name: string, mail: string, { lines }: Layout): boolean {
  if (hasLegalCue(name)) return false;
  const [stem, domain] = [compact(name), domainOf(mail)];
  return lines.some((line) =>
    line.segments.some((segment) =>
      segment.text
        .split(/\s*[·•|;]\s*|,\s+/)
        .some(
          (part) =>
            part.length < longestName &&
            !part.includes('@') &&
            hasLegalCue(part) &&
            !compact(part).includes(stem) &&
            domainResembles(part, domain) >= sameHouse,
        ),
    ),
  );
}

const domainOf = (address: string): string => address.split('@')[1] ?? '';
const longestName = 70;
/** how much a domain has to resemble a name to be its house's */
const sameHouse = 0.6;

/** A name that its own line goes on with, or without a legal form the next one, or that stands elsewhere in the document with one behind it. */
function isCutOff(name: FoundValue, layout: Layout): boolean {
  const stem = compact(name.value);
  const own = layout.lines.flatMap((line) =>
    line.segments.flatMap((segment) => (segment.place === name.place ? [{ line, segment }] : [])),
  );
  if (own.some(({ segment }) => goesOnBehind(segment, name.value))) return true;
  if (layout.sheet) return false;
  if (own.some(({ line, segment }) => isFormOf(name.value, segmentBelow(layout.lines, line, segment)))) return true;
  if (hasLegalCue(name.value)) return false;
  return (
    own.some(({ line, segment }) =>
      goesOn(segment, segmentBelow(layout.lines, line, segment), layout.usualHeight, hasLegalForm(name.value)),
    ) || layout.lines.some((line) => line.segments.some((segment) => isLonger(segment.text, name.value, stem)))
  );
}

/** "Sp. k.", "příspěvková organizace, IČO 61384399": the next line begins with a form that the name lacks, and nothing before it */
function isFormOf(name: string, below: Segment | undefined): boolean {
  const [form = ''] = below?.text.split(',') ?? [];
  return isLegalForm(form) && !compact(name).endsWith(compact(form));
}

/** "J. Sokół": a partner of a firm */
const initialed = /\p{Lu}\.\s?\p{Lu}/u;

/** ", S.A. de C.V.", ", J. Sokół": behind a comma, and no street or town with its number; behind a legal form no house or department either. */
function goesOnBehind({ text }: Segment, name: string): boolean {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  const rest = at < 0 ? '' : text.slice(at + name.length).trim();
  const isWhole = endsInLegalForm(name) && !hasLegalForm(rest) && !initialed.test(rest);
  return rest.startsWith(',') && !/\d/.test(rest) && !isWhole;
}

/** most words of a line that is nothing but the rest of a name */
const mostWords = 5;

/** most words of the second line of a headline */
const mostBig = 3;

/** `body`: what was read is an organisation already, which words for another in other letters do not go on with. */
function goesOn(segment: Segment, below: Segment | undefined, usualHeight: number, body: boolean): boolean {
  if (!below || /\d/.test(below.text) || overlap(below, segment) <= 0) return false;
  const height = segment.y1 - segment.y0;
  const words = normalise(below.text).split(' ');
  const sameHeight = Math.abs(below.y1 - below.y0 - height) < height * 0.06;
  const sameType = height > usualHeight * 1.15 && sameHeight && !/[:@]/.test(below.text);
  const isRest = hasLegalForm(below.text) && (!body || sameHeight || hasLegalCue(below.text));
  return (words.length <= mostWords && isRest) || (sameType && words.length <= mostBig);
}

const isLonger = (text: string, name: string, stem: string): boolean => {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  if (at < 0 || stem.length < 5) return false;
  const whole = cleanName(text.slice(at));
  return (
    compact(whole).startsWith(stem) &&
    compact(whole) !== stem &&
    whole.split(' ').length <= name.split(' ').length + mostWords &&
    hasLegalForm(whole)
  );
};
