import { createHash } from 'node:crypto';
import { canonicalDecimal } from '@order-intake/kernel';
import { comparable } from '../../domain/sales-order/matching.ts';
import type { OrderTerms } from '../../domain/sales-order/sales-order.events.ts';

/**
 * Equal for orders that ask for the same: PO number, lines, delivery date, currency. How it was written does not count, nor what the
 * company's records made of it: a product registered in between makes no other order of the same document.
 */
export const contentHash = ({
  poNumber,
  deliveryDate,
  currency,
  lines,
}: Omit<OrderTerms, 'reviewReasons' | 'requiresReview'>): string => {
  const content = {
    po: comparable(poNumber ?? ''),
    delivery: deliveryDate,
    currency,
    lines: lines.map(({ productId, code, name, qty, price }) => [
      comparable(code ?? name ?? '') || productId,
      qty && canonicalDecimal(qty),
      price && canonicalDecimal(price),
    ]),
  };
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
};
