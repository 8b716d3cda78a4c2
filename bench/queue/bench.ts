/**
 * npm run bench:queue [-- --waiting N[,N…]] [--companies C] [--rounds R]: what one look for jobs costs when one company has N waiting and C
 * others one each, and how many jobs a second a worker ends. The ratios are to the smallest N: flat means 1.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { silentLogger } from '../../src/platform/logging/logger.ts';
import { runMigrations } from '../../src/platform/postgres/migrations.ts';
import { createPool } from '../../src/platform/postgres/pool.ts';
import { enqueue, job } from '../../src/platform/queue/job.ts';
import { createQueue } from '../../src/platform/queue/queue.ts';
import { median } from '../support/measure.ts';
import { startProgram } from '../support/programs.ts';
import { rounded, tableOf } from '../support/table.ts';

const { values } = parseArgs({
  options: {
    waiting: { type: 'string', default: '100,10000,1000000' },
    companies: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '3' },
  },
});
const sizes = values.waiting.split(',').map(Number);
const [companies, rounds] = [Number(values.companies), Number(values.rounds)];
if (![...sizes, companies, rounds].every((value) => Number.isInteger(value) && value > 0)) {
  console.error('Usage: npm run bench:queue -- [--waiting 100,10000,1000000] [--companies 200] [--rounds 3]');
  process.exit(2);
}

type Data = { readonly companyId: string };
/** the jobs of the flood are put on the queue by SQL: a million by `enqueue` would be the measurement */
const flood = (name: string, count: number) => `
  insert into queue.job (name, data, group_id, policy)
  select '${name}', '{"companyId": "loud"}', 'loud', 'standard' from generate_series(1, ${count})`;

const chunk = 50_000;

const directory = mkdtempSync(join(tmpdir(), 'order-intake-bench-'));
const postgres = await startProgram('postgres', ['--data', directory]);
await runMigrations(postgres.url);
const pool = createPool(postgres.url, { log: silentLogger });
const rows: string[][] = [];
let first: { readonly next: number; readonly each: number } | undefined;

/** Milliseconds until the job of another company begins, and a job takes, of a worker with one place. */
const measure = async (name: string) => {
  const definition = job<Data>({ name, policy: 'standard', deadlineMs: 60_000, concurrency: 1 });
  const queue = createQueue({ pool, log: silentLogger });
  await queue.start();
  const nexts: number[] = [];
  let done = 0;
  const quiet = Promise.withResolvers<void>();
  let put = 0;
  await queue.work(definition, async ({ companyId }) => {
    done += 1;
    if (companyId !== 'quiet') return;
    nexts.push(performance.now() - put);
    if (nexts.length === 20) return quiet.resolve();
    put = performance.now();
    await queue.enqueue([enqueue(definition, { companyId: 'quiet' }, `${nexts.length}`)]);
  });
  put = performance.now();
  const started = put;
  await queue.enqueue([enqueue(definition, { companyId: 'quiet' }, 'first')]);
  await quiet.promise;
  const each = (performance.now() - started) / done;
  await queue.stop();
  return { next: median(nexts), each };
};

try {
  const maker = createQueue({ pool, log: silentLogger });
  await maker.start();
  for (const size of sizes) {
    const nexts: number[] = [];
    const eachs: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const name = `bench-${size}-${round}`;
      const definition = job<Data>({ name, policy: 'standard', deadlineMs: 60_000, concurrency: 1 });
      const others = Array.from({ length: companies }, (_, n) => enqueue(definition, { companyId: `other-${n}` }, `${n}`));
      await maker.enqueue(others);
      for (let put = 0; put < size; put += chunk) await pool.query(flood(name, Math.min(chunk, size - put)));
      const { next, each } = await measure(name);
      nexts.push(next);
      eachs.push(each);
      process.stderr.write('.');
    }
    const now = { next: median(nexts), each: median(eachs) };
    first ??= now;
    rows.push([
      rounded(size),
      now.next.toFixed(1),
      (now.next / first.next).toFixed(2),
      rounded(1_000 / now.each),
      (now.each / first.each).toFixed(2),
    ]);
  }
  await maker.stop();
  process.stderr.write('\n');
  console.log(tableOf([['waiting', 'ms to the next of another', 'ratio', 'jobs a second', 'ratio of a job'], ...rows]));
} finally {
  await pool.end();
  await postgres.stop();
  rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
}
