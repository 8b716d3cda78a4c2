/** docs/api-tour.md, command by command: a shell runs what the page says, and prints what the page says it prints. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { renderXlsx } from '../../demo/documents/index.ts';
import { serveApi, type TestApi } from '../support/api.ts';
import { password, type Stage, startStage } from '../support/mail-stage.ts';
import { buyer, company, customers, orderDocument, orderMail, products } from '../support/order-mails.ts';

const page = new URL('../../docs/api-tour.md', import.meta.url);
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

const csv = (rows: readonly (readonly (string | null)[])[]): string =>
  rows.map((row) => row.map((cell) => `"${(cell ?? '').replaceAll('"', '""')}"`).join(';')).join('\n');

describe('docs/api-tour.md', () => {
  let stage: Stage;
  let api: Pick<TestApi, 'url' | 'token' | 'stop'>;
  let stopWorker: () => Promise<void>;
  let directory: string;
  before(async () => {
    stage = await startStage({ users: [user], env: { PORT: '0' } });
    api = await serveApi(stage.stack);
    stopWorker = (await stage.stack.startWorker()).stop;
    directory = await mkdtemp(join(tmpdir(), 'oi-tour-'));
    const people = Object.values(customers).map(({ name, customerCode, email }) => [customerCode, name, email]);
    await writeFile(join(directory, 'customers.csv'), csv([['code', 'name', 'email'], ...people]));
    const goods = products.map(({ code, name, price }) => [code, name, price]);
    await writeFile(join(directory, 'products.csv'), csv([['code', 'name', 'price'], ...goods]));
    await writeFile(join(directory, 'order.xlsx'), renderXlsx(orderDocument()));
    const { raw } = await orderMail({ to: user, format: 'pdf' });
    await stage.dovecot.deliver(user, raw);
  });
  after(async () => {
    await stopWorker?.();
    await api?.stop();
    await stage?.stop();
    await rm(directory, { recursive: true, force: true });
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
    const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', script], { cwd: directory, env }).catch(
      (error: { stdout?: string; stderr?: string }) => {
        throw new Error(`the tour stopped:\n${error.stdout}\n${error.stderr}`);
      },
    );
    const printed = stdout.split(`${marker}\n`).slice(0, -1);
    expect(printed).to.deep.equal(blocks.map(({ prints }) => prints));
  });
});
