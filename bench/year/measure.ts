/** What a request takes, beside what the machine makes of the least that one can ask for, and the processor time that it costs. */
import pg from 'pg';
import { type Loaded, load, timed } from '../api/load.ts';
import { secondsBy } from '../support/processor-time.ts';

const programs = [
  ['API', /src\/main\/api\.ts/],
  ['Postgres', /postgres/],
] as const;

type Options = {
  readonly url: string;
  readonly token: string;
  readonly databaseUrl: string;
  readonly connections: number;
  readonly seconds: number;
};

export const createMeasure = ({ url, token, databaseUrl, connections, seconds }: Options) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections });
  const ask = (path: string, at: number, forSeconds: number) =>
    load({ url: url + path, token, connections: at, seconds: forSeconds });
  const ms = (value: number) => value.toFixed(1);
  const times = ({ p50, p99 }: Loaded) => [ms(p50), ms(p99)];

  return {
    columns: [
      ...['alone p50', 'p99', `${connections} at once p50`, 'p99'],
      ...['select 1 p50', 'p99', ...programs.map(([name]) => `${name} ms`)],
    ],
    /** As many cells as there are columns; what went wrong where it was refused. */
    measure: async (path: string): Promise<readonly string[]> => {
      try {
        await ask(path, 1, 0.5);
        const before = secondsBy(programs);
        const alone = await ask(path, 1, seconds);
        const together = await ask(path, connections, seconds);
        const after = secondsBy(programs);
        const bare = await timed(connections, seconds / 2, () => pool.query('select 1'));
        const cost = (name: string) =>
          (((after.get(name) ?? 0) - (before.get(name) ?? 0)) * 1000) / (alone.count + together.count);
        return [...times(alone), ...times(together), ...times(bare), ...programs.map(([name]) => ms(cost(name)))];
      } catch (error) {
        return [(error as Error).message];
      }
    },
    end: () => pool.end(),
  };
};
