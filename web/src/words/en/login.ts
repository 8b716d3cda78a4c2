/** How a mailbox signs in, and what a test of it finds: loaded with the form. */
import type { Schemas } from '../../api/client.ts';
import type { Told } from './troubles.ts';

type Probe = NonNullable<(Schemas['ImapReport'] | Schemas['SmtpReport'])['code']>;
type Kind = Schemas['Mailbox']['authentication'];
type Application = Exclude<Kind, 'password'>;

export type LoginWords = {
  readonly title: string;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly kindHints: Readonly<Record<Application, string>>;
  readonly secrets: Readonly<Record<Application, string>>;
  readonly secretHints: Readonly<Record<Application, string>>;
  readonly secretKept: string;
  readonly secretAgain: string;
  readonly expiresHint: string;
  readonly loginName: string;
  readonly loginNameHint: string;
  readonly watchedFoldersHint: string;
  readonly imapIdleHint: string;
  readonly helpPage: (provider: string) => string;
  readonly limits: {
    readonly all: (limits: string) => string;
    readonly connections: (count: number) => string;
    readonly megabytes: (count: number) => string;
    readonly perDay: (count: number) => string;
    readonly perMinute: (count: number) => string;
  };
  /** only a Microsoft 365 application is asked */
  readonly sendVia: { readonly smtp: string; readonly graph: string; readonly graphHint: string };
  /** a test of a mailbox that sends with Microsoft Graph */
  readonly graphTest: { readonly name: string; readonly ok: string; readonly noToken: string };
  /** a connection that fails, with what the service says of it and what it would do */
  readonly connections: Readonly<Record<Probe, (message: string, hint: string) => Told>>;
};

const asSaid = (what: string, todo: string): Told => ({ what, todo });

export const login: LoginWords = {
  title: 'Sign-in',
  kinds: {
    password: 'Password or app password',
    microsoft_365: 'Microsoft 365 application',
    google_service_account: 'Google service account',
    oauth2: 'OAuth 2.0 client credentials',
  },
  kindHints: {
    microsoft_365: 'Register an application in Microsoft Entra and give it this mailbox in Exchange. The guide lists every step.',
    google_service_account:
      'Allow domain-wide delegation for a service account in the Google Admin console. The guide lists every step.',
    oauth2: 'For providers that issue tokens for the client credentials grant.',
  },
  secrets: {
    microsoft_365: 'Client secret, or certificate with private key',
    google_service_account: 'JSON key file',
    oauth2: 'Client secret',
  },
  secretHints: {
    microsoft_365: 'Paste the value of the client secret (not its ID), or the certificate and its private key in PEM.',
    google_service_account: 'Paste the whole content of the key file.',
    oauth2: 'Paste the secret as the provider shows it.',
  },
  secretKept: 'Saved. Paste a new one to change it.',
  secretAgain: 'A new address, server, port, encryption or application needs the secret again.',
  expiresHint: 'Administrators are reminded 30 days before. The end of a certificate is read from the certificate.',
  loginName: 'Login name, if it is not the address',
  loginNameHint: 'For a shared mailbox or a server with login names of its own, for example name@example.com/orders.',
  watchedFoldersHint: 'One folder (in Gmail, one label) per line, with / between levels. Empty means INBOX.',
  imapIdleHint: 'Keeps one connection to the first folder open (IMAP IDLE). The other folders are fetched every five minutes.',
  helpPage: (provider) => `Help page of ${provider}`,
  limits: {
    all: (limits) => `Limits: ${limits}.`,
    connections: (count) => `${count} connections at a time`,
    megabytes: (count) => `${count} MB fetched per day`,
    perDay: (count) => `${count} mails sent per day`,
    perMinute: (count) => `${count} mails sent per minute`,
  },
  sendVia: {
    smtp: 'SMTP',
    graph: 'Microsoft Graph',
    graphHint:
      'For organizations that disable SMTP AUTH. The application needs the permission Mail.Send (Microsoft Graph). The SMTP server below is kept and not used.',
  },
  graphTest: {
    name: 'Sending (Microsoft Graph)',
    ok: 'Fetching and sending work.',
    noToken: 'No token that may send',
  },
  connections: {
    PORT_NOT_ALLOWED: asSaid,
    HOST_NOT_ALLOWED: asSaid,
    HOST_LOOKUP_FAILED: asSaid,
    UNREACHABLE: asSaid,
    NO_GREETING: asSaid,
    NOT_A_MAIL_SERVER: asSaid,
    SERVER_BUSY: asSaid,
    SERVER_REFUSES: asSaid,
    STARTTLS_MISSING: asSaid,
    TLS_NOT_SPOKEN: asSaid,
    TLS_TOO_OLD: asSaid,
    TLS_FAILED: asSaid,
    TLS_SELF_SIGNED: asSaid,
    TLS_UNKNOWN_ISSUER: asSaid,
    TLS_NAME_MISMATCH: asSaid,
    TLS_EXPIRED: asSaid,
    TLS_NOT_YET_VALID: asSaid,
    AUTH_NOT_OFFERED: asSaid,
    AUTH_FAILED: asSaid,
    LOGIN_REFUSED: asSaid,
    MAILBOX_ACCESS_MISSING: asSaid,
    IMAP_DISABLED: asSaid,
    SMTP_AUTH_DISABLED: asSaid,
    TOKEN_SECRET_UNREADABLE: asSaid,
    TOKEN_SECRET_WRONG: asSaid,
    TOKEN_SECRET_EXPIRED: asSaid,
    TOKEN_TENANT_UNKNOWN: asSaid,
    TOKEN_APPLICATION_UNKNOWN: asSaid,
    TOKEN_CONSENT_MISSING: asSaid,
    TOKEN_SCOPE_REFUSED: asSaid,
    TOKEN_MAILBOX_REFUSED: asSaid,
    TOKEN_CLOCK_WRONG: asSaid,
    TOKEN_URL_NOT_ALLOWED: asSaid,
    TOKEN_REFUSED: asSaid,
    TOKEN_SERVER_UNREACHABLE: asSaid,
    TOKEN_ANSWER_INVALID: asSaid,
    PASSWORD_GONE: (what) => ({ what, todo: 'Set the password or secret again.' }),
    FOLDER_INVALID: (what) => ({
      what,
      todo: 'Choose another folder for processed mails or other watched folders: names without control characters, * and %, and no folder that shows every mail.',
    }),
    FOLDER_MISSING: asSaid,
    INBOX_UNAVAILABLE: asSaid,
    SERVER_MISBEHAVES: asSaid,
  },
};
