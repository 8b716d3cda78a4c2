import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from 'mocha';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

describe('demo', () => {
  let dataDir: string;
  let demo: ChildProcess;
  let output: string;

  const start = (...options: readonly string[]): void => {
    output = '';
    demo = spawn(process.execPath, ['demo/main.ts', '--data-dir', dataDir, ...options], {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [demo.stdout, demo.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  };
  /** Waits until the demo has said this, and gives the match. */
  const said = async (pattern: RegExp): Promise<RegExpMatchArray> => {
    for (;;) {
      const match = output.match(pattern);
      if (match) return match;
      if (demo.exitCode !== null) throw new Error(`the demo ended with ${demo.exitCode} and never said ${pattern}:\n${output}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const ended = async (): Promise<number | null> => {
    if (demo.exitCode === null) await once(demo, 'exit');
    return demo.exitCode;
  };
  const servicePid = async (): Promise<number> => Number((await said(/Service +pid (\d+)/))[1]);

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'demo-e2e-'));
  });
  afterEach(async () => {
    if (demo.exitCode === null) {
      demo.kill('SIGTERM');
      await once(demo, 'exit');
    }
    await rm(dataDir, { recursive: true, force: true });
  });

  it('shows every mail, leaves an API that its curl lines reach, and ends everything on Ctrl-C', async () => {
    start();
    await said(/Running until Ctrl-C/);
    expect(output).to.match(/All \d+ mails came out as expected\./);
    // behind other reasons it is broken into lines of its column
    expect(output.replaceAll(/\s+/g, ' ')).to.contain('price differs: 85.00 instead of 92.00 for NL-1040, 7.6');
    expect(output).to.match(/order\.approved .* HANDED_OVER as 4500012001/);
    expect(output).to.match(/order\.cancelled .* The customer called it off\./);
    const pid = await servicePid();

    const token = (await said(/^TOKEN=(\S+)$/m))[1] ?? '';
    const { origin, hash } = new URL((await said(/^http\S+\/app\/sign-in#code=\S+$/m))[0]);
    const signedIn = await fetch(`${origin}/sales/session/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-order-intake': '1' },
      body: JSON.stringify({ link: hash.replace('#code=', '') }),
    });
    expect(signedIn.status).to.equal(204);
    const lines = output.match(/^curl .*$/gm) ?? [];
    expect(lines).to.have.length(3);
    if (spawnSync('curl', ['--version']).status === 0) {
      for (const line of lines) {
        const { stdout } = await run('sh', ['-c', `${line} --fail`], { env: { ...process.env, TOKEN: token } });
        expect(JSON.parse(stdout), line).to.be.an.instanceOf(Object).and.not.be.empty;
      }
    }

    demo.kill('SIGINT');
    expect(await ended(), output).to.equal(0);
    expect(() => process.kill(pid, 0)).to.throw('ESRCH');
  });
});
