/**
 * npm run bench:event-store [-- --events N[,N…]] [--seconds S] [--rounds N]: the embedded event store in memory (the baseline) and on disk,
 * and the server that EVENTSTORE_URL names, all in one run and in turns, so that a busy machine is busy for all of them.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { EventStoreDBClient } from '@eventstore/db-client';
import { median } from '../support/measure.ts';
import { startProgram } from '../support/programs.ts';
import { rounded, tableOf } from '../support/table.ts';
import { type Clients, fill, type Log, works } from './work.ts';

type Target = Clients & { readonly name: string };
type Filled = Target & { readonly log: Log };

const usage = `Usage: npm run bench:event-store -- [--events 20000[,100000…]] [--seconds 2] [--rounds 3]
  --events   events that are read; several sizes are measured one after the other, the log growing by each
  --seconds  how long each kind of append is repeated
  --rounds   of which the median is shown
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
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    process.exit(0);
  }
  const [seconds = 2] = numbers('seconds', values.seconds);
  const [rounds = 3] = numbers('rounds', values.rounds);
  return { sizes: numbers('events', values.events).toSorted((a, b) => a - b), seconds, rounds };
};

/** One after the other: side by side they would share the disk and the processor unevenly. */
const filled = async (targets: readonly Target[], events: number): Promise<readonly Filled[]> => {
  const done: Filled[] = [];
  for (const target of targets) done.push({ ...target, log: await fill(target.client, events) });
  return done;
};

/** For each kind of work the median rate of each target, the targets in turns. */
const measure = async (targets: readonly Filled[], seconds: number, rounds: number) => {
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
  return rates.map((columns) => columns.map(median));
};

const rowsOf = (targets: readonly Target[], medians: readonly (readonly number[])[]): readonly (readonly string[])[] => [
  ['events a second', ...targets.flatMap(({ name }, column) => (column === 0 ? [name] : [name, 'ratio']))],
  ...works.map(({ name }, index) => {
    const [baseline = Number.NaN, ...others] = medians[index] ?? [];
    return [name, rounded(baseline), ...others.flatMap((rate) => [rounded(rate), (rate / baseline).toFixed(2)])];
  }),
];

const { sizes, seconds, rounds } = readOptions();
const directory = await mkdtemp(join(tmpdir(), 'order-intake-bench-'));
const programs = await Promise.all([
  startProgram('event-store', ['--port', '0', '--in-memory']),
  startProgram('event-store', ['--port', '0', '--data', directory]),
]);
const given = process.env.EVENTSTORE_URL;
const urls = [...programs.map(({ url }) => url), ...(given ? [given] : [])];
const names = ['in memory', 'on disk', 'EVENTSTORE_URL'];
const targets = urls.map(
  (url, index): Target => ({
    name: names[index] ?? url,
    client: EventStoreDBClient.connectionString(url),
    subscriber: EventStoreDBClient.connectionString(url),
  }),
);
try {
  await measure(await filled(targets, 2_000), 0.3, 1); // servers and clients not yet compiled would be measured otherwise
  for (const events of sizes) {
    const medians = await measure(await filled(targets, events), seconds, rounds);
    console.log(`\n${rounded(events)} events to read, medians of ${rounds} rounds, appends for ${seconds} s`);
    console.log(tableOf(rowsOf(targets, medians)));
  }
} finally {
  await Promise.all(targets.flatMap(({ client, subscriber }) => [client.dispose(), subscriber.dispose()]));
  await Promise.all(programs.map((program) => program.stop()));
  await rm(directory, { recursive: true, force: true, maxRetries: 5 });
}
