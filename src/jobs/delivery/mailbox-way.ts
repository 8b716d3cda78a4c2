/** A mail leaves through a mailbox's own SMTP server, under its address. */
import { MailboxUnavailable, type Mailer, type MailServer, type OutgoingMail } from '../../domain/email/mail-access.port.ts';
import type { Mailbox } from '../../domain/mailbox/mailbox.decider.ts';
import { type LoginDeps, openSmtpServer } from '../email/mailbox-access.ts';
import type { Way } from './box.ts';

export type MailboxWayDeps = LoginDeps & { readonly mailer: Mailer };

/** @param compose the mail as it is written under this address */
export const mailboxWay = (
  { mailer, ...login }: MailboxWayDeps,
  companyId: string,
  mailbox: Mailbox,
  compose: (from: string) => OutgoingMail,
): Way => ({
  name: mailbox.smtpServer,
  send: async (mayGo) => {
    let server: MailServer;
    try {
      server = await openSmtpServer(login, companyId, mailbox);
    } catch (error) {
      if (!(error instanceof MailboxUnavailable)) throw error;
      return { outcome: 'refused', transient: false, reason: error.message };
    }
    return mailer.send(server, compose(mailbox.emailAddress), mayGo);
  },
});
