/** What an order is judged by, taken from the order itself. */
import { expect } from 'chai';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { type ApprovalKnowledge, approvalFacts } from '../../../../src/domain/auto-approval/approval-facts.ts';
import { earlierRequirements } from '../../../../src/domain/sales-order/approval-requirements.ts';
import { salesOrder } from '../../../../src/domain/sales-order/sales-order.decider.ts';
import type { OrderContent, OrderLine, SalesOrderEvent } from '../../../../src/domain/sales-order/sales-order.events.ts';
import type { KnownOrder } from '../../../../src/domain/sales-order/sales-order.state.ts';
import { extraction, mailboxId, orderContent, orderId, orderLine } from '../../../support/samples.ts';

const productId = orderLine().productId ?? '';
const known = (changes: Partial<ApprovalKnowledge> = {}): ApprovalKnowledge => ({
  mailboxId,
  trustedRun: 3,
  customerErrors: 0,
  requires: earlierRequirements,
  shipTo: 'known',
  sender: { authentication: { by: 'mx.seller.example', dmarc: 'pass' }, servers: ['seller.example'] },
  review: {
    today: '2026-11-20',
    companyCurrency: 'EUR',
    customer: null,
    products: { [productId]: { code: 'HB-8', unit: null } },
    prices: [
      {
        productId,
        customerId: null,
        currency: 'EUR',
        price: '12.40',
        unit: null,
        minQty: null,
        validFrom: null,
        validUntil: null,
      },
    ] as never,
  },
  ...changes,
});
const orderOf = (content: Partial<OrderContent>, ...events: readonly SalesOrderEvent[]): KnownOrder => {
  const drafted: SalesOrderEvent = {
    type: 'OrderDrafted',
    data: { orderId, reference: 'SO-2026-000001', content: orderContent({ warehouseId: 'main', ...content }) },
  };
  const state = [drafted, ...events].reduce(salesOrder.evolve, salesOrder.initialState);
  if (state.phase === 'none') throw new Error('no order');
  return state;
};
const factsOf = (content: Partial<OrderContent>) => approvalFacts(orderOf(content), known());
const line = (changes: Partial<OrderLine>) => ({ lines: [orderLine(changes)] });

describe('the facts of an order', () => {
  it('name lines whose amount is not what quantity and price come to', () => {
    expect(factsOf({}).contradictoryLines).to.deep.equal([]);
    expect(factsOf(line({ amount: '135.00' })).contradictoryLines).to.deep.equal([1]);
    // a unit price that is printed rounded
    expect(factsOf(line({ qty: '1000', price: '0.33', amount: '333.33' })).contradictoryLines).to.deep.equal([]);
    expect(factsOf(line({ discount: '10', amount: '112.50' })).contradictoryLines).to.deep.equal([]);
    expect(factsOf(line({ discount: '10', amount: '130.00' })).contradictoryLines).to.deep.equal([1]);
  });
  it('hold a total against its lines and its printed tax', () => {
    expect(factsOf({}).totalExplained).to.equal(true);
    expect(factsOf({ total: '152.00' }).totalExplained).to.equal(false);
    expect(factsOf({ total: '148.75', totals: { taxAmount: '23.75' } }).totalExplained).to.equal(true);
    expect(factsOf({ total: null }).totalExplained).to.equal(true);
    expect(factsOf({ total: null, ...line({ discount: '5', amount: null }) }).totalExplained).to.equal(false);
  });
  it('tell articles that were found by likeness or by a person from those that were found exactly', () => {
    expect(factsOf({}).inexactLines).to.deep.equal([]);
    for (const matchedBy of ['similar_name', 'person', null] as const)
      expect(factsOf(line({ matchedBy })).inexactLines).to.deep.equal([1]);
    expect(factsOf(line({ productId: null })).inexactLines).to.deep.equal([1]);
  });
  it('say that a person has changed it, and that nobody read it where a person entered it', () => {
    const corrected: SalesOrderEvent = { type: 'OrderCorrected', data: { orderId, changes: [], terms: {} } };
    expect(approvalFacts(orderOf({}, corrected), known()).touched).to.equal(true);
    expect(factsOf({ extraction: null }).confidence).to.equal(null);
    expect(factsOf({ extraction: extraction({ layout: { id: 'l', orders: 4 } }) })).to.include({
      layoutId: 'l',
      layoutConfirmations: 4,
    });
  });
  it('believe a sender by the word of the own mail server alone', () => {
    const sender = (by: string, dmarc: string) => ({ authentication: { by, dmarc }, servers: ['seller.example'] });
    const stateOf = (of: ApprovalKnowledge['sender']) => approvalFacts(orderOf({}), known({ sender: of })).sender;
    expect(stateOf(sender('mx.seller.example', 'pass'))).to.equal('authenticated');
    expect(stateOf(sender('mx.attacker.example', 'pass'))).to.equal('not_authenticated');
    expect(stateOf(sender('mx.seller.example', 'none'))).to.equal('not_authenticated');
    expect(stateOf(null)).to.equal('no_mail');
  });
  it('never pass over an amount that one false digit has changed, over random orders', () => {
    const priced = fc.record({ qty: fc.integer({ min: 1, max: 500 }), cents: fc.integer({ min: 50, max: 99_999 }) });
    fc.assert(
      fc.property(fc.array(priced, { minLength: 1, maxLength: 6 }), fc.nat(), fc.boolean(), (drawn, at, inTotal) => {
        const lines = drawn.map(({ qty, cents }) =>
          orderLine({ qty: String(qty), price: (cents / 100).toFixed(2), amount: ((qty * cents) / 100).toFixed(2) }),
        );
        const total = drawn.reduce((sum, { qty, cents }) => sum + qty * cents, 0);
        const right = factsOf({ lines, total: (total / 100).toFixed(2) });
        expect(right).to.deep.include({ contradictoryLines: [], totalExplained: true });
        // ten units of money more in one place: no rounding explains it
        const [place, amount] = [at % lines.length, lines[at % lines.length]?.amount ?? '0'];
        const wrongLines = lines.map((one, index) =>
          index === place && !inTotal ? { ...one, amount: (Number(amount) + 10).toFixed(2) } : one,
        );
        const wrong = factsOf({ lines: wrongLines, total: (total / 100 + (inTotal ? 10 : 0)).toFixed(2) });
        expect(wrong.contradictoryLines.length > 0 || !wrong.totalExplained).to.equal(true);
      }),
      { numRuns: 2_000, seed: 49 },
    );
  });
});
