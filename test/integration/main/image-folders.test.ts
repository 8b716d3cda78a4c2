/** The folders that the image holds, as the Dockerfile copies them, and the packages of production: the three programs start from them and nothing else. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cp, lstat, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type EventStoreServer, startEventStoreServer } from '@order-intake/embedded-event-store';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { type TestDatabase, testDatabase } from '../../support/postgres.ts';
import { until } from '../../support/until.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const key = randomBytes(32).toString('base64');

/** What the last stage of the Dockerfile copies from the project. */
async function copiedFolders(): Promise<readonly string[]> {
  const lastStage = (await readFile(join(root, 'Dockerfile'), 'utf8')).split(/^FROM /m).at(-1) ?? '';
  return [...lastStage.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) => sources.split(' '));
}

type Locked = { readonly dev?: boolean; readonly link?: boolean };

/** Packages of development are left out, as `npm ci --omit=dev` does; our own are links into `packages/` beside it. */
async function installedInto(home: string): Promise<void> {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, Locked>>;
  };
  for (const [path, { dev, link }] of Object.entries(packages)) {
    if (dev || !/^node_modules\/(@[^/]+\/)?[^/]+$/.test(path)) continue;
    if (!(await lstat(join(root, path)).catch(() => null))) continue; // an optional one of another system
    await mkdir(dirname(join(home, path)), { recursive: true });
    if (link) await cp(join(root, path), join(home, path), { verbatimSymlinks: true, recursive: true });
    else await symlink(join(root, path), join(home, path), 'dir');
  }
}

describe('the folders of the image', () => {
  let home: string;
  let server: EventStoreServer;
  let database: TestDatabase;
  before(async () => {
    home = await mkdtemp(join(tmpdir(), 'oi-image-folders-'));
    [server, database] = await Promise.all([startEventStoreServer({ port: 0, dataDir: null }), testDatabase()]);
    for (const part of await copiedFolders()) await cp(join(root, part), join(home, part), { recursive: true });
    await installedInto(home);
  });
  after(async () => {
    await server.stop();
    await database.drop();
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  });

  it('hold our own packages as links to sources, which Node would not read below node_modules', async () => {
    const own = await readdir(join(home, 'node_modules/@order-intake'));
    const { dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
      readonly dependencies: Readonly<Record<string, string>>;
    };
    for (const name of Object.keys(dependencies).filter((one) => one.startsWith('@order-intake/')))
      expect(own, name).to.include(name.slice('@order-intake/'.length));
    for (const name of own)
      expect((await lstat(join(home, 'node_modules/@order-intake', name))).isSymbolicLink(), name).to.equal(true);
  });

  it('hold all that api, projector and worker need to become ready', async () => {
    const started = ['api', 'projector', 'worker'].map((name) => start(name));
    try {
      for (const { name, ready } of started) {
        const { healthUrl } = await ready;
        // the API is when the projector has shown every read model
        await until(`the ${name} to be ready`, async () => (await fetch(`${healthUrl}/health/ready`)).ok);
      }
    } finally {
      for (const { child } of started) child.kill('SIGTERM');
      await Promise.all(started.map(({ ended }) => ended));
    }
    for (const { name, child } of started) expect(child.exitCode, `${name} ends well`).to.equal(0);
  });

  const start = (name: string) => {
    const child = spawn(process.execPath, [`src/main/${name}.ts`], {
      cwd: home,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        MODE: 'production',
        DATA_DIR: join(home, 'data', name),
        HOST: '127.0.0.1',
        PORT: '0',
        HEALTH_PORT: '0',
        DATABASE_URL: database.url,
        EVENTSTORE_URL: server.url,
        ENCRYPTION_KEY: key,
        AUTH_ISSUER: 'https://issuer.example',
        AUTH_AUDIENCE: 'order-intake',
        TRUST_PROXY: '0',
        POLL_CRON: '0 0 1 1 *',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said: string[] = [];
    createInterface(child.stderr).on('line', (line) => said.push(line));
    const ended = once(child, 'exit');
    const gone = ended.then(([code]) => expect.fail(`the ${name} ended with ${code}: ${said.slice(-20).join('\n')}`));
    const ready = Promise.race([once(createInterface(child.stdout), 'line'), gone]).then(
      ([line]) => JSON.parse(String(line)) as { readonly healthUrl: string },
    );
    gone.catch(() => undefined);
    ready.catch(() => undefined);
    return { name, child, ended, ready };
  };
});
