/** The notification of a mail's outcome, as its stream tells it: each outcome, and each wish to be told again, is a round of its own. */
import { type Either, left, right } from 'fp-ts/lib/Either.js';
import { type DeliveryCommand, decideDelivery } from '../delivery/delivery.ts';
import { deliveryPolicies } from '../delivery/policy.ts';
import type { EmailEvent } from './email.events.ts';
import type { KnownEmail } from './email.state.ts';
import { notificationEvent } from './notification-steps.ts';

/** `NoOutcome`: there is nothing to tell yet. `NotificationStands`: it was sent, or a sending is under way. */
export type NotificationRefusal =
  | { readonly type: 'NoOutcome' }
  | { readonly type: 'NotificationStands'; readonly status: 'due' | 'attempted' | 'sent' };

/** A person may have sent again what failed, what nobody wanted then, and what nobody saw the end of. */
export function decideNotificationAgain({
  phase,
  emailId,
  notification,
}: KnownEmail): Either<NotificationRefusal, readonly EmailEvent[]> {
  if (!notification || (phase !== 'processed' && phase !== 'failed')) return left({ type: 'NoOutcome' });
  const { status, round } = notification;
  if (status === 'due' || status === 'attempted' || status === 'sent') return left({ type: 'NotificationStands', status });
  return right([{ type: 'NotificationRequested', data: { emailId, round: round + 1 } }]);
}

export function decideNotification(command: DeliveryCommand, { emailId, notification }: KnownEmail): readonly EmailEvent[] {
  const step = notification && decideDelivery(command, notification, deliveryPolicies.mail);
  return step ? [notificationEvent(step, { emailId, round: command.round })] : [];
}
