/** Projector and worker as processes of their own say how they are. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type EventStoreServer, startEventStoreServer } from '@order-intake/embedded-event-store';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { freePorts } from '../../support/ports.ts';
import { type TestDatabase, testDatabase } from '../../support/postgres.ts';
import { until } from '../../support/until.ts';

type Ready = { readonly healthUrl: string };
type Readiness = { readonly status: string; readonly checks: Readonly<Record<string, { readonly ok: boolean }>> };

describe('the health of a process', () => {
  let dataDir: string;
  let server: EventStoreServer;
  let database: TestDatabase;
  let env: NodeJS.ProcessEnv;
  const children: ChildProcess[] = [];

  before(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'oi-health-'));
    [server, database] = await Promise.all([startEventStoreServer({ port: 0, dataDir: null }), testDatabase()]);
    env = {
      ...process.env,
      DATABASE_URL: database.url,
      EVENTSTORE_URL: server.url,
      ENCRYPTION_KEY: randomBytes(32).toString('base64'),
      LOG_LEVEL: 'silent',
      POLL_CRON: '0 0 1 1 *',
    };
  });
  after(async () => {
    for (const child of children) if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await server.stop();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  });

  const start = (part: string, more: NodeJS.ProcessEnv = {}): ChildProcess => {
    const child = spawn(process.execPath, [`src/main/${part}.ts`], {
      env: { ...env, DATA_DIR: join(dataDir, part), ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    return child;
  };
  const ready = async ({ stdout }: ChildProcess): Promise<Ready> => {
    const [line] = await once(createInterface(stdout as NodeJS.ReadableStream), 'line');
    return JSON.parse(String(line)) as Ready;
  };
  const readiness = async ({ healthUrl }: Ready) => {
    const answer = await fetch(`${healthUrl}/health/ready`);
    return { status: answer.status, body: (await answer.json()) as Readiness };
  };

  it('is told over HTTP: alive, ready, in numbers; not ready while the event store is away', async () => {
    const parts = [start('projector'), start('worker')];
    const addresses = await Promise.all(parts.map(ready));
    for (const [index, own] of ([['read_models'], ['reactors', 'jobs']] as const).entries()) {
      const at = addresses[index] as Ready;
      const { body } = await until(`${own} to be ready`, async () => {
        const now = await readiness(at);
        return now.status === 200 && now;
      });
      expect(Object.keys(body.checks)).to.have.members(['event_store', 'database', 'migrations', 'extensions', ...own]);
      expect((await fetch(`${at.healthUrl}/health/live`)).status).to.equal(200);
      const metrics = await (await fetch(`${at.healthUrl}/metrics`)).text();
      expect(metrics).to.include('order_intake_process_cpu_seconds_total');
      expect(metrics).to.include(index === 1 ? 'order_intake_jobs_total' : 'order_intake_read_model_lag_seconds');
      expect((await fetch(`${at.healthUrl}/sales/email-logs/`)).status).to.equal(404);
    }

    server.faults.set({ kind: 'refuse', call: 'any' });
    for (const at of addresses) {
      const { body } = await until('it not to be ready', async () => {
        const now = await readiness(at);
        return now.status === 503 && now;
      });
      expect(body.checks.event_store?.ok).to.equal(false);
      expect(body.checks.database?.ok).to.equal(true);
      expect((await fetch(`${at.healthUrl}/health/live`)).status).to.equal(200);
    }
    server.faults.clear();
    for (const at of addresses) await until('it to be ready again', async () => (await readiness(at)).status === 200);
    for (const part of parts) {
      const ended = once(part, 'exit');
      part.kill('SIGTERM');
      expect((await ended)[0]).to.equal(0);
    }
  });

  it('comes when the stores do: a start that meets neither waits for both', async () => {
    const [port = 0] = await freePorts(1);
    const child = start('projector', { EVENTSTORE_URL: `esdb://127.0.0.1:${port}?tls=false`, LOG_LEVEL: 'warn' });
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    const waits = () => said.split('the start waits for it').length - 1;
    await database.away(async () => {
      await until('it to wait for Postgres', async () => waits() >= 2, 60_000);
      expect(child.exitCode).to.equal(null);
    });
    const sofar = waits();
    await until('it to wait for the event store', async () => waits() >= sofar + 2, 60_000);
    const late = await startEventStoreServer({ port, dataDir: null });
    const { healthUrl } = await ready(child);
    expect((await fetch(`${healthUrl}/health/live`)).status).to.equal(200);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    await late.stop();
  });

  it('cannot be given on a port that another program has: the start says so and names the setting', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    const child = start('projector', { HEALTH_PORT: String(port) });
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    const [code] = await once(child, 'exit');
    expect(code).to.equal(1);
    expect(said).to.include(`HEALTH_PORT: ${port} is used by another program`);
    taken.close();
  });

  it('of the API has a listener of its own, which no flood on the other reaches; in production the numbers are there alone', async () => {
    const production = {
      MODE: 'production',
      AUTH_ISSUER: 'https://login.example.com/',
      AUTH_AUDIENCE: 'order-intake',
      TRUST_PROXY: '0',
      RATE_LIMIT_ANONYMOUS: '2',
      RATE_LIMIT_PER_ADDRESS: '5',
      PORT: '0',
    };
    const { url, healthUrl } = (await ready(start('api', production))) as Ready & { readonly url: string };
    for (let call = 0; call < 8; call += 1) await fetch(`${url}/health/live`);
    expect((await fetch(`${url}/health/live`)).status).to.equal(429);
    expect((await fetch(`${healthUrl}/health/live`)).status).to.equal(200);
    const metrics = await (await fetch(`${healthUrl}/metrics`)).text();
    expect(metrics).to.include('order_intake_read_model_lag_seconds');
    await until('the API to be ready', async () => (await readiness({ healthUrl })).status === 200);
    const other = (await ready(start('api', { ...production, RATE_LIMIT_ANONYMOUS: '0' }))) as Ready & { readonly url: string };
    expect((await fetch(`${other.url}/metrics`)).status).to.equal(404);
    expect((await fetch(`${other.url}/health/ready`)).status).to.be.oneOf([200, 503]);
  });
});
