/** How long the parts of an installation take for the least that they can be asked, time and again, and how late their event loops are. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Installation } from '../../test/support/service/installation.ts';
import { until } from '../../test/support/until.ts';

const everyMs = 250;

/** Milliseconds of each answer, by what was asked; and the greatest delay of each program's event loop. */
export type Pulse = {
  readonly answers: ReadonlyMap<string, readonly number[]>;
  readonly loops: ReadonlyMap<string, number>;
};

const greatestLag = (metrics: string): number =>
  Number(/^order_intake_nodejs_eventloop_lag_max_seconds ([\d.e+-]+)/m.exec(metrics)?.[1] ?? Number.NaN) * 1_000;

/** Asks until it is stopped. */
export const feelPulse = async ({ stack, service, url }: Installation): Promise<{ readonly stop: () => Promise<Pulse> }> => {
  const { pool, store } = stack.foundation;
  const asked: Readonly<Record<string, () => Promise<unknown>>> = {
    'API: alive?': async () => (await fetch(`${url}/health/live`)).text(),
    'Postgres: select 1': () => pool.query('select 1'),
    'event store: ping': () => store.ping(),
  };
  // a connection that was kept may end just as it is used again
  const metricsOf = (name: keyof typeof service): Promise<string> =>
    until(`metrics of the ${name}`, () =>
      fetch(`${service[name].ready().healthUrl}/metrics`).then(
        (answer) => answer.text(),
        () => null,
      ),
    );
  const names = Object.keys(service) as (keyof typeof service)[];
  for (const name of names) await metricsOf(name); // a look begins a new count
  const answers = new Map<string, number[]>(Object.keys(asked).map((what) => [what, []]));
  let over = false;
  const lanes = Object.entries(asked).map(async ([what, ask]) => {
    while (!over) {
      const began = performance.now();
      await ask().catch(() => undefined); // it took that long to fail
      answers.get(what)?.push(performance.now() - began);
      await sleep(everyMs);
    }
  });
  return {
    stop: async () => {
      over = true;
      await Promise.all(lanes);
      const loops = new Map<string, number>();
      for (const name of names) loops.set(`${name}: event loop, worst`, greatestLag(await metricsOf(name)));
      return { answers, loops };
    },
  };
};
