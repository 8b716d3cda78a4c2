/**
 * Why a mail server refuses an application whose token was issued, by what the server says. Sources: Microsoft, "Authenticate an IMAP, POP or SMTP
 * connection using OAuth" and "Enable or disable authenticated client SMTP submission (SMTP AUTH) in Exchange Online"; Google, "OAuth 2.0
 * mechanism" of Gmail.
 */
import type { ProbeCode } from './probe-codes.ts';

export type LoginRefusal = {
  readonly code: Extract<ProbeCode, 'LOGIN_REFUSED' | 'MAILBOX_ACCESS_MISSING' | 'IMAP_DISABLED' | 'SMTP_AUTH_DISABLED'>;
  /** whether another token might be taken: the refusal may be about this one */
  readonly mayBeToken: boolean;
  /** continues a sentence */
  readonly cause: string;
};

const knownRefusals: readonly (LoginRefusal & { readonly says: RegExp })[] = [
  {
    says: /SmtpClientAuthentication is disabled|5\.7\.57\b/i,
    code: 'SMTP_AUTH_DISABLED',
    mayBeToken: false,
    cause: 'SMTP AUTH is disabled for the tenant or for this mailbox',
  },
  {
    says: /authenticated but not connected|LogonDenied/i,
    code: 'MAILBOX_ACCESS_MISSING',
    mayBeToken: false,
    cause: 'the application is known but may not open this mailbox, or IMAP is disabled for the mailbox',
  },
  {
    says: /not enabled for IMAP|IMAP (?:access )?is disabled/i,
    code: 'IMAP_DISABLED',
    mayBeToken: false,
    cause: 'IMAP is disabled for this mailbox',
  },
  {
    says: /AUTHENTICATE failed|5\.7\.3\b/i,
    code: 'LOGIN_REFUSED',
    mayBeToken: true,
    cause: 'the service principal of the application is not registered in Exchange, or has no permission for this mailbox',
  },
];

const anyOther: LoginRefusal = {
  code: 'LOGIN_REFUSED',
  mayBeToken: true,
  cause: 'it does not accept the token of the application for this mailbox',
};

const knownRefusal = (serverText: string): LoginRefusal | undefined => knownRefusals.find(({ says }) => says.test(serverText));

/** @param serverText the words of the server, and what it answered to the token */
export const loginRefusal = (serverText: string): LoginRefusal => knownRefusal(serverText) ?? anyOther;

/** The same for what a server says after a login that it accepted; undefined: nothing about the application. */
export const refusalAfterLogin = (serverText: string): LoginRefusal | undefined => {
  const refusal = knownRefusal(serverText);
  return refusal?.mayBeToken === false ? refusal : undefined;
};

/** The scope that the server asks for in its answer to a token, such as {"status":"400","schemes":"Bearer","scope":"https://mail.google.com/"}. */
export const scopeOfChallenge = (challenge: unknown): string | null => {
  const { scope } = (typeof challenge === 'object' && challenge !== null ? challenge : {}) as { readonly scope?: unknown };
  return typeof scope === 'string' && /^[\x21-\x7e ]{1,120}$/.test(scope) ? scope : null;
};
