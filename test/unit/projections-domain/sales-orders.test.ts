import { expect } from 'chai';
import { describe, it } from 'mocha';
import type { SalesOrderEvent } from '../../../src/domain/sales-order/sales-order.events.ts';
import { reviewQueue } from '../../../src/projections/review-queue/review-queue.read-model.ts';
import { salesOrders } from '../../../src/projections/sales-orders/sales-orders.read-model.ts';
import { asErased, readModelKit } from '../../support/read-model-kit.ts';
import { companyId, emailId, extraction, orderContent, orderId } from '../../support/samples.ts';

const personKeyId = 'b7f7c1de-0f4e-4a3e-9d43-0c4a4f4f8aaa';
const options = { place: { companyId, personKeyId } };
const order = readModelKit<SalesOrderEvent>(salesOrders, options);
const queue = readModelKit<SalesOrderEvent>(reviewQueue, options);
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
      revisions: [{ source: { kind: 'email', id: later }, at: '2026-11-20T08:00:01.000Z', applied: true, changes }],
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
      search: 'so-2026-000001 po 4712 anna berg ab anna@buyer.example',
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
      requires_review: false,
      review_reasons: [],
      decision: { by: 'user:ann', at: '2026-11-20T08:00:01.000Z', reason: null },
      revisions: [{ source: { kind: 'email', id: later }, at: '2026-11-20T08:00:02.000Z', applied: false, changes }],
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

describe('the review_queue read model', () => {
  it('lists a draft from a mail with its confidence and why it waits', () => {
    queue.givenEvents([drafted(doubtful(emailId))]).thenRow(orderId, {
      id: orderId,
      company_id: companyId,
      email_id: emailId,
      reference,
      customer_email: 'anna@buyer.example',
      confidence: '41.26',
      threshold: 70,
      requires_review: true,
      review_reasons: ['confidence_below_threshold'],
      created_at: new Date('2026-11-20T08:00:00.000Z'),
      person_key_id: personKeyId,
    });
  });

  it('lists a draft that needs no review too: nobody has decided on it', () => {
    queue.givenEvents([drafted()]).thenRowHas(orderId, { requires_review: false, review_reasons: [] });
  });

  it('lists no draft that was uploaded, and none that somebody decided', () => {
    queue.givenEvents([drafted(orderContent({ source: { kind: 'upload', id: later } }))]).thenNoRow(orderId);
    queue.givenEvents([drafted(), { type: 'OrderApproved', data: { orderId } }]).thenNoRow(orderId);
    queue.givenEvents([drafted(), { type: 'OrderRejected', data: { orderId, reason: 'no' } }]).thenNoRow(orderId);
  });

  it('judges a revised draft by its newest content, where it stood', () => {
    queue.givenEvents([drafted(doubtful(emailId)), revised()]).thenRowHas(orderId, {
      confidence: '93.50',
      requires_review: false,
      email_id: emailId,
      created_at: new Date('2026-11-20T08:00:00.000Z'),
    });
  });

  it('has nothing of an erased customer left', () => {
    const left = queue.givenEvents([asErased(drafted())]).rows.get(orderId);
    expect(left).to.include({ customer_email: '[erased]', reference });
    expect(JSON.stringify(left)).not.to.match(/anna/i);
  });
});
