import { mailTextType } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { earlierRequirements } from '../../../src/domain/sales-order/approval-requirements.ts';
import {
  type CorrectionFacts,
  correctedTerms,
  type OrderCorrections,
} from '../../../src/domain/sales-order/order-corrections.ts';
import { missingFields, reviewed } from '../../../src/domain/sales-order/order-review.ts';
import { purchaseOrder } from '../../../src/domain/sales-order/purchase-order.decider.ts';
import { nothingKnown, type ReviewKnowledge } from '../../../src/domain/sales-order/review/review-knowledge.ts';
import { reviewSettingsOf } from '../../../src/domain/sales-order/review/review-settings.ts';
import { dispositionOf, salesOrder } from '../../../src/domain/sales-order/sales-order.decider.ts';
import type { OrderContent, SalesOrderEvent } from '../../../src/domain/sales-order/sales-order.events.ts';
import { sameUnit, unitCode } from '../../../src/domain/sales-order/units.ts';
import { deciderKit } from '../../support/decider-kit.ts';
import { extraction, field, orderContent, orderId, orderLine } from '../../support/samples.ts';

const reference = 'SO-2026-000001';
const drafted: SalesOrderEvent = { type: 'OrderDrafted', data: { orderId, reference, content: orderContent() } };
const complete = orderContent({ warehouseId: 'main' });
const ready: SalesOrderEvent = { type: 'OrderDrafted', data: { orderId, reference, content: complete } };
const approved: SalesOrderEvent = { type: 'OrderApproved', data: { orderId, version: 1 } };
const rejected: SalesOrderEvent = { type: 'OrderRejected', data: { orderId, reason: 'ordered twice' } };
const noFacts: CorrectionFacts = {
  products: { products: [], aliases: [], similar: {} },
  review: { knowledge: nothingKnown, settings: reviewSettingsOf({}) },
};
const correct = (corrections: OrderCorrections) =>
  ({ type: 'CorrectOrder', terms: (order: OrderContent) => correctedTerms(order, corrections, noFacts) }) as const;

/** The same order read again elsewhere, with these values instead. */
const later = (
  id: string,
  values: { readonly qty?: string; readonly total?: string; readonly delivery?: string } = {},
): OrderContent => {
  const { qty = '10', total = '125.00', delivery = '2026-12-01' } = values;
  const read = extraction();
  return orderContent({
    source: { kind: 'email', id },
    extraction: {
      ...read,
      fields: { ...read.fields, total: field(total), delivery_date: field(delivery) },
      lines: [{ ...read.lines[0], qty: field(qty) }],
    },
    total,
    deliveryDate: delivery,
    lines: [orderLine({ qty })],
    contentHash: `${qty}/${total}/${delivery}`,
  });
};
const take = (content: OrderContent) => ({ type: 'TakeOrder', orderId, reference, content, corrected: null }) as const;

describe('sales order', () => {
  const { given } = deciderKit(salesOrder);

  it('is drafted once, however often its mail is processed', () => {
    given().when(take(orderContent())).thenEvents(drafted);
    given(drafted).when(take(orderContent())).thenNothing();
  });
  it('that a person gave with corrections keeps what was read and what was corrected apart', () => {
    const corrected = correctedTerms(orderContent(), { poNumber: 'PO-4712' }, noFacts);
    const [first, second, ...more] = given()
      .when({ ...take(orderContent()), corrected })
      .events();
    expect(more).to.deep.equal([]);
    expect(first).to.deep.equal(drafted);
    expect(second).to.deep.include({ type: 'OrderCorrected' });
    expect(second?.type === 'OrderCorrected' && second.data.changes).to.deep.equal([
      { field: 'po_number', before: 'PO-4711', after: 'PO-4712' },
    ]);
  });
  it('is revised by other content from another mail, field by field, and is looked at then', () => {
    const [event] = given(drafted)
      .when(take(later('later', { qty: '20', total: '250.00' })))
      .events();
    if (event?.type !== 'OrderRevised') throw new Error('not revised');
    expect(event.data.changes).to.deep.equal([
      { field: 'total', before: '125.00', after: '250.00' },
      { field: 'lines.1.qty', before: '10', after: '20' },
    ]);
    expect(event.data.content).to.deep.include({ requiresReview: true, reviewReasons: ['order_revised'] });
  });
  it('links the same content from another source, whatever the channel, and once', () => {
    const again = orderContent({ source: { kind: 'upload', id: 'document' } });
    const repeated: SalesOrderEvent = { type: 'OrderRepeated', data: { orderId, source: again.source } };
    given(drafted).when(take(again)).thenEvents(repeated);
    given(drafted, repeated).when(take(again)).thenNothing();
    const { state } = given(drafted, repeated);
    expect(state.phase === 'draft' && dispositionOf(state, again.source)).to.equal('duplicate');
  });
  it('takes the first content for a repetition even after a revision: an old mail does not undo a new one', () => {
    const [revision] = given(drafted)
      .when(take(later('second', { qty: '20' })))
      .events();
    if (!revision) throw new Error('not revised');
    given(drafted, revision)
      .when(take(orderContent({ source: { kind: 'email', id: 'third' } })))
      .thenTypes('OrderRepeated');
  });
  it('keeps what a person corrected when a revision does not touch it, and takes what it changes', () => {
    const [corrected] = given(drafted)
      .when(correct({ deliveryDate: '2026-12-24', total: '130.00' }))
      .events();
    if (!corrected) throw new Error('not corrected');
    const [revision] = given(drafted, corrected)
      .when(take(later('second', { qty: '20', total: '250.00' })))
      .events();
    if (revision?.type !== 'OrderRevised') throw new Error('not revised');
    expect(revision.data.content).to.deep.include({ deliveryDate: '2026-12-24', total: '250.00' });
    expect(revision.data.changes.map(({ field: name }) => name)).to.deep.equal(['total', 'lines.1.qty']);
  });

  it('that a person entered keeps what a later document does not say', () => {
    const entered: SalesOrderEvent = {
      type: 'OrderDrafted',
      data: { orderId, reference, content: orderContent({ source: { kind: 'api', id: 'typed' }, extraction: null }) },
    };
    const silent = orderContent({
      source: { kind: 'email', id: 'second' },
      total: null,
      currency: null,
      lines: [],
      contentHash: 'x',
    });
    const [revision] = given(entered)
      .when(take({ ...silent, deliveryDate: '2026-12-31' }))
      .events();
    if (revision?.type !== 'OrderRevised') throw new Error('not revised');
    const { total, currency, lines } = orderContent();
    expect(revision.data.content).to.deep.include({ total, currency, lines, deliveryDate: '2026-12-31' });
    expect(revision.data.changes.map(({ field: name }) => name)).to.deep.equal(['delivery_date']);
  });
  it('keeps its lines when a revision has none', () => {
    const { extraction, ...empty } = later('second', { total: '250.00' });
    const silent = { ...empty, extraction: extraction && { ...extraction, lines: [] }, lines: [] };
    const [revision] = given(drafted).when(take(silent)).events();
    if (revision?.type !== 'OrderRevised') throw new Error('not revised');
    expect(revision.data.content.lines).to.deep.equal(orderContent().lines);
    expect(revision.data.content.total).to.equal('250.00');
  });
  it('is never overwritten by a new entry of a person, who names the order that is meant', () => {
    const entry = orderContent({
      source: { kind: 'api', id: 'typed' },
      extraction: null,
      total: null,
      lines: [],
      contentHash: 'x',
    });
    given(drafted).when(take(entry)).thenRefused('OrderExists');
    given(ready, approved).when(take(entry)).thenRefused('OrderExists');
  });

  it('is corrected field by field, with the old and the new value', () => {
    const [event] = given(drafted)
      .when(correct({ currency: 'SEK', lines: [{ line: 1, qty: '12' }] }))
      .events();
    if (event?.type !== 'OrderCorrected') throw new Error('not corrected');
    expect(event.data.changes).to.deep.equal([
      { field: 'currency', before: 'EUR', after: 'SEK' },
      { field: 'total', before: '125.00', after: '150.00' },
      { field: 'lines.1.qty', before: '10', after: '12' },
      { field: 'lines.1.amount', before: '125.00', after: '150.00' },
    ]);
  });
  it('keeps a total that was never the sum of its lines, and one that is given', () => {
    const totalAfter = (content: OrderContent, corrections: OrderCorrections) =>
      correctedTerms(content, corrections, noFacts).total;
    expect(totalAfter(orderContent({ total: '148.75' }), { lines: [{ line: 1, qty: '12' }] })).to.equal('148.75');
    expect(totalAfter(orderContent(), { total: '1.00', lines: [{ line: 1, qty: '12' }] })).to.equal('1.00');
    expect(totalAfter(orderContent(), { lines: [{ line: 1, remove: true }] })).to.equal('0');
    expect(totalAfter(orderContent({ total: null }), { lines: [{ line: 1, qty: '12' }] })).to.equal(null);
  });
  it('that a person enters is worth the sum of its lines, as soon as each has its amount', () => {
    const entered = orderContent({ extraction: null, total: null, lines: [] });
    const totalOf = (lines: OrderCorrections['lines'], rest: Partial<OrderCorrections> = {}) =>
      correctedTerms(entered, { lines: lines ?? [], ...rest }, noFacts).total;
    const nut = { name: 'Nut', qty: '3', price: '0.10' };
    expect(totalOf([nut, { name: 'Freight', charge: 'freight', price: '7.50' }])).to.equal('7.80');
    expect(totalOf([nut], { total: '5.00' })).to.equal('5.00');
    expect(totalOf([nut, { name: 'Bolt', qty: '3' }])).to.equal(null);
    expect(totalOf([])).to.equal(null);
  });
  it('gains and loses lines', () => {
    const terms = correctedTerms(
      orderContent(),
      {
        lines: [
          { line: 1, remove: true },
          { name: 'Nut', qty: '3', price: '0.10' },
        ],
      },
      noFacts,
    );
    expect(terms.lines).to.deep.equal([
      orderLine({ name: 'Nut', code: null, qty: '3', price: '0.10', amount: '0.30', productId: null, matchedBy: null }),
    ]);
    expect(terms.reviewReasons).to.deep.equal(['product_not_found']);
  });
  it('gains a line before the one that is named, and one at the end where none is', () => {
    const before = orderContent({ lines: ['A', 'B', 'C'].map((code) => orderLine({ code, name: code })) });
    const lines = [{ before: 2, name: 'X' }, { before: 2, name: 'Y' }, { name: 'Z' }, { line: 2, remove: true }] as const;
    const terms = correctedTerms(before, { lines }, noFacts);
    expect(terms.lines.map(({ name }) => name)).to.deep.equal(['A', 'X', 'Y', 'C', 'Z']);
  });
  it('is not changed by a correction that changes nothing', () =>
    given(drafted)
      .when(correct({ currency: 'EUR', lines: [{ line: 1, price: '12.5' }] }))
      .thenNothing());

  it('is approved when nothing is missing, once, and names what is missing otherwise', () => {
    given(ready).when({ type: 'ApproveOrder' }).thenEvents(approved);
    given(ready, approved).when({ type: 'ApproveOrder' }).thenNothing();
    given(drafted).when({ type: 'ApproveOrder' }).thenRefused('FieldsMissing');
    expect(
      missingFields(
        orderContent({
          customer: null,
          currency: null,
          deliveryDate: null,
          lines: [orderLine({ productId: null, price: null })],
        }),
        earlierRequirements,
      ),
    ).to.deep.equal(['customer', 'warehouse', 'currency', 'delivery_date', 'lines.1.product', 'lines.1.price']);
    expect(missingFields({ ...complete, lines: [] }, earlierRequirements)).to.deep.equal(['lines']);
    const none = ['0', '0.00', '-5', null].map((qty) => orderLine({ qty }));
    expect(
      missingFields({ ...complete, lines: [orderLine({ qty: '0.5' }), ...none] }, earlierRequirements),
      'nobody orders nothing, or less',
    ).to.deep.equal([2, 3, 4, 5].map((line) => `lines.${line}.qty`));
  });
  it('is rejected with a reason', () => {
    given(drafted).when({ type: 'RejectOrder', reason: 'ordered twice' }).thenEvents(rejected);
    given(drafted, rejected).when({ type: 'RejectOrder', reason: 'again' }).thenNothing();
  });
  it('is not approved once it is rejected', () =>
    given(ready, rejected).when({ type: 'ApproveOrder' }).thenRefused('OrderDecided'));
  it('once approved is neither corrected nor matched again, and a revision is kept beside it', () => {
    given(ready, approved)
      .when(correct({ currency: 'SEK' }))
      .thenRefused('OrderDecided');
    given(ready, approved)
      .when({ ...correct({ currency: 'SEK' }), type: 'MatchOrder' })
      .thenRefused('OrderDecided');
    const [held] = given(ready, approved)
      .when(take(later('later', { qty: '20' })))
      .events();
    if (held?.type !== 'OrderRevisionHeld') throw new Error('not held');
    const { state } = given(ready, approved, held);
    expect(state.phase === 'approved' && state.content).to.deep.equal(complete);
    expect(state.phase === 'approved' && dispositionOf(state, { kind: 'email', id: 'later' })).to.equal('held');
  });
  it('is not changed by what stands in the words of a mail: the change waits beside the draft', () => {
    const document = later('later', { qty: '20' });
    if (!document.extraction) throw new Error('it was read');
    const [file] = document.extraction.files;
    if (!file) throw new Error('it was read from a file');
    const words = { ...document, extraction: { ...document.extraction, files: [{ ...file, type: mailTextType }] } };
    const types = (content: OrderContent) =>
      given(ready)
        .when(take(content))
        .events()
        .map(({ type }) => type);
    expect(types(document)).to.deep.equal(['OrderRevised']);
    expect(types(words)).to.deep.equal(['OrderRevisionHeld']);
  });
  it('once rejected is a draft again when it comes with other content, and stays rejected with the same', () => {
    const [revision] = given(ready, rejected)
      .when(take(later('later', { qty: '20' })))
      .events();
    if (!revision) throw new Error('not revised');
    expect(given(ready, rejected, revision).state.phase).to.equal('draft');
    given(ready, rejected)
      .when(take(orderContent({ source: { kind: 'email', id: 'later' } })))
      .thenTypes('OrderRepeated');
  });
  it('that nobody knows is neither corrected nor decided', () => {
    given()
      .when(correct({ currency: 'SEK' }))
      .thenRefused('OrderUnknown');
    given().when({ type: 'ApproveOrder' }).thenRefused('OrderUnknown');
    given().when({ type: 'RejectOrder', reason: 'x' }).thenRefused('OrderUnknown');
  });
});

describe('purchase order number', () => {
  const { given } = deciderKit(purchaseOrder);
  const claim = (order: string) =>
    ({ type: 'ClaimPurchaseOrder', orderId: order, reference, poNumber: 'PO-4711', contentHash: 'x' }) as const;
  it('belongs to the first order that claims it', () => {
    given().when(claim('first')).thenTypes('PurchaseOrderClaimed');
    const { type: _, ...data } = claim('first');
    const kit = given({ type: 'PurchaseOrderClaimed', data });
    kit.when(claim('second')).thenNothing();
    expect(kit.state).to.include({ phase: 'claimed', orderId: 'first' });
  });
});

describe('review', () => {
  const reasons = (confidence: number | null, changes: Partial<OrderContent> = {}, known: Partial<ReviewKnowledge> = {}) =>
    reviewed({
      extraction: confidence === null ? null : { confidence },
      threshold: 70,
      terms: orderContent(changes),
      facts: { ...noFacts.review, knowledge: { ...nothingKnown, ...known } },
    }).reviewReasons;
  it('is not needed when everything is known and the confidence reaches the threshold, or a person entered it', () => {
    expect(reasons(70)).to.deep.equal([]);
    expect(reasons(null)).to.deep.equal([]);
  });
  it('is needed below the threshold, for an unknown customer, for an unknown product, without lines', () => {
    expect(reasons(69.99)).to.deep.equal(['confidence_below_threshold']);
    expect(reasons(90, { customer: null })).to.deep.equal(['customer_unknown']);
    expect(reasons(90, { lines: [orderLine({ productId: null })] })).to.deep.equal(['product_not_found']);
    expect(reasons(90, { lines: [] })).to.deep.equal(['no_lines']);
  });
  it('is needed where a match is weak', () => {
    const by = (step: 'domain' | 'similar_name') => ({ customer: { customerId: 'anna', by: step } });
    expect(reasons(90, by('domain'))).to.deep.equal(['customer_by_domain']);
    expect(reasons(90, by('similar_name'))).to.deep.equal(['customer_by_similar_name']);
    expect(reasons(90, { lines: [orderLine({ matchedBy: 'similar_name' })] })).to.deep.equal(['product_by_similar_name']);
  });
  it("is needed when currency or unit are not the customer's and the product's", () => {
    const bolt = 'b7f7c1de-0f4e-4a3e-9d43-0c4a4f4f8a07';
    const buyer = { currency: 'SEK', emails: [], domains: [], blocked: null };
    expect(reasons(90, {}, { customer: buyer })).to.deep.equal(['currency_differs']);
    expect(reasons(90, {}, { customer: buyer, companyCurrency: 'EUR' })).to.deep.equal([]);
    const inPieces = { products: { [bolt]: { code: 'HB-8', unit: 'Stück' } } };
    expect(reasons(90, { lines: [orderLine({ unit: 'kg' })] }, inPieces)).to.deep.equal(['unit_differs']);
    expect(reasons(90, { lines: [orderLine({ unit: 'pcs.' })] }, inPieces)).to.deep.equal([]);
    const inRolls = { products: { [bolt]: { code: 'HB-8', unit: 'm', units: [{ unit: 'roll', factor: '50' }] } } };
    expect(reasons(90, { lines: [orderLine({ unit: 'Rollen' })] }, inRolls)).to.deep.equal([]);
    expect(reasons(90, { lines: [orderLine({ unit: 'Bund' })] }, inRolls)).to.deep.equal(['unit_differs']);
  });
});

describe('units', () => {
  it('are known by the words of all languages, and by their codes', () => {
    for (const word of ['pcs', 'Stück', 'STK.', 'pièces', 'C62', 'H87', 'ea']) expect(unitCode(word), word).to.equal('C62');
    expect(unitCode('kg')).to.equal('KGM');
    expect(unitCode('Karton')).to.equal('XCT');
    expect(unitCode('gross of gremlins')).to.equal(null);
  });
  it('differ only when both are known', () => {
    expect(sameUnit('box', 'kg')).to.equal(false);
    expect(sameUnit('Stk', 'each')).to.equal(true);
    expect(sameUnit('gremlins', 'kg')).to.equal(true);
    expect(sameUnit(null, 'kg')).to.equal(true);
  });
});
