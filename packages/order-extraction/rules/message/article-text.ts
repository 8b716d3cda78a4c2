/** The words of an article beside its quantity: where they begin and end, and the code among them. */
import { isMonth, isWeekWord } from '../dates.ts';
import { foundValue } from '../found-value.ts';
import { cueAt, isCue } from '../languages/index.ts';
import type { Segment } from '../layout/line.types.ts';
import { isTime } from '../table/free-text-patterns.ts';
import { moneysIn } from '../table/listed-articles.ts';
import { type NameAndCode, splitCode } from '../table/name.ts';
import { columnKindOf } from '../table/vocabulary.ts';
import { normalise } from '../text.ts';
import { isJoiner } from './quantities.ts';

/** characters: what is longer is no article */
const longestArticle = 120;

/** what leads from a unit to what is counted in it, and stands before an article */
const leadsTo = (word: string): boolean => word.length <= 5 && isCue('little', normalise(word));
const hasWord = (text: string): boolean => /\p{L}{3}|\p{Lo}{2}|(?=\S*\d)(?=\S*[A-Z])[A-Z0-9-]{4,}/u.test(text);

function trimmed(text: string): string {
  let words = text.trim().split(/\s+/);
  while (words.length > 0 && (isJoiner(words.at(-1) ?? '') || /^[-–—,;:.]+$/.test(words.at(-1) ?? '')))
    words = words.slice(0, -1);
  return words
    .join(' ')
    .replace(/[\s,;:.!?–—-]+$/u, '')
    .trim();
}

/** "50 pezzi dell'articolo": an article or preposition that lost its vowel */
const elided = /^\p{L}{1,5}['’]/u;

/** The words behind a quantity up to the end of its article; null where another thing begins. */
export function articleBehind(text: string): string | null {
  if (/^\s*(?:[,.;!?)\]]|[-–—]\s|$)/u.test(text)) return null;
  let words = text.replace(/^\s*:/, '').trim().split(/\s+/);
  while (words.length > 1 && (leadsTo(words[0] ?? '') || /^d['’]$/.test(words[0] ?? ''))) words = words.slice(1);
  const article = trimmed(withoutCircumstance(withoutPrice(words.join(' ').replace(elided, ''))));
  return isArticle(article) ? article : null;
}

/** "Blue tape: 50", "Blue tape = 50": what leads from an article to how many */
const beforeCount = /\s*[:：=]\s*$/u;

/** The words before a quantity from the beginning of its article: behind what asks for it, without a determiner. */
export function articleBefore(text: string): string | null {
  const piece =
    text
      .replace(beforeCount, '')
      .split(/[:;]\s|[.!?]\s/u)
      .at(-1) ?? '';
  const words = withoutApproximation(withoutCountLabel(piece.trim().split(/\s+/)));
  const plain = words.map((word) => normalise(word));
  let begin = 0;
  for (const [at] of plain.entries())
    for (const cue of ['requesting', 'asking', 'needing', 'salutation'] as const) {
      const count = cueAt(cue, plain, at);
      if (count > 0) begin = Math.max(begin, at + count);
    }
  let own = words.slice(begin);
  while (own.length > 1 && (leadsTo(own[0] ?? '') || isJoiner(own[0] ?? '') || /^[,–—-]+$/.test(own[0] ?? '')))
    own = own.slice(1);
  const article = trimmed(own.join(' '));
  return isArticle(article) ? article : null;
}

/** "SKU 10234 (qty": what the number behind it is called. */
const withoutCountLabel = (words: readonly string[]): readonly string[] =>
  words.length > 1 && columnKindOf(words.at(-1)?.replace(/^[([]/, '') ?? '') === 'qty' ? words.slice(0, -1) : words;

/** "azulejo blanco, unas", "tape – ca.": behind the last comma or dash a short word says that the number is about right. */
function withoutApproximation(words: readonly string[]): readonly string[] {
  const [before = '', last = ''] = words.slice(-2);
  const isMark = (word: string): boolean => /^[(–—x×*-]$/.test(word);
  if (words.length > 1 && isMark(last)) return words.slice(0, -1);
  return words.length > 2 && last.length <= longestLittle && (/,$/.test(before) || isMark(before)) ? words.slice(0, -1) : words;
}
/** letters of a word that only says how exact a number is */
const longestLittle = 9;

function isArticle(text: string): boolean {
  const words = normalise(text)
    .split(' ')
    .filter((word) => word !== '');
  const [first = ''] = words;
  return (
    text.length <= longestArticle &&
    hasWord(text) &&
    !isTime(first) &&
    !isMonth(first) &&
    !words.every((word) => isCue('little', word) || isCue('salutation', word))
  );
}

/** ", at 12.50 each", "@ 3.20": the price and what leads to it. */
function withoutPrice(text: string): string {
  const [money] = moneysIn(text);
  if (!money) return text;
  const words = text.slice(0, money.from).trim().split(/\s+/);
  while (words.length > 1 && (isCue('each', normalise(words.at(-1) ?? '')) || /^[@(–—=:-]+$/.test(words.at(-1) ?? '')))
    words.pop();
  return words.join(' ');
}

/** When, where to and why something is wanted is no part of the article: "for next week", "to our warehouse", ", please". */
function withoutCircumstance(text: string): string {
  const parts = text.split(/,\s+(?!\d)/u);
  const kept = parts.findIndex((part, at) => at > 0 && !isAttribute(part));
  const head = kept < 0 ? text : parts.slice(0, kept).join(', ');
  const words = head.split(/\s+/);
  const cut = words.findIndex((word, at) => at > 0 && leadsTo(word) && isCircumstance(words.slice(at + 1)));
  return cut < 0 ? head : words.slice(0, cut).join(' ');
}

/** Behind a comma, what tells the article apart has few words and asks for nothing. */
const mostOfAttribute = 4;
const isAttribute = (part: string): boolean => {
  const words = normalise(part)
    .split(' ')
    .filter((word) => word !== '');
  return (
    words.length > 0 &&
    words.length <= mostOfAttribute &&
    !isCue('salutation', words[0] ?? '') &&
    !isCircumstance(words) &&
    !isJoiner(words[0] ?? '')
  );
};
/** words within which the circumstance shows */
const near = 4;
const isCircumstance = (words: readonly string[]): boolean => {
  const plain = words.slice(0, near).map((word) => normalise(word));
  return plain.some(
    (word, at) =>
      isTime(word) ||
      isWeekWord(word) ||
      isMonth(word) ||
      isCue('weekday', word) ||
      (at === 0 && (isCue('our', word) || isCue('delivering', word))) ||
      /^\d{1,2}[./-]\d{1,2}/.test(words[at] ?? ''),
  );
};

const code = /(?<![\p{L}\d])(?=[A-Z0-9./_-]*\d)(?=[A-Z0-9./_-]*[A-Z])[A-Z0-9][A-Z0-9./_-]{2,23}(?![\p{L}\d])/u;
/** "AZ-1001", "ref. AZ-1001 (white wall tile)", "wood flooring PV-2003": a code and the words beside it. */
export function nameAndCode(text: string, segment: Segment): NameAndCode {
  const labelled = splitCode(text, [], segment);
  if (labelled.code) {
    const own = labelled.code.value;
    return { ...labelled, name: labelled.name.includes(own) ? own : labelled.name.replace(/^[([]([^()[\]]*)[)\]]?$/, '$1') };
  }
  const found = code.exec(text);
  if (!found || /^\d+[A-Z]{1,2}$/.test(found[0])) return labelled;
  const before = text
    .slice(0, found.index)
    .split(/\s+/)
    .filter((word) => word !== '' && !isCue('number', normalise(word)) && !leadsTo(word) && !isCue('reference', normalise(word)));
  const after = text.slice(found.index + found[0].length).trim();
  const inBrackets = /^[([]([^)\]]*)[)\]]?$/.exec(after)?.[1] ?? after.replace(/^[-–—:,\s]+/, '');
  const value = foundValue(found[0], segment, 0.8, { source: text });
  const name = [before.join(' '), inBrackets].find((one) => hasWord(one));
  return { name: name ?? found[0], code: value };
}
