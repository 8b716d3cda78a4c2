/** What happens to a notification, in the events of a mail's stream, and back. */
import { unread } from '@order-intake/order-extraction/document';
import type { DeliveryStep } from '../delivery/delivery.ts';
import type { Reason } from '../reasons/reasons.ts';
import type { EmailEvent } from './email.events.ts';

/** A failure always says why: for the types alone. */
const noReason: Reason = unread.other('');

export const notificationEvent = (
  happened: DeliveryStep,
  of: { readonly emailId: string; readonly round: number },
): EmailEvent => {
  switch (happened.step) {
    case 'attempted': {
      const { attempt, recipients, messageId } = happened;
      return { type: 'NotificationAttempted', data: { ...of, attempt, recipients, messageId } };
    }
    case 'sent':
      return { type: 'NotificationSent', data: of };
    case 'failed':
      return {
        type: 'NotificationFailed',
        data: { ...of, reason: happened.reason ?? noReason, nextAttemptAt: happened.nextAttemptAt },
      };
    case 'ambiguous':
      return { type: 'NotificationAmbiguous', data: { ...of, reason: happened.reason ?? noReason } };
    case 'not_wanted':
      return { type: 'NotificationNotWanted', data: of };
  }
};

export type NotificationEvent = Exclude<
  Extract<EmailEvent, { type: `Notification${string}` }>,
  { type: 'NotificationRequested' }
>;

export const notificationStep = (event: NotificationEvent): DeliveryStep => {
  const ended = { reason: null, nextAttemptAt: null };
  switch (event.type) {
    case 'NotificationAttempted':
      return { step: 'attempted', ...event.data };
    case 'NotificationSent':
      return { step: 'sent', ...ended };
    case 'NotificationFailed':
      return { step: 'failed', ...event.data };
    case 'NotificationAmbiguous':
      return { step: 'ambiguous', ...ended, reason: event.data.reason };
    case 'NotificationNotWanted':
      return { step: 'not_wanted', ...ended };
  }
};
