/** Why a log entry could not be tried again, told again or settled. */
import type { NotifyRefusal } from '../../../commands/email/request-notification.command.ts';
import type { RetryRefusal } from '../../../commands/email/request-retry.command.ts';
import type { SeenRefusal, SettleRefusal } from '../../../commands/email/settle-email.command.ts';
import { notFound, preconditionFailed, problem, wrongField } from '../../http/problem.ts';
import { createProblem, orderExistsProblem } from '../sales-order/sales-order.problems.ts';

export const retryProblem = (refusal: RetryRefusal) => {
  switch (refusal.type) {
    case 'EmailUnknown':
      return notFound;
    case 'NotFailed':
      return problem(
        409,
        'not_failed',
        `This entry is ${refusal.status}: only one that is FAILED, or that waits for its next try, can be tried again.`,
      );
    case 'PreconditionFailed':
      return preconditionFailed;
  }
};

const standing = {
  due: 'is about to be sent',
  attempted: 'is being sent',
  sent: 'was sent',
} as const;

export const notifyProblem = (refusal: NotifyRefusal) => {
  switch (refusal.type) {
    case 'EmailUnknown':
      return notFound;
    case 'NoOutcome':
      return problem(409, 'no_outcome', 'This entry is PENDING: there is nothing to tell anybody yet.');
    case 'NotificationStands':
      return problem(
        409,
        'notification_stands',
        `The notification of this entry ${standing[refusal.status]}; it is never sent twice.`,
      );
    case 'PreconditionFailed':
      return preconditionFailed;
  }
};

export const seenProblem = (refusal: SeenRefusal) => {
  switch (refusal.type) {
    case 'EmailUnknown':
      return notFound;
    case 'PreconditionFailed':
      return preconditionFailed;
    case 'WantsNoAnswer':
      return problem(409, 'wants_no_answer', 'This entry is no question and no complaint: only those are marked as seen.');
  }
};

export const settleProblem = (refusal: SettleRefusal) => {
  switch (refusal.type) {
    case 'EmailUnknown':
      return notFound;
    case 'PreconditionFailed':
      return preconditionFailed;
    case 'LinkUnknown':
      return wrongField('sales_order', 'unknown_reference', 'there is none of this id in your company');
    case 'NothingToSettle':
      return problem(
        409,
        'nothing_to_settle',
        refusal.phase === 'received' || refusal.phase === 'extracted'
          ? 'This entry is PENDING: it may still become an order by itself.'
          : 'Nothing about this entry waits for a person.',
      );
    case 'NotReplaced':
      return refusal.refusal.type === 'OrderExists' ? orderExistsProblem(refusal.refusal, null) : createProblem(refusal.refusal);
  }
};
