/**
 * npm run bench:api [-- --rows N[,N…]] [--seconds S] [--rounds N] [--connections N]: a page of 50 log entries through the service, against the
 * same statement by bare pg behind bare node:http with the same token check and compression, each a process of its own, in turns.
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import { developmentTokenKey, signToken } from '../../src/platform/crypto/token-key.ts';
import { startStack } from '../../test/support/stack.ts';
import { median } from '../support/measure.ts';
import { secondsBy } from '../support/processor-time.ts';
import { rounded, tableOf } from '../support/table.ts';
import { fillLogs } from './fill-logs.ts';
import { type Loaded, load } from './load.ts';
import { startServer } from './server-process.ts';

const usage = `Usage: npm run bench:api -- [--rows 10000,1000000] [--seconds 3] [--rounds 3] [--connections 50]
  --rows         entries in the table; several sizes one after the other, the table growing by each
  --seconds      how long each server is asked in a round
  --rounds       of which the median is shown
  --connections  requests under way at once`;

const number = (name: string, text: string): number => {
  const value = Number(text);
  if (Number.isFinite(value) && value > 0) return value;
  console.error(`--${name}: ${text} is not a number above 0\n${usage}`);
  process.exit(2);
};

const readOptions = () => {
  const { values } = parseArgs({
    options: {
      rows: { type: 'string', default: '10000,1000000' },
      seconds: { type: 'string', default: '3' },
      rounds: { type: 'string', default: '3' },
      connections: { type: 'string', default: '50' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    process.exit(0);
  }
  return {
    sizes: values.rows
      .split(',')
      .map((text) => number('rows', text))
      .toSorted((a, b) => a - b),
    seconds: number('seconds', values.seconds),
    rounds: number('rounds', values.rounds),
    connections: number('connections', values.connections),
  };
};

/** With the processor time of a request, in milliseconds: of the server that was asked, and of Postgres. */
type Costly = Loaded & { readonly server: number; readonly postgres: number };
const programs = [
  ['server', /src\/main\/api\.ts|bare-server\.ts/],
  ['postgres', /postgres/],
] as const;
const costly = async (work: () => Promise<Loaded>): Promise<Costly> => {
  const before = secondsBy(programs);
  const loaded = await work();
  const after = secondsBy(programs);
  const [server = 0, postgres = 0] = programs.map(
    ([name]) => (((after.get(name) ?? 0) - (before.get(name) ?? 0)) * 1000) / loaded.count,
  );
  return { ...loaded, server, postgres };
};
const medians = (rounds: readonly Costly[]) => {
  const of = (what: keyof Costly) => median(rounds.map((round) => round[what]));
  return { rate: of('rate'), p50: of('p50'), p99: of('p99'), server: of('server'), postgres: of('postgres') };
};

const { sizes, seconds, rounds, connections } = readOptions();
const stack = await startStack();
const pool = new pg.Pool({ connectionString: stack.urls.databaseUrl, max: 2 });
const companyId = await stack.newCompany();
const env = { ...stack.env, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent' };
const [service, bare] = await Promise.all([
  startServer('src/main/api.ts', env),
  startServer('bench/api/bare-server.ts', { ...env, BENCH_DATABASE_URL: stack.urls.databaseUrl }),
]);
try {
  const token = await signToken(
    await developmentTokenKey(stack.config.dataDir),
    { companyId, roles: ['sales'], subject: 'bench' },
    2,
  );
  const ask = (url: string, lanes: number, forSeconds: number) =>
    costly(() => load({ url: `${url}/sales/email-logs/?limit=50`, token, connections: lanes, seconds: forSeconds }));
  /** characters of an answer before compression: the two are not alike, since the service tells more than the row holds */
  const sizeOf = async (url: string): Promise<number> =>
    (await (await fetch(`${url}/sales/email-logs/?limit=50`, { headers: { authorization: `Bearer ${token}` } })).text()).length;
  /** one request at a time: what one costs, without a queue */
  const costs: number[] = [];
  let filled = 0;
  for (const size of sizes) {
    await fillLogs(pool, companyId, filled, size);
    filled = size;
    for (const { url } of [service, bare]) await ask(url, connections, 3); // compiled, connected, plans prepared
    const results: { service: Costly[]; bare: Costly[]; alone: Costly[] } = { service: [], bare: [], alone: [] };
    for (let round = 0; round < rounds; round += 1) {
      results.bare.push(await ask(bare.url, connections, seconds));
      results.service.push(await ask(service.url, connections, seconds));
      results.alone.push(await ask(service.url, 1, seconds / 2));
    }
    const [ours, baseline, alone] = [medians(results.service), medians(results.bare), medians(results.alone)];
    costs.push(1000 / alone.rate);
    console.log(`\n${rounded(size)} rows, ${connections} connections, medians of ${rounds} rounds of ${seconds} s`);
    console.log(
      tableOf([
        ['', 'requests/s', 'ratio', 'p50 ms', 'p99 ms', 'p99/p50', 'processor ms: server', 'Postgres'],
        ...(
          [
            ['bare node:http + pg', baseline],
            ['the service', ours],
            ['one at a time', alone],
          ] as const
        ).map(([name, { rate, p50, p99, server, postgres }]) => [
          name,
          rounded(rate),
          (rate / baseline.rate).toFixed(2),
          p50.toFixed(1),
          p99.toFixed(1),
          (p99 / p50).toFixed(1),
          server.toFixed(2),
          postgres.toFixed(2),
        ]),
      ]),
    );
  }
  console.log(`\ncharacters an answer: the service ${await sizeOf(service.url)}, bare ${await sizeOf(bare.url)}`);
  const [first = Number.NaN] = costs;
  console.log(
    `\nms a request, one at a time: ${sizes.map((size, index) => `${rounded(size)} rows ${costs[index]?.toFixed(2)} (${((costs[index] ?? Number.NaN) / first).toFixed(2)})`).join(', ')}`,
  );
} finally {
  await Promise.all([service.stop(), bare.stop()]);
  await pool.end();
  await stack.stop();
}
