import { expect } from 'chai';
import { describe, it } from 'mocha';
import { simulateThresholds } from '../../../src/api/endpoints/statistics/threshold-simulation.ts';
import type { SalesOrderEvent } from '../../../src/domain/sales-order/sales-order.events.ts';
import { draftOutcomes } from '../../../src/projections/draft-outcomes/draft-outcomes.read-model.ts';
import { readModelKit } from '../../support/read-model-kit.ts';
import { companyId, emailId, extraction, orderContent, orderId } from '../../support/samples.ts';

const outcomes = readModelKit<SalesOrderEvent>(draftOutcomes, { place: { companyId } });
const content = (confidence: number, reviewReasons: readonly string[] = []) =>
  orderContent({ extraction: extraction({ confidence }), reviewReasons });
const drafted: SalesOrderEvent = {
  type: 'OrderDrafted',
  data: { orderId, reference: 'SO-2026-000001', content: content(91.256) },
};
const corrected: SalesOrderEvent = { type: 'OrderCorrected', data: { orderId, changes: [], terms: orderContent() } };
const approved: SalesOrderEvent = { type: 'OrderApproved', data: { orderId } };
const rejected: SalesOrderEvent = { type: 'OrderRejected', data: { orderId, reason: 'not ours' } };
const revised: SalesOrderEvent = {
  type: 'OrderRevised',
  data: { orderId, content: content(55, ['confidence_below_threshold', 'order_revised']), changes: [] },
};

describe('the draft_outcomes read model', () => {
  it('keeps how sure the machine was, and what a person made of it', () => {
    outcomes.givenEvents([drafted]).thenRow(orderId, {
      id: orderId,
      company_id: companyId,
      source_kind: 'email',
      email_id: emailId,
      confidence: '91.26',
      threshold: 70,
      other_reasons: false,
      drafted_at: new Date('2026-11-20T08:00:00Z'),
      corrected: false,
      outcome: null,
      decided_at: null,
    });
    const decided = { outcome: 'approved', decided_at: new Date('2026-11-20T08:00:01Z'), corrected: false };
    outcomes.givenEvents([drafted, approved]).thenRowHas(orderId, decided);
    const undone: SalesOrderEvent = {
      type: 'OrderApprovalUndone',
      data: { orderId, version: 1, total: null, reviewReasons: [] },
    };
    outcomes.givenEvents([drafted, approved, undone]).thenRowHas(orderId, { outcome: null, decided_at: null });
    // the approval of a change that was undone leaves the first decision as it was
    const again: SalesOrderEvent = { type: 'OrderApproved', data: { orderId, version: 2 } };
    const undoneAgain = { ...undone, data: { ...undone.data, version: 2 } };
    outcomes.givenEvents([drafted, approved, again, undoneAgain]).thenRowHas(orderId, decided);
    outcomes.givenEvents([drafted, corrected, approved]).thenRowHas(orderId, { outcome: 'approved', corrected: true });
    outcomes.givenEvents([drafted, rejected]).thenRowHas(orderId, { outcome: 'rejected', corrected: false });
  });
  it('the first decision counts, until the order is reopened; what a person changes later is about something else', () => {
    const cancelled: SalesOrderEvent = { type: 'OrderCancelled', data: { orderId, reason: 'asked to' } };
    outcomes
      .givenEvents([drafted, approved, corrected, cancelled])
      .thenRowHas(orderId, { outcome: 'approved', corrected: false });
    const reopened: SalesOrderEvent = { type: 'OrderReopened', data: { orderId, reason: null, reviewReasons: [] } };
    outcomes.givenEvents([drafted, rejected, reopened]).thenRowHas(orderId, { outcome: null, decided_at: null });
    outcomes.givenEvents([drafted, rejected, reopened, approved]).thenRowHas(orderId, { outcome: 'approved' });
  });
  it('content that came before the decision is what was decided upon', () => {
    outcomes.givenEvents([drafted, revised]).thenRowHas(orderId, { confidence: '55.00', other_reasons: true });
    outcomes.givenEvents([drafted, approved, revised]).thenRowHas(orderId, { confidence: '91.26', other_reasons: false });
  });
});

describe('the simulation of thresholds', () => {
  it('counts for 0 to 100 what would have passed, and what became of it', () => {
    const bucket = { corrected: 0, rejected: 0, approved_unchanged: 0, undecided: 0 };
    const all = simulateThresholds([
      { floor: 70, drafts: 3, clear: 2, ...bucket, corrected: 1, approved_unchanged: 1 },
      { floor: 100, drafts: 1, clear: 1, ...bucket, undecided: 1 },
    ]);
    expect(all.map(({ threshold }) => threshold)).to.deep.equal(Array.from({ length: 101 }, (_, at) => at));
    const passing = { ...bucket, corrected: 1, approved_unchanged: 1, undecided: 1 };
    expect(all[0]).to.deep.equal({ threshold: 0, pass: 3, review: 1, ...passing });
    expect(all[70]).to.deep.equal({ threshold: 70, pass: 3, review: 1, ...passing });
    expect(all[71]).to.deep.equal({ threshold: 71, pass: 1, review: 3, ...bucket, undecided: 1 });
    expect(simulateThresholds([])[50]).to.deep.equal({ threshold: 50, pass: 0, review: 0, ...bucket });
  });
});
