/** The approval of a draft that is planned without a person: until it is due anybody can stop it, and whatever changes the order ends it. */
import type { OrderStanding } from './order-actions.ts';
import type { PlannedApproval, SalesOrderEvent } from './sales-order.events.ts';

/** `stopped`: by a person, so that it is never planned again. */
export type ApprovalPlan = { readonly planned: PlannedApproval | null; readonly stopped: boolean };

export const noPlan: ApprovalPlan = { planned: null, stopped: false };

/** What says nothing about the order's content leaves a plan as it is. */
const harmless: ReadonlySet<SalesOrderEvent['type']> = new Set(['OrderAssigned', 'OrderCommented', 'OrderRepeated']);

export const planAfter = (plan: ApprovalPlan, event: SalesOrderEvent): ApprovalPlan => {
  if (event.type === 'OrderApprovalPlanned') {
    const { policyVersion, round, dueAt } = event.data;
    return { ...plan, planned: { policyVersion, round, dueAt } };
  }
  if (event.type === 'OrderApprovalStopped') return { planned: null, stopped: plan.stopped || event.data.cause === 'person' };
  return plan.planned === null || harmless.has(event.type) ? plan : { ...plan, planned: null };
};

export const approvalStanding = ({ planned, stopped }: ApprovalPlan): OrderStanding['approval'] => ({
  planned: planned !== null,
  stopped,
});
