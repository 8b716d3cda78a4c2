import { candidatesOf } from '../header/labels.ts';
import { readOrderNumber } from '../header/values.ts';
import type { LabelName } from '../languages/index.ts';
import { compact } from '../text.ts';
import type { Candidate } from './candidate.ts';
import type { DocumentView } from './view.ts';

/** labels of numbers that are somebody's or something else's */
export const others: ReadonlySet<LabelName> = new Set(['customer_code', 'supplier_code', 'contact', 'phone', 'tax_number']);

/** What stands right behind the label of something else (a customer's number) and nowhere where an order's stands: rather no number than that one. */
export function foreignNumbers({ labels, layout }: DocumentView, found: readonly Candidate[]): ReadonlySet<string> {
  const claimed = labels.flatMap((label) => {
    if (!others.has(label.name) || labels.some((other) => other.segment === label.segment && !others.has(other.name))) return [];
    const [first] = candidatesOf(label, layout);
    const value = first ? readOrderNumber(first.text) : null;
    return value === null ? [] : [compact(value)];
  });
  const ordered = new Set(
    found.flatMap(({ value, features: { label_po = 0, in_title } }) => (label_po > 0 || in_title ? [compact(value)] : [])),
  );
  return new Set(claimed.filter((value) => !ordered.has(value)));
}
