/** Requests one after the other on so many connections, each kept alive. */
import { Agent, get } from 'node:http';

export type Loaded = { readonly count: number; readonly rate: number; readonly p50: number; readonly p99: number };

type Load = { readonly url: string; readonly token: string; readonly connections: number; readonly seconds: number };

const once = (url: string, token: string, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' };
    get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().on('end', resolve).on('error', reject);
    }).on('error', reject);
  });

/** The same for `seconds` in `lanes` at once; p50 and p99 in milliseconds. Rejects with the first that does. */
export const timed = async (lanes: number, seconds: number, work: () => Promise<unknown>): Promise<Loaded> => {
  const took: number[] = [];
  const started = performance.now();
  const until = started + seconds * 1000;
  const lane = async () => {
    while (performance.now() < until) {
      const asked = performance.now();
      await work();
      took.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  const elapsed = (performance.now() - started) / 1000;
  took.sort((a, b) => a - b);
  const at = (share: number) => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? Number.NaN;
  return { count: took.length, rate: took.length / elapsed, p50: at(0.5), p99: at(0.99) };
};

/** Rejects with the first answer that is not 200. */
export const load = async ({ url, token, connections, seconds }: Load): Promise<Loaded> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return timed(connections, seconds, () => once(url, token, agent)).finally(() => agent.destroy());
};
