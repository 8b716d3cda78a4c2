/** Words that mailboxes, their mails and their alarms share. */
import { deliveryEnds } from '../../../domain/delivery/delivery.ts';
import { mailboxTroubles } from '../../../domain/mailbox/mailbox.events.ts';
import { modules } from '../../../domain/shared/module.ts';
import { choice, named } from '../../http/shapes.ts';

export const moduleShape = named('Module', 'Part of the company that a mailbox belongs to', choice(...modules));
export const troubleShape = named('MailboxTrouble', 'Why a mailbox is unreachable', choice(...mailboxTroubles));
export const notificationEnd = named(
  'NotificationEnd',
  'Outcome of sending; ambiguous: delivery is uncertain',
  choice(...deliveryEnds),
);
