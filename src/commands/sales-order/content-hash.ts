import { createHash } from 'node:crypto';
import { comparable } from '../../domain/sales-order/matching.ts';
import type { OrderLine } from '../../domain/sales-order/sales-order.events.ts';
import { canonicalDecimal } from '../../domain/shared/decimal-text.ts';
import type { Extraction } from '../../domain/shared/extraction.ts';

/** Equal for orders that ask for the same: PO number, lines, delivery date, currency. How it was written does not count. */
export const contentHash = (extraction: Extraction, lines: readonly OrderLine[]): string => {
  const { po_number, delivery_date, currency } = extraction.fields;
  const content = {
    po: comparable(po_number?.value ?? ''),
    delivery: delivery_date?.value ?? null,
    currency: currency?.value ?? null,
    lines: lines.map(({ productId, code, name, qty, price }) => [
      productId ?? comparable(code ?? name ?? ''),
      qty && canonicalDecimal(qty),
      price && canonicalDecimal(price),
    ]),
  };
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
};
