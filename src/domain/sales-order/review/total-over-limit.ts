import { compare, parseDecimal, sumOf } from '@order-intake/kernel';
import { reviewCheck } from './review-check.ts';

export const totalOverLimit = reviewCheck({
  about: "The total is over a limit. Without exchange rates only totals in the company's own currency are compared",
  isOn: { new: false, before: false },
  parameters: { limit: { kind: 'decimal', initial: '10000', about: "In the company's currency" } },
  facts: {
    total: ['decimal', 'Of the order; the sum of its lines where it names none'],
    currency: ['text?', 'ISO 4217'],
    limit: ['decimal', 'What is nothing unusual'],
  },
  effect: 0,
  find: ({ total: statedTotal, currency, lines }, { companyCurrency }, { limit }) => {
    if (currency !== null && companyCurrency !== null && currency !== companyCurrency) return [];
    const total = statedTotal ?? (lines.length === 0 ? null : sumOf(lines.map(({ amount }) => amount)));
    const [of, most] = [parseDecimal(total ?? ''), parseDecimal(limit)];
    return total !== null && of && most && compare(of, most) > 0 ? [{ total, currency, limit }] : [];
  },
  words: ({ total, currency, limit }) => `${[total, currency].filter(Boolean).join(' ')} is more than ${limit}`,
});
