/** A mailbox of a company, opened: its settings from the stream, its password or its tokens by the secret row. Nothing else opens a secret. */
import type { EventStore } from '@order-intake/event-sourcing';
import type { MailboxPasswords } from '../../commands/mailbox/mailbox-passwords.ts';
import { foldStream } from '../../commands/shared/fold-stream.ts';
import type { LoginTokens, MailLogin, MailServer } from '../../domain/email/mail-access.port.ts';
import { MailboxUnavailable } from '../../domain/email/mail-access.port.ts';
import type { AccessTokens, TokenAudience } from '../../domain/mailbox/access-tokens.port.ts';
import { type CompanyMailboxes, type Mailbox, mailboxes } from '../../domain/mailbox/mailbox.decider.ts';
import type { MailboxSettings } from '../../domain/mailbox/mailbox.events.ts';
import { mailboxesStream } from '../../domain/mailbox/mailbox.stream.ts';

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

export type LoginDeps = {
  readonly passwords: Pick<MailboxPasswords, 'open'>;
  readonly accessTokens: AccessTokens;
};

type Secured = Pick<Mailbox, 'passwordRef' | 'emailAddress'> & Pick<MailboxSettings, 'authentication' | 'imapLogin'>;

/** What the service proves itself with at both servers, or at Microsoft Graph; null: the stored secret is gone. */
export const loginOf = async (
  { passwords, accessTokens }: LoginDeps,
  companyId: string,
  { passwordRef, authentication, emailAddress, imapLogin }: Secured,
  audience: TokenAudience = 'mail',
): Promise<MailLogin | null> => {
  const secret = await passwords.open(companyId, passwordRef);
  if (secret === null) return null;
  if (!authentication) return { password: secret };
  // a service account acts for the user who is signed in, who may have the address as an alias only
  const request = { login: authentication, secret, mailbox: imapLogin ?? emailAddress, audience };
  const tokens: LoginTokens = {
    get: () => accessTokens.get(companyId, request),
    forget: () => accessTokens.forget(companyId, request),
  };
  return { tokens };
};

/** Throws MailboxUnavailable when the stored secret is gone. */
const openLogin = async (deps: LoginDeps, companyId: string, mailbox: Secured): Promise<MailLogin> => {
  const login = await loginOf(deps, companyId, mailbox);
  if (login) return login;
  const field = mailbox.authentication ? 'oauth_secret' : 'email_password';
  const secretName = mailbox.authentication ? 'secret of the application' : 'password';
  throw new MailboxUnavailable('auth', `the stored ${secretName} is gone: set ${field} again`, 'PASSWORD_GONE');
};

type ImapSettings = Pick<MailboxSettings, 'imapServer' | 'imapPort' | 'imapUseSsl' | 'emailAddress' | 'imapLogin'>;
export const imapServerOf = (
  { imapServer, imapPort, imapUseSsl, emailAddress, imapLogin }: ImapSettings,
  login: MailLogin,
): MailServer => ({ host: imapServer, port: imapPort, implicitTls: imapUseSsl, user: imapLogin ?? emailAddress, ...login });

type SmtpSettings = Pick<MailboxSettings, 'smtpServer' | 'smtpPort' | 'smtpUseTls' | 'emailAddress' | 'smtpLogin'>;
/** smtp_use_tls means TLS in one of its two forms: port 465 speaks it from the first byte, every other port after STARTTLS. */
export const smtpServerOf = (
  { smtpServer, smtpPort, smtpUseTls, emailAddress, smtpLogin }: SmtpSettings,
  login: MailLogin,
): MailServer => ({
  host: smtpServer,
  port: smtpPort,
  implicitTls: smtpUseTls && smtpPort === 465,
  user: smtpLogin ?? emailAddress,
  ...login,
});

/** Throws MailboxUnavailable when the stored secret is gone. */
export const openImapServer = async (deps: LoginDeps, companyId: string, mailbox: Mailbox): Promise<MailServer> =>
  imapServerOf(mailbox, await openLogin(deps, companyId, mailbox));

/** Throws MailboxUnavailable when the stored secret is gone. */
export const openSmtpServer = async (deps: LoginDeps, companyId: string, mailbox: Mailbox): Promise<MailServer> =>
  smtpServerOf(mailbox, await openLogin(deps, companyId, mailbox));
