/** The approval that a policy plans: stopped by anybody, ended by any change, carried out once. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { salesOrder } from '../../../../src/domain/sales-order/sales-order.decider.ts';
import type { SalesOrderEvent } from '../../../../src/domain/sales-order/sales-order.events.ts';
import { deciderKit } from '../../../support/decider-kit.ts';
import { orderContent, orderId } from '../../../support/samples.ts';

const drafted: SalesOrderEvent = {
  type: 'OrderDrafted',
  data: { orderId, reference: 'SO-2026-000001', content: orderContent({ warehouseId: 'main' }) },
};
const plan = { policyVersion: 3, round: 1, dueAt: '2026-11-20T08:10:00.000Z' };
const planned: SalesOrderEvent = { type: 'OrderApprovalPlanned', data: { orderId, ...plan } };
const stopped = (cause: 'person' | 'switched_off'): SalesOrderEvent => ({
  type: 'OrderApprovalStopped',
  data: { orderId, cause },
});
const approve = { type: 'ApproveAsPlanned', plan, now: '2026-11-20T08:10:00.500Z' } as const;
const { given } = deciderKit(salesOrder);

describe('an automatic approval', () => {
  it('is carried out when it is due, with the version of the policy', () => {
    given(drafted).when({ type: 'PlanApproval', plan }).thenEvents(planned);
    given(drafted, planned)
      .when(approve)
      .thenEvents({ type: 'OrderApproved', data: { orderId, version: 1, automatic: { policyVersion: 3 } } });
  });
  it('is not carried out early, under another plan, or twice', () => {
    given(drafted, planned)
      .when({ ...approve, now: '2026-11-20T08:09:59.999Z' })
      .thenRefused('NoApprovalPlanned');
    given(drafted, planned)
      .when({ ...approve, plan: { ...plan, round: 2 } })
      .thenRefused('NoApprovalPlanned');
    const approved: SalesOrderEvent = { type: 'OrderApproved', data: { orderId, version: 1, automatic: { policyVersion: 3 } } };
    given(drafted, planned, approved).when(approve).thenRefused('NoApprovalPlanned');
    given(drafted, planned)
      .when({ type: 'PlanApproval', plan: { ...plan, dueAt: '2027-01-01T00:00:00.000Z' } })
      .thenNothing();
  });
  it('never follows a stop: a person who stopped it decides from then on', () => {
    given(drafted, planned).when({ type: 'StopApproval', cause: 'person' }).thenEvents(stopped('person'));
    given(drafted, planned, stopped('person')).when(approve).thenRefused('NoApprovalPlanned');
    given(drafted, planned, stopped('person')).when({ type: 'PlanApproval', plan }).thenNothing();
    given(drafted, planned, stopped('person')).when({ type: 'StopApproval', cause: 'person' }).thenNothing();
    given(drafted, planned, stopped('person')).when({ type: 'ApproveOrder' }).thenTypes('OrderApproved');
  });
  it('may be planned again after the service stopped it', () => {
    given(drafted, planned, stopped('switched_off')).when({ type: 'PlanApproval', plan }).thenEvents(planned);
    given(drafted).when({ type: 'StopApproval', cause: 'switched_off' }).thenNothing();
    given(drafted).when({ type: 'StopApproval', cause: 'person' }).thenRefused('NoApprovalPlanned');
  });
  it('is over as soon as anything changes about the order, and not by a comment or an assignment', () => {
    const source = { kind: 'email', id: 'later' } as const;
    const changes: readonly SalesOrderEvent[] = [
      { type: 'OrderCorrected', data: { orderId, changes: [], terms: {} } },
      { type: 'OrderMatched', data: { orderId, changes: [], terms: {} } },
      { type: 'OrderRevised', data: { orderId, content: orderContent(), changes: [] } },
      { type: 'OrderRevisionHeld', data: { orderId, content: orderContent({ source }), changes: [] } },
      { type: 'OrderCancellationRequested', data: { orderId, source, reason: null } },
      { type: 'OrderRejected', data: { orderId, reason: 'no' } },
    ];
    for (const change of changes) given(drafted, planned, change).when(approve).thenRefused('NoApprovalPlanned');
    const harmless: readonly SalesOrderEvent[] = [
      { type: 'OrderAssigned', data: { orderId, assignee: 'ann' } },
      { type: 'OrderCommented', data: { orderId, commentId: 'c', text: 'looks good' } },
    ];
    given(drafted, planned, ...harmless)
      .when(approve)
      .thenTypes('OrderApproved');
  });
  it('is not planned for an order that a person has touched or that lacks something', () => {
    const corrected: SalesOrderEvent = { type: 'OrderCorrected', data: { orderId, changes: [], terms: {} } };
    given(drafted, corrected).when({ type: 'PlanApproval', plan }).thenNothing();
    const incomplete: SalesOrderEvent = { ...drafted, data: { ...drafted.data, content: orderContent() } } as SalesOrderEvent;
    given(incomplete).when({ type: 'PlanApproval', plan }).thenRefused('FieldsMissing');
    expect(given(drafted, planned).state).to.deep.include({ approvalPlan: { planned: plan, stopped: false } });
  });
});
