/** A database that a dump of schema app alone was restored into: an extension is missing, and no read model can be built. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReadModelNotBuilt } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { isPassing } from '../../../src/jobs/shared/is-passing.ts';
import { startProjector } from '../../../src/main/start/start-projector.ts';
import { extensionFaults, installExtensions } from '../../../src/platform/postgres/extensions.ts';
import { expectProblem, sender } from '../../api/kit.ts';
import { serveApi } from '../../support/api.ts';
import { startTestEventStore } from '../../support/event-store.ts';
import { migratedDatabase } from '../../support/postgres.ts';
import { runTool } from '../../support/run-tool.ts';
import { type Stack, startStack } from '../../support/stack.ts';
import { until } from '../../support/until.ts';

describe('a service whose read models cannot be built', () => {
  let stack: Stack;
  let served: Awaited<ReturnType<typeof serveApi>>;
  const said: string[] = [];
  before(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'oi-not-built-'));
    const database = await migratedDatabase();
    const eventStore = await startTestEventStore(join(dataDir, 'event-store'));
    const pool = new (await import('pg')).default.Pool({ connectionString: database.url });
    await pool.query('drop extension pg_trgm cascade');
    await pool.end();
    stack = await startStack({ found: { dataDir, database, eventStore }, onLog: (line) => said.push(line) });
    served = await serveApi(stack);
  });
  after(async () => {
    await served?.stop();
    await stack?.stop();
  });

  const send = async () => sender(served.url, await served.token(await stack.newCompany(), ['admin', 'sales']));

  it('answers no list with nothing in it, but 503 with a code and when to ask again', async () => {
    const ask = await send();
    const paths = ['/sales/sales-orders/', '/sales/email-configs/', '/sales/customers/', '/sales/email-configs/logs/'];
    for (const reply of await Promise.all(paths.map((path) => ask('GET', path)))) {
      expectProblem(reply, 503, 'read_model_not_built');
      expect(Number(reply.headers.get('retry-after'))).to.be.greaterThan(0);
    }
  });

  it('refuses no API key that it cannot look up', async () => {
    const reply = await sender(served.url)('GET', '/sales/products/', { headers: { 'x-api-key': `oik_${'a'.repeat(43)}` } });
    expectProblem(reply, 503, 'read_model_not_built');
  });

  it('lets jobs wait: a customer who cannot be looked up is not unknown', async () => {
    const error = await stack.foundation.readPool.query('select * from read.customers').catch((reason: unknown) => reason);
    expect(error).to.be.instanceOf(ReadModelNotBuilt);
    expect(isPassing(error)).to.equal(true);
  });

  it('names the missing extension in its readiness, to the doctor, and in its log as an error', async () => {
    const ready = await fetch(`${served.url}/health/ready`);
    const { checks } = (await ready.json()) as { checks: { extensions: { ok: boolean; detail: string } } };
    expect(ready.status).to.equal(503);
    expect(checks.extensions.ok).to.equal(false);
    expect(checks.extensions.detail).to.include('pg_trgm is missing').and.to.include('create extension');
    const { code, out } = await runTool('doctor', [], stack.env);
    expect(code).to.equal(1);
    expect(out).to.match(/^✖ database .*the extension pg_trgm is missing/m);
    await until('the log to tell it', async () => said.some((line) => line.includes('following the log was interrupted')));
    const levels = said
      .filter((line) => line.includes('following the log was interrupted'))
      .map((line) => JSON.parse(line).level);
    expect(levels).to.include('error');
  });

  it('tells an extension that the role does not find from one that is not there', async () => {
    const { pool } = stack.foundation;
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query('create schema elsewhere; create extension pg_trgm schema elsewhere');
      expect(await extensionFaults(client)).to.have.length(1);
      expect((await extensionFaults(client))[0])
        .to.include('elsewhere')
        .and.to.include('search_path');
      await client.query('set local search_path to public, elsewhere');
      expect(await extensionFaults(client)).to.deep.equal([]);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('is mended by the next start, which installs what it may, and answers then', async () => {
    const failed: string[] = [];
    await installExtensions(stack.foundation.pool, (_, name) => failed.push(name));
    expect(failed).to.deep.equal([]);
    const projector = await startProjector(stack.foundation);
    const ask = await send();
    await until('the list to be answered', async () => (await ask('GET', '/sales/sales-orders/')).status === 200);
    await until('the service to be ready', async () => (await fetch(`${served.url}/health/ready`)).ok);
    await projector.stop();
  });
});
