/** A service whose database goes away in the middle of its start waits for it, wherever it was. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EventStoreServer, startEventStoreServer } from '@order-intake/embedded-event-store';
import { expect } from 'chai';
import { after, afterEach, before, describe, it } from 'mocha';
import pg from 'pg';
import { pollMailbox } from '../../../src/jobs/definitions.ts';
import { sampleOf } from '../../support/night.ts';
import { preparedDatabase, type TestDatabase } from '../../support/postgres.ts';
import { withQueues } from '../../support/queues.ts';

const awayMs = 1_500;
const key = randomBytes(32).toString('base64');

/** Passes on to Postgres until a client says `word`: then it cuts all connections, and refuses others for a while. */
const startCuttingProxy = async (url: string, word: string) => {
  const { host, port, user = '', database = '' } = new pg.Client({ connectionString: url });
  const password = new URL(url.replace(/^[a-z]+:/, 'http:').replace('@/', '@localhost/')).password;
  const sockets = new Set<Socket>();
  let cuts = 0;
  let away = false;
  const strike = async () => {
    cuts += 1;
    away = true;
    for (const socket of sockets) socket.destroy();
    await sleep(awayMs);
    away = false;
  };
  const server: Server = createServer((client) => {
    if (away) return void client.destroy();
    const upstream = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(socket);
          client.destroy();
          upstream.destroy();
        });
    }
    client.on('data', (bytes) => {
      if (cuts === 0 && bytes.includes(word)) void strike();
      else upstream.write(bytes);
    });
    upstream.on('data', (bytes) => client.write(bytes));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `postgres://${encodeURIComponent(user)}${password ? `:${password}` : ''}@${at}/${encodeURIComponent(database)}`,
    cuts: () => cuts,
    stop: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};

describe('a start in the middle of which the database goes away', () => {
  let dataDir: string;
  let server: EventStoreServer;
  let database: TestDatabase;
  let proxy: Awaited<ReturnType<typeof startCuttingProxy>> | undefined;
  let child: ChildProcess | undefined;

  before(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'oi-start-'));
    [server, database] = await Promise.all([startEventStoreServer({ port: 0, dataDir: null }), preparedDatabase(withQueues)]);
  });
  afterEach(async () => {
    if (child && child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    proxy?.stop();
  });
  after(async () => {
    await server.stop();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  });

  /** only what is not there is made */
  const forgetQueue = async () => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query('select queue.delete_queue($1)', [pollMailbox.name]);
    await client.end();
  };
  /** the first words to the database of four steps of a start; npm test takes the first and the last of them */
  const steps = [
    ['the queue is made', 'queue-start:'],
    ['the worker shows itself', 'app.worker_processes'],
    ['a job is declared', 'create_queue'],
    ['the reactors find their places', 'app.checkpoints'],
  ] as const;
  for (const [step, word] of sampleOf(steps, (_, place) => place % 3 === 0)) {
    it(`goes on when it is back: while ${step}`, async () => {
      if (word === 'create_queue') await forgetQueue();
      proxy = await startCuttingProxy(database.url, word);
      child = spawn(process.execPath, ['src/main/worker.ts'], {
        env: {
          ...process.env,
          DATABASE_URL: proxy.url,
          EVENTSTORE_URL: server.url,
          ENCRYPTION_KEY: key,
          DATA_DIR: join(dataDir, 'worker'),
          HEALTH_PORT: '0',
          LOG_LEVEL: 'silent',
          POLL_CRON: '0 0 1 1 *',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child.stderr?.resume();
      const ended = once(child, 'exit').then(([code]) => `ended with ${code}`);
      const ready = once(createInterface(child.stdout as NodeJS.ReadableStream), 'line').then(([line]) => String(line));
      const first = await Promise.race([ready, ended]);
      expect(proxy.cuts(), 'the place was reached').to.equal(1);
      expect(first).to.match(/"ready":true/);
    });
  }
});
