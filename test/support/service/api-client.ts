/** A client of the API as other systems should be: what is not answered, or refused for now, is asked again under the same key until it is. */
import { setTimeout as sleep } from 'node:timers/promises';
import { patience } from '../patience.ts';

export type Reply = {
  readonly status: number;
  readonly body: { readonly [field: string]: unknown };
  readonly location: string | null;
};
export type ApiClient = (method: 'GET' | 'POST', path: string, body?: object | FormData, key?: string) => Promise<Reply>;

const againMs = 250;

/** What the next try may change: no answer, a server's trouble, a limit, an earlier try that still runs. */
const mayPass = (status: number, text: string): boolean =>
  status >= 500 || status === 429 || (status === 409 && text.includes('request_in_progress'));

/** `until` aborts what waits: it rejects then. */
export const createApiClient =
  (url: string, token: string, until: AbortSignal): ApiClient =>
  async (method, path, body, key) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      prefer: 'respond-async',
    };
    const content = body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) };
    for (;;) {
      until.throwIfAborted();
      const signal = AbortSignal.any([until, AbortSignal.timeout(patience(20_000))]);
      const reply = await fetch(url + path, { method, headers, ...content, signal })
        .then(async (response) => ({ response, text: await response.text() }))
        .catch(() => null);
      if (reply && !mayPass(reply.response.status, reply.text)) {
        const isJson = /[/+]json/.test(reply.response.headers.get('content-type') ?? '');
        return {
          status: reply.response.status,
          body: isJson ? JSON.parse(reply.text) : {},
          location: reply.response.headers.get('location'),
        };
      }
      await sleep(againMs);
    }
  };
