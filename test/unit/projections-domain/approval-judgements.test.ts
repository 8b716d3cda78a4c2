import { describe, it } from 'mocha';
import type { OrderJudgedEvent } from '../../../src/domain/auto-approval/auto-approval.events.ts';
import type { SalesOrderEvent } from '../../../src/domain/sales-order/sales-order.events.ts';
import { approvalJudgements } from '../../../src/projections/approval-judgements/approval-judgements.read-model.ts';
import { goodFacts } from '../../support/approval-policies.ts';
import { readModelKit } from '../../support/read-model-kit.ts';
import { companyId, orderContent, orderId } from '../../support/samples.ts';

type Event = SalesOrderEvent | OrderJudgedEvent;
const judgements = readModelKit<Event>(approvalJudgements, { place: { companyId } });
const content = orderContent();
const drafted: Event = { type: 'OrderDrafted', data: { orderId, reference: 'SO-2026-000001', content } };
const judged = (version: number, approves: boolean, live = false): Event => ({
  type: 'AutoApprovalJudged',
  data: {
    ...{ orderId, reference: 'SO-2026-000001', version, rule: 'All', approves, checks: [], facts: goodFacts() },
    ...{ live, sampled: false },
  },
});
const approved: Event = { type: 'OrderApproved', data: { orderId, version: 1 } };
const automatic: Event = { type: 'OrderApproved', data: { orderId, version: 1, automatic: { policyVersion: 1 } } };
const corrected: Event = {
  type: 'OrderCorrected',
  data: { orderId, changes: [{ field: 'total', before: '1', after: '2' }], terms: {} },
};
const rejected: Event = { type: 'OrderRejected', data: { orderId, reason: 'not ours' } };
const cancelled: Event = { type: 'OrderCancelled', data: { orderId, reason: 'asked to' } };
const asked: Event = { type: 'OrderCancellationRequested', data: { orderId, source: content.source, reason: null } };
const refused: Event = { type: 'OrderHandOverRefused', data: { orderId, version: 1, reason: 'no', reviewReasons: [] } };
const readAgain: Event = { type: 'OrderRevisionApplied', data: { orderId, source: content.source, content, changes: [] } };
const revised: Event = {
  type: 'OrderRevisionApplied',
  data: { orderId, source: { kind: 'email', id: 'later' }, content, changes: [] },
};
const verdictOf = (verdict: string, ...events: readonly Event[]) =>
  judgements.givenEvents([drafted, judged(1, true), ...events]).thenRowHas(orderId, { approves: true, verdict });

describe('the approval_judgements read model', () => {
  it('calls right what a person approved as it was read, and nothing else', () => {
    verdictOf('open');
    verdictOf('right', approved);
    verdictOf('wrong', corrected);
    verdictOf('wrong', corrected, approved);
    // a draft that a person had to split, or merge, was not right as it was
    const part = { orderId: 'p', reference: 'SO-2026-000002' };
    const split: Event = { type: 'OrderSplit', data: { orderId, part, lines: [1], changes: [], terms: {}, partTerms: {} } };
    verdictOf('wrong', split, approved);
    verdictOf('wrong', { type: 'OrderMergedInto', data: { orderId, into: part, mergeId: 'm' } });
    verdictOf('wrong', rejected);
  });
  it('forgets an approval that was undone, and keeps that of the first version where that of a change was', () => {
    const undone = (version: number): Event => ({
      type: 'OrderApprovalUndone',
      data: { orderId, version, total: null, reviewReasons: [] },
    });
    verdictOf('open', approved, undone(1));
    verdictOf('wrong', approved, undone(1), corrected, approved);
    verdictOf('right', approved, revised, approved, undone(2));
  });
  it('learns after the approval that an order was wrong', () => {
    verdictOf('wrong', approved, refused);
    verdictOf('wrong', approved, readAgain);
    // the customer wants something else now, which says nothing of the first reading
    verdictOf('right', approved, revised);
    verdictOf('right', approved, cancelled);
  });
  it('leaves out what the customer wanted no more, and counts other cancellations as errors', () => {
    verdictOf('left_out', asked, cancelled);
    verdictOf('wrong', cancelled);
  });
  it('proves nothing by what the policy approved, until somebody finds it wrong', () => {
    verdictOf('unchecked', automatic);
    verdictOf('wrong', automatic, rejected);
    verdictOf('wrong', automatic, refused);
    verdictOf('left_out', automatic, asked, cancelled);
  });
  it('keeps the first judgement that would have approved: by then the order would have been gone', () => {
    judgements
      .givenEvents([drafted, judged(1, false), judged(1, true), judged(2, false, true)])
      .thenRowHas(orderId, { policy_version: 1, approves: true, live: true });
    judgements
      .givenEvents([drafted, judged(1, false), judged(2, false)])
      .thenRowHas(orderId, { policy_version: 2, approves: false });
    judgements.givenEvents([drafted]).thenRowHas(orderId, { policy_version: null, judged_at: null });
  });
});
