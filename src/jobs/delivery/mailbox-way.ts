/** A mail leaves through a mailbox, under its address: by its own SMTP server, or by Microsoft Graph. */
import type { GraphMailer } from '../../domain/email/graph-mailer.port.ts';
import { MailboxUnavailable, type Mailer, type MailServer, type OutgoingMail } from '../../domain/email/mail-access.port.ts';
import type { Mailbox } from '../../domain/mailbox/mailbox.decider.ts';
import { type LoginDeps, openSmtpServer } from '../email/mailbox-access.ts';
import type { Way } from './box.ts';

export type MailboxWayDeps = LoginDeps & { readonly mailer: Mailer; readonly graphMailer: GraphMailer };

/** @param compose the mail as it is written under this address */
export const mailboxWay = (
  deps: MailboxWayDeps,
  companyId: string,
  mailbox: Mailbox,
  compose: (from: string) => OutgoingMail,
): Way => (mailbox.sendVia === 'graph' ? graphWay : smtpWay)(deps, companyId, mailbox, compose);

const graphWay: typeof mailboxWay = (
  { graphMailer, passwords },
  companyId,
  { authentication, passwordRef, emailAddress },
  compose,
) => ({
  name: 'Microsoft Graph',
  send: async (mayGo) => {
    const refused = (reason: string) => ({ outcome: 'refused', transient: false, reason }) as const;
    if (authentication?.kind !== 'microsoft_365')
      return refused('only a Microsoft 365 application sends with Microsoft Graph: set send_via to smtp');
    const secret = await passwords.open(companyId, passwordRef);
    if (secret === null) return refused('the stored secret of the application is gone: set oauth_secret again');
    const sender = { companyId, login: authentication, secret, mailbox: emailAddress };
    return graphMailer.send(sender, compose(emailAddress), mayGo);
  },
});

const smtpWay = (
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
