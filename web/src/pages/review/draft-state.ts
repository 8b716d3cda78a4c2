/** What stands between a draft and its approval. Pure. */
import type { Order } from '../../api/order-types.ts';
import { fieldsOf } from './fields.ts';
import type { Unsure } from './unsure.ts';

export type DraftState = {
  /** what was typed and is not saved, or could not be; in the order of the form */
  readonly unsaved: readonly string[];
  /** what approval demands, whether or not somebody has passed it by */
  readonly missing: readonly string[];
  /** how many fields nobody has looked at yet */
  readonly unsure: number;
};

type Draft = {
  readonly order: Pick<Order, 'lines' | 'missing_fields' | 'status'>;
  readonly unsure: readonly Unsure[];
  readonly seen: ReadonlySet<string>;
  readonly unsaved: readonly string[];
};

export const draftState = ({ order, unsure, seen, unsaved }: Draft): DraftState => {
  const orderedFields = fieldsOf(order);
  const isTyped = new Set(unsaved);
  return {
    unsaved: [...isTyped].sort((a, b) => orderedFields.indexOf(a) - orderedFields.indexOf(b)),
    missing: order.status === 'DRAFT' ? order.missing_fields.filter((field) => !isTyped.has(field)) : [],
    unsure: unsure.filter(({ field }) => !seen.has(field)).length,
  };
};
