/** Somebody who uses the API through a balancer and does not give up: what broke off is sent once more, with the same Idempotency-Key. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Json } from '../../api/kit.ts';
import { patience } from '../../support/patience.ts';

export type Answered = { readonly status: number; readonly body: Json; readonly text: string };
type Asked = { readonly body?: unknown; readonly form?: () => FormData; readonly headers?: Readonly<Record<string, string>> };

export type Client = {
  readonly send: (method: string, path: string, asked?: Asked) => Promise<Answered>;
  /** Requests that broke off or were told to come later, by method and what came instead of an answer, since it was last asked. */
  readonly failures: () => Readonly<Record<string, number>>;
  readonly sent: () => number;
};

const againAfterMs = 500;
const giveUpMs = 120_000;

export const createClient = (url: string, token: string | null): Client => {
  let failures: Record<string, number> = {};
  let sent = 0;

  /** A text: why it has to be sent again. */
  const once = async (method: string, path: string, { body, form, headers }: Asked): Promise<Answered | string> => {
    sent += 1;
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const sentBody = form?.() ?? (typeof body === 'string' || body === undefined ? body : JSON.stringify(body));
    try {
      const response = await fetch(url + path, {
        method,
        headers: { ...(token === null ? {} : { authorization: `Bearer ${token}` }), ...json, ...headers },
        ...(sentBody === undefined ? {} : { body: sentBody }),
      });
      const text = await response.text();
      const parsed = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : undefined;
      const inProgress = response.status === 409 && parsed?.code === 'request_in_progress';
      if (response.status < 500 && !inProgress) return { status: response.status, body: parsed, text };
      return `${response.status} ${parsed?.code ?? 'of the balancer'}`;
    } catch {
      return 'broke off';
    }
  };
  return {
    send: async (method, path, asked = {}) => {
      for (const began = performance.now(); ; ) {
        const answered = await once(method, path, asked);
        if (typeof answered !== 'string') return answered;
        const failure = `${method} ${answered}`;
        failures[failure] = (failures[failure] ?? 0) + 1;
        if (performance.now() - began > patience(giveUpMs)) throw new Error(`${method} ${path} was never answered: ${answered}`);
        await sleep(againAfterMs);
      }
    },
    failures: () => {
      const since = failures;
      failures = {};
      return since;
    },
    sent: () => sent,
  };
};

/** Ids that a stream of live changes named, taken up where it was cut as a browser does it. */
export const watchLive = (url: string, token: string, model: string) => {
  const ids = new Set<string>();
  const stopping = new AbortController();
  const counts = { opened: 0, resets: 0, many: 0 };
  let last: string | null = null;
  const take = (block: string): void => {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
    const event = field('event');
    if (event === 'open') counts.opened += 1;
    if (event === 'reset') counts.resets += 1;
    const data = field('data');
    if (event === undefined && data !== undefined) {
      const change = JSON.parse(data) as { model: string; ids: readonly string[] | null };
      if (change.model === model && change.ids === null) counts.many += 1;
      if (change.model === model) for (const id of change.ids ?? []) ids.add(id);
    }
    last = field('id') ?? last;
  };
  const read = async (): Promise<void> => {
    const headers = { accept: 'text/event-stream', authorization: `Bearer ${token}` };
    const response = await fetch(`${url}/sales/events/`, {
      headers: last === null ? headers : { ...headers, 'last-event-id': last },
      signal: stopping.signal,
    });
    if (response.status !== 200) return void (await response.body?.cancel());
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString();
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) take(block);
    }
  };
  const ended = (async () => {
    while (!stopping.signal.aborted) {
      await read().catch(() => undefined);
      await sleep(againAfterMs);
    }
  })();
  return {
    ids,
    counts,
    stop: async () => {
      stopping.abort();
      await ended;
    },
  };
};
