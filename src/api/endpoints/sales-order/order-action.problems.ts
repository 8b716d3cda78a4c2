/** Why something is not done with an order: the same words where it is shown beforehand and where it is asked for. */
import type { ActionRefusal, OrderPhase } from '../../../domain/sales-order/order-actions.ts';
import { problem } from '../../http/problem.ts';

const decided: { readonly [phase in Exclude<OrderPhase, 'draft'>]: string } = {
  approved: "This order is already approved and can only be changed by a customer's revision.",
  handed_over: "This order was already handed over to another system. Cancel it, or apply a customer's revision.",
  rejected: 'This order is already rejected. Reopen it first.',
  cancelled: 'This order is cancelled already and can no longer be changed.',
  merged: 'This order was merged into another order and is closed. Change that order.',
};

const refusals = {
  CancellationWaits: [
    'cancellation_waits',
    'The customer requested to cancel this order. Cancel it, or decline the request with a reason first.',
  ],
  NotRejected: ['not_rejected', 'Only rejected orders can be reopened.'],
  NeverApproved: ['never_approved', 'This order was never approved, so no other system has received it.'],
  NoRevisionHeld: ['no_revision_held', 'This order has no pending revision.'],
  NoApprovalPlanned: ['no_approval_planned', 'No automatic approval is planned for this order.'],
  ApprovalReleased: [
    'approval_released',
    'The approval was already sent to other systems and cannot be undone. Cancel the order instead.',
  ],
  AskingIsOff: [
    'asking_is_off',
    'Questions to customers are turned off. An administrator can turn them on in the settings (ask_customers).',
  ],
  AskedTooOften: ['asked_too_often', 'The customer was asked about this order three times. Contact them in another way.'],
  LinesNeeded: ['lines_needed', 'Each order needs a line with an article. Leave one here, and move another.'],
  NoCancellationWaits: ['no_cancellation_waits', 'This order has no pending cancellation request.'],
} as const satisfies {
  readonly [type in Exclude<ActionRefusal['type'], 'OrderDecided' | 'FieldsMissing'>]: readonly [code: string, detail: string];
};

export const actionRefusalCodes = ['order_decided', 'fields_missing', ...Object.values(refusals).map(([code]) => code)] as const;

/** The order is not a draft anymore. */
export const decidedProblem = ({ phase }: Extract<ActionRefusal, { readonly type: 'OrderDecided' }>) =>
  problem(409, 'order_decided', decided[phase]);

export const actionProblem = (refusal: ActionRefusal) => {
  switch (refusal.type) {
    case 'OrderDecided':
      return decidedProblem(refusal);
    case 'FieldsMissing':
      return problem(
        409,
        'fields_missing',
        `These fields are required for approval: ${refusal.fields.join(', ')}. Add them with PATCH first.`,
        { errors: refusal.fields.map((field) => ({ field, code: 'required', message: `${field}: is required` })) },
      );
    default: {
      const [code, detail] = refusals[refusal.type];
      return problem(409, code, detail);
    }
  }
};
