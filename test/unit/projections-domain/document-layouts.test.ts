import { describe, it } from 'mocha';
import type { DocumentLayoutEvent } from '../../../src/domain/document-layout/document-layout.events.ts';
import { documentLayouts } from '../../../src/projections/document-layouts/document-layouts.read-model.ts';
import { readModelKit } from '../../support/read-model-kit.ts';

const id = (last: number): string => `b7f7c1de-0f4e-4a3e-9d43-0c4a4f4f8b${String(last).padStart(2, '0')}`;
const learned = (order: string, orders: number): DocumentLayoutEvent => ({
  type: 'DocumentLayoutLearned',
  data: {
    layoutId: id(1),
    orderId: order,
    confirmedBy: `user:${order}`,
    customerId: null,
    corrected: orders === 1 ? ['po_number'] : [],
    memory: { labels: ['a:1'], orders, fields: {}, currency: null, way: null },
  },
});
const revoked: DocumentLayoutEvent = { type: 'DocumentLayoutRevoked', data: { layoutId: id(1) } };

describe('the document layouts read model', () => {
  const { givenEvents } = readModelKit<DocumentLayoutEvent>(documentLayouts, { applyTwice: true });
  it('says what is known of a layout, and who taught it last from which order', () => {
    givenEvents([learned(id(2), 1)]).thenRowHas(id(1), { order_id: id(2), corrected: ['po_number'], active: true });
    givenEvents([learned(id(2), 1), learned(id(3), 2)]).thenRowHas(id(1), {
      order_id: id(3),
      confirmed_by: `user:${id(3)}`,
      corrected: [],
    });
  });
  it('says that it was revoked', () => givenEvents([learned(id(2), 1), revoked]).thenRowHas(id(1), { active: false }));
});
