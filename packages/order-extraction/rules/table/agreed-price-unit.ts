/** Prices for ten, a hundred or a thousand that no word, sign or column announces: believed only if every row of the table agrees. */
import { compare, type Decimal, decimal, divide, formatDecimal, isZero, parseDecimal, trimDecimal } from '@order-intake/kernel';
import type { FoundValue } from '../found-value.ts';
import type { Item } from './item.ts';

/** One row proves nothing: a quantity that was changed without its amount gives the same numbers. */
const leastRows = 2;
const hundred = decimal(100);
/** decimals of the price of one */
const places = 6;

/** The price unit on which all rows agree; null if there is none. */
export function agreedPriceUnit(units: readonly (Decimal | null)[]): Decimal | null {
  const [first = null] = units;
  return first !== null && units.length >= leastRows && units.every((other) => other !== null && compare(other, first) === 0)
    ? first
    : null;
}

/** what a row's numbers are worth that add up, and that do not */
const adding = 0.97;
const failing = 0.5;
const surer = (field: FoundValue): FoundValue => ({
  ...field,
  confidence: Math.min(adding, (field.confidence * adding) / failing),
});

/** The row with the price of one. It keeps for how many its price is printed, for rows of its table on other pages. */
function pricedForOne(item: Item, per: Decimal): Item {
  const { qty, price, amount } = item.fields;
  const printed = parseDecimal(price?.value ?? '');
  const one = printed && divide(printed, per, places);
  if (!isOpen(item) || !price || !one) return item;
  return {
    ...item,
    check: 'holds',
    fields: {
      ...item.fields,
      ...(qty ? { qty: surer(qty) } : {}),
      ...(amount ? { amount: surer(amount) } : {}),
      price: { ...surer(price), value: formatDecimal(trimDecimal(one)), derived: true },
    },
  };
}

/** The row adds up only if its price is for several, and the table does not agree on that. */
export const isOpen = ({ check, unstatedPer }: Item): boolean => check === 'fails' && unstatedPer !== undefined;

/** A row that comes to nothing agrees with every price unit. */
const isFree = ({ amount, check }: Item): boolean => check === 'holds' && amount !== null && isZero(amount);

/**
 * OCR has lost the mark of "4,10": a price without one, in a row that adds up with it, among prices that all have two decimals. A person looks at it
 * all the same.
 */
function withLostMark(item: Item, articles: readonly Item[]): Item {
  const { price } = item.fields;
  if (!isOpen(item) || !price || price.sure === 1 || !/^\d{3,}$/.test(price.value)) return item;
  const others = articles.flatMap(({ fields }) => (fields.price && fields.price !== price ? [fields.price.value] : []));
  const isLost = others.length >= leastRows && others.every((other) => /\.\d{2}$/.test(other));
  return isLost && item.unstatedPer && compare(item.unstatedPer, hundred) === 0
    ? { ...pricedForOne(item, hundred), ambiguous: true }
    : item;
}

/** The rows with the price of one where all articles of the document, or of their table, agree for how many the printed prices are. */
export function withAgreedPriceUnits(items: readonly Item[]): readonly Item[] {
  if (!items.some(isOpen)) return items;
  const unitOf = (rows: readonly Item[]): Decimal | null => agreedPriceUnit(rows.map((row) => row.unstatedPer ?? null));
  const articles = items.filter((item) => !item.charge && !isFree(item));
  const ofAll = unitOf(articles);
  const ofTable = new Map([...Map.groupBy(articles, ({ table }) => table ?? 0)].map(([table, rows]) => [table, unitOf(rows)]));
  return items.map((item) => {
    const per = ofAll ?? ofTable.get(item.table ?? 0) ?? null;
    return per === null ? withLostMark(item, articles) : pricedForOne(item, per);
  });
}
