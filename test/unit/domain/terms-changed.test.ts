import { expect } from 'chai';
import fc from 'fast-check';
import { isLeft } from 'fp-ts/lib/Either.js';
import { describe, it } from 'mocha';
import { correctedTerms, termsOf } from '../../../src/domain/sales-order/order-corrections.ts';
import { nothingKnown } from '../../../src/domain/sales-order/review/review-knowledge.ts';
import { reviewSettingsOf } from '../../../src/domain/sales-order/review/review-settings.ts';
import { salesOrderCodecs } from '../../../src/domain/sales-order/sales-order.codec.ts';
import { salesOrder } from '../../../src/domain/sales-order/sales-order.decider.ts';
import type { OrderContent, OrderLine, OrderTerms, SalesOrderEvent } from '../../../src/domain/sales-order/sales-order.events.ts';
import { termsChanged, withTermsChanged } from '../../../src/domain/sales-order/terms-changed.ts';
import type { Json } from '../../../src/domain/shared/event-codec.codec.ts';
import { salesOrders } from '../../../src/projections/sales-orders/sales-orders.read-model.ts';
import { readModelKit } from '../../support/read-model-kit.ts';
import { companyId, orderContent, orderId, orderLine } from '../../support/samples.ts';

const reference = 'SO-2026-000001';
const facts = {
  products: { products: [], aliases: [], similar: {} },
  review: { knowledge: nothingKnown, settings: reviewSettingsOf({}) },
};
const fortyLines = Array.from({ length: 40 }, (_, index) => orderLine({ code: `HB-${index + 1}` }));
const found = { reason: 'customer_blocked', facts: { reason: 'three invoices are open' } };

const drafted = (content: OrderContent): SalesOrderEvent => ({ type: 'OrderDrafted', data: { orderId, reference, content } });
const contentAfter = (...events: readonly SalesOrderEvent[]): OrderContent => {
  const state = events.reduce(salesOrder.evolve, salesOrder.initialState);
  if (state.phase === 'none') throw new Error('no order');
  return state.content;
};
const row = (...events: readonly SalesOrderEvent[]) =>
  readModelKit<SalesOrderEvent>(salesOrders, { place: { companyId } }).givenEvents(events).rows.get(orderId);

const readAs = (version: number, data: object): SalesOrderEvent => {
  const codec = salesOrderCodecs.find(({ type }) => type === 'OrderCorrected');
  const decoded = codec?.decode(data as Json, version);
  if (!decoded || isLeft(decoded)) throw new Error(decoded?.left);
  return { type: 'OrderCorrected', data: decoded.right } as SalesOrderEvent;
};

const anyLine: fc.Arbitrary<OrderLine> = fc
  .record({
    code: fc.constantFrom('A', 'B', 'C', null),
    qty: fc.constantFrom('1', '2', null),
    charge: fc.constantFrom('freight' as const, 'discount' as const, undefined),
    note: fc.constantFrom('fragile', 'on pallets', undefined),
    conversion: fc.constantFrom({ unit: 'pcs', factor: '100' }, { unit: null, factor: '0.5' }, undefined),
  })
  .map(({ charge, note, conversion, ...fields }) =>
    orderLine({ ...fields, ...(charge ? { charge } : {}), ...(note ? { note } : {}), ...(conversion ? { conversion } : {}) }),
  );
const anyTerms: fc.Arbitrary<OrderTerms> = fc
  .record({
    poNumber: fc.constantFrom('1', '2', null),
    customer: fc.constantFrom(null, { customerId: 'c', by: 'person' as const }),
    lines: fc.array(anyLine, { maxLength: 8 }),
    reviewReasons: fc.constantFrom([], ['no_lines']),
    reviewFindings: fc.constantFrom([], [found]),
    details: fc.constantFrom({}, { notes: 'call before' }, { shipTo: { city: 'Graz' }, notes: 'tail lift' }),
  })
  .map(({ details, ...fields }) => ({ ...termsOf(orderContent()), ...fields, ...details }));

describe('the terms that a correction changes', () => {
  it('make the order what it was corrected to, whatever was added, changed and taken out', () => {
    fc.assert(
      fc.property(anyTerms, anyTerms, (before, corrected) => {
        expect(withTermsChanged(before, termsChanged(before, corrected))).to.deep.equal(corrected);
      }),
      { numRuns: 2_000 },
    );
  });

  it('are one line of forty when one quantity was wrong, and nothing that tells of a person', () => {
    const order = orderContent({ lines: fortyLines });
    const changed = termsChanged(order, correctedTerms(order, { lines: [{ line: 7, qty: '11' }] }, facts));
    expect(changed.lineChanges).to.deep.equal({ changed: [{ line: 7, qty: '11', amount: '137.50' }] });
    expect(changed).not.to.have.any.keys('lines', 'customer', 'customerName', 'customerEmail', 'poNumber');
  });

  it('are the lines that were removed by their numbers, and those that were added', () => {
    const order = orderContent({ lines: fortyLines });
    const corrections = { lines: [{ line: 3, remove: true }] };
    const added = { lines: [{ name: 'Washer', qty: '2' }] };
    const shorter = correctedTerms(order, corrections, facts);
    expect(termsChanged(order, shorter).lineChanges).to.deep.equal({ removed: [3] });
    const { lineChanges } = termsChanged(order, correctedTerms(order, added, facts));
    expect(lineChanges).to.have.all.keys('added');
    expect(lineChanges?.added?.map(({ name }) => name)).to.deep.equal(['Washer']);
  });

  it('are all lines where there were none', () => {
    const order = orderContent({ lines: [] });
    const changed = termsChanged(order, correctedTerms(order, { replaceLines: [{ name: 'Nail', qty: '5' }] }, facts));
    expect((changed.lines ?? [])[0]).to.deep.include({ name: 'Nail', qty: '5' });
    expect(changed).not.to.have.property('lineChanges');
  });

  it('say that a charge is an article now', () => {
    const order = orderContent({ lines: [...fortyLines, orderLine({ charge: 'freight' })] });
    const changed = termsChanged(order, correctedTerms(order, { lines: [{ line: 41, charge: null }] }, facts));
    expect(changed.lineChanges?.changed?.[0]).to.deep.include({ line: 41, charge: null });
    expect(withTermsChanged(order, changed).lines[40]).not.to.have.property('charge');
  });
});

describe('a correction that was written as all terms', () => {
  const order = orderContent({ lines: fortyLines, reviewReasons: ['customer_blocked'], reviewFindings: [found] });
  const corrected = correctedTerms(
    order,
    {
      poNumber: 'PO 9',
      lines: [
        { line: 2, remove: true },
        { line: 5, qty: '3' },
      ],
    },
    facts,
  );
  const changes = [{ field: 'po_number', before: 'PO-4711', after: 'PO 9' }];
  const old = readAs(1, { orderId, changes, terms: corrected });
  const now = readAs(2, { orderId, changes, terms: termsChanged(order, corrected) });

  it('makes the same order as one that was written as changes', () => {
    expect(contentAfter(drafted(order), old)).to.deep.equal(contentAfter(drafted(order), now));
    expect(contentAfter(drafted(order), now).lines).to.have.length(39);
  });
  it('makes the same row', () => {
    expect(row(drafted(order), old)).to.deep.equal(row(drafted(order), now));
  });
  it('has nothing to review where it was written before findings were', () => {
    const { reviewFindings: _, ...without } = corrected;
    expect(row(drafted(order), readAs(1, { orderId, changes, terms: without }))).to.deep.include({ content_findings: [] });
  });
  it('takes a tenth of the bytes as changes', () => {
    const bytes = (event: SalesOrderEvent) => JSON.stringify(event.data).length;
    expect(bytes(now)).to.be.below(bytes(old) / 10);
  });
});

describe('the row of an order', () => {
  it('keeps every column that a correction does not name', () => {
    const order = orderContent({
      lines: fortyLines,
      warehouseId: 'b7f7c1de-0f4e-4a3e-9d43-0c4a4f4f8a17',
      leadId: 'b7f7c1de-0f4e-4a3e-9d43-0c4a4f4f8a99',
      orderDate: '2026-11-19',
      customerCandidates: [{ id: 'b7f7c1de-0f4e-4a3e-9d43-0c4a4f4f8a16', similarity: 0.5 }],
    });
    const { reviewReasons, requiresReview, reviewFindings = [] } = order;
    const terms = { poNumber: 'PO 9', reviewReasons, requiresReview, reviewFindings };
    const corrected: SalesOrderEvent = { type: 'OrderCorrected', data: { orderId, changes: [], terms } };
    const [before, now] = [row(drafted(order)), row(drafted(order), corrected)];
    const others = Object.keys(before ?? {}).filter(
      (name) => before?.[name] !== now?.[name] && typeof before?.[name] !== 'object',
    );
    expect(others).to.have.members(['po_number', 'po_key', 'search', 'revision']);
    expect(now).to.deep.include({ lines: order.lines, customer_candidates: order.customerCandidates });
  });
});
