import { canonicalDecimal } from '@order-intake/kernel';
import { comparableOrderNumber } from '../comparable.ts';
import { reviewCheck } from './review-check.ts';

type Line = { readonly productId: string | null; readonly qty: string | null; readonly charge?: string };

/** What is ordered as a whole, whatever the order of the lines; null where a line's product is not known. */
const articlesOf = (all: readonly Line[], withQuantities: boolean): string | null => {
  const lines = all.filter(({ charge }) => !charge);
  if (lines.length === 0 || lines.some(({ productId }) => productId === null)) return null;
  return lines
    .map(({ productId, qty }) => `${productId} ${withQuantities ? canonicalDecimal(qty ?? '') : ''}`)
    .sort()
    .join('\n');
};

const numberKey = (poNumber: string | null): string => comparableOrderNumber(poNumber ?? '');

export const similarOrder = reviewCheck({
  about: 'The customer ordered the same articles within some days, under another number',
  isOn: { new: true, before: false },
  parameters: {
    days: { kind: 'integer', initial: 7, from: 1, to: 90, about: 'Within how many days' },
    same_quantities: { kind: 'flag', initial: true, about: 'Only where the quantities are the same as well' },
  },
  facts: {
    reference: ['text', 'The number of the other order in this service'],
    po_number: ['text?', "The customer's number of it"],
    day: ['day', 'When it came'],
  },
  effect: -5,
  find: ({ lines, poNumber }, { recent }, { same_quantities }) => {
    const articles = articlesOf(lines, same_quantities);
    if (articles === null) return [];
    return recent
      .filter((recentOrder) => articlesOf(recentOrder.lines, same_quantities) === articles)
      .filter((recentOrder) => poNumber === null || numberKey(recentOrder.poNumber) !== numberKey(poNumber))
      .map(({ reference, poNumber: po_number, day }) => ({ reference, po_number, day }));
  },
  words: ({ reference, po_number, day }) =>
    `same products as ${reference}${po_number === null ? '' : ` (${po_number})`} of ${day}`,
});
