import type { SendOutcome } from '../../domain/delivery/delivery.ts';
import type { TokenFault } from '../../domain/mailbox/access-tokens.port.ts';
import { loginRefusal, refusalAfterLogin } from '../../domain/mailbox/login-refusals.ts';

/** What nodemailer hangs on the errors it throws. */
export type SmtpError = {
  readonly message?: string | undefined;
  readonly code?: string | undefined;
  /** the TLS or socket code behind `code` */
  readonly originalCode?: string | undefined;
  /** the command that was answered: CONN, EHLO, STARTTLS, AUTH PLAIN, MAIL FROM, RCPT TO, DATA */
  readonly command?: string | undefined;
  readonly response?: string | undefined;
  readonly responseCode?: number | undefined;
  /** there was no token to log in with */
  readonly tokenFault?: TokenFault | undefined;
  /** an application logged in, and no password was sent */
  readonly byToken?: boolean | undefined;
};

const certificateCode = /CERT|SELF_SIGNED|LEAF_SIGNATURE|ALTNAME/;

/**
 * What a failed sending means. Before the server said it takes the message, and when it answered the message with a refusal,
 * nothing was sent. When the message was on its way and no answer came, nobody can know.
 *
 * @param underway whether the server had agreed to take the message's bytes
 * @param secrets taken out of the text should a server repeat them
 */
export function failedSending(error: SmtpError, underway: boolean, secrets: readonly string[]): SendOutcome {
  const answered = error.command === 'DATA' && error.responseCode !== undefined;
  if (underway && !answered) return { outcome: 'unknown', reason: 'the connection ended before the server confirmed the mail' };
  return { outcome: 'refused', transient: isTransient(error), reason: reasonOf(error, secrets) };
}

function isTransient({ code, originalCode, responseCode, tokenFault }: SmtpError): boolean {
  if (tokenFault) return tokenFault.transient;
  if (responseCode !== undefined) return responseCode < 500;
  if (certificateCode.test(originalCode ?? '')) return false;
  return ['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EPROTOCOL'].includes(code ?? '');
}

/** An address as it may stand in a server's answer, or in a complaint about one. */
const address = /[^\s<>()"',;:]+@[^\s<>()"',;:]+/g;
/** They may be a customer's, and a reason stays in the log when nobody may know any more who that was. */
export const withoutAddresses = (text: string): string => text.replace(address, '…');

/** The server's own words are repeated only from the login on: before it, it may be any service inside our network. */
function reasonOf(error: SmtpError, secrets: readonly string[]): string {
  const { code, originalCode, command, response, message, tokenFault, byToken } = error;
  if (tokenFault) return tokenFault.message;
  const serverWords = oneLine(
    secrets.filter(Boolean).reduce((text, secret) => text.replaceAll(secret, '***'), withoutAddresses(response ?? '')),
  );
  if (code === 'EAUTH' && byToken && serverWords)
    return `the server refused the application (${serverWords}): ${loginRefusal(response ?? '').cause}`;
  if (code === 'EAUTH')
    return serverWords
      ? `the server refused the login (${serverWords})`
      : 'the server takes no password login on this connection';
  if (certificateCode.test(originalCode ?? '')) return `no trusted connection to the server (${originalCode})`;
  if (code === 'ETLS' || command === 'STARTTLS') return 'the server offers no encryption (STARTTLS) on this port';
  if (command === 'MAIL FROM' || command === 'RCPT TO' || command === 'DATA') {
    const cause = refusalAfterLogin(response ?? '')?.cause;
    return serverWords
      ? `the server refused the mail (${serverWords})${cause ? `: ${cause}` : ''}`
      : `the server refused the mail (${oneLine(withoutAddresses(message ?? ''))})`;
  }
  if (code === 'ETIMEDOUT') return 'the server did not answer in time';
  return `no connection to a mail server${originalCode ? ` (${originalCode})` : ''}`;
}

const oneLine = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 120);
