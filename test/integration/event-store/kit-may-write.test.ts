/** The conformance kit writes to the store that it is given: these keep it from one that somebody needs. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { type EventStoreServer, startEventStoreServer } from '@order-intake/embedded-event-store';
import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { demandMayWrite, MARKER } from '../../support/kit-may-write.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

describe('the conformance kit, before it writes', () => {
  let server: EventStoreServer;
  let client: EventStoreDBClient;
  beforeEach(async () => {
    server = await startEventStoreServer({ port: 0, dataDir: null });
    client = EventStoreDBClient.connectionString(server.url);
  });
  afterEach(async () => {
    await client.dispose();
    await server.stop();
  });

  const write = (stream: string, type = 'Happened') => client.appendToStream(stream, jsonEvent({ type, data: {} }));
  const streams = async (): Promise<string[]> => {
    const found: string[] = [];
    for await (const { event } of client.readAll()) found.push(event?.streamId ?? '');
    return found;
  };
  const refused = (knowsItWrites = false): Promise<string | null> =>
    demandMayWrite(client, 'store.test', { knowsItWrites, suites: 'conformance' }).then(
      () => null,
      (error: Error) => error.message,
    );
  /** One file of the kit, as npm test runs it. */
  const runKit = (env: Readonly<Record<string, string>>): Promise<string> =>
    new Promise((resolve) => {
      const kit = [
        'node_modules/mocha/bin/mocha.js',
        '--no-config',
        '--exit',
        'test/conformance/event-store/concurrency.test.ts',
      ];
      const settings = { ...process.env, EVENTSTORE_URL: server.url, ...env };
      execFile(process.execPath, [...kit, '--timeout', '120000'], { cwd: root, env: settings }, (_, out, said) =>
        resolve(out + said),
      );
    });

  it('puts its marker into an empty store, and finds it there the next time', async () => {
    expect(await refused()).to.equal(null);
    expect(await streams()).to.deep.equal([MARKER.stream]);
    await write('kit-1');
    await write('model-2');
    expect(await refused()).to.equal(null);
    expect(await streams()).to.deep.equal([MARKER.stream, 'kit-1', 'model-2']);
  });

  it('takes a store for empty that holds what a server writes by itself', async () => {
    await write('$stats-127.0.0.1:2113', '$statsCollected');
    await write('$users', '$User');
    expect(await refused()).to.equal(null);
    expect(await streams()).to.include(MARKER.stream);
  });

  it('refuses a store that holds anything else, and leaves it as it is', async () => {
    await write('salesOrder-a_1', 'OrderDrafted');
    const before = await streams();
    expect(await refused()).to.match(/store\.test: it holds events of others \(OrderDrafted\).*--i-know-it-writes/);
    expect(await streams()).to.deep.equal(before);
  });

  it('refuses a store with its marker that was put to use since, however much of the kit comes before', async () => {
    expect(await refused()).to.equal(null);
    await client.appendToStream(
      'kit-many',
      Array.from({ length: 2_500 }, () => jsonEvent({ type: 'KitHappened', data: {} })),
    );
    await write('email-a_1', 'EmailReceived');
    expect(await refused()).to.match(/events of others \(EmailReceived\)/);
  });

  it('refuses a store with streams of its names and without its marker before them', async () => {
    await write('kit-1');
    expect(await refused()).to.match(/the kit's names, and not the kit's marker before them/);
    expect(await streams()).to.deep.equal(['kit-1']);
  });

  it('writes to any store when the caller says so, and marks none that is in use', async () => {
    await write('salesOrder-a_1', 'OrderDrafted');
    expect(await refused(true)).to.equal(null);
    expect(await streams()).to.deep.equal(['salesOrder-a_1']);
  });

  it('does not begin against a store in use, and does when it is told that it writes', async () => {
    await write('salesOrder-a_1', 'OrderDrafted');
    const said = await runKit({});
    expect(said).to.match(/The conformance kit does not run against 127\.0\.0\.1:\d+: it holds events of others/);
    expect(await streams()).to.deep.equal(['salesOrder-a_1']);
    expect(await runKit({ CONFORMANCE_KNOWS_IT_WRITES: '1' })).to.match(/3 passing/);
    expect((await streams()).length).to.be.greaterThan(1);
  });
});
