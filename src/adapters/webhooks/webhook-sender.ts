/** One POST to another system: to the address that was vetted, without following anybody, within ten seconds. */
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { retryAfterMs } from '@order-intake/kernel';
import type { MayGo, SendOutcome, Withheld } from '../../domain/delivery/delivery.ts';
import type { WebhookMessage, WebhookSender } from '../../domain/webhook/webhook-sender.port.ts';
import type { VettedUrl, WebhookHosts } from './webhook-hosts.ts';

type Options = {
  readonly hosts: WebhookHosts;
  /** for the whole exchange, 10 s unless said */
  readonly timeoutMs?: number;
};

const mostBytes = 64 * 1024;
const reasonLength = 300;

export const createWebhookSender = ({ hosts, timeoutMs = 10_000 }: Options): WebhookSender => ({
  send: async (message, mayGo) => {
    const vetted = await hosts.vet(message.url);
    // an address that is refused today may be allowed tomorrow, after an operator or a DNS change fixed it
    if (!('url' in vetted)) return { outcome: 'refused', transient: true, reason: vetted.message };
    return post(vetted, message, mayGo, timeoutMs);
  },
});

const post = async (
  { url, host }: VettedUrl,
  { headers, body }: WebhookMessage,
  mayGo: MayGo,
  timeoutMs: number,
): Promise<SendOutcome | Withheld> => {
  if (!(await mayGo())) return { outcome: 'withheld' };
  const began = performance.now();
  const bytes = Buffer.from(body);
  const signal = AbortSignal.timeout(timeoutMs);
  const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)({
    method: 'POST',
    // the address that was vetted, whatever the name leads to by now
    host: host.address,
    family: host.family,
    port: url.port || undefined,
    path: `${url.pathname}${url.search}`,
    ...(host.servername === null ? {} : { servername: host.servername }),
    headers: { ...headers, host: url.host, 'content-length': bytes.length },
    agent: false,
    signal,
  });
  const progress = { connected: false };
  request.on('socket', (socket) => {
    socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
      progress.connected = true;
    });
  });
  try {
    const response = await answerTo(request, bytes);
    // the status says it all: an answer that breaks off after it is an answer
    await drained(response).catch(() => undefined);
    return judged(response, Math.round(performance.now() - began));
  } catch (error) {
    const reason = signal.aborted ? `no answer within ${timeoutMs / 1_000} s` : wordsOf(error);
    const response = { status: null, ms: Math.round(performance.now() - began) };
    return progress.connected
      ? { outcome: 'unknown', reason, response }
      : { outcome: 'refused', transient: true, reason, response };
  } finally {
    request.destroy();
  }
};

const answerTo = (request: ClientRequest, body: Buffer): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request.once('response', resolve);
    request.on('error', reject); // also one that comes after the answer
    request.end(body);
  });

/** Read so far that nobody sees the connection break in the middle of a short answer. */
const drained = async (response: IncomingMessage): Promise<void> => {
  let bytes = 0;
  for await (const chunk of response) {
    bytes += (chunk as Buffer).length;
    if (bytes > mostBytes) return;
  }
};

const judged = ({ statusCode = 0, headers }: IncomingMessage, ms: number): SendOutcome => {
  const response = { status: statusCode, ms };
  if (statusCode >= 200 && statusCode < 300) return { outcome: 'sent', response };
  if (statusCode === 410)
    return { outcome: 'refused', transient: false, reason: 'it answers 410: it wants nothing any more', response };
  const redirected = statusCode >= 300 && statusCode < 400;
  const reason = redirected ? `it answers ${statusCode}: redirects are not followed` : `it answers ${statusCode}`;
  const delayMs = retryAfterMs(headers['retry-after'] ?? null);
  return { outcome: 'refused', transient: true, reason, response, ...(delayMs === null ? {} : { retryAfterMs: delayMs }) };
};

const wordsOf = (error: unknown): string => {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  return (typeof code === 'string' ? `the connection failed: ${code}` : String(message)).slice(0, reasonLength);
};
