/** What others on the same machine can do with the parts that the service starts for itself: nothing. */
import { chmodSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventStoreDBClient, jsonEvent, START } from '@eventstore/db-client';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import pg from 'pg';
import { type Embedded, startEmbeddedEventStore, startEmbeddedPostgres } from '../../../src/main/start/embedded.ts';
import { silentLogger } from '../../../src/platform/logging/logger.ts';
import { patience } from '../../support/patience.ts';

const secret = 'sk-not-for-children';
const failure = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'let in',
    (error: unknown) => `${String(error)} ${String((error as { readonly type?: unknown }).type)}`,
  );

/** What is read of a process; nothing where it ended meanwhile, as one of Postgres does at any moment. */
function unlessEnded<T>(read: () => T, nothing: T): T {
  try {
    return read();
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes(String((error as NodeJS.ErrnoException).code))) return nothing;
    throw error;
  }
}
const ofProcess = (path: string): string => unlessEnded(() => readFileSync(`/proc/${path}`, 'utf8'), '');

/** Every process below this one, with its environment. */
function environmentsBelow(pid: number): readonly string[] {
  const children = unlessEnded(() => readdirSync(`/proc/${pid}/task`), [])
    .flatMap((task) => ofProcess(`${pid}/task/${task}/children`).split(' '))
    .filter((child) => child !== '');
  return children.flatMap((child) => [ofProcess(`${child}/environ`), ...environmentsBelow(Number(child))]);
}

/** Files and directories that somebody beside their owner may read, write or list. */
function openToOthers(directory: string): readonly string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name);
    // programs that npm installed, copied to where their account can run them
    if (/^postgres-\d/.test(entry.name)) return [];
    const others = statSync(path).mode & 0o066;
    return [...(others === 0 ? [] : [`${path} ${others.toString(8)}`]), ...(entry.isDirectory() ? openToOthers(path) : [])];
  });
}

describe('the parts that the service starts for itself', () => {
  let dataDir: string;
  let parts: { readonly store: Embedded; readonly database: Embedded };
  const start = async () => {
    const [store, database] = await Promise.all([
      startEmbeddedEventStore(dataDir, silentLogger),
      startEmbeddedPostgres(dataDir, silentLogger),
    ]);
    return { store, database };
  };
  const stop = () => Promise.all([parts.store.stop(), parts.database.stop()]);

  before(async () => {
    process.env.OPENAI_API_KEY = secret;
    dataDir = await mkdtemp(join(tmpdir(), 'oi-parts-'));
    if (process.getuid?.() === 0) chmodSync(dataDir, 0o711);
    parts = await start();
  });
  after(async () => {
    delete process.env.OPENAI_API_KEY;
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const withClient = async <T>(url: string, work: (client: EventStoreDBClient) => Promise<T>): Promise<T> => {
    const client = EventStoreDBClient.connectionString([url] as unknown as TemplateStringsArray);
    try {
      return await work(client);
    } finally {
      await client.dispose();
    }
  };
  const forge = (url: string) =>
    withClient(url, (client) =>
      client.appendToStream('company-victim', [jsonEvent({ type: 'ApiKeyCreated', data: { roles: ['admin'] } })], {
        deadline: patience(5_000),
      }),
    );
  const readAll = (url: string) =>
    withClient(url, async (client) => {
      for await (const _ of client.readAll({ fromPosition: START, deadline: patience(5_000) })) return;
    });

  it('the event store lets in nobody without its password, plain or encrypted', async () => {
    const { username, password, port, searchParams } = new URL(parts.store.url.replace('esdb:', 'http:'));
    expect(password).to.match(/^[\w-]{43}$/);
    const strangers = [
      `esdb://127.0.0.1:${port}?tls=false`,
      `esdb://127.0.0.1:${port}?tls=true&tlsCaFile=${encodeURIComponent(searchParams.get('tlsCaFile') ?? '')}`,
      `esdb://${username}:changeit@127.0.0.1:${port}?tls=true&tlsCaFile=${encodeURIComponent(searchParams.get('tlsCaFile') ?? '')}`,
    ];
    for (const url of strangers)
      for (const work of [forge, readAll]) expect(await failure(work(url)), url).to.match(/access|unauth|unavailable|denied/i);
    expect(await failure(forge(parts.store.url))).to.equal('let in');
  });

  it('Postgres lets in nobody without its password, not even over its socket', async () => {
    const url = new URL(parts.database.url);
    expect(url.password).to.match(/^[\w-]{43}$/);
    const query = async (connectionString: string) => {
      const client = new pg.Client({ connectionString });
      await client.connect();
      await client.query('select 1');
      await client.end();
    };
    for (const [username, password] of [
      ['postgres', ''],
      ['postgres', 'postgres'],
      ['order_intake', 'x'],
    ] as const) {
      const stranger = Object.assign(new URL(url), { username, password });
      expect(await failure(query(stranger.href)), username).to.match(/password|SASL/);
    }
    expect(await failure(query(url.href))).to.equal('let in');
  });

  it('their files and directories are for their owner alone', () => {
    expect(openToOthers(dataDir)).to.deep.equal([]);
  });

  it('none of them has a secret of the service in its environment', function () {
    if (process.platform !== 'linux') {
      console.log('      skipped: only Linux shows the environment of a process');
      this.skip();
    }
    const environments = environmentsBelow(process.pid);
    expect(environments.length).to.be.greaterThan(2);
    for (const environment of environments) expect(environment).not.to.include(secret);
  });

  it('after a restart the same addresses let in again', async () => {
    const before = { store: parts.store.url, database: parts.database.url };
    await stop();
    parts = await start();
    expect(parts.database.url).to.equal(before.database);
    const login = (url: string) => new URL(url.replace('esdb:', 'http:')).password;
    expect(login(parts.store.url)).to.equal(login(before.store));
    expect(await failure(readAll(parts.store.url))).to.equal('let in');
  });
});
