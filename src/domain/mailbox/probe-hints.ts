/** What a person can do about a fault, by its code and the provider whose server it is. */
import type { ProbeCode } from './mail-probe.port.ts';

type Provider = { readonly host: RegExp; readonly login: string };

const providers: readonly Provider[] = [
  {
    host: /(^|\.)(gmail|googlemail)\.com$/,
    login: 'Gmail takes no account passwords: switch on two-step verification and make an app password in the Google account.',
  },
  {
    host: /(^|\.)(office365|outlook|hotmail|live)\.com$/,
    login:
      'Microsoft 365 and Outlook.com no longer take passwords here, app passwords included: use a mailbox at another provider.',
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
    'The server takes no passwords on this port, only OAuth or nothing at all. Use its submission port, or another provider.',
  AUTH_FAILED: "Check address and password; many providers want an app password instead of the account's.",
  PASSWORD_GONE: 'The stored password is no longer there. Set email_password again.',
  FOLDER_INVALID: 'Choose another name for processed_folder, without control characters, * and %.',
  INBOX_UNAVAILABLE: 'The login works, the server does not open INBOX. Ask its administrator.',
  SERVER_MISBEHAVES: 'The server answered in a way that no mail server should. Ask its administrator.',
};

const aboutPasswords: ReadonlySet<ProbeCode> = new Set(['AUTH_FAILED', 'AUTH_NOT_OFFERED']);

/** @param host as it was configured */
export const hintFor = (code: ProbeCode, host: string): string => {
  const name = host.toLowerCase().replace(/\.$/, '');
  const provider = aboutPasswords.has(code) ? providers.find((one) => one.host.test(name)) : undefined;
  return provider?.login ?? hints[code];
};
