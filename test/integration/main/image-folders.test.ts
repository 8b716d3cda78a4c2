/**
 * The folders that the image holds, as the Dockerfile copies them, and the packages of production without what it leaves out: the three programs start
 * from them and nothing else, and documents are read.
 */
import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { copyFile, cp, link as hardLink, lstat, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type EventStoreServer, startEventStoreServer } from '@order-intake/embedded-event-store';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { slimPackages } from '../../../scripts/slim-packages.mjs';
import { pdfOf, write } from '../../support/documents/pdf.ts';
import { type TestDatabase, testDatabase } from '../../support/postgres.ts';
import { until } from '../../support/until.ts';
import { scanned } from '../documents/support/scan.ts';

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
    else await linkFiles(join(root, path), join(home, path));
  }
}

/** Each file by itself: behind a link to its directory a package would find those that the image leaves out. */
async function linkFiles(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    const target = join(to, relative(from, source));
    await mkdir(dirname(target), { recursive: true });
    await hardLink(source, target).catch(() => copyFile(source, target)); // on another disk
  }
}

/** An order as a PDF, and as what a scanner makes of its print. */
async function printedAndScanned(lines: readonly string[]): Promise<{ readonly pdf: Buffer; readonly scan: Buffer }> {
  // the standard fonts of PDF have no letters but those of Western Europe
  const font = fileURLToPath(import.meta.resolve('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf'));
  const pdf = await pdfOf((drawn) => {
    for (const [index, line] of lines.entries()) write(drawn, line, 60, 120 + index * 26, 12, font);
  });
  return { pdf, scan: await (await scanned(pdf)).png().toBuffer() };
}

const english = [
  'Purchase order number PO-48213 of Northgate School District',
  'Description of article        Quantity        Unit price',
  'Adjustable desk lamp        12        24.50',
  'Recycled copy paper        40        4.20',
];
const czech = [
  'Objednávka číslo 7741 ze dne 3. března',
  'Odběratel: Elektroservis Havránek s.r.o., Příbor',
  'Název zboží, množství, cena celkem bez DPH',
  'Žárovka čirá, 10 ks, prosíme o dodání do konce měsíce',
];

describe('the folders of the image', () => {
  let home: string;
  let server: EventStoreServer;
  let database: TestDatabase;
  before(async () => {
    home = await mkdtemp(join(tmpdir(), 'oi-image-folders-'));
    [server, database] = await Promise.all([startEventStoreServer({ port: 0, dataDir: null }), testDatabase()]);
    for (const part of await copiedFolders()) await cp(join(root, part), join(home, part), { recursive: true });
    await installedInto(home);
    slimPackages(join(home, 'node_modules'), ['pol']);
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

  it('read a PDF and a scan, and say of a scan that its language is not installed', async () => {
    const [order, objednavka] = [await printedAndScanned(english), await printedAndScanned(czech)];
    const files = { 'order.pdf': order.pdf, 'order.png': order.scan, 'objednavka.png': objednavka.scan };
    for (const [name, bytes] of Object.entries(files)) await writeFile(join(home, name), bytes);
    const { stdout } = await promisify(execFile)(process.execPath, ['src/main/tools/extract.ts', ...Object.keys(files)], {
      cwd: home,
    });
    const [pdf = '', scan = '', missing = ''] = stdout.trim().split('\n');
    for (const line of [pdf, scan]) expect(line).to.include('PO-48213').and.include('24.50').and.not.include('not installed');
    expect(missing).to.include('scan_language_missing');
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
