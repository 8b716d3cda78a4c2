/**
 * npm run bench:queue [-- --waiting N[,N…]] [--companies C] [--rounds R] [--places P] [--looks L]: what one look for jobs costs when one company has N
 * waiting and C others one each, and how many jobs a second a worker of P places ends, until L jobs of another company have had their turn. The ratios
 * are to the smallest N of the same round, medians over rounds: flat means 1. Flat is what is at most 1.5 in every round, and grows what is more in every
 * one; where rounds disagree more looks or rounds tell it from chance. The smallest N is at least what the looks take away: an empty table is no measure.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createPool, enqueue, job } from '@order-intake/event-sourcing';
import { silentLogger } from '../../src/platform/logging/logger.ts';
import { runMigrations } from '../../src/platform/postgres/migrations.ts';
import { createQueue, type Queue } from '../../src/platform/queue/queue.ts';
import { median } from '../support/measure.ts';
import { startProgram } from '../support/programs.ts';
import { rounded, tableOf } from '../support/table.ts';

const { values } = parseArgs({
  options: {
    waiting: { type: 'string', default: '100,10000,1000000' },
    companies: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '3' },
    places: { type: 'string', default: '1' },
    looks: { type: 'string', default: '100' },
  },
});
const goal = 1.5;
const { companies, rounds, places, looks } = {
  companies: Number(values.companies),
  rounds: Number(values.rounds),
  places: Number(values.places),
  looks: Number(values.looks),
};
/** what is taken beside the looks, twice: of the flood as many as a company may hold places, and of the others once each */
const taken = 2 * looks * places;
const wanted = values.waiting.split(',').map(Number);
const sizes = [...new Set(wanted.map((size) => Math.max(size, taken)))];
if (![...wanted, companies, rounds, places, looks].every((value) => Number.isInteger(value) && value > 0)) {
  console.error(
    'Usage: npm run bench:queue -- [--waiting 100,10000,1000000] [--companies 200] [--rounds 3] [--places 1] [--looks 100]',
  );
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
// filling and clearing the table may take as long as it likes
const pool = createPool(postgres.url, { log: silentLogger, statementTimeoutMs: 0 });
const rows: string[][] = [];

/** Milliseconds until the job of another company begins, and a job takes. */
const measure = async (name: string) => {
  const definition = job<Data>({ name, policy: 'standard', deadlineMs: 60_000, concurrency: places });
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
    if (nexts.length === looks) return quiet.resolve();
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

type Measured = Awaited<ReturnType<typeof measure>>;

/** One size in one round, on a table that holds nothing of the others. */
const measureWith = async (maker: Queue, size: number, round: number): Promise<Measured> => {
  const name = `bench-${size}-${round}`;
  const definition = job<Data>({ name, policy: 'standard', deadlineMs: 60_000, concurrency: 1 });
  const others = Array.from({ length: companies }, (_, n) => enqueue(definition, { companyId: `other-${n}` }, `${n}`));
  await maker.enqueue(others);
  for (let put = 0; put < size; put += chunk) await pool.query(flood(name, Math.min(chunk, size - put)));
  const measured = await measure(name);
  await pool.query('delete from queue.job where name = $1', [name]);
  await pool.query('vacuum analyze queue.job');
  process.stderr.write('.');
  return measured;
};

try {
  const maker = createQueue({ pool, log: silentLogger });
  await maker.start();
  // a round is all sizes one after the other: what slows the machine down for a while slows all of them
  const all: (readonly Measured[])[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const measured: Measured[] = [];
    for (const size of sizes) measured.push(await measureWith(maker, size, round));
    all.push(measured);
  }
  const verdictOf = (ratios: readonly number[]): string => {
    const grown = ratios.filter((ratio) => ratio > goal).length;
    return grown === 0 ? 'flat' : grown === ratios.length ? 'grows' : 'rounds disagree';
  };
  const medianOf = (of: (round: readonly Measured[]) => number) => median(all.map(of));
  for (const [index, size] of sizes.entries()) {
    const at = (round: readonly Measured[], which: number) => round[which] ?? { next: Number.NaN, each: Number.NaN };
    const nexts = all.map((round) => at(round, index).next / at(round, 0).next);
    const eaches = all.map((round) => at(round, index).each / at(round, 0).each);
    rows.push([
      rounded(size),
      medianOf((round) => at(round, index).next).toFixed(1),
      median(nexts).toFixed(2),
      index === 0 ? '' : verdictOf(nexts),
      rounded(1_000 / medianOf((round) => at(round, index).each)),
      median(eaches).toFixed(2),
      index === 0 ? '' : verdictOf(eaches),
    ]);
  }
  await maker.stop();
  process.stderr.write('\n');
  const heads = ['waiting', 'ms to the next of another', 'ratio', 'verdict', 'jobs a second', 'ratio of a job', 'verdict'];
  console.log(tableOf([heads, ...rows]));
} finally {
  await pool.end();
  await postgres.stop();
  rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
}
