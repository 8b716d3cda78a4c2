/** A mailbox of a company, opened: its settings from the stream, its password from the secret row. */

import type { MailboxPasswords } from '../../commands/mailbox/mailbox-passwords.ts';
import { foldStream } from '../../commands/shared/fold-stream.ts';
import type { MailServer } from '../../domain/email/mail-access.port.ts';
import { MailboxUnavailable } from '../../domain/email/mail-access.port.ts';
import { type CompanyMailboxes, type Mailbox, mailboxes } from '../../domain/mailbox/mailbox.decider.ts';
import { mailboxesStream } from '../../domain/mailbox/mailbox.stream.ts';
import type { EventStore } from '../../platform/event-store/event-store.ts';

export type LoadMailbox = (companyId: string, mailboxId: string) => Promise<Mailbox | null>;

/** All mailboxes of a company, by id. */
export const createLoadMailboxes =
  (store: Pick<EventStore, 'readStream'>) =>
  (companyId: string): Promise<CompanyMailboxes> =>
    foldStream(store, mailboxes, mailboxesStream(companyId));

/** null when it was removed. */
export const createLoadMailbox =
  (store: Pick<EventStore, 'readStream'>): LoadMailbox =>
  async (companyId, mailboxId) =>
    (await createLoadMailboxes(store)(companyId))[mailboxId] ?? null;

/** The mailbox that mails of the company itself leave through: the first that is on. */
export const senderOf = (mailboxes: CompanyMailboxes): Mailbox | null =>
  Object.values(mailboxes).find(({ isActive }) => isActive) ?? null;

/** Whether a company has somewhere to send mail from. */
export const createHasSender =
  (store: Pick<EventStore, 'readStream'>) =>
  async (companyId: string): Promise<boolean> =>
    senderOf(await createLoadMailboxes(store)(companyId)) !== null;

/** Throws MailboxUnavailable when the secret row is gone. */
const passwordOf = async (passwords: MailboxPasswords, companyId: string, { passwordRef }: Mailbox): Promise<string> => {
  const password = await passwords.open(companyId, passwordRef);
  if (password === null) throw new MailboxUnavailable('auth', 'the stored password is gone: set email_password again');
  return password;
};

export const imapServerOf = (
  { imapServer, imapPort, imapUseSsl, emailAddress }: Pick<Mailbox, 'imapServer' | 'imapPort' | 'imapUseSsl' | 'emailAddress'>,
  password: string,
): MailServer => ({ host: imapServer, port: imapPort, implicitTls: imapUseSsl, user: emailAddress, password });

/** smtp_use_tls means TLS in one of its two forms: port 465 speaks it from the first byte, every other port after STARTTLS. */
export const smtpServerOf = (
  { smtpServer, smtpPort, smtpUseTls, emailAddress }: Pick<Mailbox, 'smtpServer' | 'smtpPort' | 'smtpUseTls' | 'emailAddress'>,
  password: string,
): MailServer => ({
  host: smtpServer,
  port: smtpPort,
  implicitTls: smtpUseTls && smtpPort === 465,
  user: emailAddress,
  password,
});

/** Throws MailboxUnavailable when the stored password is gone. */
export const openImapServer = async (passwords: MailboxPasswords, companyId: string, mailbox: Mailbox): Promise<MailServer> =>
  imapServerOf(mailbox, await passwordOf(passwords, companyId, mailbox));

/** Throws MailboxUnavailable when the stored password is gone. */
export const openSmtpServer = async (passwords: MailboxPasswords, companyId: string, mailbox: Mailbox): Promise<MailServer> =>
  smtpServerOf(mailbox, await passwordOf(passwords, companyId, mailbox));
