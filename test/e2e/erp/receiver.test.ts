/** The receiver of docs/how-to/connect-an-erp.md runs, and so do its commands for the feed as they stand there. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { type Send, useApi } from '../../api/kit.ts';
import { approve, makeDraft, makeRecords } from '../../support/approved-orders.ts';
import { freePorts } from '../../support/ports.ts';
import type { Stack } from '../../support/stack.ts';
import { until } from '../../support/until.ts';
import { type Speaker, startSpeaker } from './program.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const page = join(root, 'docs/how-to/connect-an-erp.md');

const blockOf = async (language: string): Promise<string> => {
  const text = await readFile(page, 'utf8');
  const block = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(text)?.[1];
  if (!block) throw new Error(`erp.md has no block of ${language}`);
  return block;
};

describe('docs/how-to/connect-an-erp.md', () => {
  const { api, as } = useApi({ WEBHOOK_ALLOWED_CIDRS: '127.0.0.0/8', WEBHOOK_ALLOW_HTTP: 'true' });
  let worker: Awaited<ReturnType<Stack['startWorker']>>;
  let directory: string;
  let receiver: Speaker | undefined;
  before(async () => {
    worker = await api().stack.startWorker();
    // inside of the project, where the package that it uses is found
    await mkdir(join(root, 'node_modules/.cache'), { recursive: true });
    directory = await mkdtemp(join(root, 'node_modules/.cache/erp-'));
  });
  after(async () => {
    await receiver?.kill();
    await worker.stop();
    await rm(directory, { recursive: true, force: true });
  });

  it('has a receiver that takes orders and acknowledges them, and commands that read the feed', async () => {
    const company = await api().stack.newCompany();
    const send: Send = as(['admin', 'sales'], company);
    const records = await makeRecords(send);
    const { key } = (await send('POST', '/sales/api-keys/', { body: { name: 'ERP' } })).body;
    const [port = 0] = await freePorts(1);
    const { id: endpoint, secret } = (
      await send('POST', '/sales/webhook-endpoints/', { body: { url: `http://127.0.0.1:${port}/orders` } })
    ).body;
    const env = { API: api().url, API_KEY: key };
    receiver = startSpeaker(join(root, 'connectors/webhooks/receiver.mjs'), {
      ...env,
      WEBHOOK_SECRET: secret,
      PORT: String(port),
    });
    expect(await receiver.line()).to.equal('listening');

    const ids: string[] = [];
    for (const poNumber of ['PO-1', 'PO-2']) {
      const id = await makeDraft(send, records, poNumber);
      await approve(send, id);
      const { reference } = (await send('GET', `/sales/sales-orders/${id}/`)).body;
      expect(await receiver.line()).to.equal(`order.approved ERP-${reference} with 1 lines`);
      await until('the hand-over', async () => {
        const { body } = await send('GET', `/sales/sales-orders/${id}/`);
        return body.status === 'HANDED_OVER' && body.external_reference === `ERP-${reference}`;
      });
      ids.push(id);
    }
    await send('POST', `/sales/sales-orders/${ids[0]}/cancel/`, { body: { reason: 'not wanted' } });
    expect(await receiver.line()).to.match(/^order\.cancelled ERP-/);
    await until('all of it to be delivered', async () => {
      const { body } = await send('GET', `/sales/webhook-endpoints/${endpoint}/deliveries/`);
      return body.length === 3 && body.every(({ status }: { status: string }) => status === 'sent');
    });

    const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', await blockOf('sh')], {
      cwd: directory,
      env: { PATH: process.env.PATH, ...env },
    });
    const first = JSON.parse(await readFile(join(directory, 'page.json'), 'utf8'));
    expect(first.map(({ sales_order }: { sales_order: string }) => sales_order)).to.deep.equal([...ids, ids[0]]);
    expect(JSON.parse(stdout)).to.deep.equal([]);
  });
});
