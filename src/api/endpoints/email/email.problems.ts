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
        `This email is ${refusal.status}. Only failed emails and emails that wait for a retry can be retried.`,
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
      return problem(409, 'no_outcome', 'This email is PENDING, so there is no outcome to send yet.');
    case 'NotificationStands':
      return problem(
        409,
        'notification_not_resendable',
        `The notification of this email ${standing[refusal.status]} and cannot be sent twice.`,
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
      return problem(409, 'not_a_question_or_complaint', 'Only questions and complaints can be marked as seen.');
  }
};

export const settleProblem = (refusal: SettleRefusal) => {
  switch (refusal.type) {
    case 'EmailUnknown':
      return notFound;
    case 'PreconditionFailed':
      return preconditionFailed;
    case 'LinkUnknown':
      return wrongField('sales_order', 'unknown_reference', 'does not exist in your company');
    case 'NothingToSettle':
      return problem(
        409,
        'nothing_to_resolve',
        refusal.phase === 'received' || refusal.phase === 'extracted'
          ? 'This email is PENDING and may still become an order.'
          : 'This email needs no action.',
      );
    case 'NotReplaced':
      return refusal.refusal.type === 'OrderExists' ? orderExistsProblem(refusal.refusal, null) : createProblem(refusal.refusal);
  }
};
