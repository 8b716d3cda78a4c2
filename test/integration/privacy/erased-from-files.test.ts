/** What was erased leaves the files of the database: tables, indexes, the planner's statistics and the write-ahead log. */
import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startPostgres } from '@order-intake/embedded-postgres';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { runMigrations } from '../../../src/platform/postgres/migrations.ts';
import { createTasks } from '../../../src/platform/tasks/tasks.ts';
import { draftOrder, type Send, senderFor, shown } from '../../api/kit.ts';
import { serveApi, type TestApi } from '../../support/api.ts';
import { filesWith } from '../../support/files-with.ts';
import { patience } from '../../support/patience.ts';
import { copy, receivedData } from '../../support/samples.ts';
import { type Stack, startStack } from '../../support/stack.ts';
import { until } from '../../support/until.ts';

/** in small letters, as addresses are kept */
const marker = `zq${randomBytes(6).toString('hex')}`;
const address = `${marker}@buyer.example`;
const phone = '4915712345678';

describe('what was erased', function () {
  this.timeout(patience(120_000));
  let home: string;
  let postgres: EmbeddedPostgres;
  let stack: Stack;
  let api: TestApi;
  let send: Send;
  let wrappedKeys: readonly Buffer[];

  before(async () => {
    home = await mkdtemp(join(tmpdir(), 'oi-erased-'));
    await chmod(home, 0o755); // as root, the server's account has to get in
    // small, so that files of the write-ahead log are kept for later with what they held
    postgres = await startPostgres({ dataDir: join(home, 'postgres'), settings: { min_wal_size: '128MB' } });
    await runMigrations(postgres.url);
    const database = { url: postgres.url, away: (meanwhile: () => Promise<void>) => meanwhile(), drop: async () => undefined };
    stack = await startStack({ env: { PORT: '0', PURGE_CRON: '* * * * * *' }, found: { database } });
    const companyId = await stack.newCompany('Seller GmbH');
    api = { ...(await serveApi(stack)), stack, companyId } as unknown as TestApi;
    send = await senderFor(api, ['admin', 'sales']);
  });
  after(async () => {
    await api?.stop();
    await stack?.stop();
    await postgres?.stop();
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  });

  const query = (text: string, values: unknown[] = []) => stack.foundation.pool.query(text, values);
  const filesThatHold = (...wanted: readonly Buffer[]) => filesWith(join(home, 'postgres', 'data'), wanted);
  const mail = async (from: string, name: string): Promise<string> => {
    const { mail: sample, attachments, skipped } = receivedData();
    const wanted = {
      ...sample,
      from,
      fromName: `Frau ${name}`,
      subject: `Order of ${name}`,
      messageId: `${randomUUID()}@x.example`,
    };
    const input = {
      module: 'SALES' as const,
      copy: copy({ mailboxId: randomUUID() }),
      mail: wanted,
      attachments,
      skipped,
      notForUs: null,
    };
    return (await stack.commands.receiveEmail(input, stack.context(api.companyId))).emailId;
  };

  it('is in many files of the database while the person is known', async () => {
    const context = stack.context(api.companyId);
    await stack.commands.registerCustomer({ name: `${marker} KG`, code: 'C-1', emails: [address] }, context);
    for (let n = 0; n < 6; n += 1)
      await stack.commands.registerCustomer({ name: `Buyer ${n}`, code: `B-${n}`, emails: [`b${n}@other.example`] }, context);
    const known = await mail(address, marker);
    await mail('somebody@other.example', 'Somebody');
    await draftOrder(api, api.companyId, known);
    await shown(send, '/sales/sales-orders/', ({ body }) => body.length > 0);
    await shown(send, '/sales/customers/', ({ body }) => body.length === 7);
    await shown(send, '/sales/email-logs/', ({ body }) => body.length === 2);
    const tasks = createTasks<{ import: { progress: never; result: object; failure: never } }>({ pool: stack.foundation.pool });
    const task = await tasks.create({ companyId: api.companyId, kind: 'import' });
    // longer than a row of a page: it lies in a table of its own behind the table
    const many = Array.from({ length: 400 }, () => ({ customer: randomBytes(9).toString('hex'), email: address }));
    await tasks.succeed('import', api.companyId, task.id, { would_change: many });
    // a row that was there once and is no more when the person is erased
    await query(`insert into queue.job (name, data) select name, jsonb_build_object('who', $1::text) from queue.queue limit 1`, [
      address,
    ]);
    await query(`delete from queue.job where data ->> 'who' = $1`, [address]);
    await query('analyze');
    const keys = await query('select wrapped_key as key from app.personal_keys where wrapped_key is not null');
    wrappedKeys = keys.rows.map(({ key }) => key);
    expect(wrappedKeys).not.to.be.empty;
    expect(
      (await query(`select from pg_stats where schemaname = 'read' and histogram_bounds::text like $1`, [`%${marker}%`]))
        .rowCount,
    ).to.be.above(0);
  });

  it('stays in them after the erasure, and in the write-ahead log', async () => {
    const { status, body } = await send('POST', '/sales/privacy/erase/', { body: { email: address, phone } });
    expect(status).to.equal(200);
    expect(body.erased).to.include({ email_logs: 1, customers: 1 });
    const shows = `select emails::text as text from read.customers union all select email_from from read.emails`;
    await until('no table to show the person', async () => (await query(shows)).rows.every(({ text }) => !text.includes(marker)));
    const [ofMarker = [], ...ofKeys] = await filesThatHold(Buffer.from(marker), ...wrappedKeys);
    expect(ofMarker.filter((file) => file.startsWith('pg_wal/'))).not.to.be.empty;
    for (const files of ofKeys) expect(files).not.to.be.empty;
  });

  it('is in none of them after the night, neither as text nor as a key that opens what the log still holds', async () => {
    const worker = await stack.startWorker();
    try {
      await until('the purge', async () => (await query('select from app.erasures')).rowCount === 0, patience(60_000));
    } finally {
      await worker.stop();
    }
    const kept = await query('select wrapped_key as key from app.personal_keys where wrapped_key is not null');
    const gone = wrappedKeys.filter((key) => !kept.rows.some(({ key: one }) => key.equals(one)));
    expect(gone).not.to.be.empty;
    expect((await filesThatHold(Buffer.from(marker), ...gone)).flat()).to.deep.equal([]);
    const { rows } = await query('select completed, reasons from app.purges');
    expect(rows).to.deep.equal([{ completed: true, reasons: [] }]);
  });

  it('leaves what was not erased: rows, indexes and the views that are shown', async () => {
    expect((await send('GET', '/sales/customers/')).body).to.have.length(7);
    expect((await send('GET', '/sales/sales-orders/')).body).to.have.length(1);
    await stack.commands.registerCustomer({ name: 'Later AB', code: 'L-1', emails: [] }, stack.context(api.companyId));
    await shown(send, '/sales/customers/', ({ body: all }) => all.length === 8);
  });
});
