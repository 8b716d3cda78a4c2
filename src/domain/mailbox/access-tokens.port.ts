/** The port that gives access tokens for the applications of mailboxes. An adapter under adapters/oauth implements it. */
import type { Either } from 'fp-ts/lib/Either.js';
import type { ApplicationLogin } from './mailbox-authentication.ts';

/** `mail`: IMAP and SMTP by XOAUTH2; `graph`: Microsoft Graph, which has a scope of its own. */
export type TokenAudience = 'mail' | 'graph';

export type TokenRequest = {
  readonly login: ApplicationLogin;
  /** opened from the secret row; its form depends on the kind of login */
  readonly secret: string;
  /** the mailbox that is opened with the token; Google's tokens are made for it */
  readonly mailbox: string;
  readonly audience: TokenAudience;
};

export type AccessToken = { readonly token: string; readonly expiresAt: Date };

/** Stable; what each means and what an administrator does about it: docs/reference/mailbox-problems.md. */
export const tokenFaultCodes = [
  'TOKEN_SECRET_UNREADABLE',
  'TOKEN_SECRET_WRONG',
  'TOKEN_SECRET_EXPIRED',
  'TOKEN_TENANT_UNKNOWN',
  'TOKEN_APPLICATION_UNKNOWN',
  'TOKEN_CONSENT_MISSING',
  'TOKEN_SCOPE_REFUSED',
  'TOKEN_MAILBOX_REFUSED',
  'TOKEN_CLOCK_WRONG',
  'TOKEN_URL_NOT_ALLOWED',
  'TOKEN_REFUSED',
  'TOKEN_SERVER_UNREACHABLE',
  'TOKEN_ANSWER_INVALID',
] as const;
export type TokenFaultCode = (typeof tokenFaultCodes)[number];

/** `transient`: the same may work in a while. The message is for a person and holds neither secret nor token. */
export type TokenFault = { readonly code: TokenFaultCode; readonly transient: boolean; readonly message: string };

export type AccessTokens = {
  /** From memory while it is good for some minutes yet, else a new one; callers that ask at once share one request. Never rejects. */
  readonly get: (companyId: string, request: TokenRequest) => Promise<Either<TokenFault, AccessToken>>;
  /** A server has refused the token: the next `get` asks for a new one. */
  readonly forget: (companyId: string, request: TokenRequest) => void;
};
