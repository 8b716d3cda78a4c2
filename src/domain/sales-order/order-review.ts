/** When a draft needs a person, and why. */
import type { Extraction } from '../shared/extraction.ts';
import type { CustomerMatch, OrderLine } from './sales-order.events.ts';

/** Stable codes, in the order in which a reviewer would look; empty: nothing to review. */
export const reviewReasons = (
  extraction: Pick<Extraction, 'confidence'>,
  threshold: number,
  customer: CustomerMatch | null,
  lines: readonly Pick<OrderLine, 'productId'>[],
): readonly string[] => [
  ...(extraction.confidence < threshold ? ['confidence_below_threshold'] : []),
  ...(customer === null ? ['customer_unknown'] : []),
  ...(lines.length === 0 ? ['no_lines'] : []),
  ...(lines.some(({ productId }) => productId === null) ? ['product_not_found'] : []),
];
