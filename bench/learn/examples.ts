/** What documents with truth say about each judged field: every candidate, and whether it is right. */
import { partsOf } from '@order-intake/order-extraction';
import type { ReadDocument } from '@order-intake/order-extraction/document';
import { type Candidate, candidatesOfPart, type JudgedField } from '@order-intake/order-extraction/learning';
import type { Truth } from '../../test/support/order-documents/index.ts';
import { letters } from '../score/compare.ts';

export type FieldCandidates = { readonly field: JudgedField; readonly candidates: readonly Candidate[] };

const nobody = { ownNames: [], ownDomains: [], currency: null, locale: null };

/** The candidates of a document's first part; the date of the order is known for its delivery as it is known in use. */
export function candidatesIn(document: ReadDocument, truth: Truth): readonly FieldCandidates[] {
  const [part] = partsOf(document);
  if (!part) return [];
  return candidatesOfPart(document, part, nobody, {
    currency: typeof truth.currency === 'string' ? truth.currency : null,
    ...(truth.order_date !== undefined ? { orderDate: truth.order_date } : {}),
  });
}

const plain: { readonly [field in JudgedField]: (value: string) => string } = {
  po_number: letters,
  order_date: (value) => value,
  delivery_date: (value) => value,
  customer_name: (value) =>
    value
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .filter((word) => word !== '')
      .join(' '),
};

/** Whether a value is right; null where the truth does not say. */
export function isRight(field: JudgedField, value: string, truth: Truth): boolean | null {
  const right = truth[field];
  if (right === undefined) return null;
  const accepted = [right, ...(field === 'order_date' ? [] : (truth.accept?.[field] ?? []))];
  return accepted.some((one) => one !== null && plain[field](String(one)) === plain[field](value));
}
