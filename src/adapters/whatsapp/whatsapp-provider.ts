/** The WhatsApp Cloud API: sending, typing, media, and a look at the number. */

import type { ChannelReport, ChatProvider, SendResult } from '../../domain/chat/channel/chat-provider.port.ts';
import type { Choices } from '../../domain/chat/channel/choices.ts';
import { sendErrorClass } from '../../domain/chat/channel/send-errors.ts';
import { createGraphCall, type GraphAnswer } from './graph-call.ts';
import { createFetchMedia } from './media.ts';
import { messageBody, templateBody } from './message-body.ts';

export type WhatsAppOptions = {
  /** with its version: https://graph.facebook.com/v25.0 */
  readonly graphUrl: string;
  /** hosts that media may come from; the Graph API's own is always one of them */
  readonly mediaHosts: readonly string[];
  readonly timeoutMs?: number;
  /** bytes */
  readonly mediaLimit?: number;
};

const defaults = { timeoutMs: 10_000, mediaLimit: 20 * 1024 * 1024 };

export const createWhatsAppProvider = (options: WhatsAppOptions): ChatProvider => {
  const { timeoutMs, mediaLimit } = { ...defaults, ...options };
  const call = createGraphCall(options.graphUrl, timeoutMs);
  const hosts = [...options.mediaHosts, new URL(options.graphUrl).host];
  return {
    send: async ({ phoneNumberId, token }, { to, text, choices, template = null, repliesTo, tracker }) => {
      const post = async (shownChoices: Choices | null) =>
        resultOf(
          await call({
            method: 'POST',
            path: `${encodeURIComponent(phoneNumberId)}/messages`,
            token,
            body: {
              messaging_product: 'whatsapp',
              recipient_type: 'individual',
              ...(to.kind === 'phone' ? { to: to.value } : { recipient: to.value }),
              ...(repliesTo === null ? {} : { context: { message_id: repliesTo } }),
              biz_opaque_callback_data: tracker,
              ...(template ? templateBody(template) : messageBody(text, shownChoices)),
            },
          }),
        );
      const result = await post(choices);
      // the words say it too: a number without buttons, or without this catalogue, still answers
      return choices !== null && result.outcome === 'refused' && result.errorClass === 'request' ? post(null) : result;
    },
    showTyping: async ({ phoneNumberId, token }, wamid) => {
      await call({
        method: 'POST',
        path: `${encodeURIComponent(phoneNumberId)}/messages`,
        token,
        body: { messaging_product: 'whatsapp', status: 'read', message_id: wamid, typing_indicator: { type: 'text' } },
      });
    },
    fetchMedia: createFetchMedia({ call, hosts, limit: mediaLimit, timeoutMs: timeoutMs * 3 }),
    test: async ({ phoneNumberId, token }) => {
      const started = performance.now();
      const fields = 'fields=display_phone_number,verified_name';
      const answer = await call({ method: 'GET', path: `${encodeURIComponent(phoneNumberId)}?${fields}`, token });
      return { ...reportOf(answer), ms: Math.round(performance.now() - started) };
    },
  };
};

const errorCode = (json: { readonly [key: string]: unknown }): number | null => {
  const error = json.error as { code?: unknown } | undefined;
  return Number.isSafeInteger(error?.code) ? (error?.code as number) : null;
};

const resultOf = (answer: GraphAnswer): SendResult => {
  if (!answer.came)
    return answer.sent
      ? { outcome: 'unknown', reason: answer.reason }
      : { outcome: 'refused', errorClass: 'transient', code: null, retryAfterMs: null };
  const { status, json, retryAfterMs } = answer;
  const wamid = (json.messages as readonly { id?: unknown }[] | undefined)?.[0]?.id;
  if (status >= 200 && status < 300)
    return typeof wamid === 'string'
      ? { outcome: 'sent', wamid }
      : { outcome: 'unknown', reason: `answered ${status} without the id of a message` };
  const code = errorCode(json);
  return { outcome: 'refused', errorClass: sendErrorClass(code, status), code, retryAfterMs };
};

const reportOf = (answer: GraphAnswer): Omit<ChannelReport, 'ms'> => {
  const nobody = { displayPhoneNumber: null, verifiedName: null };
  if (!answer.came)
    return { ok: false, code: 'UNREACHABLE', hint: `The Graph API cannot be reached: ${answer.reason}.`, ...nobody };
  const { status, json } = answer;
  if (status >= 200 && status < 300)
    return {
      ok: true,
      code: 'OK',
      hint: null,
      displayPhoneNumber: typeof json.display_phone_number === 'string' ? json.display_phone_number : null,
      verifiedName: typeof json.verified_name === 'string' ? json.verified_name : null,
    };
  const code = errorCode(json);
  if (sendErrorClass(code, status) === 'auth')
    return {
      ok: false,
      code: 'AUTH_FAILED',
      hint: 'The access token is refused. Make a new system user token and save it.',
      ...nobody,
    };
  if (status === 404 || code === 100)
    return { ok: false, code: 'NUMBER_UNKNOWN', hint: 'The token does not know this phone_number_id.', ...nobody };
  return {
    ok: false,
    code: 'REFUSED',
    hint: `The Graph API answered ${status}${code === null ? '' : `, error ${code}`}.`,
    ...nobody,
  };
};
