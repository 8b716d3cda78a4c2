/** Sends one notification: recorded before it is sent, never sent twice, an unknown end said to be unknown. */

import type { LoadCompanySettings } from '../../commands/company/change-company-settings.command.ts';
import type { AdvanceEmail, LoadEmail } from '../../commands/email/advance-email.command.ts';
import type { MailboxPasswords } from '../../commands/mailbox/mailbox-passwords.ts';
import { derivedId } from '../../commands/shared/derived-id.ts';
import type { KnownEmail } from '../../domain/email/email.state.ts';
import { MailboxUnavailable, type Mailer, type SendOutcome } from '../../domain/email/mail-access.port.ts';
import { ownMessageId } from '../../domain/email/own-mail.ts';
import type { Mailbox } from '../../domain/mailbox/mailbox.decider.ts';
import type { JobContext } from '../../platform/command-handling/command-context.ts';
import { type LoadMailbox, openSmtpServer } from '../email/mailbox-access.ts';
import { administratorsOf } from './administrators.ts';
import { composeNotification } from './compose-notification.ts';
import { linkTo } from './mail-of-facts.ts';

export type NotificationDeps = {
  readonly loadEmail: LoadEmail;
  readonly loadMailbox: LoadMailbox;
  readonly companySettings: LoadCompanySettings;
  readonly companyName: (companyId: string) => Promise<string>;
  readonly passwords: MailboxPasswords;
  readonly mailer: Mailer;
  readonly advance: AdvanceEmail;
  /** told of failures where the company named nobody */
  readonly adminEmail: string | null;
  readonly publicUrl: string | null;
  readonly now: () => Date;
};

export const createSendNotification =
  (deps: NotificationDeps) =>
  async (emailId: string, context: JobContext): Promise<void> => {
    const { state } = await deps.loadEmail(context.companyId, emailId);
    if (state.phase === 'none' || state.notification === null) return;
    const { round } = state.notification;
    let mailbox: Mailbox | null = null;
    for (const { copy } of state.copies) mailbox ??= await deps.loadMailbox(context.companyId, copy.mailboxId);
    const recipients = mailbox ? await recipientsOf(deps, state, mailbox, context.companyId) : [];
    if (!mailbox || recipients.length === 0) {
      await deps.advance(emailId, { type: 'DeclineNotification', round }, context);
      return;
    }
    const messageId = ownMessageId(derivedId('notification', emailId, String(round)), mailbox.emailAddress);
    const attempt = { type: 'AttemptNotification', round, recipients, messageId, now: deps.now().toISOString() } as const;
    const { appended } = await deps.advance(emailId, attempt, context);
    if (!appended.some(({ type }) => type === 'NotificationAttempted')) return;

    const link = linkTo(deps.publicUrl, `/sales/email-logs/${emailId}/`);
    const companyName = await deps.companyName(context.companyId);
    const mail = composeNotification({ email: state, companyName, from: mailbox.emailAddress, to: recipients, messageId, link });
    const outcome = await send(deps, context.companyId, mailbox, mail);
    await deps.advance(emailId, recordOf(outcome, round, deps.now().toISOString()), context);
  };

const recipientsOf = async (
  deps: NotificationDeps,
  email: KnownEmail,
  mailbox: Mailbox,
  companyId: string,
): Promise<readonly string[]> => {
  const wanted = mailbox.notificationEmail === null ? [] : [mailbox.notificationEmail];
  if (email.phase !== 'failed') return wanted;
  return [...new Set([...wanted, ...(await administratorsOf(deps, companyId))])];
};

const send = async (
  deps: NotificationDeps,
  companyId: string,
  mailbox: Mailbox,
  mail: Parameters<Mailer['send']>[1],
): Promise<SendOutcome> => {
  try {
    return await deps.mailer.send(await openSmtpServer(deps.passwords, companyId, mailbox), mail);
  } catch (error) {
    if (!(error instanceof MailboxUnavailable)) throw error;
    return { outcome: 'refused', transient: false, reason: error.message };
  }
};

const recordOf = (outcome: SendOutcome, round: number, now: string) => {
  switch (outcome.outcome) {
    case 'sent':
      return { type: 'RecordNotificationSent', round } as const;
    case 'refused':
      return { type: 'RecordNotificationFailed', round, reason: outcome.reason, transient: outcome.transient, now } as const;
    case 'unknown':
      return { type: 'RecordNotificationAmbiguous', round, reason: outcome.reason } as const;
  }
};
