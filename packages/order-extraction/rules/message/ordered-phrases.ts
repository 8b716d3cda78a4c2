/**
 * Articles that a message orders in its own words: "we need 40 boxes of AZ-1001 and 12 of the grey ones", "blue tape x 3", "white tiles 30x60, some 50
 * boxes". Each quantity of a sentence takes the words behind it, or those before it where none follow.
 */
import { formatDecimal, isZero, trimDecimal } from '@order-intake/kernel';
import { foundValue } from '../found-value.ts';
import { someCue } from '../languages/index.ts';
import type { Line, Segment } from '../layout/line.types.ts';
import { type DecimalMark, valuesOf } from '../numbers.ts';
import { outcomeOf, resolveRow } from '../table/arithmetic.ts';
import type { Item } from '../table/item.ts';
import { moneysIn } from '../table/listed-articles.ts';
import { sumLabel, totalKindOf } from '../table/totals.ts';
import { normalise } from '../text.ts';
import { articleBefore, articleBehind, nameAndCode } from './article-text.ts';
import { type CountedSentence, countedSentences } from './counted-sentences.ts';
import type { Quantity } from './quantities.ts';

/** `lost`: lines with a bullet or a number, in a list that orders, of which nothing could be made. */
export type OrderedPhrases = { readonly items: readonly Item[]; readonly lost: number };

/** `mark`: of decimals, as far as the message tells. */
export function orderedPhrases(lines: readonly Line[], mark: DecimalMark | null): OrderedPhrases {
  const read = countedSentences(lines).map((sentence) => {
    const isListed = sentence.listed || sentence.announced || sentence.inList;
    return { sentence, items: articlesIn(sentence, countingIn(sentence.quantities, isListed), mark) };
  });
  const ordering = new Set(
    read.flatMap(({ sentence, items }) => (sentence.listed && items.length > 0 ? sentence.paragraph : [])),
  );
  const isLost = ({ sentence, items }: (typeof read)[number]): boolean =>
    sentence.listed && items.length === 0 && ordering.has(sentence.paragraph) && /\p{L}{3}/u.test(sentence.text);
  return { items: read.flatMap(({ items }) => items), lost: read.filter(isLost).length };
}

/** A number that any word may follow counts goods right behind what asks for them, beside goods that are counted, or where it begins a line of a list. */
function countingIn(quantities: readonly Quantity[], isListed: boolean): readonly Quantity[] {
  const counting: Quantity[] = [];
  for (const [at, quantity] of quantities.entries()) {
    const { sure, from, isAsked, goesOn, behind } = quantity;
    const isBeside = goesOn && counting.length > 0 && !(isListed && counting[0]?.from === 0);
    // "25 of the oak panels and 4 rolls of tape"
    const leads = from > 0 && quantities[at + 1]?.goesOn === true && quantities[at + 1]?.sure === true;
    if (sure || isAsked || isBeside || leads || (isListed && (from === 0 || behind))) counting.push(quantity);
  }
  return counting;
}

type Piece = { readonly quantity: Quantity; readonly text: string; readonly at: number };

function articlesIn(
  { text, segmentAt }: CountedSentence,
  quantities: readonly Quantity[],
  mark: DecimalMark | null,
): readonly Item[] {
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
