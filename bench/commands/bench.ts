/**
 * npm run bench:commands [-- --seconds S] [--rounds N] [--lanes N[,N…]]: commands through the command handler beside a bare read and append
 * by the client of the same events to streams of the same length, in one run and in turns: an ordinary command, and one whose event gives
 * rights and so bears a MAC, which the bare one does without.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type AppendExpectedRevision, EventStoreDBClient, type JSONType, jsonEvent, NO_STREAM } from '@eventstore/db-client';
import { type CommandContext, createCommandHandler, createEventStore } from '@order-intake/event-sourcing';
import { warehouses } from '../../src/commands/catalog/catalog-kind.ts';
import { createChangeCompanySettings } from '../../src/commands/company/change-company-settings.command.ts';
import { createRegisterCompany } from '../../src/commands/company/register-company.command.ts';
import { eventCodecs } from '../../src/domain/event-codecs.ts';
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
const macKey = Promise.resolve(randomBytes(32));
const rights = {
  key: () => macKey,
  adopted: async () => new Map<string, string>(),
  provenSince: async () => null,
  adopt: async () => undefined,
  onIgnored: ({ type }: { type: string }) => console.error(`${type} was ignored`),
};
const store = createEventStore({ url: program.url, codecs: eventCodecs, keys, rights });
const handle = createCommandHandler(store);
const [register, change] = [createRegisterCompany(handle), createChangeCompanySettings(handle)];

/** What happens to the `id`th thing for the `nth` time: as a command, and as the event that it writes. */
type Subject = {
  readonly name: string;
  readonly command: (id: string, nth: number, context: CommandContext) => Promise<unknown>;
  readonly event: (id: string, nth: number) => { readonly type: string; readonly data: JSONType };
};

const details = { code: 'HH', name: 'Hamburg', isDefault: false };
const warehouse: Subject = {
  name: 'ordinary',
  command: (id, nth, context) => {
    const at = { decider: warehouses.decider, stream: warehouses.stream(context.companyId, id), context };
    if (nth === 0) return handle({ ...at, command: { type: 'Register', id, details }, likelyNew: true });
    return handle({ ...at, command: { type: 'Change', id, changes: { name: `Hamburg ${nth}` } } });
  },
  event: (id, nth) =>
    nth === 0
      ? { type: 'WarehouseRegistered', data: { warehouseId: id, ...details } }
      : { type: 'WarehouseChanged', data: { warehouseId: id, changes: { name: `Hamburg ${nth}` } } },
};

const settings = { ownNames: ['Seller GmbH'], timeZone: 'UTC', minConfidenceThreshold: 70 };
const company: Subject = {
  name: 'gives rights',
  command: (_id, nth, context) =>
    nth === 0
      ? register({ name: 'Seller GmbH' }, context)
      : change({ changes: { minConfidenceThreshold: 50 + nth }, ifMatch: null }, context),
  event: (id, nth) =>
    nth === 0
      ? { type: 'CompanyRegistered', data: { companyId: id, name: 'Seller GmbH', settings } }
      : { type: 'CompanySettingsChanged', data: { companyId: id, changes: { minConfidenceThreshold: 50 + nth } } },
};

const contextOf = (companyId: string) => ({
  companyId,
  actor: 'system:bench',
  correlationId: randomUUID(),
  causationId: randomUUID(),
  commandId: randomUUID(),
});

/** Each lane works on a thing of its own, so nobody waits for anybody. */
const inLanes = (work: (id: string, nth: number) => Promise<unknown>) => {
  const at = new Map<number, { readonly id: string; readonly length: number }>();
  return async (lane: number): Promise<number> => {
    const before = at.get(lane);
    const { id, length } = before && before.length < streamLength ? before : { id: randomUUID(), length: 0 };
    await work(id, length);
    at.set(lane, { id, length: length + 1 });
    return 1;
  };
};

const commandsOf = ({ command }: Subject) => inLanes((id, nth) => command(id, nth, contextOf(id)));

/** What a command has to do at least: read the stream to its end, append one event at the revision that was read. */
const bareOf = ({ event: eventOf }: Subject) =>
  inLanes(async (id, nth) => {
    const stream = `company-${id}`;
    let expectedRevision: AppendExpectedRevision = NO_STREAM;
    try {
      for await (const { event } of client.readStream(stream)) if (event) expectedRevision = event.revision;
    } catch (error) {
      if ((error as { type?: string }).type !== 'stream-not-found') throw error;
    }
    const context = contextOf(id);
    const event = jsonEvent({ id: context.commandId, ...eventOf(id, nth), metadata: context });
    await client.appendToStream(stream, event, { expectedRevision });
  });

const measured = async (subject: Subject, lanes: number): Promise<readonly string[]> => {
  const rates: { readonly bare: number[]; readonly commands: number[] } = { bare: [], commands: [] };
  for (let round = 0; round < rounds; round += 1) {
    rates.bare.push(await rateFor(seconds, lanes, bareOf(subject)));
    rates.commands.push(await rateFor(seconds, lanes, commandsOf(subject)));
    process.stderr.write('.');
  }
  const [least, ours] = [median(rates.bare), median(rates.commands)];
  const at = lanes === 1 ? 'one after the other' : `${lanes} at once`;
  return [`${subject.name}, ${at}`, rounded(least), rounded(ours), (ours / least).toFixed(2)];
};

try {
  const subjects = [warehouse, company];
  // not yet compiled code would be measured otherwise
  for (const subject of subjects) for (const work of [bareOf(subject), commandsOf(subject)]) await rateFor(0.5, 4, work);
  const rows: (readonly string[])[] = [];
  for (const subject of subjects) for (const lanes of widths) rows.push(await measured(subject, lanes));
  console.log(`\n\ncommands a second, medians of ${rounds} rounds of ${seconds} s`);
  console.log(tableOf([['', 'bare read + append', 'command', 'ratio (at least 0.80)'], ...rows.map((row) => [...row])]));
} finally {
  await store.close();
  await client.dispose();
  await program.stop();
  await rm(directory, { recursive: true, force: true, maxRetries: 5 });
}
