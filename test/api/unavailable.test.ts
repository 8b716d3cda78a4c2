/** Stores that are down: the same application, whose event store or Postgres is at an address where nothing listens. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEventStore, createPool } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import type { ApiDeps } from '../../src/api/api-deps.ts';
import { createApp } from '../../src/api/app.ts';
import { createLocalVerifier } from '../../src/api/http/auth.ts';
import { createRateLimits } from '../../src/api/http/rate-limits.ts';
import type { TaskKinds } from '../../src/commands/shared/task-kinds.ts';
import { asInTable } from '../../src/domain/company/permissions.ts';
import { eventCodecs } from '../../src/domain/event-codecs.ts';
import { composeCommands } from '../../src/main/compose/compose.ts';
import { composeFiles } from '../../src/main/compose/compose-foundation.ts';
import { createQueries } from '../../src/main/compose/queries.ts';
import { loadPepper } from '../../src/platform/crypto/pepper.ts';
import { createPersonalKeys } from '../../src/platform/crypto/personal-keys.ts';
import { developmentTokenKey } from '../../src/platform/crypto/token-key.ts';
import { silentLogger } from '../../src/platform/logging/logger.ts';
import { createSessions } from '../../src/platform/sessions/sessions.ts';
import { createTasks } from '../../src/platform/tasks/tasks.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { patience } from '../support/patience.ts';
import { unwatched } from '../support/unwatched.ts';
import { expectProblem, mailboxesOf, type Reply, sender } from './kit.ts';

const path = '/sales/email-configs/';
const nobody = '127.0.0.1:1';

const expectUnavailable = (reply: Reply): void => {
  expectProblem(reply, 503, 'unavailable');
  expect(Number(reply.headers.get('retry-after'))).to.be.greaterThan(0);
  expect(reply.text).not.to.match(/ECONN|127\.0\.0\.1|postgres|esdb|at .*\.ts/i);
};

const unlimited = {
  rateLimits: createRateLimits({ perCompany: 0, perAddress: 0, anonymous: 0 }),
  processId: 'this one',
  corsOrigins: [],
  trustProxy: 0,
  providers: [],
  mailProviders: [],
};

describe('when a store is down', () => {
  let api: TestApi;
  let token: string;
  const cleanUp: (() => Promise<unknown>)[] = [];
  before(async () => {
    api = await startApi();
    token = await api.token(api.companyId, ['admin', 'sales']);
  });
  after(async () => {
    for (const close of cleanUp.reverse()) await close();
    await api.stop();
  });

  const listen = async (deps: ApiDeps): Promise<string> => {
    const server: Server = createServer(createApp(deps));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    cleanUp.push(() => new Promise((resolve) => server.close(resolve)));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };

  const partsWithout = async (lost: 'event store' | 'database' | 'nothing'): Promise<ApiDeps> => {
    const { foundation } = api.stack;
    const { keyring, config } = foundation;
    const pool = lost === 'database' ? createPool(`postgres://nobody@${nobody}/none`, { log: silentLogger }) : foundation.pool;
    if (lost === 'database') cleanUp.push(() => pool.end());
    const url = `esdb://${nobody}?tls=false`;
    const keys = createPersonalKeys({ pool, keyring });
    const store =
      lost === 'event store' ? createEventStore({ url, codecs: eventCodecs, keys, timeoutMs: patience(500) }) : foundation.store;
    if (lost === 'event store') cleanUp.push(() => store.close());
    const files = composeFiles({ ...foundation, pool });
    return {
      ...unlimited,
      log: silentLogger,
      pool,
      verify: createLocalVerifier(await developmentTokenKey(config.dataDir)),
      roleRights: { of: async () => asInTable, forget: () => undefined },
      sessions: createSessions({ pool, keyring }),
      security: unwatched,
      signIn: { byToken: null, byLink: null, byIssuer: null, byPassword: false },
      keyring,
      publicUrl: null,
      hasSender: async () => false,
      live: {} as never,
      feed: {} as never,
      evidence: {} as never,
      languageModel: {} as never,
      startReExtraction: {} as never,
      presence: {} as never,
      webDirectory: config.dataDir,
      pepper: await loadPepper(foundation.pool, keyring),
      commands: composeCommands({ ...foundation, pool, files }, store),
      syncNow: () => Promise.reject(new Error('not part of this test')),
      testConnection: {} as never,
      csvOf: () => {
        throw new Error('not part of this test');
      },
      confirmationFiles: {
        pdf: () => Promise.reject(new Error('not part of this test')),
        ubl: () => {
          throw new Error('not part of this test');
        },
        edifact: () => null,
      },
      orderFiles: { write: () => Promise.reject(new Error('not part of this test')) },
      repeatWebhooks: () => Promise.reject(new Error('not part of this test')),
      startReading: () => Promise.reject(new Error('not part of this test')),
      leaving: new AbortController().signal,
      files,
      temporaryDirectory: () => foundation.temporary.path(),
      nextPoll: (date) => date,
      startPasswordReset: () => Promise.reject(new Error('not part of this test')),
      startImport: () => Promise.reject(new Error('not part of this test')),
      reconcileNow: () => Promise.reject(new Error('not part of this test')),
      listUnprocessed: () => Promise.reject(new Error('not part of this test')),
      tasks: createTasks<TaskKinds>({ pool }),
      queries: createQueries({ config, pool, store }),
      waitFor: async () => undefined,
      checks: { database: async () => ({ ok: (await pool.query('select 1')).rowCount === 1 }) },
      chat: {} as never,
      webhook: { settings: { verifyToken: null, appSecret: null, allowUnsigned: false } } as never,
      metricsText: async () => '',
    };
  };
  /** The service with one of its two stores gone. */
  const without = async (lost: 'event store' | 'database'): Promise<string> => listen(await partsWithout(lost));

  it('without the event store a write is 503 with Retry-After; with its key it is done once the store is back, and nothing else is', async () => {
    const send = sender(await without('event store'), token);
    const headers = { 'idempotency-key': 'outage' };
    expectUnavailable(await send('POST', path, { body: api.mailboxInput(), headers }));
    expect(await api.events(mailboxesOf(api.companyId))).to.deep.equal([]);
    const back = sender(api.url, token);
    expectProblem(await back('POST', path, { body: api.mailboxInput({ module: 'HR' }), headers }), 422, 'idempotency_key_reused');
    expect((await back('POST', path, { body: api.mailboxInput(), headers })).status).to.equal(201);
    expect((await api.events(mailboxesOf(api.companyId))).map(({ type }) => type)).to.deep.equal(['MailboxConfigured']);
  });

  it('without the event store reads go on', async () => {
    expect((await sender(await without('event store'), token)('GET', path)).status).to.equal(200);
  });

  it('without Postgres every read and every write is 503, and the process is alive but not ready', async () => {
    const send = sender(await without('database'), token);
    const before = await api.events(mailboxesOf(api.companyId));
    for (const read of [path, '/sales/email-logs/', '/sales/sales-orders/email_queue/', `/sales/tasks/${api.companyId}/`])
      expectUnavailable(await send('GET', read));
    expectUnavailable(await send('POST', path, { body: api.mailboxInput({ module: 'PURCHASE' }) }));
    expectUnavailable(
      await send('POST', path, { body: api.mailboxInput({ module: 'PURCHASE' }), headers: { 'idempotency-key': 'k' } }),
    );
    expect(await api.events(mailboxesOf(api.companyId))).to.deep.equal(before);
    expect((await send('GET', '/health/live')).status).to.equal(200);
    const ready = await send('GET', '/health/ready');
    expect(ready.status).to.equal(503);
    expect(ready.body).to.deep.equal({ status: 'failed', checks: { database: { ok: false, detail: 'is unreachable' } } });
  });

  it('a mistake of ours is 500 with the correlation id alone', async () => {
    const metricsText = () => Promise.reject(new Error('walrus at /srv/secret.ts'));
    const broken = await listen({ ...(await partsWithout('nothing')), metricsText });
    const reply = await sender(broken)('GET', '/metrics');
    expectProblem(reply, 500, 'internal_error');
    expect(reply.text).not.to.match(/walrus|secret/);
  });
});
