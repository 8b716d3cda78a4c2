/** What came later under an order's number, as answers tell it. */

import { doubtInWords } from '../../../domain/sales-order/doubt-words.ts';
import { isSeparable } from '../../../domain/sales-order/order-actions.ts';
import { nameOfRevision } from '../../../projections/sales-orders/order-life.folds.ts';
import type { OrderRevision } from '../../../projections/sales-orders/sales-orders.columns.ts';
import type { ShapeOf } from '../../http/shapes.ts';
import type { orderRevisions } from './order-life.shapes.ts';

export const revisionsView = (revisions: readonly OrderRevision[]): ShapeOf<typeof orderRevisions> =>
  revisions.map((revision) => {
    const {
      source,
      at,
      state,
      applied,
      changes,
      settled,
      read_again,
      doubts = [],
      separate_order = null,
      answer = null,
    } = revision;
    return {
      source,
      revision: nameOfRevision(revision),
      at,
      state,
      applied,
      changes,
      doubts: doubts.map((orderDoubt) => ({ ...orderDoubt, text: doubtInWords(orderDoubt) })),
      separable: state === 'held' && isSeparable({ doubts, answer, readAgain: read_again === true }),
      answer,
      separate_order,
      settled,
    };
  });
