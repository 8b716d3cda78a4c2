/** Words that mailboxes, their mails and their alarms share. */
import { deliveryEnds } from '../../../domain/delivery/delivery.ts';
import { mailboxTroubles } from '../../../domain/mailbox/mailbox.events.ts';
import { modules } from '../../../domain/shared/module.ts';
import { choice, named } from '../../http/shapes.ts';

export const moduleShape = named('Module', 'The part of the company that a mailbox belongs to', choice(...modules));
export const troubleShape = named('MailboxTrouble', 'Why a mailbox cannot be reached', choice(...mailboxTroubles));
export const notificationEnd = named(
  'NotificationEnd',
  'How sending ended; ambiguous: nobody saw whether it arrived',
  choice(...deliveryEnds),
);
