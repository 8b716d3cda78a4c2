/** npm run demo -- --once: the service has ended when the report is read, so nothing in it may lead there. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { needsOwnStore } from '../support/external-store.ts';
import { patience } from '../support/patience.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

describe('the demo that runs once', function () {
  this.timeout(patience(240_000));
  needsOwnStore('tests the demo, which starts its own event store');
  let dataDir: string;
  let said = '';
  let code: number | null;

  before(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'oi-demo-once-'));
    const demo = spawn(process.execPath, ['demo/main.ts', '--once', '--data-dir', dataDir], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [demo.stdout, demo.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
      });
    [code] = (await once(demo, 'close')) as [number | null];
  });
  after(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));

  it('ends by itself with the report, and with its service', async () => {
    expect(code, said).to.equal(0);
    expect(said).to.match(/All \d+ mails came out as expected\./);
    expect(existsSync(join(dataDir, 'running.json')), 'the service says that it runs').to.equal(false);
    expect(await readFile(join(dataDir, 'service.log'), 'utf8')).to.include('"msg":"stopped"');
  });

  it('prints no link, no token and no command for a service that has ended, but how to keep one running', () => {
    expect(said.match(/https?:\/\/(?:127\.0\.0\.1|localhost|\[::1\])\S*/g) ?? []).to.deep.equal([]);
    expect(said).not.to.match(/sign-in#code=|^TOKEN=|^curl /m);
    expect(said).not.to.match(/\b(?:Open|API) +(?:in a browser|http)/);
    expect(said).to.match(/npm run demo \(without --once\)/);
  });
});
