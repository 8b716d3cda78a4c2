import type { CommandHandler, PreconditionFailed } from '@order-intake/event-sourcing';
import type { NotificationRefusal } from '../../domain/email/notification.decider.ts';
import { type AskOfEmail, askOfEmail } from './ask-of-email.ts';

export type NotifyRefusal = { readonly type: 'EmailUnknown' } | NotificationRefusal | PreconditionFailed;
export type RequestNotification = AskOfEmail<NotificationRefusal>;

/** A reactor takes it from the event: the notification of the last outcome is sent as a new round. */
export const createRequestNotification = (handle: CommandHandler): RequestNotification =>
  askOfEmail(handle, { type: 'RequestNotification' }, (refusal) =>
    refusal.type === 'NoOutcome' || refusal.type === 'NotificationStands' ? refusal : null,
  );
