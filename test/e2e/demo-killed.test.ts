/** The demo, with its service killed by kill -9 in the middle; then what it leaves behind. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import { after, before, describe, it } from 'mocha';
import { mailboxPassword } from '../../demo/mailbox.ts';
import { customers, stranger } from '../../demo/mails/index.ts';
import { composeFoundation, type Foundation } from '../../src/main/compose/compose-foundation.ts';
import { joinStores, type Stores } from '../../src/main/compose/stores.ts';
import { loadConfig } from '../../src/platform/config/config.ts';
import { silentLogger } from '../../src/platform/logging/logger.ts';
import { rebuildReadModels } from '../../src/platform/projections/rebuild.ts';
import { readModels } from '../../src/projections/read-models.ts';
import { patience } from '../support/patience.ts';
import { rawEvents } from '../support/raw-events.ts';
import { dump } from '../support/read-dump.ts';
import { until } from '../support/until.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe('the demo with its service killed in the middle', function () {
  this.timeout(patience(240_000));
  let dataDir: string;
  let demo: ChildProcess;
  let said = '';
  let stores: Stores;
  let foundation: Foundation;

  const runningService = async (): Promise<number | null> => {
    const text = await readFile(join(dataDir, 'running.json'), 'utf8').catch(() => null);
    return text === null ? null : (JSON.parse(text) as { pid: number }).pid;
  };

  before(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'oi-demo-'));
    demo = spawn(process.execPath, ['demo/main.ts', '--once', '--data-dir', dataDir], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [demo.stdout, demo.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
      });
    }
  });
  after(async () => {
    if (demo.exitCode === null && demo.signalCode === null) demo.kill('SIGKILL');
    await foundation?.close();
    await stores?.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  });

  it('ends with every outcome as expected, nothing lost and nothing doubled', async () => {
    const exited = once(demo, 'exit');
    await until('the sync', async () => said.includes('put into INBOX'), 90_000);
    const service = await until('the service', runningService);
    const postgres = Number((await readFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8')).split('\n')[0]);
    process.kill(service, 'SIGKILL');
    const killedAt = Date.now();
    await until('the end of the embedded Postgres', async () => !isAlive(postgres), 10_000);
    console.log(`      the embedded Postgres was gone ${Date.now() - killedAt} ms after kill -9 of the service`);
    const [code] = await exited;
    expect(code, said).to.equal(0);
    expect(said).to.include('as expected');
    expect(said).to.match(/died|back/);
  });

  it('leaves read models that a rebuild makes again, byte for byte', async () => {
    const config = loadConfig({ DATA_DIR: dataDir });
    if (isLeft(config)) throw new Error('the defaults are not usable');
    stores = await joinStores(config.right, silentLogger);
    foundation = await composeFoundation(config.right, stores, silentLogger);
    const { pool, store } = foundation;
    const before = await dump(pool, 'read');
    expect(before).to.include('SO-');
    await rebuildReadModels({ pool, store, readModels, names: 'all' });
    expect(await dump(pool, 'read')).to.equal(before);
  });

  it('keeps no password, no body and no attachment anywhere, and no sender in clear in the log', async () => {
    const tables = await dump(foundation.pool, 'app', 'read', 'queue');
    const events = (await rawEvents(stores.eventStoreUrl)).join('\n');
    const logs = await readFile(join(dataDir, 'service.log'), 'utf8');
    expect(events).to.include('EmailReceived');
    expect(logs).to.include('"msg"');
    const everywhere = { tables, events, logs };
    const bodies = ['This went to your old address', 'unsere Bestellung im Anhang', 'Order attached.'];
    const attachments = [
      '%PDF-',
      'JVBERi0',
      Buffer.from('%PDF-').toString('hex'),
      'xl/workbook.xml',
      Buffer.from('xl/workbook').toString('hex'),
    ];
    for (const [where, text] of Object.entries(everywhere)) {
      for (const secret of [mailboxPassword, ...bodies, ...attachments])
        expect(text.includes(secret), `${secret} in ${where}`).to.equal(false);
    }
    for (const { email } of [...Object.values(customers), stranger])
      expect(events.includes(email), `${email} in the raw events`).to.equal(false);
    for (const { email } of [...Object.values(customers), stranger])
      expect(logs.includes(email), `${email} in the logs`).to.equal(false);
  });
});
