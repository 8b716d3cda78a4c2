/**
 * npm run bench:event-store [-- --events N[,N…]] [--seconds S] [--rounds N] [--gzip] [--results FILE]: the embedded event store in memory (the
 * baseline) and on disk, and the server that EVENTSTORE_URL names, all in one run and in turns, so that a busy machine is busy for all of them.
 * With --gzip servers that compress and that do not, with clients that offer gzip and that decline it.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { median } from '../support/measure.ts';
import { rounded, tableOf } from '../support/table.ts';
import { compressions, storages, type Target } from './targets.ts';
import { fill, type Log, type Work, works } from './work.ts';

type Filled = Target & { readonly log: Log };

const usage = `Usage: npm run bench:event-store -- [--events 20000[,100000…]] [--seconds 2] [--rounds 3] [--gzip] [--results FILE]
  --events   events that are read; several sizes are measured one after the other, the log growing by each
  --seconds  how long each kind of append is repeated
  --rounds   of which the median is shown
  --gzip     the embedded server with and without compression, through a client that offers gzip and one that declines it
  --results  a file that keeps the figures as JSON
EVENTSTORE_URL=esdb://… adds that server; it keeps what the bench writes (streams bench-*), so take one that may be thrown away.`;

const numbers = (name: string, text: string): number[] => {
  const values = text.split(',').map(Number);
  if (values.every((value) => Number.isFinite(value) && value > 0)) return values;
  console.error(`--${name}: ${text} is not a number above 0, nor several\n${usage}`);
  process.exit(2);
};

const readOptions = () => {
  const { values } = parseArgs({
    options: {
      events: { type: 'string', default: '20000' },
      seconds: { type: 'string', default: '2' },
      rounds: { type: 'string', default: '3' },
      gzip: { type: 'boolean', default: false },
      results: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    process.exit(0);
  }
  const [seconds = 2] = numbers('seconds', values.seconds);
  const [rounds = 3] = numbers('rounds', values.rounds);
  const sizes = numbers('events', values.events).toSorted((a, b) => a - b);
  return { sizes, seconds, rounds, gzip: values.gzip, results: values.results };
};

/** One after the other: side by side they would share the disk and the processor unevenly. */
const filled = async (targets: readonly Target[], events: number): Promise<readonly Filled[]> => {
  const done: Filled[] = [];
  for (const target of targets) done.push({ ...target, log: await fill(target.client, events) });
  return done;
};

type Measured = {
  readonly what: string /** events a second by target, median of the rounds */;
  readonly rates: readonly number[];
  readonly ratios: readonly number[];
};

/** The targets in turns. A ratio is that of the two rates of one round, so that what else the machine does counts for both. */
const measure = async (
  targets: readonly Filled[],
  works: readonly Work[],
  seconds: number,
  rounds: number,
): Promise<readonly Measured[]> => {
  const rates = works.map(() => targets.map((): number[] => []));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, work] of works.entries()) {
      for (const [column, target] of targets.entries()) {
        rates[index]?.[column]?.push(await work.rate(target, target.log, seconds));
        process.stderr.write('.');
      }
    }
  }
  process.stderr.write('\n');
  return works.map(({ name }, index) => {
    const columns = rates[index] ?? [];
    const baseline = columns[0] ?? [];
    const ratioOf = (column: readonly number[]) => median(column.map((rate, round) => rate / (baseline[round] ?? Number.NaN)));
    return { what: name, rates: columns.map(median), ratios: columns.map(ratioOf) };
  });
};

const rowsOf = (targets: readonly Target[], measured: readonly Measured[]): readonly (readonly string[])[] => [
  ['events a second', ...targets.flatMap(({ name }, column) => (column === 0 ? [name] : [name, 'ratio']))],
  ...measured.map(({ what, rates, ratios }) => [
    what,
    ...rates.flatMap((rate, column) =>
      column === 0 ? [rounded(rate)] : [rounded(rate), (ratios[column] ?? Number.NaN).toFixed(2)],
    ),
  ]),
];

/** The same as JSON, by the targets' names. */
const figuresOf = (targets: readonly Target[], measured: readonly Measured[]) => {
  const named = (values: readonly number[], digits: number) =>
    Object.fromEntries(targets.map(({ name }, column) => [name, Number((values[column] ?? Number.NaN).toFixed(digits))]));
  return measured.map(({ what, rates, ratios }) => ({ what, eventsPerSecond: named(rates, 0), ratio: named(ratios, 2) }));
};

const { sizes, seconds, rounds, gzip, results } = readOptions();
const directory = await mkdtemp(join(tmpdir(), 'order-intake-bench-'));
const { targets, stop } = gzip ? await compressions() : await storages(directory, process.env.EVENTSTORE_URL);
// what is appended is not compressed
const chosen = gzip ? works.filter(({ reads }) => reads) : works;
const kept = [];
try {
  await measure(await filled(targets, 2_000), chosen, 0.3, 1); // servers and clients not yet compiled would be measured otherwise
  for (const events of sizes) {
    const measured = await measure(await filled(targets, events), chosen, seconds, rounds);
    console.log(`\n${rounded(events)} events to read, medians of ${rounds} rounds, appends for ${seconds} s`);
    console.log(tableOf(rowsOf(targets, measured)));
    kept.push({ events, rounds, seconds, figures: figuresOf(targets, measured) });
  }
  if (results) {
    const command = `npm run bench:event-store -- ${process.argv.slice(2).join(' ')}`;
    await writeFile(results, `${JSON.stringify({ command, node: process.version, runs: kept }, null, 2)}\n`);
  }
} finally {
  await stop();
  await rm(directory, { recursive: true, force: true, maxRetries: 5 });
}
