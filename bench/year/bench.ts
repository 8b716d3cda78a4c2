/**
 * npm run bench:year [-- --mails N] [--sample N] [--companies N] [--seconds S] [--connections N] [--events N]: lists, queue, search, statistics and history as
 * one company of many sees them that has been at it for a year. A sample of mails goes through the service's own commands and projector; its rows
 * are multiplied to the year's, in Postgres. --mails 1000000 is a whole year of fifty companies. With --events the log is made as long as that, of the
 * same sample, and all read models are rebuilt from it.
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import { developmentTokenKey, signToken } from '../../src/platform/crypto/token-key.ts';
import { decideMails, sellerOf } from '../../test/support/decided-mails.ts';
import { multiply } from '../../test/support/multiplied-rows.ts';
import { startStack } from '../../test/support/stack.ts';
import { until } from '../../test/support/until.ts';
import { startServer } from '../api/server-process.ts';
import { sharesOf } from '../support/decided-log.ts';
import { rounded, tableOf } from '../support/table.ts';
import { createMeasure } from './measure.ts';
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
const sinceMs = (began: number): string => `${((performance.now() - began) / 1000).toFixed(0)} s`;

const stack = await startStack({ storeAsProgram: true });
const pool = new pg.Pool({ connectionString: stack.urls.databaseUrl, max: 1 });
const service = await startServer('src/main/api.ts', { ...stack.env, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent' });
try {
  const companyId = await sellerOf(stack);
  const countOf = async (table: string) => Number((await pool.query(`select count(*) as n from read.${table}`)).rows[0]?.n);

  const began = performance.now();
  await decideMails(stack, companyId, sample, () => process.stderr.write('.'));
  await until('the read models', async () => (await countOf('emails')) === sample, 600_000);
  console.log(`${rounded(sample)} mails by the service's own deciders in ${sinceMs(began)}`);
  const multiplying = performance.now();
  await multiply(pool, sharesOf(companyId, count), Math.ceil(mails / sample) - 1, () => process.stderr.write('+'));
  console.log(`multiplied in ${sinceMs(multiplying)}`);
  const { rows: sizes } = await pool.query<{ name: string; rows: string; size: string }>(
    `select c.relname as name, c.reltuples::bigint as rows, pg_size_pretty(pg_total_relation_size(c.oid)) as size from pg_class c
     join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'read' and c.relkind = 'r' and c.reltuples > 1000 order by 2 desc`,
  );
  console.log(
    `\n${tableOf([['', 'rows', 'with indexes'], ...sizes.map(({ name, rows, size }) => [name, rounded(Number(rows)), size])])}`,
  );

  const key = await developmentTokenKey(stack.config.dataDir);
  const token = await signToken(key, { companyId, roles: ['admin', 'sales'], subject: 'bench' }, 2);
  const headers = { authorization: `Bearer ${token}` };
  const { rows: middle } = await pool.query<{ id: string }>(
    'select id from read.sales_orders where company_id = $1 order by created_at desc limit 1',
    [companyId],
  );
  const deep = await deepPage(`${service.url}/sales/email-logs/?limit=50`, headers);
  const paths: readonly (readonly [string, string])[] = [
    ['mails, first page', '/sales/email-logs/?limit=50'],
    ['mails, twenty pages on', deep],
    ['mails that failed', '/sales/email-logs/?status=FAILED&limit=50'],
    ['mails, search for a number', '/sales/email-logs/?q=PO-77&limit=50'],
    ['mails, search for a sender', '/sales/email-logs/?q=harbour&limit=50'],
    ['orders, first page', '/sales/sales-orders/?limit=50'],
    ['orders, approved', '/sales/sales-orders/?status=APPROVED&limit=50'],
    ['orders, search for two words', '/sales/sales-orders/?q=PO-77+harbour&limit=50'],
    ['orders, search for nothing', '/sales/sales-orders/?q=nowhere+to+be+found&limit=50'],
    ['review, first page', '/sales/review/?limit=50'],
    ['queue as specified', '/sales/sales-orders/email_queue/'],
    ['statistics of 30 days', '/sales/stats/?days=30'],
    ['statistics of 90 days', '/sales/stats/?days=90'],
    ['an order', `/sales/sales-orders/${middle[0]?.id}/`],
    ["an order's history", `/sales/sales-orders/${middle[0]?.id}/history/`],
  ];
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

/** Where twenty pages lead, by their links. */
async function deepPage(first: string, headers: Readonly<Record<string, string>>): Promise<string> {
  let next = first;
  for (let page = 0; page < 20; page += 1) {
    const response = await fetch(next, { headers });
    await response.arrayBuffer();
    const link = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    if (!link) break;
    next = new URL(link, first).href;
  }
  const { pathname, search } = new URL(next);
  return pathname + search;
}
