import {
  absolute,
  compare,
  type Decimal,
  divide,
  formatDecimal,
  multiply,
  parseDecimal,
  rounded,
  subtract,
  trimDecimal,
} from '@order-intake/kernel';
import type { OrderLine, OrderTerms } from '../sales-order.events.ts';
import { listedPrice } from './listed-price.ts';
import { reviewCheck } from './review-check.ts';

const hundred = { units: 100n, scale: 0 };

/** How far `a` is from `b`, in percent of `b` with one place; null where there is nothing to compare. */
const percentBetween = (a: string, b: string) => {
  const [actual, expected] = [parseDecimal(a), parseDecimal(b)];
  const share = actual && expected && divide(multiply(absolute(subtract(actual, expected)), hundred), expected, 4);
  return share ?? null;
};

/** What one comes to where the line gives a discount: a customer may write the price before it or after it. */
const priceAfterDiscount = ({ discount, amount, qty }: OrderLine): string | null => {
  const [sum, count] = [parseDecimal(amount ?? ''), parseDecimal(qty ?? '')];
  const unitPrice = discount !== null && sum && count ? divide(sum, count, 6) : null;
  return unitPrice && formatDecimal(unitPrice);
};

type Priced = Pick<OrderTerms, 'currency' | 'orderDate'>;
type PriceKnowledge = Parameters<typeof listedPrice>[2];

/** How far what a line costs may be from its listed price, by each way to read it; none where nothing is listed. */
const distancesOf = (line: OrderLine, order: Priced, knowledge: PriceKnowledge) => {
  const expected = line.price === null ? null : listedPrice(line, order, knowledge);
  if (line.price === null || !expected) return { expected: null, apart: [] };
  const prices = [line.price, priceAfterDiscount(line)].flatMap((price) => price ?? []);
  return { expected, apart: prices.flatMap((price) => percentBetween(price, expected.price) ?? []) };
};

const least = (all: readonly Decimal[]): readonly Decimal[] => [...all].sort(compare).slice(0, 1);

/** The largest deviation from a listed price over all lines that have one, in percent as text; null if none has one. */
export const farthestPrice = (order: Priced & Pick<OrderTerms, 'lines'>, knowledge: PriceKnowledge): string | null => {
  const nearest = order.lines.flatMap((line) => least(distancesOf(line, order, knowledge).apart));
  const farthest = [...nearest].sort(compare).at(-1);
  return farthest ? formatDecimal(farthest) : null;
};

/** Two amounts with as many places: 12.50 and 11.90, whether or not they were written so. */
const alike = (...texts: readonly [string, string]): readonly string[] => {
  const amounts = texts.map((text) => parseDecimal(text));
  const scale = Math.max(...amounts.map((amount) => amount?.scale ?? 0));
  return amounts.map((amount, index) => (amount ? formatDecimal(rounded(amount, scale)) : (texts[index] ?? '')));
};

export const priceDiffers = reviewCheck({
  about: "The price of a line is not what the customer's price list, or else the product, says",
  isOn: { new: true, before: false },
  parameters: { tolerance_percent: { kind: 'decimal', initial: '1', about: 'How far it may be away, up or down, in percent' } },
  facts: {
    line: ['integer', 'Which, from 1'],
    code: ['text', 'Of the product'],
    price: ['decimal', 'As it is ordered'],
    expected: ['decimal', 'As it is listed'],
    percent: ['decimal', 'Deviation from the listed price'],
    currency: ['text?', 'ISO 4217, of both'],
    listed_for: ['text', 'customer, everybody (a price list) or product'],
  },
  effect: -10,
  find: (order, knowledge, { tolerance_percent }) => {
    const tolerance = parseDecimal(tolerance_percent) ?? { units: 1n, scale: 0 };
    return order.lines.flatMap((line, index) => {
      const { expected, apart } = distancesOf(line, order, knowledge);
      const [first] = apart;
      if (line.price === null || !expected || !first || apart.some((share) => compare(share, tolerance) <= 0)) return [];
      return [
        {
          line: index + 1,
          code: knowledge.products[expected.productId]?.code ?? '',
          price: line.price,
          expected: expected.price,
          percent: formatDecimal(trimDecimal(rounded(first, 1))),
          currency: order.currency,
          listed_for: expected.listedFor,
        },
      ];
    });
  },
  words: ({ price, expected, code, percent }) => {
    const [actual, listed] = alike(price, expected);
    return `${actual} instead of ${listed} for ${code}, ${percent}%`;
  },
});
