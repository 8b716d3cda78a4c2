/** What stands between a draft and its approval, the most urgent first. Pure. */
import type { Order } from '../../api/order-types.ts';
import { fieldsOf } from './fields.ts';
import type { Unsure } from './unsure.ts';

export type DraftState =
  | { readonly is: 'unsaved' | 'missing'; readonly fields: readonly string[] }
  | { readonly is: 'unsure'; readonly count: number };

type Draft = {
  readonly order: Pick<Order, 'lines' | 'missing_fields' | 'status'>;
  readonly unsure: readonly Unsure[];
  readonly seen: ReadonlySet<string>;
  /** what was typed and is not saved, or could not be */
  readonly unsaved: readonly string[];
};

export const draftState = ({ order, unsure, seen, unsaved }: Draft): DraftState => {
  const places = fieldsOf(order);
  const ordered = [...new Set(unsaved)].sort((a, b) => places.indexOf(a) - places.indexOf(b));
  if (ordered.length > 0) return { is: 'unsaved', fields: ordered };
  const missing: readonly string[] = order.status === 'DRAFT' ? order.missing_fields : [];
  if (missing.length > 0) return { is: 'missing', fields: missing };
  return { is: 'unsure', count: unsure.filter(({ field }) => !seen.has(field)).length };
};
