/** The sources alone, as they are before anybody has built the web app: the program that an installation runs, beside them nothing of web/. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type EventStoreServer, startEventStoreServer } from '@order-intake/embedded-event-store';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { type TestDatabase, testDatabase } from '../../support/postgres.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

describe('the service without the web app', () => {
  let home: string;
  let server: EventStoreServer;
  let database: TestDatabase;
  before(async () => {
    home = await mkdtemp(join(tmpdir(), 'oi-without-web-'));
    [server, database] = await Promise.all([startEventStoreServer({ port: 0, dataDir: null }), testDatabase()]);
    for (const part of ['src', 'migrations', 'package.json']) await cp(join(root, part), join(home, part), { recursive: true });
    await symlink(join(root, 'node_modules'), join(home, 'node_modules'));
  });
  after(async () => {
    await server.stop();
    await database.drop();
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  });

  it('starts, answers as an API, and says at /app what to do', async () => {
    const child = spawn(process.execPath, ['src/main/api.ts'], {
      cwd: home,
      env: {
        ...process.env,
        DATABASE_URL: database.url,
        EVENTSTORE_URL: server.url,
        ENCRYPTION_KEY: randomBytes(32).toString('base64'),
        DATA_DIR: join(home, 'data'),
        PORT: '0',
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const gone = once(child, 'exit').then(([code]) => expect.fail(`it ended with ${code}`));
      const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), gone]);
      const { url } = JSON.parse(String(line)) as { readonly url: string };
      for (const path of ['/app', '/app/', '/app/review/anything']) {
        const page = await fetch(url + path);
        expect(page.status, path).to.equal(503);
        expect(page.headers.get('content-type')).to.match(/^text\/html/);
        expect(await page.text())
          .to.include('The web app is not built')
          .and.to.include('npm --prefix web run build');
      }
      expect((await fetch(`${url}/sales/sales-orders/`)).status).to.equal(401);
      expect((await fetch(`${url}/docs`)).status).to.equal(200);
    } finally {
      child.removeAllListeners('exit');
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
  });
});
