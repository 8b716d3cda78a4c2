/** Rows of a table that are parts of the row above them: the days on which an article comes, each with its quantity. */
import { add, type Decimal, formatDecimal, numbersEqual, parseDecimal, sum, trimDecimal } from '@order-intake/kernel';
import type { FoundValue } from '../found-value.ts';
import { hasLetters } from '../text.ts';
import { tellsDate } from './date-note.ts';
import type { Item } from './item.ts';
import type { RawRow } from './rows.ts';

/** A row, what it was understood as, and what it is when it needs no name. */
export type Understood = { readonly row: RawRow; readonly item: Item | null; readonly unnamed: Item | null };

const decimalOf = (value: FoundValue | undefined): Decimal | null => (value ? parseDecimal(value.value) : null);
const qtyOf = (item: Item | null): Decimal | null => decimalOf(item?.fields.qty);
const priceOf = (item: Item | null): Decimal | null => decimalOf(item?.fields.price);

const dated = /\d{1,4}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}[- .]?\p{L}{3,9}[- .]?\d{2,4}/u;
const tellsDay = ({ mainLine }: RawRow): boolean => mainLine.segments.some(({ text }) => dated.test(text) || tellsDate(text));
const isNameless = ({ item, row }: Understood): boolean =>
  item === null || (row.above.length === 0 && !hasLetters(item.fields.name?.value ?? ''));

/** It has a quantity and a day, and no price that differs from the article's. */
function isPart(one: Understood, owner: Item): boolean {
  const own = one.item ?? one.unnamed;
  const [qty, price, ownersPrice] = [qtyOf(own), priceOf(own), priceOf(owner)];
  if (!own || !qty || own.charge) return false;
  const samePrice = price === null || (ownersPrice !== null && numbersEqual(price, ownersPrice));
  return samePrice && (price === null ? isNameless(one) || tellsDay(one.row) : isNameless(one));
}

/**
 * The articles of some rows. Parts that come to the quantity of their row are told of it and no more; parts of a row without an own quantity, whose
 * first has its name, are added up.
 */
export function withParts(rows: readonly Understood[]): readonly (Item | null)[] {
  const found: (Item | null)[] = [];
  for (let at = 0; at < rows.length; at++) {
    const one = rows[at];
    if (!one) continue;
    let end = at + 1;
    if (one.item && !one.item.charge) while (rows[end] && isPart(rows[end] as Understood, one.item)) end += 1;
    const parts = rows.slice(at + 1, end).map(({ item, unnamed }) => item ?? unnamed);
    const whole = qtyOf(one.item);
    const counted = parts.flatMap((part) => qtyOf(part) ?? []);
    const priced = parts.length > 0 && parts.every((part) => part?.amount);
    if (one.item && whole && parts.length > 0 && !priced && numbersEqual(sum(counted), whole)) {
      const day = one.item.date ?? parts.find((part) => part?.date)?.date ?? null;
      found.push({ ...one.item, date: day });
      at = end - 1;
    } else if (one.item && priced && rows.slice(at + 1, end).every(isNameless)) {
      found.push(together(one.item, parts as readonly Item[]));
      at = end - 1;
    } else found.push(one.item);
  }
  return found;
}

function together(first: Item, parts: readonly Item[]): Item {
  const all = [first, ...parts];
  const qty = all.reduce<Decimal | null>((one, item) => plus(one, qtyOf(item)), null);
  const amount = all.reduce<Decimal | null>((one, item) => plus(one, item.amount), null);
  const changed = (value: FoundValue | undefined, now: Decimal | null): FoundValue | undefined =>
    value && now ? { ...value, value: formatDecimal(trimDecimal(now)), derived: true } : value;
  const { qty: firstQty, amount: firstAmount, ...fields } = first.fields;
  const [newQty, newAmount] = [changed(firstQty, qty), changed(firstAmount, amount)];
  return {
    ...first,
    fields: { ...fields, ...(newQty ? { qty: newQty } : {}), ...(newAmount ? { amount: newAmount } : {}) },
    amount,
    check: all.every(({ check }) => check === 'holds') ? 'holds' : first.check,
  };
}

const plus = (a: Decimal | null, b: Decimal | null): Decimal | null => (a && b ? add(a, b) : (a ?? b));
