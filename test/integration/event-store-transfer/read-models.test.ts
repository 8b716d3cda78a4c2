import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EventStoreServer, startEventStoreServer } from '@order-intake/embedded-event-store';
import { createEventTransfer, createReactors, type Reactors, rebuildReadModels } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { emailStream } from '../../../src/domain/email/email.stream.ts';
import { reactors } from '../../../src/jobs/registry.ts';
import { composeCommands } from '../../../src/main/compose/compose.ts';
import { composeFoundation, type Foundation } from '../../../src/main/compose/compose-foundation.ts';
import { startProjector } from '../../../src/main/start/start-projector.ts';
import { describeFaults, loadConfig } from '../../../src/platform/config/config.ts';
import { createLogger } from '../../../src/platform/logging/logger.ts';
import { createQueue, type Queue } from '../../../src/platform/queue/queue.ts';
import { readModels } from '../../../src/projections/read-models.ts';
import { migratedDatabase, type TestDatabase } from '../../support/postgres.ts';
import { rawEvents } from '../../support/raw-events.ts';
import { dump } from '../../support/read-dump.ts';
import { extraction, processedData, receivedData } from '../../support/samples.ts';
import { until } from '../../support/until.ts';

const context = (companyId: string) => ({
  companyId,
  actor: 'system:test',
  correlationId: randomUUID(),
  causationId: randomUUID(),
});

describe('the service on an imported log', () => {
  const log = createLogger({ level: 'silent' });
  let directory: string;
  let database: TestDatabase;
  let stores: readonly [EventStoreServer, EventStoreServer];
  let here: Foundation;
  let there: Foundation;
  let queue: Queue;
  let running: { readonly stop: () => Promise<void> }[];

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'oi-moved-'));
    const start = (name: string) => startEventStoreServer({ port: 0, dataDir: join(directory, name) });
    stores = await Promise.all([start('here'), start('there')]);
    database = await migratedDatabase();
    const config = loadConfig({ DATA_DIR: directory, DATABASE_URL: database.url, EVENTSTORE_URL: stores[0].url });
    if (isLeft(config)) throw new Error(describeFaults(config.left));
    const foundation = ({ url }: EventStoreServer) =>
      composeFoundation(config.right, { databaseUrl: database.url, eventStoreUrl: url }, log);
    here = await foundation(stores[0]);
    there = await foundation(stores[1]);
    queue = createQueue({ pool: here.pool, log });
    await queue.start();
    running = [];
  });
  afterEach(async () => {
    for (const one of running) await one.stop();
    await queue.stop({ drainMs: 100 });
    await here.close();
    await there.close();
    for (const store of stores) await store.stop();
    await database.drop();
    await rm(directory, { recursive: true, force: true, maxRetries: 5 });
  });

  const react = async ({ pool, store }: Foundation): Promise<Reactors> => {
    const one = createReactors({ pool, store, reactors, log, pollMs: 100, enqueue: (jobs, tx) => queue.enqueue(jobs, tx) });
    running.push(one);
    await one.start();
    return one;
  };
  const jobs = async (): Promise<number> => {
    const { rows } = await here.pool.query<{ n: number }>(
      `select count(*)::int as n from queue.job where name in ('deliver', 'process-email')`,
    );
    return rows[0]?.n ?? 0;
  };

  /** One mail, received, read, drafted and reported on; its sender's data is sealed. */
  const mail = async ({ store }: Foundation, companyId: string, from: string): Promise<void> => {
    const emailId = randomUUID();
    const stream = emailStream(companyId, emailId);
    const received = receivedData({ emailId });
    const events = [
      { type: 'EmailReceived', data: { ...received, mail: { ...received.mail, from } } },
      { type: 'EmailProcessed', data: processedData({ emailId, orders: [] }) },
    ];
    await store.append({
      stream,
      events,
      expected: 'no_stream',
      metadata: { ...context(companyId), commandId: randomUUID() },
      person: { person: from },
    });
  };
  const move = async (): Promise<number> => {
    const file = join(directory, 'log.ndjson');
    const [source, target] = [createEventTransfer({ url: stores[0].url }), createEventTransfer({ url: stores[1].url })];
    try {
      await source.exportTo(file);
      await target.importFrom(file);
      return (await target.verify(file)).events;
    } finally {
      await source.close();
      await target.close();
    }
  };
  const shown = () => dump(here.pool, 'read');
  /** the ids of the stores whose logs the read models show */
  const followed = async (): Promise<readonly string[]> => {
    const { rows } = await here.pool.query<{ id: string }>(
      `select distinct store_id::text as id from app.checkpoints where kind = 'read_model'`,
    );
    return rows.map(({ id }) => id);
  };

  it('read models rebuild to the same tables to the byte, personal data opened and times of recording included', async () => {
    const first = await startProjector(here);
    running.push(first);
    const commands = composeCommands(here);
    const companyId = randomUUID();
    const anna = 'anna@buyer.example';
    await commands.registerCompany({ name: 'Seller GmbH' }, context(companyId));
    await commands.registerCustomer({ name: 'Harbour', code: 'C-1', emails: [anna] }, context(companyId));
    const sender = { email: anna, name: 'Anna Berg' };
    const source = { kind: 'email' as const, id: randomUUID() };
    await commands.takeOrder(
      { source, ordinal: 0, extraction: extraction(), sender, threshold: 70, year: 2026, person: { person: anna } },
      context(companyId),
    );
    for (const n of [1, 2, 3]) await mail(here, companyId, `person-${n}@buyer.example`);
    await first.idle();
    await first.stop();
    const before = await shown();
    expect(before).to.include('person-2@buyer.example').and.include('SO-2026-000001');

    expect(await move()).to.be.at.least(8);
    expect((await rawEvents(stores[1].url)).join('\n'))
      .to.include('$sealed')
      .and.not.include('buyer.example');
    expect(await there.store.storeId()).not.to.equal(await here.store.storeId());

    // as after a restore, which brings schema app only
    await here.pool.query('drop schema read, building cascade');
    const second = await startProjector(there);
    running.push(second);
    const storeId = await there.store.storeId();
    await until('read models of the new log', async () => (await followed()).every((id) => id === storeId));
    await second.idle();
    await second.stop();
    expect(await shown(), 'by themselves, because the store is another one').to.equal(before);

    await here.pool.query(`update read.emails set email_subject = 'spoilt'`);
    await rebuildReadModels({ pool: there.pool, store: there.store, readModels, names: 'all' });
    expect(await shown(), 'on command').to.equal(before);
  });

  it('reactors start at its end: what was done is not done again, what comes is', async () => {
    const companyId = randomUUID();
    const before = await react(here);
    for (const n of [1, 2, 3]) await mail(here, companyId, `person-${n}@buyer.example`);
    await before.idle();
    expect(await jobs()).to.equal(3);
    await before.stop();

    await move();
    const after = await react(there);
    await after.idle();
    expect(await jobs(), 'nothing of the log that was moved').to.equal(3);
    await mail(there, companyId, 'person-4@buyer.example');
    await after.idle();
    expect(await jobs(), 'what happened since').to.equal(4);
  });
});
