/** Why something is not done with an order: the same words where it is shown beforehand and where it is asked for. */
import type { ActionRefusal, OrderPhase } from '../../../domain/sales-order/order-actions.ts';
import { problem } from '../../http/problem.ts';

const decided: { readonly [phase in Exclude<OrderPhase, 'draft'>]: string } = {
  approved: 'This order is approved already and does not change any more. A revision of the customer changes it, once applied.',
  handed_over: 'This order is with the other system already. It can be cancelled, or changed by a revision of the customer.',
  rejected: 'This order is rejected already. Reopen it first.',
  cancelled: 'This order is cancelled already and does not change any more.',
};

const told = {
  CancellationWaits: [
    'cancellation_waits',
    'The customer asks to cancel this order. Cancel it, or dismiss the wish with a reason first.',
  ],
  NotRejected: ['not_rejected', 'Only a rejected order can be reopened.'],
  NeverApproved: ['never_approved', 'This order was never approved, so no other system can have it.'],
  NoRevisionHeld: ['no_revision_held', 'No revision of this order waits.'],
  NoApprovalPlanned: ['no_approval_planned', 'No automatic approval of this order is planned, so there is none to stop.'],
  ApprovalReleased: [
    'approval_released',
    'Other systems have been told of this approval, so it cannot be undone. Cancel the order instead.',
  ],
  AskedTooOften: ['asked_too_often', 'The customer was asked about this order three times. Contact them in another way.'],
  NoCancellationWaits: ['no_cancellation_waits', 'Nobody asks to cancel this order.'],
} as const satisfies {
  readonly [type in Exclude<ActionRefusal['type'], 'OrderDecided' | 'FieldsMissing'>]: readonly [code: string, detail: string];
};

export const actionRefusalCodes = ['order_decided', 'fields_missing', ...Object.values(told).map(([code]) => code)] as const;

export const actionProblem = (refusal: ActionRefusal) => {
  switch (refusal.type) {
    case 'OrderDecided':
      return problem(409, 'order_decided', decided[refusal.phase]);
    case 'FieldsMissing':
      return problem(
        409,
        'fields_missing',
        `An order needs these fields before it can be approved: ${refusal.fields.join(', ')}. Correct it with PATCH first.`,
        { errors: refusal.fields.map((field) => ({ field, code: 'required', message: `${field}: is required` })) },
      );
    default: {
      const [code, detail] = told[refusal.type];
      return problem(409, code, detail);
    }
  }
};
