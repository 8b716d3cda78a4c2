/**
 * Articles that a message orders in its own words: "we need 40 boxes of AZ-1001 and 12 of the grey ones", "blue tape x 3", "white tiles 30x60, some 50
 * boxes". Each quantity of a sentence takes the words behind it, or those before it where none follow.
 */
import { formatDecimal, isZero, trimDecimal } from '@order-intake/kernel';
import { isMonth, isWeekWord } from '../dates.ts';
import { foundValue } from '../found-value.ts';
import { cueAt, hasCue, isCue, type Language, languageOf, someCue } from '../languages/index.ts';
import type { Line, Segment } from '../layout/line.types.ts';
import { type DecimalMark, valuesOf } from '../numbers.ts';
import { outcomeOf, resolveRow } from '../table/arithmetic.ts';
import { isTime } from '../table/free-text-patterns.ts';
import type { Item } from '../table/item.ts';
import { moneysIn } from '../table/listed-articles.ts';
import { splitCode } from '../table/name.ts';
import { sumLabel, totalKindOf } from '../table/totals.ts';
import { normalise } from '../text.ts';
import { isJoiner, type Quantity, quantitiesIn } from './quantities.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

/** characters: what is longer is no article */
const longestArticle = 120;

export function orderedPhrases(lines: readonly Line[], mark: DecimalMark | null): readonly Item[] {
  const sentences = sentencesOf(lines);
  const language = languageIn(lines);
  const counted = sentences.map((sentence) => ({ sentence, quantities: quantitiesIn(sentence.text, language) }));
  return counted.flatMap(({ sentence, quantities }, at) => {
    const above = counted.slice(0, at).map((one) => one.sentence);
    const isListed = sentence.listed || announced(above, sentence);
    return articlesIn(sentence, countingIn(quantities, isListed), mark);
  });
}

/** A number that any word may follow counts goods right behind what asks for them, beside goods that are counted, or where it begins a line of a list. */
function countingIn(quantities: readonly Quantity[], isListed: boolean): readonly Quantity[] {
  const counting: Quantity[] = [];
  for (const quantity of quantities) {
    const { sure, from, isAsked, goesOn } = quantity;
    const isBeside = goesOn && counting.length > 0 && !(isListed && counting[0]?.from === 0);
    if (sure || isAsked || isBeside || (isListed && from === 0)) counting.push(quantity);
  }
  return counting;
}

const languageIn = (lines: readonly Line[]): Language => languageOf(normalise(lines.map(({ text }) => text).join(' ')));

/** Whether goods are counted in a list, in a sentence that asks for them, or in talk of what the reader ordered; null for none of these. */
export function asksForGoods(lines: readonly Line[]): 'in a list' | 'in a sentence' | 'by its reader' | null {
  const sentences = sentencesOf(lines);
  const language = languageIn(lines);
  const counting = sentences.map((sentence) => quantitiesIn(sentence.text, language).filter(({ sure }) => sure));
  if (sentences.some(({ text }) => isTheirs(text))) return 'by its reader';
  // lines that begin or end with how many are a list of what is wanted, whatever the words above it say
  const lists = Map.groupBy(
    sentences.filter(({ text }, at) => isListing(text.trim(), counting[at] ?? [])),
    ({ paragraph }) => paragraph,
  );
  if ([...lists.values()].some((list) => list.length >= leastOfList)) return 'in a list';
  const isAsked = sentences.some((sentence, at) => {
    const sure = counting[at] ?? [];
    const quantities = quantitiesIn(sentence.text, language);
    if (quantities.some((one) => one.isAsked)) return true;
    return sure.length > 0 && (asksFor(sentence.text) || announced(sentences.slice(0, at), sentence) || joins(sure));
  });
  return isAsked ? 'in a sentence' : null;
}

/** "5 crates of this and 10 kegs of that" */
const joins = (counted: readonly Quantity[]): boolean => counted.some(({ goesOn }, at) => at > 0 && goesOn);

const isListing = (text: string, [only, another]: readonly Quantity[]): boolean =>
  only !== undefined && another === undefined && (only.from === 0 || only.to >= text.length);

/** lines that are a list */
const leastOfList = 2;

/** "your order of 10 boxes is on its way": whoever writes so sells. */
const isTheirs = (text: string): boolean => {
  const words = normalise(text).split(' ');
  return hasCue('theirOrder', words) || hasCue('taken', words);
};

const asksFor = (text: string): boolean => {
  const words = normalise(text).split(' ');
  const isPlace = hasCue('delivering', words) && hasCue('partyData', words);
  if (isPlace) return false;
  // "Need 12 units": by itself the word asks where a sentence begins with it
  return cueAt('needing', words, 0) > 0 || (['requesting', 'asking', 'ordering'] as const).some((cue) => hasCue(cue, words));
};

/** Below a sentence that asks and ends in a colon, in the same list or the next one. */
const announced = (before: readonly Sentence[], { paragraph }: Sentence): boolean => {
  const above = before.findLast((one) => /[:：]\s*$/.test(one.text.trim()));
  return above !== undefined && paragraph - above.paragraph <= 1 && asksFor(above.text);
};

type Piece = { readonly quantity: Quantity; readonly text: string; readonly at: number };

function articlesIn({ text, segmentAt }: Sentence, quantities: readonly Quantity[], mark: DecimalMark | null): readonly Item[] {
  if (totalKindOf(sumLabel(text)) !== null) return [];
  const items: Item[] = [];
  let end = 0;
  for (const [at, quantity] of quantities.entries()) {
    const next = quantities[at + 1];
    const until = next ? startOf(text, next, quantity.to) : text.length;
    const piece = pieceOf(text, quantity, end, until);
    const item = piece && itemOf(piece, text.slice(quantity.from, until), segmentAt(quantity.from), mark);
    if (!item) continue;
    items.push(item);
    end = piece.at > quantity.from ? until : quantity.to;
  }
  return items;
}

/** Where what belongs to the next quantity begins: an article before its quantity begins behind the last comma. */
const startOf = (text: string, next: Quantity, from: number): number => {
  if (!next.behind) return next.from;
  const gap = text.slice(from, next.from);
  const last = Math.max(gap.lastIndexOf(','), gap.lastIndexOf(';'), gap.lastIndexOf('\n'));
  return last < 0 ? next.from : from + last;
};

function pieceOf(text: string, quantity: Quantity, from: number, until: number): Piece | null {
  const [behind, before] = [articleBehind(text.slice(quantity.to, until)), articleBefore(text.slice(from, quantity.from))];
  const [first, second] = quantity.behind ? [before, behind] : [behind, before];
  // "12 Church Lane"
  if (first && !quantity.sure && someCue('street', normalise(first).split(' '))) return null;
  if (first) return { quantity, text: first, at: first === behind ? quantity.to : from };
  // a number that any word may follow counts that word, or nothing
  if (!quantity.sure) return null;
  return second ? { quantity, text: second, at: second === behind ? quantity.to : from } : null;
}

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

/** The words behind a quantity up to the end of its article; null where another thing begins. */
function articleBehind(text: string): string | null {
  if (/^\s*(?:[,.;!?)\]]|[-–—]\s|$)/u.test(text)) return null;
  let words = text.replace(/^\s*:/, '').trim().split(/\s+/);
  while (words.length > 1 && (leadsTo(words[0] ?? '') || /^d['’]$/.test(words[0] ?? ''))) words = words.slice(1);
  const article = trimmed(withoutCircumstance(withoutPrice(words.join(' ').replace(/^d['’]/, ''))));
  return isArticle(article) ? article : null;
}

/** The words before a quantity from the beginning of its article: behind what asks for it, without a determiner. */
function articleBefore(text: string): string | null {
  const piece = text.split(/[:;]\s|[.!?]\s/u).at(-1) ?? '';
  const words = withoutApproximation(piece.trim().split(/\s+/));
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
function nameAndCode(text: string, segment: Segment): ReturnType<typeof splitCode> {
  const labelled = splitCode(text, [], segment);
  const found = labelled.code ? null : code.exec(text);
  if (labelled.code) {
    const own = labelled.code.value;
    return { ...labelled, name: labelled.name.includes(own) ? own : labelled.name.replace(/^[([]([^()[\]]*)[)\]]?$/, '$1') };
  }
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

function itemOf({ quantity, text }: Piece, whole: string, segment: Segment | null, mark: DecimalMark | null): Item | null {
  const qty = valuesOf(quantity.digits, mark);
  if (!segment || qty.length === 0) return null;
  const [price, amount] = moneysIn(whole).map((money) => valuesOf(money.text.replace(/[.,]+$/, ''), mark));
  const resolved = resolveRow({ qty, price: price ?? [], amount: amount ?? [], discount: [], tax: [], per: [] });
  if (resolved.qty === null || isZero(resolved.qty)) return null;
  const { name, code: own } = nameAndCode(text, segment);
  const sure = resolved.check === 'holds' ? 0.95 : quantity.sure ? 0.8 : 0.65;
  return {
    fields: {
      name: foundValue(name, segment, quantity.sure ? 0.75 : 0.65),
      qty: foundValue(formatDecimal(trimDecimal(resolved.qty)), segment, sure, { source: whole }),
      ...(own ? { code: own } : {}),
      ...(quantity.unit === '' ? {} : { unit: foundValue(quantity.unit, segment, 0.8) }),
      ...(resolved.price ? { price: foundValue(formatDecimal(resolved.price), segment, 0.75, { source: whole }) } : {}),
      ...(resolved.amount ? { amount: foundValue(formatDecimal(resolved.amount), segment, 0.8, { source: whole }) } : {}),
    },
    amount: resolved.amount,
    ...outcomeOf(resolved),
    ambiguous: resolved.open === true,
    charge: false,
    date: null,
    page: segment.place && 'page' in segment.place ? segment.place.page : 1,
    money: whole,
  };
}
