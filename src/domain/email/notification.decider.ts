/** Sending is recorded before it happens: an end that nobody saw is ambiguous, and no job ever sends it again. */
import { type Either, left, right } from 'fp-ts/lib/Either.js';
import { scheduledAfter } from './attempts.ts';
import type { EmailEvent } from './email.events.ts';
import type { KnownEmail, Notification } from './email.state.ts';

export type NotificationCommand =
  | {
      readonly type: 'AttemptNotification';
      readonly round: number;
      readonly recipients: readonly string[];
      readonly messageId: string;
      readonly now: string;
    }
  | { readonly type: 'RecordNotificationSent'; readonly round: number }
  | {
      readonly type: 'RecordNotificationFailed';
      readonly round: number;
      readonly reason: string;
      readonly transient: boolean;
      readonly now: string;
    }
  | { readonly type: 'RecordNotificationAmbiguous'; readonly round: number; readonly reason: string }
  | { readonly type: 'DeclineNotification'; readonly round: number };

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

const isDue = ({ status, nextAttemptAt }: Notification, now: string): boolean =>
  status === 'due' || (status === 'failed' && nextAttemptAt !== null && nextAttemptAt <= now);

export function decideNotification(command: NotificationCommand, { emailId, notification }: KnownEmail): readonly EmailEvent[] {
  const { round } = command;
  if (!notification || notification.round !== round) return [];
  switch (command.type) {
    case 'AttemptNotification': {
      if (notification.status === 'attempted') {
        const reason = 'the service stopped while sending: it may or may not have arrived';
        return [{ type: 'NotificationAmbiguous', data: { emailId, round, reason } }];
      }
      if (!isDue(notification, command.now)) return [];
      const { recipients, messageId } = command;
      return [
        { type: 'NotificationAttempted', data: { emailId, round, attempt: notification.attempt + 1, recipients, messageId } },
      ];
    }
    case 'RecordNotificationSent':
      // an ambiguous one that turns out sent after all is good news
      return notification.status === 'attempted' || notification.status === 'ambiguous'
        ? [{ type: 'NotificationSent', data: { emailId, round } }]
        : [];
    case 'RecordNotificationFailed': {
      if (notification.status !== 'attempted') return [];
      const nextAttemptAt = command.transient ? scheduledAfter(notification.attempt, command.now) : null;
      return [{ type: 'NotificationFailed', data: { emailId, round, reason: command.reason, nextAttemptAt } }];
    }
    case 'RecordNotificationAmbiguous':
      return notification.status === 'attempted'
        ? [{ type: 'NotificationAmbiguous', data: { emailId, round, reason: command.reason } }]
        : [];
    case 'DeclineNotification':
      return notification.status === 'due' ? [{ type: 'NotificationNotWanted', data: { emailId, round } }] : [];
  }
}
