/** The API as the demo uses it: waits while the service is starting again, repeats what is safe to repeat. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DemoProblem } from './problem.ts';

export type Api = {
  readonly get: <T>(path: string) => Promise<T>;
  /** every page of a list */
  readonly list: <T>(path: string) => Promise<readonly T[]>;
  /** with an Idempotency-Key, so that an answer lost with the service is asked for again and nothing is done twice */
  readonly post: <T>(path: string, body?: object) => Promise<T>;
};

type Context = {
  /** where the API is, once it is there */
  readonly url: () => Promise<string>;
  readonly token: string;
  readonly patienceMs?: number;
};

const answerMs = 15_000;

export function createApi({ url, token, patienceMs = 90_000 }: Context): Api {
  const request = async (method: 'GET' | 'POST', path: string, body?: object): Promise<Response> => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    };
    const until = Date.now() + patienceMs;
    for (;;) {
      const target = new URL(path, await url());
      const init = { method, headers, signal: AbortSignal.timeout(answerMs), ...(body ? { body: JSON.stringify(body) } : {}) };
      const answer = await fetch(target, init).catch((error: Error) => error);
      if (!(answer instanceof Error) && !answer.headers.has('retry-after'))
        return answer.ok ? answer : await refuse(method, path, answer);
      if (Date.now() > until) throw new DemoProblem(`${method} ${path} has no answer: ${silenceOf(answer)}.`);
      await sleep(300);
    }
  };
  return {
    get: async <T>(path: string) => (await (await request('GET', path)).json()) as T,
    list: async <T>(path: string) => {
      const entries: T[] = [];
      for (let next: string | null = path; next !== null; ) {
        const answer: Response = await request('GET', next);
        entries.push(...((await answer.json()) as T[]));
        next = nextPage(answer.headers.get('link'));
      }
      return entries;
    },
    post: async <T>(path: string, body?: object) => (await (await request('POST', path, body)).json()) as T,
  };
}

/** The target of rel="next" (RFC 8288), null on the last page. */
export function nextPage(link: string | null): string | null {
  for (const [, target, parameters] of link?.matchAll(/<([^>]*)>([^,]*)/g) ?? [])
    if (/rel="?next"?/.test(parameters ?? '')) return target ?? null;
  return null;
}

/** @throws DemoProblem with the problem document's words (RFC 9457) */
async function refuse(method: string, path: string, answer: Response): Promise<never> {
  const text = await answer.text();
  throw new DemoProblem(`${method} ${path} was answered with ${answer.status}: ${problemWords(text) || 'no words'}`);
}

function problemWords(text: string): string {
  try {
    const { title, detail, errors } = JSON.parse(text) as { title?: string; detail?: string; errors?: unknown };
    return [detail ?? title, errors ? JSON.stringify(errors) : null].filter((part) => part).join(' ');
  } catch {
    return text.slice(0, 200);
  }
}

/** Why an answer did not come, or one that asks to come back later (503, or a request with the same key still running). */
const silenceOf = (answer: Response | Error): string => {
  if (!(answer instanceof Error)) return `the API says ${answer.status} and to try again later`;
  return answer.cause instanceof Error ? answer.cause.message : answer.message;
};
