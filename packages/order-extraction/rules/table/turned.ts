/** Quantities and prices whose columns were taken for each other: what they come to is the same, and only what stands beside the numbers tells. */
import { currenciesIn } from '../currencies.ts';
import type { FoundValue } from '../found-value.ts';
import { isCue } from '../languages/index.ts';
import { normalise } from '../text.ts';
import { isSoldBy } from './free-text-patterns.ts';
import type { Item } from './item.ts';

/** "80 szál", "96 m2": a number with the unit that is counted */
const counted = /^[\d\s.,'’]*\d\s?(\p{L}{1,6}[23²³]?)\.?$/u;
const bare = /^[\d\s.,'’]+$/;

const isCounted = ({ source }: FoundValue): boolean => {
  const unit = counted.exec(source.trim())?.[1];
  return unit !== undefined && isSoldBy(unit) && currenciesIn(unit).length === 0 && !isCue('each', normalise(unit));
};

/** "12.50", and not "12.00" */
export const isBroken = (value: FoundValue | undefined): boolean => value !== undefined && /\.\d*[1-9]/.test(value.value);

/** rows that show it at least */
const leastRows = 2;

/** The articles with both put right, where every price is counted in a unit and no quantity is; else as they were. */
export function withQuantitiesCounted(items: readonly Item[]): readonly Item[] {
  const articles = items.filter(({ charge }) => !charge);
  const isTurned = ({ fields: { qty, price } }: Item): boolean =>
    qty !== undefined && price !== undefined && !price.derived && isCounted(price) && bare.test(qty.source.trim());
  if (articles.length < leastRows || !articles.every(isTurned)) return items;
  // "5 | 3,20 kg": what a kilogram costs
  const ofMeasure = articles.some(({ fields }) => isBroken(fields.price)) && !articles.some(({ fields }) => isBroken(fields.qty));
  if (ofMeasure) return items;
  return items.map((item) => {
    const { qty, price } = item.fields;
    return item.charge || !qty || !price ? item : { ...item, fields: { ...item.fields, qty: price, price: qty } };
  });
}
