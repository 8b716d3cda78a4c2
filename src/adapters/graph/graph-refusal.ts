/** What Microsoft Graph says when it does not send (learn.microsoft.com/graph/errors), in the words of an administrator. */
import type { IncomingHttpHeaders } from 'node:http';
import { retryAfterMs } from '@order-intake/kernel';
import type { SendOutcome } from '../../domain/delivery/delivery.ts';
import { withoutAddresses } from '../smtp/smtp-failure.ts';
import { maySend, noMailSend } from './token-roles.ts';

type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: string };

const reasons: { readonly [code: string]: string } = {
  ErrorInvalidUser: 'Microsoft Graph knows no mailbox with this address: check it, and that it has a licence',
  ResourceNotFound: 'Microsoft Graph knows no mailbox with this address: check it, and that it has a licence',
  MailboxNotEnabledForRESTAPI:
    'the mailbox is inactive, deleted or on a server of your own, where Microsoft Graph does not reach: send by SMTP',
  ErrorSendAsDenied: 'the application may not send under this address: enter the primary address of the mailbox',
  InvalidAuthenticationToken:
    'Microsoft Graph refuses the token: check that MICROSOFT_GRAPH_URL and MICROSOFT_LOGIN_URL are of the same cloud',
};

/** Certainly not sent. A limit passes by itself, and so does trouble of Graph's own. */
export const graphRefusal = ({ status, headers, body }: Answer, token: string): SendOutcome => {
  const { code, message } = errorIn(body);
  const delayMs = retryAfterMs(headers['retry-after'] ?? null);
  const transient = status === 429 || status >= 500 || status === 408 || /Throttle|Limit|Quota|Busy/i.test(code);
  const knownReason = code === 'ErrorAccessDenied' ? accessDenied(token) : reasons[code];
  const serverWords = redactedMessage(message, token);
  const words = knownReason ?? `Microsoft Graph refuses the mail${serverWords === '' ? '' : `: ${serverWords}`}`;
  const reason = `${words} (${code === '' ? status : `${status} ${code}`})`;
  return { outcome: 'refused', transient, reason, ...(delayMs === null ? {} : { retryAfterMs: delayMs }) };
};

/** The token tells which of two causes it is: it names what an administrator has consented to. */
const accessDenied = (token: string): string =>
  maySend(token) ? 'the application may not send from this mailbox: an access policy in Exchange Online excludes it' : noMailSend;

const errorIn = (body: string): { readonly code: string; readonly message: string } => {
  try {
    const { error } = JSON.parse(body) as { readonly error?: { readonly code?: unknown; readonly message?: unknown } };
    const { code, message } = error ?? {};
    return {
      code: typeof code === 'string' && /^[\w.]{1,60}$/.test(code) ? code : '',
      message: typeof message === 'string' ? message : '',
    };
  } catch {
    return { code: '', message: '' };
  }
};

const redactedMessage = (message: string, token: string): string =>
  withoutAddresses(message.replaceAll(token, '***'))
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 120);
