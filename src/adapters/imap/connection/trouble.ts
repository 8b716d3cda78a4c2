import { oneLine } from '@order-intake/kernel';
import { MailboxUnavailable } from '../../../domain/email/mail-access.port.ts';
import { loginRefusal, scopeOfChallenge } from '../../../domain/mailbox/login-refusals.ts';
import type { MailboxTrouble } from '../../../domain/mailbox/mailbox.events.ts';
import type { ProbeCode } from '../../../domain/mailbox/probe-codes.ts';

/** What imapflow hangs on the errors it throws; every field may be missing. */
type ImapError = {
  readonly message?: string;
  readonly code?: string;
  readonly authenticationFailed?: boolean;
  readonly serverResponseCode?: string;
  readonly responseText?: string;
  /** a text where a command after the login showed that it had failed */
  readonly response?: unknown;
  readonly reason?: string;
  readonly tlsFailed?: boolean;
  /** what the server answered to a token (RFC 7628, 3.2.2) */
  readonly oauthError?: unknown;
};

/** What the login was tried with: imapflow's names. */
type Proof = { readonly pass: string } | { readonly accessToken: string };

/** RFC 5530 and RFC 9051: the password may be right, the server does not want us now. */
const busyCodes = new Set(['LIMIT', 'UNAVAILABLE', 'INUSE', 'SERVERBUG', 'OVERQUOTA', 'CONTACTADMIN']);
/** These codes are about the password, whatever the text beside them says. */
const passwordCodes = new Set(['AUTHENTICATIONFAILED', 'AUTHORIZATIONFAILED', 'EXPIRED', 'PRIVACYREQUIRED']);
const busyWords = /too many|maximum number|simultaneous|rate limit|throttl|try again|temporar|unavailable|overquota|bandwidth/i;

const certificateFaults: Readonly<Record<string, string>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate comes from an unknown authority',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate comes from an unknown authority',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'it does not send the certificate of its issuer',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host name',
};

/**
 * The trouble of a mailbox from what imapflow threw, in words for a person. Text of the server is repeated only when it
 * answered the login: before that it may be any service inside our network (docs/explanation/mail-delivery.md, "Hosts that companies enter").
 *
 * @param proof taken out of the text should a server repeat it; says whether an application signed in
 */
export function mailboxTrouble(thrown: unknown, server: string, proof: Proof): MailboxUnavailable {
  if (thrown instanceof MailboxUnavailable) return thrown;
  const error: ImapError = typeof thrown === 'object' && thrown !== null ? thrown : {};
  const secrets = Object.values(proof);
  const unavailable = (kind: MailboxTrouble, description: string, code?: ProbeCode) =>
    new MailboxUnavailable(kind, `${server}: ${description}`, code);
  if (error.authenticationFailed === true) {
    const text = error.responseText ?? (typeof error.response === 'string' ? error.response : error.message) ?? '';
    const serverWords = oneLine(without(secrets, text), 120);
    const code = error.serverResponseCode ?? '';
    const busy = busyCodes.has(code) || (!passwordCodes.has(code) && busyWords.test(text));
    if (busy) return unavailable('quota', `the server refuses the login for now (${serverWords}); it is tried again`);
    if ('accessToken' in proof) return refusedApplication(error, text, serverWords, unavailable);
    return unavailable('auth', `the server refused the login (${serverWords}); check address and password`);
  }
  const fault = certificateFaults[error.code ?? ''];
  if (fault) return unavailable('network', `no trusted connection, ${fault}`);
  if (error.tlsFailed === true && error.code === undefined)
    return unavailable('network', 'the server offers no encryption (STARTTLS) on this port; use the TLS port');
  if (error.code === 'ETHROTTLE') return unavailable('quota', 'the server throttles this mailbox; it is tried again');
  if (busyWords.test(error.reason ?? ''))
    return unavailable('quota', 'the server ended the connection because of a limit; it is tried again');
  if (/Login is disabled|authentication (mechanism|method)/i.test(error.message ?? ''))
    return unavailable(
      'auth',
      'accessToken' in proof
        ? 'the server takes no tokens (XOAUTH2) on this connection'
        : 'the server takes no password login on this connection',
      'AUTH_NOT_OFFERED',
    );
  return unavailable(isNetwork(error) ? 'network' : 'internal', reasonOf(error));
}

type MakeTrouble = (kind: MailboxTrouble, description: string, code?: ProbeCode) => MailboxUnavailable;

/** A token that was issued and is not taken: the server says little, so that its words are explained. */
const refusedApplication = (
  { oauthError }: ImapError,
  text: string,
  serverWords: string,
  unavailable: MakeTrouble,
): MailboxUnavailable => {
  const { code, cause } = loginRefusal(text);
  const scope = scopeOfChallenge(oauthError);
  const scopeHint = scope === null ? '' : `; it asks for the scope ${scope}`;
  return unavailable('auth', `the server refused the application (${serverWords}): ${cause}${scopeHint}`, code);
};

const networkCode =
  /^(E[A-Z]+|NoConnection|EConnectionClosed|StateLogout|ClosedAfterConnect.*|CONNECT_TIMEOUT|GREETING_TIMEOUT|UPGRADE_TIMEOUT|UnexpectedTag|InvalidResponse|ParserError.*|.*TooLarge|ERR_SSL.*|STARTTLS_INJECTION)$/;

const isNetwork = ({ code }: ImapError): boolean => networkCode.test(code ?? '');

const reasons: Readonly<Record<string, string>> = {
  CONNECT_TIMEOUT: 'no connection in time',
  GREETING_TIMEOUT: 'connected, but no mail server greets there (is TLS switched on or off wrongly?)',
  UPGRADE_TIMEOUT: 'the switch to TLS was not answered in time',
  ETIMEOUT: 'the server stopped answering',
  ETIMEDOUT: 'no connection in time',
  ECONNREFUSED: 'nothing listens on this port',
  EHOSTUNREACH: 'the network does not reach this host',
  ENETUNREACH: 'the network does not reach this host',
  ECONNRESET: 'the server reset the connection',
};

const reasonOf = ({ code }: ImapError): string =>
  reasons[code ?? ''] ?? `the connection was lost or answered wrongly${code ? ` (${oneLine(code, 40)})` : ''}`;

const without = (secrets: readonly string[], text: string): string =>
  secrets.filter((secret) => secret.length > 0).reduce((rest, secret) => rest.replaceAll(secret, '***'), text);
