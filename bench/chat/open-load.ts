/** Requests at a fixed rate, whatever the answers: a slow answer delays no later request, and its wait counts from when it was due. */
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export type Answered = { readonly key: string; readonly status: number; readonly ms: number };
export type Shot = { readonly key: string; readonly headers: Readonly<Record<string, string>>; readonly body: string };

const post = (url: string, { headers, body }: Shot, agent: Agent): Promise<number> =>
  new Promise((resolve) => {
    const sent = request(url, { method: 'POST', agent, headers: { ...headers, 'content-length': Buffer.byteLength(body) } });
    sent.on('response', (response) => response.resume().on('end', () => resolve(response.statusCode ?? 0)));
    sent.on('error', () => resolve(0)); // no answer: the provider would tell it again
    sent.end(body);
  });

/** The answers of `rate` requests a second for `seconds`; status 0 where none came. */
export const openLoad = async (
  url: string,
  rate: number,
  seconds: number,
  shot: (n: number) => Shot,
): Promise<readonly Answered[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const started = performance.now();
  const answers: Promise<Answered>[] = [];
  for (let n = 0; n < rate * seconds; n += 1) {
    const due = started + (n * 1000) / rate;
    const early = due - performance.now();
    if (early > 1) await sleep(early);
    const fired = shot(n);
    answers.push(
      post(url, fired, agent).then((status) => ({ key: fired.key, status, ms: performance.now() - Math.max(due, started) })),
    );
  }
  const all = await Promise.all(answers);
  agent.destroy();
  return all;
};

/** The value below which that share of them lies. NaN when there is none. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
