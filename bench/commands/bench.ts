/**
 * npm run bench:commands [-- --seconds S] [--rounds N] [--lanes N[,N…]]: commands through the command handler beside a bare read and append
 * by the client of the same events to streams of the same length, in one run and in turns.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type AppendExpectedRevision, EventStoreDBClient, jsonEvent, NO_STREAM } from '@eventstore/db-client';
import { createChangeCompanySettings } from '../../src/commands/company/change-company-settings.command.ts';
import { createRegisterCompany } from '../../src/commands/company/register-company.command.ts';
import { eventCodecs } from '../../src/domain/event-codecs.ts';
import { createCommandHandler } from '../../src/platform/command-handling/command-handler.ts';
import { createEventStore } from '../../src/platform/event-store/esdb-event-store.ts';
import { median, rateFor } from '../support/measure.ts';
import { startProgram } from '../support/programs.ts';
import { rounded, tableOf } from '../support/table.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '5' },
    lanes: { type: 'string', default: '1,16' },
  },
});
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];
const widths = values.lanes.split(',').map(Number);
if (![seconds, rounds, ...widths].every((value) => value > 0)) {
  console.error('Usage: npm run bench:commands -- [--seconds 2] [--rounds 5] [--lanes 1,16]');
  process.exit(2);
}

/** a stream is left for a new one after so many events: what is read has the length of a mail's stream */
const streamLength = 8;

const directory = await mkdtemp(join(tmpdir(), 'order-intake-bench-'));
const program = await startProgram('event-store', ['--port', '0', '--data', directory]);
const client = EventStoreDBClient.connectionString(program.url);
const keys = { keyFor: () => Promise.reject(new Error('nothing personal here')), byIds: async () => new Map<string, Buffer>() };
const store = createEventStore({ url: program.url, codecs: eventCodecs, keys });
const handle = createCommandHandler(store);
const [register, change] = [createRegisterCompany(handle), createChangeCompanySettings(handle)];

const contextOf = (companyId: string) => ({
  companyId,
  actor: 'system:bench',
  correlationId: randomUUID(),
  causationId: randomUUID(),
  commandId: randomUUID(),
});

/** Each lane works on a stream of its own, so nobody waits for anybody. */
const commands = () => {
  const at = new Map<number, { companyId: string; length: number }>();
  return async (lane: number): Promise<number> => {
    const before = at.get(lane);
    const here = before && before.length < streamLength ? before : { companyId: randomUUID(), length: 0 };
    const context = contextOf(here.companyId);
    if (here.length === 0) await register({ name: 'Seller GmbH' }, context);
    else await change({ changes: { minConfidenceThreshold: 50 + here.length }, ifMatch: null }, context);
    at.set(lane, { ...here, length: here.length + 1 });
    return 1;
  };
};

/** What a command has to do at least: read the stream to its end, append one event at the revision that was read. */
const bare = () => {
  const at = new Map<number, { stream: string; length: number }>();
  return async (lane: number): Promise<number> => {
    const before = at.get(lane);
    const here = before && before.length < streamLength ? before : { stream: `company-${randomUUID()}`, length: 0 };
    let expectedRevision: AppendExpectedRevision = NO_STREAM;
    try {
      for await (const { event } of client.readStream(here.stream)) if (event) expectedRevision = event.revision;
    } catch (error) {
      if ((error as { type?: string }).type !== 'stream-not-found') throw error;
    }
    const context = contextOf(here.stream);
    const data =
      here.length === 0
        ? {
            companyId: here.stream,
            name: 'Seller GmbH',
            settings: { ownNames: ['Seller GmbH'], timeZone: 'UTC', minConfidenceThreshold: 70 },
          }
        : { companyId: here.stream, changes: { minConfidenceThreshold: 50 + here.length } };
    const type = here.length === 0 ? 'CompanyRegistered' : 'CompanySettingsChanged';
    await client.appendToStream(here.stream, jsonEvent({ id: context.commandId, type, data, metadata: context }), {
      expectedRevision,
    });
    at.set(lane, { ...here, length: here.length + 1 });
    return 1;
  };
};

try {
  for (const work of [bare(), commands()]) await rateFor(0.5, 4, work); // not yet compiled code would be measured otherwise
  const rows: string[][] = [];
  for (const lanes of widths) {
    const rates: { bare: number[]; commands: number[] } = { bare: [], commands: [] };
    for (let round = 0; round < rounds; round += 1) {
      rates.bare.push(await rateFor(seconds, lanes, bare()));
      rates.commands.push(await rateFor(seconds, lanes, commands()));
      process.stderr.write('.');
    }
    const [least, ours] = [median(rates.bare), median(rates.commands)];
    rows.push([
      lanes === 1 ? 'one after the other' : `${lanes} at once`,
      rounded(least),
      rounded(ours),
      (ours / least).toFixed(2),
    ]);
  }
  console.log(`\n\ncommands a second, medians of ${rounds} rounds of ${seconds} s`);
  console.log(tableOf([['', 'bare read + append', 'command', 'ratio (at least 0.80)'], ...rows]));
} finally {
  await store.close();
  await client.dispose();
  await program.stop();
  await rm(directory, { recursive: true, force: true, maxRetries: 5 });
}
