/**
 * The demo, with its service killed by kill -9 while mails are read; then what it says, what it leaves to try, and what it leaves behind. It is started
 * once for all of that, for it is the whole product on its first day. DEMO=undisturbed (npm run nightly) kills nothing.
 */
import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { rebuildReadModels } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import { after, before, describe, it } from 'mocha';
import { mailboxPassword } from '../../demo/mailbox.ts';
import { customers, stranger } from '../../demo/mails/index.ts';
import { composeFoundation, type Foundation } from '../../src/main/compose/compose-foundation.ts';
import { joinStores, type Stores } from '../../src/main/compose/stores.ts';
import { loadConfig } from '../../src/platform/config/config.ts';
import { silentLogger } from '../../src/platform/logging/logger.ts';
import { readModels } from '../../src/projections/read-models.ts';
import { needsOwnStore } from '../support/external-store.ts';
import { patience } from '../support/patience.ts';
import { rawEvents } from '../support/raw-events.ts';
import { dump } from '../support/read-dump.ts';
import { until } from '../support/until.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);
const killed = process.env.DEMO !== 'undisturbed';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe(killed ? 'the demo with its service killed in the middle' : 'the demo', function () {
  this.timeout(patience(240_000));
  needsOwnStore('tests the demo, which starts its own event store');
  let dataDir: string;
  let demo: ChildProcess;
  let said = '';
  let stores: Stores;
  let foundation: Foundation;

  const hasEnded = () => demo.exitCode !== null || demo.signalCode !== null;
  /** What the demo says, once it has said it. */
  const saying = (pattern: RegExp): Promise<RegExpMatchArray> =>
    until(
      `the demo to say ${pattern}`,
      async () => {
        const match = said.match(pattern);
        if (!match && hasEnded())
          throw new Error(`it ended with ${demo.signalCode ?? demo.exitCode} and never said it:\n${said}`);
        return match;
      },
      90_000,
    );
  const runningService = async (): Promise<number | null> => {
    const text = await readFile(join(dataDir, 'running.json'), 'utf8').catch(() => null);
    return text === null ? null : (JSON.parse(text) as { pid: number }).pid;
  };

  before(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'oi-demo-'));
    demo = spawn(process.execPath, ['demo/main.ts', '--data-dir', dataDir], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [demo.stdout, demo.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
      });
    }
  });
  after(async () => {
    if (!hasEnded()) {
      demo.kill('SIGTERM');
      await once(demo, 'exit');
    }
    await foundation?.close();
    await stores?.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  });

  if (killed)
    it('takes its embedded Postgres with it, and is started again', async () => {
      await saying(/put into INBOX/);
      const service = await until('the service', runningService);
      const postgres = Number((await readFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8')).split('\n')[0]);
      process.kill(service, 'SIGKILL');
      const killedAt = Date.now();
      await until('the end of the embedded Postgres', async () => !isAlive(postgres), 10_000);
      console.log(`      the embedded Postgres was gone ${Date.now() - killedAt} ms after kill -9 of the service`);
      await saying(/The service is back/);
    });

  it('shows every mail with its outcome as expected, nothing lost and nothing doubled', async () => {
    await saying(/Running until Ctrl-C/);
    expect(said).to.match(/All \d+ mails came out as expected\./);
    // behind other reasons it is broken into lines of its column
    expect(said.replaceAll(/\s+/g, ' ')).to.contain('price differs: 85.00 instead of 92.00 for NL-1040, 7.6');
    expect(said).to.match(/order\.approved .* HANDED_OVER as 4500012001/);
    expect(said).to.match(/order\.cancelled .* The customer called it off\./);
    expect(said.match(/The service \(pid \d+\) died/g) ?? [], 'by itself it ends never').to.have.length(killed ? 1 : 0);
  });

  it('leaves an API that its link and its curl lines reach, and ends everything on Ctrl-C', async () => {
    const token = (await saying(/^TOKEN=(\S+)$/m))[1] ?? '';
    const { origin, hash } = new URL((await saying(/^http\S+\/app\/sign-in#code=\S+$/m))[0]);
    const signedIn = await fetch(`${origin}/sales/session/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-order-intake': '1' },
      body: JSON.stringify({ link: hash.replace('#code=', '') }),
    });
    expect(signedIn.status).to.equal(204);
    const lines = said.match(/^curl .*$/gm) ?? [];
    expect(lines).to.have.length(3);
    if (spawnSync('curl', ['--version']).status === 0) {
      for (const line of lines) {
        const { stdout } = await run('sh', ['-c', `${line} --fail`], { env: { ...process.env, TOKEN: token } });
        expect(JSON.parse(stdout), line).to.be.an.instanceOf(Object).and.not.be.empty;
      }
    }

    const service = (await runningService()) ?? 0;
    expect(isAlive(service)).to.equal(true);
    const exited = once(demo, 'exit');
    demo.kill('SIGINT');
    expect((await exited)[0], said).to.equal(0);
    expect(isAlive(service)).to.equal(false);
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
