/** A front end's own tools, on a running service: a client from its description, compiled, and through it the day of docs/tutorials/api-tour.md. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { renderXlsx } from '../../demo/documents/index.ts';
import { apiTypes } from '../../scripts/write-web-schema.ts';
import { serveApi, type TestApi } from '../support/api.ts';
import { password, type Stage, startStage } from '../support/mail-stage.ts';
import { buyer, company, customers, orderDocument, orderMail, products } from '../support/order-mails.ts';

type Tour = (given: object) => Promise<{ readonly called: readonly string[] }>;

const run = promisify(execFile);
const web = new URL('../../web/', import.meta.url);
const tools = fileURLToPath(new URL('node_modules', web));
/** below the app's packages, so that the client finds its own */
const directory = join(tools, '.cache', `api-client-${process.pid}`);
const user = 'orders@seller.example';

const options = {
  target: 'ES2024',
  module: 'NodeNext',
  lib: ['ES2024', 'DOM', 'DOM.Iterable'],
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
};

const csv = (name: string, rows: readonly (readonly (string | null)[])[]): File =>
  new File([rows.map((row) => row.map((cell) => `"${(cell ?? '').replaceAll('"', '""')}"`).join(';')).join('\n')], name);

/** "POST /sales/email-configs/{id}/sync_now/": every call of the page, by the paths of the description. */
const operationsOf = (page: string, paths: readonly string[]): readonly string[] => {
  const shell = [...page.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) => block.replaceAll('\\\n', ' ')).join('\n');
  const calls = shell.split(/\n|\$\(| \| /).flatMap((line): readonly (readonly [string, string])[] => {
    const [, verb, sent] = /^\s*(?:\w+=)?send (\w+) "?(\/[^\s"']+)/.exec(line) ?? [];
    if (verb !== undefined && sent !== undefined) return [[verb, sent]];
    const [, url] = /\bapi\b.*"\$BASE(\/[^"]+|\$TASK)"/.exec(line) ?? [];
    if (url === undefined) return [];
    const method = /--request (\w+)/.exec(line)?.[1] ?? (line.includes('--form') ? 'POST' : 'GET');
    return [[method, url === '$TASK' ? '/sales/tasks/$TASK/' : url]];
  });
  return calls.map(([method, url]) => {
    const path = (url.split('?')[0] ?? url).replaceAll(/\$\w+/g, '{id}');
    if (!paths.includes(path)) throw new Error(`docs/tutorials/api-tour.md calls ${path}, which is not described`);
    return `${method} ${path}`;
  });
};

/** What the types must know: the compiler fails where one of these lines is no error. */
const wrong = `import type { Client } from 'openapi-fetch';
import type { paths } from './schema.d.ts';

export const wrong = async (client: Client<paths>) => {
  // @ts-expect-error: there is no such path
  await client.GET('/sales/nothing/');
  // @ts-expect-error: a required field is missing
  await client.POST('/sales/warehouses/', { body: { code: 'MAIN' } });
  // @ts-expect-error: a filter takes only what it knows
  await client.GET('/sales/email-logs/', { params: { query: { status: 'LOST' } } });
  const { data: order, error } = await client.GET('/sales/sales-orders/{id}/', { params: { path: { id: '' } } });
  // @ts-expect-error: a status that no order has
  if (order?.status === 'LOST') return order;
  // @ts-expect-error: a reason that nobody gives
  if (order?.review_reasons.includes('unlucky')) return order;
  if (error?.code === 'not_found') return null;
  // @ts-expect-error: a problem that this operation does not have
  return error?.code === 'order_exists';
};
`;

describe('a client made from the description', () => {
  let stage: Stage;
  let api: Pick<TestApi, 'url' | 'token' | 'stop'>;
  let stopWorker: () => Promise<void>;
  before(async function () {
    if (!existsSync(join(tools, 'openapi-typescript'))) {
      console.log("!!! SKIPPED: the web app's packages are not installed: npm --prefix web ci");
      return this.skip();
    }
    stage = await startStage({ users: [user], env: { PORT: '0' } });
    api = await serveApi(stage.stack);
    stopWorker = (await stage.stack.startWorker()).stop;
    const { raw } = await orderMail({ to: user, format: 'pdf' });
    await stage.dovecot.deliver(user, raw);
  });
  after(async () => {
    await stopWorker?.();
    await api?.stop();
    await stage?.stop();
    await rm(directory, { recursive: true, force: true });
  });

  const compiled = async (description: string): Promise<Tour> => {
    await mkdir(directory, { recursive: true });
    await writeFile(join(directory, 'package.json'), '{"type": "module"}');
    await writeFile(join(directory, 'schema.d.ts'), await apiTypes(JSON.parse(description)));
    const client = await readFile(new URL('test/tour.client.ts', web), 'utf8');
    await writeFile(join(directory, 'tour.ts'), client.replace("'../src/api/schema.d.ts'", "'./schema.d.ts'"));
    await writeFile(join(directory, 'wrong.ts'), wrong);
    await writeFile(join(directory, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['*.ts'] }));
    await run(process.execPath, [join(tools, 'typescript/bin/tsc'), '-p', directory]).catch((error: { stdout?: string }) => {
      throw new Error(`the client does not compile:\n${error.stdout}`);
    });
    return (await import(pathToFileURL(join(directory, 'tour.js')).href)).tour;
  };

  it('compiles under strict, and goes through a whole day at the API with every call of the tour', async () => {
    const description = await (await fetch(`${api.url}/openapi.json`)).text();
    const goThrough = await compiled(description);
    const companyId = await stage.stack.newCompany(company.name);
    const people = Object.values(customers).map(({ name, customerCode, email }) => [customerCode, name, email]);
    const goods = products.map(({ code, name, price }) => [code, name, price]);
    const given = {
      url: api.url,
      token: await api.token(companyId, ['admin', 'sales']),
      mail: { password, imapPort: stage.dovecot.imapsPort, smtpPort: stage.sink.port },
      files: {
        customers: csv('customers.csv', [['code', 'name', 'email'], ...people]),
        products: csv('products.csv', [['code', 'name', 'price'], ...goods]),
        order: new File([new Uint8Array(renderXlsx(orderDocument()))], 'order.xlsx'),
      },
      productCode: products[0]?.code ?? '',
      buyer: buyer.email,
    };
    const { called, ...found } = await goThrough(given);
    expect(found).to.deep.equal({
      currency: 'EUR',
      imported: people.length,
      connected: true,
      drafted: 1,
      deliveryDate: '2026-12-18',
      refused: 'precondition_failed',
      approved: 'APPROVED',
      rejected: 'REJECTED',
      held: 'no_revision_held',
      handedOver: 'HANDED_OVER',
      told: ['order.approved', 'order.cancelled'],
      events: ['OrderDrafted', 'OrderCorrected', 'OrderApproved', 'OrderHandedOver', 'OrderCancelled'],
      erased: 1,
    });
    const page = await readFile(new URL('../../docs/tutorials/api-tour.md', import.meta.url), 'utf8');
    const operations = operationsOf(page, Object.keys(JSON.parse(description).paths));
    expect(operations.length).to.be.greaterThan(20);
    expect(
      operations.filter((one) => !called.includes(one)),
      'add them to tour.client.ts',
    ).to.deep.equal([]);
  });
});
