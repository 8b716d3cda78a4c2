/** How a mailbox signs in, and what its connection test reports. Loaded with the form. */
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
  /** only for a Microsoft 365 application */
  readonly sendVia: { readonly smtp: string; readonly graph: string; readonly graphHint: string };
  /** the connection test of a mailbox that sends with Microsoft Graph */
  readonly graphTest: { readonly name: string; readonly ok: string; readonly noToken: string };
  /** why a connection failed, with the service’s own message and hint */
  readonly connections: Readonly<Record<Probe, (message: string, hint: string) => Told>>;
};

const asReported = (problem: string, todo: string): Told => ({ what: problem, todo });

export const login: LoginWords = {
  title: 'Sign-in',
  kinds: {
    password: 'Password or app password',
    microsoft_365: 'Microsoft 365 application',
    google_service_account: 'Google service account',
    oauth2: 'OAuth 2.0 client credentials',
  },
  kindHints: {
    microsoft_365:
      'Register an application in Microsoft Entra and grant it access to this mailbox in Exchange. See the guide for each step.',
    google_service_account:
      'Allow domain-wide delegation for a service account in the Google Admin console. See the guide for each step.',
    oauth2: 'For providers that issue tokens for the client credentials grant.',
  },
  secrets: {
    microsoft_365: 'Client secret, or certificate with private key',
    google_service_account: 'JSON key file',
    oauth2: 'Client secret',
  },
  secretHints: {
    microsoft_365: 'Paste the value of the client secret (not its ID), or the certificate and its private key in PEM format.',
    google_service_account: 'Paste the entire content of the key file.',
    oauth2: 'Paste the client secret from your provider.',
  },
  secretKept: 'Saved. Paste a new one to replace it.',
  secretAgain: 'Enter the secret again after you change the address, server, port, encryption or application.',
  expiresHint: 'Administrators are reminded 30 days before. For a certificate, the date is read from the certificate.',
  loginName: 'Login name, if different from the email address',
  loginNameHint: 'For a shared mailbox or a server with its own login names, for example name@example.com/orders.',
  watchedFoldersHint: 'One folder per line (in Gmail, one label), with / between levels. Leave empty for INBOX.',
  imapIdleHint: 'Keeps a connection to the first folder open (IMAP IDLE). Other folders are checked every five minutes.',
  helpPage: (provider) => `${provider} help page`,
  limits: {
    all: (limits) => `Limits: ${limits}.`,
    connections: (count) => `${count} simultaneous connections`,
    megabytes: (count) => `${count} MB downloaded per day`,
    perDay: (count) => `${count} emails sent per day`,
    perMinute: (count) => `${count} emails sent per minute`,
  },
  sendVia: {
    smtp: 'SMTP',
    graph: 'Microsoft Graph',
    graphHint:
      'For organizations that disable SMTP AUTH. The application needs the Mail.Send permission (Microsoft Graph). The SMTP server below stays saved but isn’t used.',
  },
  graphTest: {
    name: 'Sending (Microsoft Graph)',
    ok: 'Receiving and sending work.',
    noToken: 'No token with permission to send',
  },
  connections: {
    PORT_NOT_ALLOWED: asReported,
    HOST_NOT_ALLOWED: asReported,
    HOST_LOOKUP_FAILED: asReported,
    UNREACHABLE: asReported,
    NO_GREETING: asReported,
    NOT_A_MAIL_SERVER: asReported,
    SERVER_BUSY: asReported,
    SERVER_REFUSES: asReported,
    STARTTLS_MISSING: asReported,
    TLS_NOT_SPOKEN: asReported,
    TLS_TOO_OLD: asReported,
    TLS_FAILED: asReported,
    TLS_SELF_SIGNED: asReported,
    TLS_UNKNOWN_ISSUER: asReported,
    TLS_NAME_MISMATCH: asReported,
    TLS_EXPIRED: asReported,
    TLS_NOT_YET_VALID: asReported,
    AUTH_NOT_OFFERED: asReported,
    AUTH_FAILED: asReported,
    LOGIN_REFUSED: asReported,
    MAILBOX_ACCESS_MISSING: asReported,
    IMAP_DISABLED: asReported,
    SMTP_AUTH_DISABLED: asReported,
    TOKEN_SECRET_UNREADABLE: asReported,
    TOKEN_SECRET_WRONG: asReported,
    TOKEN_SECRET_EXPIRED: asReported,
    TOKEN_TENANT_UNKNOWN: asReported,
    TOKEN_APPLICATION_UNKNOWN: asReported,
    TOKEN_CONSENT_MISSING: asReported,
    TOKEN_SCOPE_REFUSED: asReported,
    TOKEN_MAILBOX_REFUSED: asReported,
    TOKEN_CLOCK_WRONG: asReported,
    TOKEN_URL_NOT_ALLOWED: asReported,
    TOKEN_REFUSED: asReported,
    TOKEN_SERVER_UNREACHABLE: asReported,
    TOKEN_ANSWER_INVALID: asReported,
    PASSWORD_GONE: (problem) => ({ what: problem, todo: 'Enter the password or secret again.' }),
    FOLDER_INVALID: (problem) => ({
      what: problem,
      todo: 'Choose another folder for processed emails, or other watched folders. Names can’t contain control characters, * or %, and the folder can’t be one that shows all emails.',
    }),
    FOLDER_MISSING: asReported,
    INBOX_UNAVAILABLE: asReported,
    SERVER_MISBEHAVES: asReported,
  },
};
