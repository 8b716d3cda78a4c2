/** docs/tutorials/api-tour.md, command by command: two shells run what the page says, and print what the page says they print. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { needsOwnStore } from '../support/external-store.ts';
import { commandsOf } from '../support/followed-page.ts';
import { patience } from '../support/patience.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const page = join(root, 'docs/tutorials/api-tour.md');
const run = promisify(execFile);
const marker = '--- end of block';

describe('docs/tutorials/api-tour.md', function () {
  this.timeout(patience(300_000));
  needsOwnStore('tests a tutorial, whose service starts its own event store');
  let home: string;
  let server: ChildProcess;
  before(async () => {
    // a root of its own: the page's data directory is that of the developer
    home = await mkdtemp(join(tmpdir(), 'oi-tour-'));
    await mkdir(join(home, 'docs'));
    for (const part of [
      'src',
      'packages',
      'migrations',
      'scripts',
      'demo',
      'package.json',
      'tsconfig.json',
      'docs/tutorials/api-tour',
    ])
      await cp(join(root, part), join(home, part), { recursive: true });
    await symlink(join(root, 'node_modules'), join(home, 'node_modules'));
    const [, command = ''] = /^```sh server\n(.*)\n```$/m.exec(await readFile(page, 'utf8')) ?? [];
    // the tour's own port is free on a machine that nobody else uses
    server = spawn('bash', ['-c', `exec ${command} -- --port 0`], {
      cwd: home,
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    const gone = once(server, 'exit').then(([code]) => Promise.reject(new Error(`${command} ended with ${code}`)));
    gone.catch(() => undefined);
    const ready = async () => {
      for await (const line of createInterface(server.stdout as NodeJS.ReadableStream)) if (line.startsWith('Ready.')) return;
      throw new Error(`${command} ended before it was ready`);
    };
    await Promise.race([ready(), gone]);
  });
  after(async () => {
    if (server?.pid && server.exitCode === null) {
      const ended = once(server, 'exit');
      process.kill(-server.pid, 'SIGTERM');
      await ended;
    }
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  });

  it('does what it says', async () => {
    const blocks = commandsOf(await readFile(page, 'utf8'));
    expect(blocks.length).to.be.greaterThan(9);
    const script = blocks.map((block) => `${block.script}\necho '${marker}'`).join('\n');
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, SHLVL: '2' };
    const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', script], { cwd: home, env }).catch(
      (error: { stdout?: string; stderr?: string }) => {
        throw new Error(`the tour stopped:\n${error.stdout}\n${error.stderr}`);
      },
    );
    const printed = stdout.split(`${marker}\n`).slice(0, -1);
    expect(printed).to.deep.equal(blocks.map(({ prints }) => prints));
  });
});
