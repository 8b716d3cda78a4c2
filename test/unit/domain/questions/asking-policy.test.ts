/** Which drafts the company's policy asks about without a click, and whose address it takes for the customer's. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { earlierRequirements } from '../../../../src/domain/sales-order/approval-requirements.ts';
import { waitsOnlyForAnswers } from '../../../../src/domain/sales-order/questions/asking-policy.ts';
import { questionsOf } from '../../../../src/domain/sales-order/questions/customer-questions.ts';
import { senderToAsk } from '../../../../src/domain/sales-order/questions/who-may-be-asked.ts';
import { type SalesOrderCommand, salesOrder } from '../../../../src/domain/sales-order/sales-order.decider.ts';
import type { OrderContent, SalesOrderEvent } from '../../../../src/domain/sales-order/sales-order.events.ts';
import { orderContent, orderId, orderLine } from '../../../support/samples.ts';

const productId = 'b7f7c1de-0f4e-4a3e-9d43-0c4a4f4f8a09';
const customerId = 'b7f7c1de-0f4e-4a3e-9d43-0c4a4f4f8a05';
const warehouseId = 'b7f7c1de-0f4e-4a3e-9d43-0c4a4f4f8a06';
const line = orderLine({ name: 'Hex bolt M12', code: 'HB-12', qty: '2', price: '3', amount: '6', productId, matchedBy: 'code' });
const complete: Partial<OrderContent> = {
  customer: { customerId, by: 'code' },
  warehouseId,
  currency: 'EUR',
  orderDate: '2026-11-20',
  deliveryDate: '2026-12-11',
  total: '6',
  lines: [line],
  reviewReasons: [],
  reviewFindings: [],
};
const drafted = (changes: Partial<OrderContent>): SalesOrderEvent => ({
  type: 'OrderDrafted',
  data: { orderId, reference: 'SO-2026-000012', content: orderContent({ ...complete, ...changes }) },
});
const isAsked = (changes: Partial<OrderContent>, ...later: readonly SalesOrderEvent[]): boolean => {
  const order = [drafted(changes), ...later].reduce(salesOrder.evolve, salesOrder.initialState);
  if (order.phase === 'none') throw new Error('there is no order');
  const requires = earlierRequirements;
  return waitsOnlyForAnswers(order, questionsOf(order.content, { products: {}, hasDefaultShipTo: true, requires }), requires);
};

describe('the policy that asks customers without a click', () => {
  it('asks about what the customer can answer', () => {
    expect(isAsked({ deliveryDate: null })).to.equal(true);
    expect(isAsked({ deliveryDate: '2026-11-01', reviewReasons: ['delivery_before_order'] })).to.equal(true);
    const unknown = orderLine({ ...line, productId: null, matchedBy: null });
    expect(isAsked({ lines: [line, unknown], reviewReasons: ['product_not_found'], total: null })).to.equal(true);
    const facts = { line: 1, price: '3', expected: '2.50', currency: 'EUR' };
    const finding = { reason: 'price_differs', facts };
    expect(isAsked({ reviewReasons: ['price_differs'], reviewFindings: [finding] })).to.equal(true);
  });

  it('asks nothing about a draft that also waits for something else, or for nothing', () => {
    expect(isAsked({})).to.equal(false);
    expect(isAsked({ deliveryDate: null, customer: null })).to.equal(false);
    expect(isAsked({ deliveryDate: null, warehouseId: null })).to.equal(false);
    for (const reason of ['confidence_below_threshold', 'sender_unverified', 'customer_by_similar_name', 'similar_order'])
      expect(isAsked({ deliveryDate: null, reviewReasons: [reason] }), reason).to.equal(false);
    const nameless = orderLine({ ...line, productId: null, matchedBy: null, name: null, code: null });
    expect(isAsked({ lines: [line, nameless], reviewReasons: ['product_not_found'] }), 'a line without words').to.equal(false);
    expect(isAsked({ deliveryDate: null, customerName: '[erased]' })).to.equal(false);
  });

  it('leaves a draft to the person who has begun with it', () => {
    const corrected: SalesOrderEvent = { type: 'OrderCorrected', data: { orderId, changes: [], terms: { poNumber: 'PO-2' } } };
    expect(isAsked({ deliveryDate: null }, corrected)).to.equal(false);
    expect(isAsked({ deliveryDate: null }, { type: 'OrderRejected', data: { orderId, reason: 'twice' } })).to.equal(false);
  });

  it('asks about an order once, also after a person has asked', () => {
    const ask = (by: object): SalesOrderCommand => ({
      type: 'AskCustomer',
      round: {
        questions: [],
        language: 'en',
        recipient: 'anna@buyer.example',
        askedAt: '2026-11-20T08:00:00.000Z',
        remindAt: null,
        dueAt: '2026-11-25T08:00:00.000Z',
        ...by,
      },
      tokenHashOf: () => 'hash',
    });
    const automatic = { policy: 'ask_automatically', ground: 'record_address' } as const;
    const draft = salesOrder.evolve(salesOrder.initialState, drafted({ deliveryDate: null }));
    const first = salesOrder.decide(ask({ automatic }), draft);
    if (first._tag === 'Left') throw new Error(first.left.type);
    expect(first.right[0]?.data).to.deep.include({ automatic, round: 1 });
    for (const by of [{ automatic }, {}]) {
      const asked = salesOrder.decide(ask(by), draft);
      if (asked._tag === 'Left') throw new Error(asked.left.type);
      const again = salesOrder.decide(ask({ automatic }), asked.right.reduce(salesOrder.evolve, draft));
      expect(again).to.deep.equal({ _tag: 'Right', right: [] });
    }
  });

  it('asks a sender of the record, or an authenticated one where the record names nobody', () => {
    const senderIs = (from: string, dmarc: string | null, emails: readonly string[], domains: readonly string[] = []) => {
      const authentication = dmarc === null ? null : { by: 'mx', dmarc, trusted: true };
      const mail = { from, origin: { automatic: false, authentication } } as never;
      return senderToAsk([from], { mail, servers: [], emails, domains, ownDomains: ['seller.example'] })?.ground ?? null;
    };
    const anna = 'anna@buyer.example';
    expect(senderIs(anna, null, [anna])).to.equal('record_address');
    expect(senderIs(anna, null, [], ['buyer.example'])).to.equal('record_address');
    expect(senderIs(anna, 'pass', [])).to.equal('authenticated_sender');
    expect(senderIs(anna, null, [])).to.equal(null);
    expect(senderIs('mallory@elsewhere.example', 'pass', [anna])).to.equal(null);
    expect(senderIs('colleague@seller.example', 'pass', [])).to.equal(null);
    const mail = { from: anna, origin: { automatic: true, authentication: null } } as never;
    expect(senderToAsk([], { mail, servers: [], emails: [anna], domains: [], ownDomains: [] })).to.equal(null);
  });
});
