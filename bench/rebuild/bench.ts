/**
 * npm run bench:rebuild [-- --events N[,N…]] [--rounds N] [--directory DIR]: the log of mails rebuilt into its read model, personal fields sealed
 * and not, beside the client's drain alone and its drain with decoding, all in one run and in turns. With a directory the logs are kept there,
 * and the next run goes on with them: filling a million events takes longer than measuring them. `--rounds 0` only fills.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { EventStoreDBClient, eventTypeFilter, START } from '@eventstore/db-client';
import { createPool, type EventStore, rebuildReadModels } from '@order-intake/event-sourcing';
import type { Pool } from 'pg';
import { createKeyring } from '../../src/platform/crypto/keyring.ts';
import { createPersonalKeys } from '../../src/platform/crypto/personal-keys.ts';
import { silentLogger } from '../../src/platform/logging/logger.ts';
import { runMigrations } from '../../src/platform/postgres/migrations.ts';
import { emails } from '../../src/projections/emails/emails.read-model.ts';
import { median, rateOf } from '../support/measure.ts';
import { type Program, startProgram } from '../support/programs.ts';
import { rounded, tableOf } from '../support/table.ts';
import { fill, mailTypes, openLog, rememberingKeys } from './log.ts';

const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '12000,60000' },
    rounds: { type: 'string', default: '3' },
    directory: { type: 'string' },
  },
});
const sizes = values.events
  .split(',')
  .map(Number)
  .toSorted((a, b) => a - b);
const rounds = Number(values.rounds);
if (![...sizes, rounds + 1].every((value) => Number.isInteger(value) && value > 0)) {
  console.error('Usage: npm run bench:rebuild -- [--events 10000[,1000000…]] [--rounds 3] [--directory DIR]');
  process.exit(2);
}

type Side = { readonly name: string; readonly url: string; readonly store: EventStore };
/** `events`: those of the read model's types that the log holds */
type Work = { readonly name: string; readonly run: (side: Side, pool: Pool, events: number) => Promise<number> };

const types = emails.types;

const works: readonly Work[] = [
  {
    name: 'drain alone',
    run: async ({ url }, _, wanted) => {
      const client = EventStoreDBClient.connectionString(url);
      let events = 0;
      const filter = eventTypeFilter({ regex: `^(${types.join('|')})$` });
      for await (const { event } of client.subscribeToAll({ fromPosition: START, filter })) {
        if (event) events += 1;
        if (events === wanted) break;
      }
      await client.dispose();
      return events;
    },
  },
  {
    name: 'drain with decoding',
    run: async ({ store }) => {
      let events = 0;
      for await (const _ of store.readAll({ types, after: null })) events += 1;
      return events;
    },
  },
  {
    name: 'rebuild',
    run: async ({ store }, pool) => (await rebuildReadModels({ pool, store, readModels: [emails], names: 'all' })).events,
  },
];

/** Events a second by work and side, the median of the rounds; the sides in turns. */
const measure = async (sides: readonly Side[], pool: Pool, events: number): Promise<readonly (readonly number[])[]> => {
  const rates = works.map(() => sides.map((): number[] => []));
  for (let round = 0; round < rounds; round += 1)
    for (const [row, { run }] of works.entries())
      for (const [column, side] of sides.entries()) {
        rates[row]?.[column]?.push(await rateOf(() => run(side, pool, events)));
        process.stderr.write('.');
      }
  process.stderr.write('\n');
  return rates.map((columns) => columns.map(median));
};

const directory = values.directory ?? (await mkdtemp(join(tmpdir(), 'order-intake-bench-')));
await mkdir(directory, { recursive: true });
/** how many mails the logs hold */
const fillLevel = join(directory, 'mails');
const programs: Program[] = [];
const start = async (name: string, ...args: readonly string[]): Promise<string> => {
  const program = await startProgram(name, args);
  programs.push(program);
  return program.url;
};
const databaseUrl = await start('postgres', '--data', join(directory, 'postgres'));
await runMigrations(databaseUrl);
const pool = createPool(databaseUrl, { log: silentLogger });
const keys = rememberingKeys(createPersonalKeys({ pool, keyring: createKeyring([{ id: 'bench', key: Buffer.alloc(32, 7) }]) }));
const sides: Side[] = [];
for (const [name, sealed] of [
  ['sealed', true],
  ['in clear', false],
] as const) {
  const url = await start('event-store', '--port', '0', '--data', join(directory, name.replace(' ', '-')));
  sides.push({ name, url, store: openLog(url, keys, sealed) });
}
try {
  let mails = Number(await readFile(fillLevel, 'utf8').catch(() => '0'));
  const flat: number[] = [];
  for (const size of sizes) {
    const wanted = Math.ceil(size / mailTypes.length);
    const handled = wanted * mailTypes.filter((type) => types.includes(type)).length;
    if (wanted < mails) throw new Error(`${directory} holds more events than ${size}: name another directory`);
    await Promise.all(sides.map(({ store }) => fill(store, mails, wanted, () => process.stderr.write('+'))));
    mails = wanted;
    await writeFile(fillLevel, String(mails));
    if (rounds === 0) continue;
    // not yet compiled code would be measured otherwise; in a large log that does not show
    if (size === sizes[0] && size <= 100_000) await measure(sides, pool, handled);
    const rates = await measure(sides, pool, handled);
    const of = (row: number, column: number) => rates[row]?.[column] ?? Number.NaN;
    console.log(`\n${rounded(mails * mailTypes.length)} events, medians of ${rounds} rounds, events a second`);
    console.log(
      tableOf([
        ['', ...sides.map(({ name }) => name)],
        ...works.map(({ name }, row) => [name, ...sides.map((_, column) => rounded(of(row, column)))]),
      ]),
    );
    console.log(`rebuild against drain with decoding: ${(of(2, 0) / of(1, 0)).toFixed(2)} (at least 0.50)`);
    console.log(`rebuild in clear against sealed: ${(of(2, 1) / of(2, 0)).toFixed(2)} (at most 1.30)`);
    flat.push(of(2, 0));
  }
  if (flat.length > 1)
    console.log(`\ncost of an event, largest log against smallest: ${((flat[0] ?? 0) / (flat.at(-1) ?? 0)).toFixed(2)}`);
} finally {
  for (const { store } of sides) await store.close();
  await pool.end();
  for (const program of programs.toReversed()) await program.stop();
  if (!values.directory) await rm(directory, { recursive: true, force: true, maxRetries: 5 });
}
