/** A mail leaves through a mailbox's own SMTP server, under its address. */
import type { MailboxPasswords } from '../../commands/mailbox/mailbox-passwords.ts';
import { MailboxUnavailable, type Mailer, type MailServer, type OutgoingMail } from '../../domain/email/mail-access.port.ts';
import type { Mailbox } from '../../domain/mailbox/mailbox.decider.ts';
import { openSmtpServer } from '../email/mailbox-access.ts';
import type { Way } from './box.ts';

export type MailboxWayDeps = { readonly passwords: MailboxPasswords; readonly mailer: Mailer };

/** @param compose the mail as it is written under this address */
export const mailboxWay = (
  { passwords, mailer }: MailboxWayDeps,
  companyId: string,
  mailbox: Mailbox,
  compose: (from: string) => OutgoingMail,
): Way => ({
  name: mailbox.smtpServer,
  send: async (mayGo) => {
    let server: MailServer;
    try {
      server = await openSmtpServer(passwords, companyId, mailbox);
    } catch (error) {
      if (!(error instanceof MailboxUnavailable)) throw error;
      return { outcome: 'refused', transient: false, reason: error.message };
    }
    return mailer.send(server, compose(mailbox.emailAddress), mayGo);
  },
});
