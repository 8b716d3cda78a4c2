/** README.md's own way to a first sign-in, on sources that nobody has built: npm start, the link, the page. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { patience } from '../../support/patience.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const ofWeb = ['src', 'public', 'index.html', 'vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'];

describe('a first start as README.md has it', function () {
  this.timeout(patience(240_000));
  let home: string;
  let service: ChildProcess;
  let url = '';
  let said = '';
  const run = async (command: string): Promise<string> => {
    const child = spawn('bash', ['-c', command], { cwd: home, env, stdio: ['ignore', 'pipe', 'inherit'] });
    let out = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    await once(child, 'close');
    return out.trim();
  };
  let env: NodeJS.ProcessEnv;
  before(async () => {
    home = await mkdtemp(join(tmpdir(), 'oi-first-start-'));
    for (const part of ['src', 'packages', 'migrations', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json'])
      await cp(join(root, part), join(home, part), { recursive: true });
    await mkdir(join(home, 'web'));
    for (const part of ofWeb) await cp(join(root, 'web', part), join(home, 'web', part), { recursive: true });
    // what npm ci makes
    await symlink(join(root, 'node_modules'), join(home, 'node_modules'));
    await symlink(join(root, 'web/node_modules'), join(home, 'web/node_modules'));
    env = { ...process.env, DATA_DIR: join(home, '.data'), PORT: '0', LOG_LEVEL: 'silent', DATABASE_URL: '', EVENTSTORE_URL: '' };
    service = spawn('npm', ['start', '--silent'], { cwd: home, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    service.stderr?.on('data', (chunk) => {
      said += chunk;
    });
    const gone = once(service, 'exit').then(([code]) => Promise.reject(new Error(`npm start ended with ${code}: ${said}`)));
    gone.catch(() => undefined);
    const [line] = await Promise.race([once(createInterface(service.stdout as NodeJS.ReadableStream), 'line'), gone]);
    url = (JSON.parse(String(line)) as { readonly url: string }).url;
  });
  after(async () => {
    if (service?.pid && service.exitCode === null) {
      const ended = once(service, 'exit');
      process.kill(-service.pid, 'SIGTERM');
      await ended;
    }
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  });

  it('builds the web app, says so, and prints nothing but that it is ready on standard output', () => {
    expect(said).to.include('Web app built in');
  });

  it('gives a link that opens a page of the web app', async () => {
    const commands = await readFile(join(root, 'README.md'), 'utf8');
    const [, create = ''] = /^(npm run --silent company -- create "[^"]+")/m.exec(commands) ?? [];
    const [, user = ''] = /^(npm run --silent company -- user COMPANY_ID \S+ \S+)/m.exec(commands) ?? [];
    const companyId = await run(create);
    const link = await run(user.replace('COMPANY_ID', companyId));
    expect(link).to.match(/\/app\/join#code=/);
    const page = await fetch(new URL(new URL(link).pathname, url));
    expect(page.status).to.equal(200);
    expect(await page.text()).to.match(/<script[^>]+src="[^"]*assets\//);
  });

  it('takes a browser that asks for the address alone to the web app, and answers a program as before', async () => {
    const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
    const led = await fetch(url, { headers: browser, redirect: 'manual' });
    expect([led.status, led.headers.get('location'), led.headers.get('vary')?.includes('Accept')]).to.deep.equal([
      302,
      'app/',
      true,
    ]);
    expect((await fetch(url, { headers: browser })).status).to.equal(200);
    for (const accept of ['*/*', 'application/json']) {
      const answer = await fetch(url, { headers: { accept } });
      expect([answer.status, answer.headers.get('content-type')], accept).to.deep.equal([
        404,
        'application/problem+json; charset=utf-8',
      ]);
    }
  });
});
