/** Who works while the tables are changed: lists that are asked for at a steady rate, and mails that come in and are looked for. */
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds of what was answered, and what went wrong. */
export type Seen = { readonly took: number[]; readonly lags: number[]; readonly failed: string[] };

type Options = {
  readonly url: string;
  readonly token: string;
  readonly paths: readonly string[];
  readonly requestsASecond: number;
  /** records something and says whether what is shown has it already */
  readonly record: () => Promise<() => Promise<boolean>>;
  readonly recordEveryMs: number;
};

const lookAgainMs = 20;

export const startPeople = ({ url, token, paths, requestsASecond, record, recordEveryMs }: Options) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' };
  let seen: Seen = { took: [], lags: [], failed: [] };
  let stopped = false;
  const under = new Set<Promise<void>>();

  const ask = (path: string): Promise<void> =>
    new Promise((resolve) => {
      const [into, began] = [seen, performance.now()];
      const over = (wrong: string | null) => {
        if (wrong === null) into.took.push(performance.now() - began);
        else into.failed.push(`${path}: ${wrong}`);
        resolve();
      };
      get(url + path, { agent, headers }, (response) => {
        const wrong = response.statusCode === 200 ? null : String(response.statusCode);
        response
          .resume()
          .on('end', () => over(wrong))
          .on('error', (error) => over(error.message));
      }).on('error', (error) => over(error.message));
    });
  // at their rate, whatever the answers
  const asking = (async () => {
    const began = performance.now();
    for (let n = 0; !stopped; n += 1) {
      const one = ask(paths[n % paths.length] ?? '/');
      under.add(one);
      void one.finally(() => under.delete(one));
      await sleep(Math.max(0, began + ((n + 1) * 1000) / requestsASecond - performance.now()));
    }
  })();
  const recording = (async () => {
    while (!stopped) {
      const into = seen;
      const began = performance.now();
      try {
        const isShown = await record();
        const recorded = performance.now();
        while (!stopped && !(await isShown())) await sleep(lookAgainMs);
        into.lags.push(performance.now() - recorded);
      } catch (error) {
        into.failed.push(`a mail: ${(error as Error).message}`);
      }
      await sleep(Math.max(0, recordEveryMs - (performance.now() - began)));
    }
  })();
  return {
    /** What was seen since the last time. */
    take: (): Seen => {
      const before = seen;
      seen = { took: [], lags: [], failed: [] };
      return before;
    },
    stop: async () => {
      stopped = true;
      await Promise.all([asking, recording, ...under]);
      agent.destroy();
    },
  };
};
