import { expect } from 'chai';
import { describe, it } from 'mocha';
import { approvalRequirements, earlierRequirements } from '../../../src/domain/sales-order/approval-requirements.ts';
import { answerTo, orderActionNames } from '../../../src/domain/sales-order/order-actions.ts';
import { salesOrder, standingOf } from '../../../src/domain/sales-order/sales-order.decider.ts';
import type { SalesOrderEvent } from '../../../src/domain/sales-order/sales-order.events.ts';
import { orderStanding } from '../../../src/projections/sales-orders/order-standing.ts';
import type { SalesOrderRow } from '../../../src/projections/sales-orders/sales-orders.read-model.ts';
import { salesOrders } from '../../../src/projections/sales-orders/sales-orders.read-model.ts';
import { asErased, readModelKit } from '../../support/read-model-kit.ts';
import { companyId, emailId, extraction, orderContent, orderId } from '../../support/samples.ts';

const personKeyId = 'b7f7c1de-0f4e-4a3e-9d43-0c4a4f4f8aaa';
const options = { place: { companyId, personKeyId } };
const order = readModelKit<SalesOrderEvent>(salesOrders, options);
const reference = 'SO-2026-000001';
const later = 'b7f7c1de-0f4e-4a3e-9d43-0c4a4f4f8b03';
const changes = [{ field: 'customer_name', before: 'Anna Berg', after: 'Anna Berg AB' }];

const drafted = (content = orderContent()): SalesOrderEvent => ({ type: 'OrderDrafted', data: { orderId, reference, content } });
const revised = (content = orderContent({ source: { kind: 'email', id: later } })): SalesOrderEvent => ({
  type: 'OrderRevised',
  data: { orderId, content, changes },
});
const doubtful = (id: string) =>
  orderContent({
    source: { kind: 'email', id },
    extraction: extraction({ confidence: 41.256 }),
    requiresReview: true,
    reviewReasons: ['confidence_below_threshold'],
  });
describe('the sales_orders read model', () => {
  it('makes a draft with what was read, and from which document', () => {
    const content = orderContent();
    order.givenEvents([drafted(content)]).thenRowHas(orderId, {
      company_id: companyId,
      reference,
      status: 'DRAFT',
      customer_id: content.customer?.customerId,
      customer_name: 'Anna Berg AB',
      customer_email: 'anna@buyer.example',
      po_number: 'PO-4711',
      currency: 'EUR',
      delivery_date: '2026-12-01',
      total: '125.00',
      lines: content.lines,
      ai_confidence: '93.50',
      source: { kind: 'email', id: emailId },
      document: null,
      po_key: 'po 4711',
      customer_matched_by: 'email',
      corrections: [],
      duplicates: [],
      decision: null,
      extraction_metadata: content.extraction,
      revisions: [],
      revision: 0,
      created_at: new Date('2026-11-20T08:00:00.000Z'),
    });
  });

  it('shows the newest content after a revision, and what it changed, on the same row', () => {
    const after = order.givenEvents([drafted(), revised(doubtful(later))]);
    after.thenKeys(orderId);
    after.thenRowHas(orderId, {
      reference,
      ai_confidence: '41.26',
      requires_review: true,
      review_reasons: ['confidence_below_threshold'],
      source: { kind: 'email', id: emailId },
      revisions: [
        {
          source: { kind: 'email', id: later },
          at: '2026-11-20T08:00:01.000Z',
          state: 'applied',
          applied: true,
          changes,
          settled: null,
        },
      ],
      revision: 1,
      created_at: new Date('2026-11-20T08:00:00.000Z'),
      updated_at: new Date('2026-11-20T08:00:01.000Z'),
    });
  });

  it('lists every revision once, in their order', () => {
    const row = order.givenEvents([drafted(), revised(), revised(doubtful(emailId))]).rows.get(orderId);
    const revisions = row?.revisions as { source: { id: string } }[] | undefined;
    expect(revisions?.map(({ source }) => source.id)).to.deep.equal([later, emailId]);
  });

  it('makes no order of a revision whose draft it never saw', () => {
    order.givenEvents([revised()]).thenNoRow(orderId);
  });

  it('follows what a person corrects, and keeps who changed what', () => {
    const { source: _, extraction: __, document: ___, threshold: ____, contentHash: _____, ...terms } = orderContent();
    const corrected = { ...terms, poNumber: 'PO 4712', requiresReview: true, reviewReasons: ['no_lines'], lines: [] };
    order.givenEvents([drafted(), { type: 'OrderCorrected', data: { orderId, changes, terms: corrected } }]).thenRowHas(orderId, {
      po_number: 'PO 4712',
      po_key: 'po 4712',
      lines: [],
      requires_review: true,
      corrections: [{ by: 'user:ann', at: '2026-11-20T08:00:01.000Z', changes }],
      search: 'so-2026-000001 po 4712 anna berg ab anna@buyer.example 2026-12-01 125.00',
      ai_confidence: '93.50',
    });
  });

  it('shows a decision, and what came too late to change it', () => {
    const after = order.givenEvents([
      drafted(doubtful(emailId)),
      { type: 'OrderApproved', data: { orderId } },
      { type: 'OrderRevisionHeld', data: { orderId, content: doubtful(later), changes } },
      { type: 'OrderRepeated', data: { orderId, source: { kind: 'upload', id: 'document' } } },
    ]);
    after.thenRowHas(orderId, {
      status: 'APPROVED',
      requires_review: true,
      review_reasons: ['revision_of_approved_order'],
      waiting_since: new Date('2026-11-20T08:00:02.000Z'),
      decision: { by: 'user:ann', at: '2026-11-20T08:00:01.000Z', reason: null },
      revisions: [
        {
          source: { kind: 'email', id: later },
          at: '2026-11-20T08:00:02.000Z',
          state: 'held',
          applied: false,
          changes,
          settled: null,
        },
      ],
      duplicates: [{ source: { kind: 'upload', id: 'document' }, at: '2026-11-20T08:00:03.000Z' }],
      revision: 3,
    });
  });

  it('is a draft again when something else is wanted after it was rejected', () => {
    order
      .givenEvents([drafted(), { type: 'OrderRejected', data: { orderId, reason: 'no' } }, revised()])
      .thenRowHas(orderId, { status: 'DRAFT', decision: null });
  });

  it('has nothing of an erased customer left', () => {
    const left = order.givenEvents([drafted(), revised()].map(asErased)).rows.get(orderId);
    expect(left).to.include({ customer_name: '[erased]', customer_email: '[erased]', reference });
    expect(JSON.stringify(left)).not.to.match(/anna|berg|order\.pdf/i);
  });
});

describe('the row of an order, all its life', () => {
  const event = <T extends SalesOrderEvent['type']>(type: T, data: object = {}) =>
    ({ type, data: { orderId, ...data } }) as unknown as SalesOrderEvent;
  const held = (id: string) => event('OrderRevisionHeld', { content: orderContent({ source: { kind: 'email', id } }), changes });
  const settled = (type: 'OrderRevisionApplied' | 'OrderRevisionDismissed', id: string) =>
    event(type, { source: { kind: 'email', id }, content: orderContent(), changes, reason: 'no' });
  const doubtful = (id: string, contentHash = 'x') =>
    event('OrderRevisionHeld', {
      content: orderContent({ source: { kind: 'email', id }, contentHash }),
      changes,
      doubts: [{ code: 'order_date_differs', before: ['2026-11-24'], after: ['2026-11-25'] }],
    });
  const separated = (id: string, contentHash = 'x') =>
    event('OrderRevisionSeparated', {
      source: { kind: 'email', id },
      contentHash,
      separate: { orderId: 'other', reference: 'SO-2026-000002' },
    });
  const cancellation = event('OrderCancellationRequested', { source: { kind: 'email', id: later }, reason: null });
  const delayed = event('OrderApproved', { version: 1, releaseAt: '2026-11-20T08:00:10.000Z' });
  const undone = event('OrderApprovalUndone', { version: 1, total: null, reviewReasons: [] });
  const part = { orderId: later, reference: 'SO-2026-000002' };
  const twoLines = orderContent({ lines: [...orderContent().lines, ...orderContent().lines] });
  const split = event('OrderSplit', {
    part,
    lines: [2],
    changes: [],
    terms: { lines: orderContent().lines, requiresReview: false, reviewReasons: [] },
    partTerms: { lines: orderContent().lines },
  });
  const lives: { readonly [name: string]: readonly SalesOrderEvent[] } = {
    'a draft': [drafted()],
    approved: [drafted(), event('OrderApproved', { version: 1 })],
    'handed over': [
      drafted(),
      event('OrderApproved', { version: 1 }),
      event('OrderHandedOver', { version: 1, externalReference: 'X' }),
    ],
    'handed over, then refused': [
      drafted(),
      event('OrderApproved'),
      event('OrderHandedOver', { version: 1, externalReference: 'X' }),
      event('OrderHandOverRefused', { version: 1, reason: 'no', reviewReasons: ['hand_over_refused'] }),
    ],
    'a line of two split off': [drafted(twoLines), split],
    'a line of two split off, and merged again': [
      drafted(twoLines),
      split,
      event('OrderMerged', {
        from: part,
        mergeId: later,
        changes: [],
        terms: { lines: twoLines.lines, requiresReview: false, reviewReasons: [] },
        hashes: [],
        sources: [],
      }),
    ],
    'closed for a merge': [drafted(), event('OrderMergedInto', { into: part, mergeId: later })],
    'closed for a merge that was undone': [
      drafted(),
      event('OrderMergedInto', { into: part, mergeId: later }),
      event('OrderMergeUndone', { into: part }),
    ],
    'two revisions, the first dismissed and the second applied': [
      drafted(),
      event('OrderApproved'),
      held('one'),
      held('two'),
      settled('OrderRevisionDismissed', 'one'),
      settled('OrderRevisionApplied', 'two'),
      event('OrderApproved', { version: 2 }),
    ],
    'two revisions, the second applied': [
      drafted(),
      event('OrderApproved'),
      held('one'),
      held('two'),
      settled('OrderRevisionApplied', 'two'),
    ],
    'two revisions, the first applied': [
      drafted(),
      event('OrderApproved'),
      held('one'),
      held('two'),
      settled('OrderRevisionApplied', 'one'),
    ],
    'a document that may be a separate order': [drafted(), doubtful('one')],
    'a document that may be a separate order, and the order cancelled': [
      drafted(),
      doubtful('one'),
      held('two'),
      event('OrderCancelled', { reason: 'yes' }),
    ],
    'a separate order, and one that waits after another was applied': [
      drafted(),
      doubtful('one'),
      doubtful('two'),
      doubtful('three'),
      separated('one'),
      settled('OrderRevisionApplied', 'three'),
    ],
    'two documents of one mail, the second of them separate': [
      drafted(),
      doubtful('one', 'a'),
      doubtful('one', 'b'),
      separated('one', 'b'),
    ],
    'its own document read again': [drafted(), event('OrderRevisionHeld', { content: orderContent(), changes, readAgain: true })],
    'a cancellation that waits': [drafted(), event('OrderApproved'), cancellation],
    'a cancellation that was dismissed': [drafted(), cancellation, event('OrderCancellationDismissed', { reason: 'no' })],
    'cancelled with everything that waited': [
      drafted(),
      event('OrderApproved'),
      held('one'),
      cancellation,
      event('OrderCancelled', { reason: 'yes' }),
    ],
    'a revision of a cancelled order': [drafted(), event('OrderCancelled', { reason: 'yes' }), held('one'), cancellation],
    'approved, and can be undone': [drafted(), delayed],
    'approved and undone': [drafted(), delayed, undone],
    'approved, undone and approved again': [drafted(), delayed, undone, event('OrderApproved', { version: 1 })],
    'approved and released': [drafted(), delayed, event('OrderReleased', { version: 1, approvedBy: 'user:anna' })],
    'handed over before it was released': [drafted(), delayed, event('OrderHandedOver', { version: 1, externalReference: 'X' })],
    'refused before it was released': [
      drafted(),
      delayed,
      event('OrderHandOverRefused', { version: 1, reason: 'no', reviewReasons: ['hand_over_refused'] }),
    ],
    'rejected before it was released': [drafted(), delayed, event('OrderRejected', { reason: 'no', version: 1 })],
    'changed before it was released': [drafted(), delayed, held('one'), settled('OrderRevisionApplied', 'one')],
    'rejected and reopened': [
      drafted(),
      event('OrderRejected', { reason: 'no' }),
      event('OrderReopened', { reason: null, reviewReasons: ['no_lines'] }),
    ],
  };

  for (const [name, events] of Object.entries(lives))
    it(`offers and refuses what its stream does: ${name}`, () => {
      const state = events.reduce(salesOrder.evolve, salesOrder.initialState);
      const row = order.givenEvents(events).rows.get(orderId) as SalesOrderRow | undefined;
      if (state.phase === 'none' || !row) throw new Error('no order');
      for (const requires of [[], earlierRequirements, approvalRequirements]) {
        const [ofRow, ofStream] = [orderStanding(row, requires), standingOf(state, requires)];
        expect(ofRow, requires.join()).to.deep.equal(ofStream);
        for (const action of orderActionNames) expect(answerTo(action, ofRow), action).to.deep.equal(answerTo(action, ofStream));
      }
    });

  const rowAfter = (name: string) => order.givenEvents(lives[name] ?? []).rows.get(orderId) as SalesOrderRow | undefined;
  it('says where a person moved its lines, and waits no more once it was merged', () => {
    const movesAfter = (name: string) => rowAfter(name)?.line_moves.map(({ relation, id }) => [relation, id]);
    expect(movesAfter('a line of two split off')).to.deep.equal([['split_into', later]]);
    expect(rowAfter('a line of two split off')?.lines.length).to.equal(1);
    expect(movesAfter('a line of two split off, and merged again')).to.deep.equal([
      ['split_into', later],
      ['merged_from', later],
    ]);
    const closed = rowAfter('closed for a merge');
    expect([closed?.status, closed?.waiting_since, closed?.review_reasons]).to.deep.equal(['MERGED', null, []]);
    expect(movesAfter('closed for a merge')).to.deep.equal([['merged_into', later]]);
    expect(movesAfter('closed for a merge that was undone')).to.deep.equal([]);
  });
  it('says which of several documents became which order', () => {
    const revisions = rowAfter('two documents of one mail, the second of them separate')?.revisions ?? [];
    expect(revisions.map(({ state, separate_order }) => [state, separate_order?.reference])).to.deep.equal([
      ['held', undefined],
      ['separated', 'SO-2026-000002'],
    ]);
    const cancelled = rowAfter('a document that may be a separate order, and the order cancelled');
    expect(cancelled?.revisions.map(({ state }) => state)).to.deep.equal(['held', 'superseded']);
    expect(cancelled?.review_reasons).to.include('may_be_separate_order');
    expect(cancelled?.waiting_since).not.to.equal(null);
  });
  it('waits as long as anything about it waits, since the first of it came', () => {
    expect(rowAfter('a draft')?.waiting_since).to.deep.equal(new Date('2026-11-20T08:00:00.000Z'));
    expect(rowAfter('approved')?.waiting_since).to.equal(null);
    expect(rowAfter('handed over, then refused')).to.deep.include({
      status: 'DRAFT',
      review_reasons: ['hand_over_refused'],
      external_reference: 'X',
      waiting_since: new Date('2026-11-20T08:00:03.000Z'),
    });
    expect(rowAfter('a cancellation that waits')).to.deep.include({
      status: 'APPROVED',
      requires_review: true,
      review_reasons: ['cancellation_requested'],
      waiting_since: new Date('2026-11-20T08:00:02.000Z'),
    });
    expect(rowAfter('cancelled with everything that waited')).to.deep.include({ requires_review: false, waiting_since: null });
    expect(rowAfter('a revision of a cancelled order')?.review_reasons).to.deep.equal(['revision_of_cancelled_order']);
    expect(rowAfter('rejected and reopened')).to.deep.include({ status: 'DRAFT', review_reasons: ['no_lines'], decision: null });
  });
  it('says of each revision what became of it', () => {
    const states = (name: string) => rowAfter(name)?.revisions.map(({ state }) => state);
    expect(states('two revisions, the second applied')).to.deep.equal(['superseded', 'applied']);
    expect(states('two revisions, the first applied')).to.deep.equal(['applied', 'held']);
    expect(states('two revisions, the first dismissed and the second applied')).to.deep.equal(['dismissed', 'applied']);
    expect(states('cancelled with everything that waited')).to.deep.equal(['superseded']);
  });
});
