/** docs/tutorials/first-aggregate.md, followed as it is printed, on a copy of the sources: every block to its place, then the compiler, then the service and its endpoint. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { type CopiedSources, copySources } from '../../support/copied-sources.ts';
import { additionsOf, commandsOf, filesOf } from '../../support/followed-page.ts';
import { patience } from '../../support/patience.ts';
import { until } from '../../support/until.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const run = promisify(execFile);

describe('docs/tutorials/first-aggregate.md, followed as it is printed', function () {
  this.timeout(patience(240_000));
  let copy: CopiedSources;
  let page: string;
  let service: ChildProcess | undefined;
  before(async () => {
    page = await readFile(join(root, 'docs/tutorials/first-aggregate.md'), 'utf8');
    copy = await copySources('tutorial');
    for (const part of ['migrations', 'scripts', 'docs', 'test'])
      await cp(join(root, part), join(copy.path, part), { recursive: true });
    for (const { path, text } of filesOf(page)) {
      await mkdir(dirname(join(copy.path, path)), { recursive: true });
      await writeFile(join(copy.path, path), text, { flag: 'wx' });
    }
    for (const { path, after: line, text } of additionsOf(page)) await copy.insert(path, `${line}\n`, text);
  });
  after(async () => {
    if (service && service.exitCode === null) {
      const ended = once(service, 'exit');
      service.kill('SIGTERM');
      await ended;
    }
    await copy?.remove();
  });

  it('names every file with its place, and every line that it needs elsewhere', () => {
    expect(filesOf(page).length).to.be.greaterThan(9);
    expect(additionsOf(page).length).to.be.greaterThan(6);
    expect(page, 'a block without a place').not.to.match(/^`[\w-]+(\.[\w-]+)+\.ts`:/m);
  });

  it('compiles', async () => {
    const own = ['src/', ...filesOf(page).map(({ path }) => path), ...additionsOf(page).map(({ path }) => path)];
    // the other tests import what is not copied
    expect((await copy.errors()).filter((line) => own.some((path) => line.startsWith(path)))).to.deep.equal([]);
  });

  it('has a unit test that passes', async () => {
    const file = filesOf(page).find(({ path }) => path.startsWith('test/unit/'))?.path ?? 'none';
    const { stdout } = await run(process.execPath, [join(root, 'node_modules/mocha/bin/mocha.js'), '--exit', file], {
      cwd: copy.path,
    });
    expect(stdout).to.match(/1 passing/);
  });

  it('leaves no generated file behind that says something else than the code', async () => {
    const commands = commandsOf(page)
      .map(({ script }) => script)
      .join('\n');
    const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
    for (const name of ['events-doc', 'permissions-doc', 'web-schema']) expect(commands).to.include(`npm run ${name}`);
    for (const name of ['events-doc', 'permissions-doc'])
      await run(process.execPath, (scripts[name] ?? '').split(' ').slice(1), { cwd: copy.path });
    expect(await readFile(join(copy.path, 'docs/reference/events.md'), 'utf8')).to.include('## DeliveriesStopped');
    expect(await readFile(join(copy.path, 'docs/reference/permissions.md'), 'utf8')).to.include(
      'POST /sales/customers/{id}/delivery_stop/',
    );
  });

  it('does what it says, by its own commands against the service that was made', async () => {
    const env = {
      ...process.env,
      DATA_DIR: join(copy.path, '.data'),
      PORT: '0',
      LOG_LEVEL: 'silent',
      DATABASE_URL: '',
      EVENTSTORE_URL: '',
    };
    service = spawn(process.execPath, ['src/main/all.ts'], { cwd: copy.path, env, stdio: ['ignore', 'pipe', 'inherit'] });
    const gone = once(service, 'exit').then(([code]) => Promise.reject(new Error(`the service ended with ${code}`)));
    gone.catch(() => undefined);
    const [line] = await Promise.race([once(createInterface(service.stdout as NodeJS.ReadableStream), 'line'), gone]);
    const { url } = JSON.parse(String(line)) as { readonly url: string };
    const tool = async (name: string, ...args: readonly string[]) =>
      (await run(process.execPath, [`src/main/tools/${name}.ts`, ...args], { cwd: copy.path, env })).stdout.trim();
    const companyId = await tool('company', 'create', 'Seller GmbH');
    const token = await tool('token', companyId, 'admin,sales');
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ name: 'Harbour', code: 'C-1' });
    const made = await fetch(`${url}/sales/customers/`, { method: 'POST', headers, body });
    const { id } = (await made.json()) as { readonly id: string };
    await until('the customer to be there', async () => (await fetch(`${url}/sales/customers/${id}/`, { headers })).ok);
    const { script, prints } = commandsOf(page).at(-1) ?? { script: '', prints: 'nothing' };
    const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', script], {
      env: { ...process.env, BASE: url, TOKEN: token, CUSTOMER: id },
    });
    expect(stdout).to.equal(prints);
  });
});
