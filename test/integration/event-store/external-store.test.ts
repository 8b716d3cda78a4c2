/** The e2e suites on an event store that somebody else runs: a short one, and one that cannot, against a server in a process of its own. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { startEventStoreProgram, type TestEventStore } from '../../support/event-store.ts';
import { MARKER } from '../../support/kit-may-write.ts';
import { patience } from '../../support/patience.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const timeoutMs = patience(240_000);

describe('the e2e suites on an external event store', function () {
  this.timeout(timeoutMs);
  let directory: string;
  let server: TestEventStore;
  let client: EventStoreDBClient;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'oi-external-'));
    server = await startEventStoreProgram(directory);
    client = EventStoreDBClient.connectionString(server.url);
  });
  afterEach(async () => {
    await client.dispose();
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  });

  const streams = async (): Promise<readonly string[]> => {
    const names: string[] = [];
    for await (const { event } of client.readAll()) names.push(event?.streamId ?? '');
    return names;
  };
  const run = (...files: readonly string[]): Promise<string> =>
    new Promise((resolve) => {
      const args = ['node_modules/mocha/bin/mocha.js', '--no-config', '--exit', '--timeout', String(timeoutMs)];
      const env = { ...process.env, EVENTSTORE_URL: server.url };
      const paths = files.map((file) => `test/e2e/${file}.test.ts`);
      execFile(process.execPath, [...args, ...paths], { cwd: root, env }, (_, out, errors) => resolve(out + errors));
    });

  it('keep to their own streams, and skip what needs a store of its own', async () => {
    const output = await run('email/user-mails', 'old-event-store');
    expect(output)
      .to.match(/\d passing/)
      .and.not.match(/failing/);
    expect(output).to.match(/Skipped with EVENTSTORE_URL, because it wants a store of release 22\.10/);
    const [first, ...rest] = await streams();
    expect(first).to.equal(MARKER.stream);
    expect(rest.some((name) => /^kit-e2e-[\w-]+:company-/.test(name))).to.equal(true);
    // metadata of a stream is a stream whose name has `$$` in front
    expect(rest.filter((name) => !/^(\$\$)?kit-e2e-/.test(name))).to.deep.equal([]);
  });

  it('do not begin in a store that somebody uses', async () => {
    await client.appendToStream('salesOrder-a_1', jsonEvent({ type: 'OrderDrafted', data: {} }));
    expect(await run('email/user-mails')).to.match(/The e2e suites do not run against 127\.0\.0\.1:\d+: it holds events/);
    expect(await streams()).to.deep.equal(['salesOrder-a_1']);
  });
});
