/** Values of details that documents as data give, in the forms of order-details.ts. */
import { formatDecimal, parseDecimal, subtract, zero } from '@order-intake/kernel';
import type { RequestedDelivery } from '@order-intake/order-extraction/document';
import { dateOf } from './values.ts';

export const countryOf = (text: string | null): string | null => (text && /^[A-Z]{2}$/.test(text) ? text : null);

/** Lines of one text; the same line twice is said once. */
export const linesOf = (...parts: readonly (string | null | undefined)[]): string | null =>
  [...new Set(parts.filter((part) => part))].join('\n') || null;

export const gtinOf = (text: string | null): string | null => (text && /^(\d{8}|\d{12,14})$/.test(text) ? text : null);
export const unitCodeOf = (text: string | null): string | null => (text && /^[A-Z0-9]{2,3}$/.test(text) ? text : null);

/** What is added less what is taken off; null where neither is said. */
export const chargesOf = (added: string | null, off: string | null): string | null => {
  if (added === null && off === null) return null;
  return formatDecimal(subtract(parseDecimal(added ?? '') ?? zero, parseDecimal(off ?? '') ?? zero));
};

/** How the days and words of a file ask for delivery. Null: a single day, which the delivery date says already. */
export const requestedOf = (from: string | null, until: string | null, words: string | null): RequestedDelivery | null => {
  const [first, last] = [dateOf(from), dateOf(until)];
  const days = { ...(first ? { from: first } : {}), ...(last ? { until: last } : {}) };
  if (/^\d{4}-W\d{2}$/.test(words ?? '')) return { kind: 'week', ...days, ...(words ? { week: words } : {}) };
  if (/^asap$/i.test(words ?? '')) return { kind: 'asap' };
  return first && last && first !== last ? { kind: 'period', from: first, until: last } : null;
};
