/** What a person can do about a fault, by its code and the provider whose server it is. */
import type { ProbeCode } from './probe-codes.ts';
import type { SendVia } from './send-via.ts';

type Provider = { readonly host: RegExp; readonly login: string };

const providers: readonly Provider[] = [
  {
    host: /(^|\.)(gmail|googlemail)\.com$/,
    login: 'Gmail takes no account passwords: switch on two-step verification and make an app password in the Google account.',
  },
  {
    host: /(^|\.)(office365|outlook|hotmail|live)\.com$/,
    login:
      'Microsoft 365 no longer accepts passwords here, app passwords included: set authentication to microsoft_365 and sign in as an application. Outlook.com has no applications: use a mailbox at another provider.',
  },
  {
    host: /(^|\.)(yahoo\.[a-z.]+|yahoodns\.net|aol\.com)$/,
    login: 'Yahoo and AOL take app passwords only: make one in the security settings of the account.',
  },
  {
    host: /(^|\.)(me|icloud)\.com$/,
    login: 'iCloud takes app-specific passwords only: make one at account.apple.com.',
  },
];

const hints: Readonly<Record<ProbeCode, string>> = {
  PORT_NOT_ALLOWED: 'Use 993 or 143 for IMAP, 465 or 587 for SMTP.',
  HOST_NOT_ALLOWED:
    'Check the spelling of the server. One inside your own network has to be allowed by the operator (MAIL_ALLOWED_CIDRS).',
  HOST_LOOKUP_FAILED: 'The name server did not answer. Try again in a minute.',
  UNREACHABLE: 'Check server and port; a firewall may be in between. If both are right, try again later.',
  NO_GREETING:
    'The port is open and silent. If it is a TLS port (993, 465), switch on TLS from the start; if not, switch it off.',
  NOT_A_MAIL_SERVER: 'Something else answers on this port. Check the port; TLS may be switched off where it is needed.',
  SERVER_BUSY: 'The server takes no more connections just now, or limits this mailbox. Try again later.',
  SERVER_REFUSES: 'The server does not talk to this service. Ask its administrator whether this address is blocked.',
  STARTTLS_MISSING: 'Passwords are not sent unencrypted. Use the TLS port (993 for IMAP, 465 for SMTP).',
  TLS_NOT_SPOKEN: 'This port speaks no TLS from the start. Switch it off to use STARTTLS, or use the TLS port (993, 465).',
  TLS_TOO_OLD: 'The server speaks only outdated versions of TLS. Its administrator has to allow TLS 1.2 or newer.',
  TLS_FAILED: 'The encrypted connection could not be made. Ask the administrator of the server.',
  TLS_SELF_SIGNED: 'The operator can trust its certificate with MAIL_CA_FILE; better is one from a public authority.',
  TLS_UNKNOWN_ISSUER: 'The operator can trust a private authority with MAIL_CA_FILE; the server must send the whole chain.',
  TLS_NAME_MISMATCH: 'Use the host name that the certificate is made for; ask the provider which one that is.',
  TLS_EXPIRED: 'The administrator of the server has to renew its certificate.',
  TLS_NOT_YET_VALID: 'The certificate begins in the future: check the clocks of the server and of this service.',
  AUTH_NOT_OFFERED:
    'The server takes no passwords on this port, only OAuth or nothing at all. Use its submission port, or sign in as an application (authentication).',
  LOGIN_REFUSED:
    'The token was issued, and the server does not accept it. Microsoft 365: register the service principal in Exchange (New-ServicePrincipal, with the object ID of the enterprise application), then give it the mailbox (Add-MailboxPermission). Google: allow the client of the service account for the scope https://mail.google.com/ (domain-wide delegation). Others: ask for the scope that the server names.',
  MAILBOX_ACCESS_MISSING:
    'Give the application the mailbox: Add-MailboxPermission -Identity <mailbox> -User <service principal> -AccessRights FullAccess. See also that IMAP is on for it: Get-CASMailbox <mailbox> | Select ImapEnabled. Changes may need an hour in Exchange.',
  IMAP_DISABLED:
    'Switch on IMAP for the mailbox (Microsoft 365: Set-CASMailbox <mailbox> -ImapEnabled $true; Gmail: settings, Forwarding and POP/IMAP).',
  SMTP_AUTH_DISABLED:
    'Switch on SMTP AUTH for this mailbox: Set-CASMailbox <mailbox> -SmtpClientAuthenticationDisabled $false. Where the organization forbids it, send with Microsoft Graph: set send_via to graph.',
  TOKEN_SECRET_UNREADABLE:
    'Set oauth_secret again: the client secret, the certificate and its private key in PEM, or the whole JSON key file.',
  TOKEN_SECRET_WRONG:
    'Set oauth_secret again. Of a client secret it is the value, not the ID, and it is shown only once: make a new one if it was not kept.',
  TOKEN_SECRET_EXPIRED: 'Make a new secret or certificate for the application, set oauth_secret and oauth_secret_expires_on.',
  TOKEN_TENANT_UNKNOWN:
    'Check oauth_tenant_id: the directory (tenant) ID from the overview of the app registration, or a verified domain.',
  TOKEN_APPLICATION_UNKNOWN:
    'Check oauth_client_id: the application (client) ID from the overview of the app registration, of this tenant. For Google, check that the service account still exists.',
  TOKEN_CONSENT_MISSING:
    'An administrator has to grant consent: API permissions, Office 365 Exchange Online, application permissions IMAP.AccessAsApp and SMTP.SendAsApp, "Grant admin consent". Google: domain-wide delegation in the Admin console.',
  TOKEN_SCOPE_REFUSED:
    'Check oauth_scope against what the provider names. Google: allow the scope https://mail.google.com/ for the client ID of the service account.',
  TOKEN_MAILBOX_REFUSED:
    'Check email_address: it must be a mailbox of the Google Workspace domain that delegates to this service account.',
  TOKEN_CLOCK_WRONG:
    'The clock of this machine differs from that of the provider by minutes: switch on time synchronization (NTP).',
  TOKEN_URL_NOT_ALLOWED:
    'Check oauth_token_url. One inside your own network has to be allowed by the operator (MAIL_ALLOWED_CIDRS).',
  TOKEN_REFUSED: 'The message says what the provider answers. Check the application where it is registered.',
  TOKEN_SERVER_UNREACHABLE:
    'The server that gives the tokens did not answer. It passes by itself; if not, see whether this machine reaches it.',
  TOKEN_ANSWER_INVALID: 'Check oauth_token_url: what answers there gives no OAuth 2.0 tokens.',
  AUTH_FAILED: "Check address and password; many providers want an app password instead of the account's.",
  PASSWORD_GONE: 'The stored password or secret is no longer there. Set email_password again, oauth_secret for an application.',
  FOLDER_INVALID:
    'Choose another processed_folder or other watched_folders: names without control characters, * and %, and no folder that shows every mail.',
  FOLDER_MISSING:
    'Check watched_folders against the names that the mail program shows, with "/" between levels. In Gmail, a label has to be shown in IMAP (settings, Labels).',
  INBOX_UNAVAILABLE: 'The login works, the server does not open INBOX. Ask its administrator.',
  SERVER_MISBEHAVES: 'The server answered in a way that no mail server should. Ask its administrator.',
};

const aboutPasswords: ReadonlySet<ProbeCode> = new Set(['AUTH_FAILED', 'AUTH_NOT_OFFERED']);

const graphConsent =
  'An administrator has to grant consent: API permissions, Microsoft Graph, application permission Mail.Send, "Grant admin consent". Where RBAC for Applications in Exchange Online grants it, the token does not name Mail.Send: this test cannot tell, and sending may work.';

const noTokens =
  'The server offers neither XOAUTH2 nor OAUTHBEARER on this port. Check server and port, or sign in with a password.';

/**
 * @param host as it was configured
 * @param isApplication an application signs in: nothing is said about passwords
 * @param sendVia by which way what failed was to be sent
 */
export const hintFor = (code: ProbeCode, host: string, isApplication = false, sendVia: SendVia = 'smtp'): string => {
  if (sendVia === 'graph' && code === 'TOKEN_CONSENT_MISSING') return graphConsent;
  if (isApplication) return code === 'AUTH_NOT_OFFERED' ? noTokens : hints[code];
  const name = host.toLowerCase().replace(/\.$/, '');
  const provider = aboutPasswords.has(code) ? providers.find((candidate) => candidate.host.test(name)) : undefined;
  return provider?.login ?? hints[code];
};
