import type { DocumentContent, Extraction, KnownLayout } from '@order-intake/order-extraction/document';
import { lessonOf } from '../../../src/domain/document-layout/layout-lesson.ts';
import { withLesson } from '../../../src/domain/document-layout/layout-memory.ts';
import { blankLine } from '../../../src/domain/sales-order/order-corrections.ts';
import type { OrderTerms } from '../../../src/domain/sales-order/sales-order.events.ts';
import { extractOne } from './page.ts';

export type PutRightRow = readonly [qty: string, name: string, price: string | null];

/** An order as it was read, with what a person made of it. */
function termsOf({ fields, lines }: Extraction, changes: Partial<OrderTerms>, rows?: readonly PutRightRow[]): OrderTerms {
  const read = lines.map(({ name, qty, price }) => ({
    ...blankLine,
    name: name?.value ?? null,
    qty: qty?.value ?? null,
    price: price?.value ?? null,
  }));
  return {
    customer: null,
    customerCandidates: [],
    leadId: null,
    customerName: fields.customer_name?.value ?? null,
    customerEmail: fields.customer_email?.value ?? null,
    poNumber: fields.po_number?.value ?? null,
    orderDate: fields.order_date?.value ?? null,
    deliveryDate: fields.delivery_date?.value ?? null,
    currency: fields.currency?.value ?? null,
    total: fields.total?.value ?? null,
    warehouseId: null,
    lines: rows?.map(([qty, name, price]) => ({ ...blankLine, qty, name, price })) ?? read,
    requiresReview: false,
    reviewReasons: [],
    ...changes,
  };
}

/** What is known of a layout after somebody has put its first document right. `rows`: absent where they were right. */
export async function knownAfter(
  first: DocumentContent,
  changes: Partial<OrderTerms>,
  rows?: readonly PutRightRow[],
): Promise<KnownLayout> {
  const read = await extractOne(first);
  const lesson = lessonOf(read, termsOf(read, changes, rows));
  if (!lesson) throw new Error('nothing was learned');
  return { id: 'known', ...withLesson(null, lesson) };
}
