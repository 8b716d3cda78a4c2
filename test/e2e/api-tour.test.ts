/** docs/api-tour.md, command by command: a shell runs what the page says, and prints what the page says it prints. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { serveApi, type TestApi } from '../support/api.ts';
import { password, type Stage, startStage } from '../support/mail-stage.ts';
import { buyer, company, products } from '../support/order-mails.ts';

const page = new URL('../../docs/api-tour.md', import.meta.url);
/** what the tour uploads, and the mail that it finds */
const files = new URL('../../docs/api-tour/', import.meta.url);
const run = promisify(execFile);
const user = 'orders@seller.example';
const marker = '--- end of block';

type Block = { readonly script: string; readonly prints: string };

/** Every block of commands with the block of text that follows it, if one does. */
const blocksOf = (text: string): readonly Block[] =>
  [...text.matchAll(/```sh\n([\s\S]*?)```(?:\s*```text\n([\s\S]*?)```)?/g)].map(([, script = '', prints = '']) => ({
    script,
    prints,
  }));

describe('docs/api-tour.md', () => {
  let stage: Stage;
  let api: Pick<TestApi, 'url' | 'token' | 'stop'>;
  let stopWorker: () => Promise<void>;
  before(async () => {
    stage = await startStage({ users: [user], env: { PORT: '0' } });
    api = await serveApi(stage.stack);
    stopWorker = (await stage.stack.startWorker()).stop;
    await stage.dovecot.deliver(user, await readFile(new URL('order.eml', files)));
  });
  after(async () => {
    await stopWorker?.();
    await api?.stop();
    await stage?.stop();
  });

  it('does what it says', async () => {
    const companyId = await stage.stack.newCompany(company.name);
    const blocks = blocksOf(await readFile(page, 'utf8'));
    expect(blocks.length).to.be.greaterThan(9);
    const script = blocks.map((block) => `${block.script}\necho '${marker}'`).join('\n');
    const env = {
      PATH: process.env.PATH,
      BASE: api.url,
      TOKEN: await api.token(companyId, ['admin', 'sales']),
      PASSWORD: password,
      IMAP_PORT: String(stage.dovecot.imapsPort),
      SMTP_PORT: String(stage.sink.port),
      BUYER: buyer.email,
      PRODUCT_WORD: encodeURIComponent(products[0]?.code ?? ''),
    };
    const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', script], { cwd: fileURLToPath(files), env }).catch(
      (error: { stdout?: string; stderr?: string }) => {
        throw new Error(`the tour stopped:\n${error.stdout}\n${error.stderr}`);
      },
    );
    const printed = stdout.split(`${marker}\n`).slice(0, -1);
    expect(printed).to.deep.equal(blocks.map(({ prints }) => prints));
  });
});
