/**
 * npm run bench:year [-- --mails N] [--sample N] [--companies N] [--seconds S] [--connections N] [--events N]: lists, queue, search, statistics and history as
 * one company of many sees them that has been at it for a year. A sample of mails, conversations and products goes through the service's own commands
 * and projector; its rows are multiplied to the year's, in Postgres: twice as many messages as mails, a fifth as many products. --mails 1000000 is a whole
 * year of fifty companies. With --events the log is made as long as that, of the same sample, and all read models are rebuilt from it.
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import { developmentTokenKey, signToken } from '../../src/platform/crypto/token-key.ts';
import { products } from '../../src/projections/products/products.read-model.ts';
import { decideMails, sellerOf } from '../../test/support/decided-mails.ts';
import { multiply, ofMails, shownBy } from '../../test/support/multiplied-rows.ts';
import { products as known } from '../../test/support/order-mails.ts';
import { startStack } from '../../test/support/stack.ts';
import { until } from '../../test/support/until.ts';
import { startServer } from '../api/server-process.ts';
import { nameOf } from '../chat/corpus.ts';
import { sharesOf } from '../support/decided-log.ts';
import { rounded, tableOf } from '../support/table.ts';
import { decideChats, ofChats } from './chats.ts';
import { createMeasure } from './measure.ts';
import { pathsOf } from './paths.ts';
import { rebuildOf } from './rebuild.ts';

const { values } = parseArgs({
  options: {
    mails: { type: 'string', default: '100000' },
    sample: { type: 'string', default: '1000' },
    companies: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '4' },
    events: { type: 'string', default: '0' },
  },
});
const numbers = Object.fromEntries(Object.entries(values).map(([name, text]) => [name, Number(text)])) as Record<
  keyof typeof values,
  number
>;
if (!Object.values(numbers).every((value) => Number.isFinite(value) && value >= 0) || numbers.sample === 0) {
  console.error(
    'Usage: npm run bench:year -- [--mails 100000] [--sample 1000] [--companies 50] [--seconds 3] [--connections 4] [--events 0]',
  );
  process.exit(2);
}
const { mails, sample, companies: count, seconds, connections, events } = numbers;
const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(0)} s`;
const since = (began: number): string => inSeconds(performance.now() - began);
/** of a hundred mails of the sample: conversations, and products */
const [conversations, articles] = [10, 20].map((share) => Math.max(10, Math.ceil((sample * share) / 100))) as [number, number];

const stack = await startStack({ storeAsProgram: true });
const pool = new pg.Pool({ connectionString: stack.urls.databaseUrl, max: 2 });
const service = await startServer('src/main/api.ts', { ...stack.env, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent' });
try {
  const companyId = await sellerOf(stack);
  const countOf = async (table: string) => Number((await pool.query(`select count(*) as n from read.${table}`)).rows[0]?.n);

  const began = performance.now();
  await decideMails(stack, companyId, sample, () => process.stderr.write('.'));
  console.log(`${rounded(sample)} mails by the service's own deciders in ${since(began)}`);
  const talking = performance.now();
  const messages = await decideChats(stack, companyId, conversations);
  for (let n = 0; n < articles; n += 1) {
    const product = { code: `P-${100_000 + n}`, name: nameOf(n), price: '12.50', currency: 'EUR' };
    await stack.commands.registerProduct(product, stack.context(companyId));
  }
  console.log(`${rounded(messages)} messages and ${rounded(articles)} products in ${since(talking)}`);
  // what is multiplied has to be what came of it in the end
  const shown = [
    ["emails where status <> 'PENDING'", sample],
    ["chat_messages where status in ('received', 'read')", messages],
    [`products where company_id = '${companyId}'`, known.length + articles],
  ] as const;
  for (const [rows, wanted] of shown) await until(rows, async () => (await countOf(rows)) === wanted, 600_000);

  const multiplying = performance.now();
  const parts = [
    [ofMails, mails / sample],
    [ofChats, (2 * mails) / messages],
    [shownBy([products]), mails / 5 / (known.length + articles)],
  ] as const;
  for (const [tables, times] of parts)
    await multiply(pool, {
      ...{ tables, companies: sharesOf(companyId, count), times: Math.max(0, Math.ceil(times) - 1) },
      onTable: (table, rows, ms) => console.log(`  ${table}: ${rounded(rows)} rows in ${inSeconds(ms)}`),
    });
  console.log(`multiplied in ${since(multiplying)}`);
  await printSizes();

  const key = await developmentTokenKey(stack.config.dataDir);
  const token = await signToken(key, { companyId, roles: ['admin', 'sales'], subject: 'bench' }, 2);
  const paths = await pathsOf({ pool, companyId, url: service.url, headers: { authorization: `Bearer ${token}` } });
  const ask = createMeasure({ url: service.url, token, databaseUrl: stack.urls.databaseUrl, connections, seconds });
  const lines: string[][] = [];
  for (const [name, path] of paths) {
    lines.push([name, ...(await ask.measure(path))]);
    process.stderr.write('.');
  }
  await ask.end();
  console.log(`\nmilliseconds of a request\n${tableOf([['', ...ask.columns], ...lines])}`);
  if (events > 0) {
    await stack.stopProjector();
    await rebuildOf(stack, companyId, count, events);
  }
} finally {
  await service.stop();
  await pool.end();
  await stack.stop();
}

async function printSizes(): Promise<void> {
  const { rows } = await pool.query<{ name: string; rows: string; size: string }>(
    `select c.relname as name, c.reltuples::bigint as rows, pg_size_pretty(pg_total_relation_size(c.oid)) as size from pg_class c
     join pg_namespace n on n.oid = c.relnamespace where n.nspname in ('read', 'app') and c.relkind = 'r' and c.reltuples > 1000
     order by pg_total_relation_size(c.oid) desc`,
  );
  const sizes = rows.map((row) => [row.name, rounded(Number(row.rows)), row.size]);
  console.log(`\n${tableOf([['', 'rows', 'with indexes'], ...sizes])}`);
}
