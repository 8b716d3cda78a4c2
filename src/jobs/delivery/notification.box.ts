/** The notification of a mail's outcome: to whom its mailbox says, and of a failure to the administrators too. */

import type { EventStore } from '@order-intake/event-sourcing';
import type { AdvanceEmail, LoadEmail } from '../../commands/email/advance-email.command.ts';
import { derivedId } from '../../commands/shared/derived-id.ts';
import type { KnownEmail } from '../../domain/email/email.state.ts';
import { ownMessageId } from '../../domain/email/own-mail.ts';
import type { Mailbox } from '../../domain/mailbox/mailbox.decider.ts';
import { because } from '../../domain/reasons/reasons.ts';
import type { LoadMailbox } from '../email/mailbox-access.ts';
import { type AdministratorsDeps, administratorsOf } from './administrators.ts';
import type { Box, Composed } from './box.ts';
import { composeNotification } from './compose-notification.ts';
import { type InternalWaysDeps, internalWays } from './internal-ways.ts';
import { linkTo } from './mail-of-facts.ts';
import { createToldOrders } from './told-orders.ts';

export type NotificationDeps = InternalWaysDeps & {
  readonly loadEmail: LoadEmail;
  readonly advance: AdvanceEmail;
  readonly loadMailbox: LoadMailbox;
  readonly companyName: (companyId: string) => Promise<string>;
  readonly publicUrl: string | null;
  readonly store: Pick<EventStore, 'readStream'>;
};

export const createNotificationBox = (deps: NotificationDeps): Box => ({
  open: async (companyId, emailId) => {
    const { state } = await deps.loadEmail(companyId, emailId);
    if (state.phase === 'none' || state.notification === null) return null;
    const { round } = state.notification;
    return { delivery: state.notification, compose: () => compose(deps, companyId, state, round) };
  },
  give: async (emailId, command, context) => (await deps.advance(emailId, command, context)).appended.length > 0,
});

const compose = async (deps: NotificationDeps, companyId: string, email: KnownEmail, round: number): Promise<Composed> => {
  let mailbox: Mailbox | null = null;
  for (const { copy } of email.copies) mailbox ??= await deps.loadMailbox(companyId, copy.mailboxId);
  if (!mailbox) return { notWanted: because.mailbox_removed() };
  const recipients = await recipientsOf(deps, email, mailbox, companyId);
  if (recipients.length === 0) return { notWanted: because.nobody_named() };
  const messageId = ownMessageId(derivedId('notification', email.emailId, String(round)), mailbox.emailAddress);
  const link = linkTo(deps.publicUrl, `/app/logs/${email.emailId}`);
  const companyName = await deps.companyName(companyId);
  const ids = email.phase === 'processed' ? email.outcome.orders.map(({ orderId }) => orderId) : [];
  const orders = await createToldOrders(deps.store, deps.publicUrl)(companyId, [...new Set(ids)].slice(0, 10), email.emailId);
  const mail = (from: string) => composeNotification({ email, orders, companyName, from, to: recipients, messageId, link });
  return { recipients, messageId, ways: await internalWays(deps, companyId, [mailbox], mail) };
};

const recipientsOf = async (
  deps: AdministratorsDeps,
  email: KnownEmail,
  { notificationEmail }: Mailbox,
  companyId: string,
): Promise<readonly string[]> => {
  const recipients = notificationEmail === null ? [] : [notificationEmail];
  if (email.phase !== 'failed') return recipients;
  return [...new Set([...recipients, ...(await administratorsOf(deps, companyId))])];
};
