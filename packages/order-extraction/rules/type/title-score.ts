/** How plainly a piece of text is the title of a kind of document: by its words, its size and its place. */
import type { DocumentType } from '../../document/extraction.ts';
import { labelNameOf } from '../header/labels.ts';
import { hasLegalForm } from '../header/legal-forms.ts';
import { zonePhrase } from '../header/zones.ts';
import { cueAt, hasCue, isCue } from '../languages/index.ts';
import type { Line, Segment } from '../layout/line.types.ts';
import { hasEastern, normalise } from '../text.ts';
import { type Match, typeOf } from './title-words.ts';

export type Title = {
  readonly type: DocumentType;
  readonly segment: Segment;
  readonly line: Line;
  readonly phrase: string;
  readonly score: number;
};

/** What may follow a title without making it a label: a number, a date, a name. */
const isNumbering = (word: string): boolean => isCue('number', word);
/** longest piece of ordinary print that is a title: more words are a sentence */
const mostWords = 9;

/** Of a piece in a line, the so manieth of the head; null where it is no title. `usual`: the usual height of lines; `headline`: said to be one. */
export function titleIn(segment: Segment, line: Line, position: number, usual: number, headline = false): Title | null {
  const words = normalise(segment.text)
    .split(' ')
    .filter((word) => word !== '');
  const size = (segment.y1 - segment.y0) / usual;
  const prominent = headline || segment.bold || size >= 1.2;
  if (
    words.length === 0 ||
    segment.text.includes('@') ||
    words.filter((word) => !/[\d@]/.test(word)).length > (prominent ? 14 : mostWords) ||
    (!prominent && /[.;,]$/.test(segment.text))
  )
    return null;
  const weight =
    (size >= 1.25 ? Math.min(size, 2.2) : 1) + (segment.bold ? 0.2 : 0) + (position < 6 ? 0.4 : position < 15 ? 0.2 : 0);
  // "Lasku" is an invoice and to whom it goes: alone on its line and big it is the one
  const only = words.length === 1 && line.segments.length === 1 && size >= 1.25;
  const match = zonePhrase(segment.text) === null || headline || only ? typeOf(words) : null;
  if (!match || isOfAccount(words, match) || (match.from > 0 && !headline && hasLegalForm(segment.text))) return null;
  // "Your quotation", "Terms of payment: invoice": somebody else's paper, and a label's value
  const own = match.type.startsWith('order') || headline;
  if (!own && (isCue('your', words[0] ?? '') || (match.from > 0 && isValueOfLabel(segment.text)))) return null;
  if (isOfStock(words, match)) return null;
  const rest = words.slice(match.to);
  // "Order confirmation requested": whoever orders asks for it
  if (match.type === 'order_response' && isCue('wanted', rest[0] ?? '')) return null;
  // "Ihre Bestellung vom 12.10.": its writer sells; by itself it heads a form of theirs that somebody filled in
  if (match.type === 'order' && rest.length > 0 && !headline && hasCue('theirOrder', words)) return null;
  if (!match.type.startsWith('order') && isLetterSalad(words.slice(match.from, match.to).join(''), rest)) return null;
  const colon = /^[^:]*:\s*\S/.test(segment.text) || /:\s*$/.test(segment.text);
  const spaced = headline || isSpacedOut(segment.text);
  // "Budget 4711" in ordinary print is a label
  const labels = match.type === 'other' && (rest.length > 0 || announces(segment, line)) && !prominent;
  // in capitals and alone on its line it says what this is, where nothing else does
  const alone = match.from === 0 && line.segments.length === 1 && segment.text === segment.text.toUpperCase();
  const lifted = match.from === 0 && line.segments.length === 1 && size >= leastLifted;
  // "Contrato marco 4711 / 18.11.2026" at the top of a letter
  const numbered = match.from === 0 && line.segments.length === 1 && position < linesOfTop && numberAndDay.test(segment.text);
  const atTop = match.from === 0 && line.segments.length === 1 && position < linesOfHeading;
  const heading = atTop && (match.type === 'order' || alone) && isHeading(segment.text, rest);
  const base = labels
    ? (alone || numbered) && !colon
      ? 0.8
      : 0
    : Math.max(heading && !colon ? headingScore : 0, baseScore(match.from, rest, colon, { size, spaced, lifted }));
  // among labels in one line ("Invoice no. | Invoice date | Purchase order") it is a label itself
  const among =
    headline || size >= 1.25 ? 0 : line.segments.filter((one) => one !== segment && labelNameOf(one.text) !== null).length;
  return base === 0
    ? null
    : {
        type: match.type,
        segment,
        line,
        phrase: words.slice(match.from, match.to).join(' '),
        score: base * weight * (among >= 2 ? 0.2 : 1),
      };
}

/** "Žiro račun 160-3188-17", "Tek. račun": a bank account, by a word that is an invoice by itself. */
const isOfAccount = (words: readonly string[], { from, to }: Match): boolean =>
  words.slice(0, from).some((_, at) => at + cueAt('issuer', words, at) >= to);

/** "Minimo ordine € 150,00": what has to be taken at least, by a word that is an order by itself. */
const isOfStock = (words: readonly string[], { from, to }: Match): boolean =>
  words.slice(0, from + 1).some((_, at) => cueAt('stocking', words, at) > to - from && at + cueAt('stocking', words, at) >= to);

/** "bl PU Tsai EN": two or three letters are a title by themselves or before a number ("WZ 12/MAG/2026"), and not among other words. */
const isLetterSalad = (phrase: string, rest: readonly string[]): boolean =>
  phrase.length <= longestAbbreviation &&
  !hasEastern(phrase) &&
  rest.some(
    (word, at) =>
      /^[a-z]/.test(word) &&
      !/\d/.test(word) &&
      !(rest[at - 1] === '@' || rest[at + 1] === '@') &&
      !isNumbering(word) &&
      !isCue('labelling', word),
  );
const longestAbbreviation = 3;

/** "Contract:" before its number */
const announces = (segment: Segment, { segments }: Line): boolean =>
  /:\s*$/.test(segment.text) && segments.indexOf(segment) + 1 < segments.length;

const isValueOfLabel = (text: string): boolean => {
  const [, label] = /^([^:]{2,40}?)\s*:\s*\S/.exec(text) ?? [];
  return label !== undefined && labelNameOf(label) !== null;
};

/** the lines at the very top, where what stands alone in few words says what the whole is, however big it is printed */
const linesOfHeading = 4;
const headingScore = 1.8;
const mostWordsOfHeading = 3;

/** "COMANDA APROVIZIONARE", "Bestellung Küche": a title and what it is of, and neither a company nor a label without its colon. */
const isHeading = (text: string, rest: readonly string[]): boolean =>
  rest.length <= mostWordsOfHeading &&
  /^[\p{Lu}\p{Lo}][^.,;!?@]*$/u.test(text) &&
  !hasLegalForm(text) &&
  !rest.some((word) => isCue('labelling', word) || isCue('number', word) || isCue('date', word));

/** words beside the numbers behind a title: "no. 4711 of 12 / 03 / 2026" */
const mostBesideNumber = 4;

const linesOfTop = 6;
const numberAndDay = /\d.*(?<![\d./-])\d{1,4}([./-])\d{1,2}\1\d{2,4}(?![\d./-])/;

/** how much bigger than the rest a title is that has a line to itself */
const leastLifted = 1.15;
type Print = { readonly size: number; readonly spaced: boolean; readonly lifted: boolean };

function baseScore(from: number, rest: readonly string[], colon: boolean, { size, spaced, lifted }: Print): number {
  const big = size >= 1.25 || spaced;
  if (from > 2) return 0;
  if (rest.length === 0) return from === 0 ? (colon ? 1 : 3) : big ? 2.2 : 0.8;
  // "Subject: order of school supplies"
  const goesOn = spaced && isCue('little', rest[0] ?? '');
  const labelled = (isCue('labelling', rest[0] ?? '') && !goesOn) || isCue('number', rest[0] ?? '') || colon;
  const numbered =
    rest.some((word) => /\d/.test(word)) && rest.filter((word) => /^\P{N}*\p{L}\P{N}*$/u.test(word)).length <= mostBesideNumber;
  if (labelled && !(numbered && big)) return numbered && isNumbering(rest[0] ?? '') && !colon ? (lifted ? 2.4 : 1.6) : 0.5;
  if (numbered) return big ? 3 : 2;
  return big ? 1.8 : rest.length <= 2 && from === 0 ? 0.7 : 0.2;
}

/** "P U R C H A S E   O R D E R": letters set apart are a headline. */
const isSpacedOut = (text: string): boolean => /^(?:\S\s){4,}\S$/.test(text.trim());
