/** npm run retention as an operator calls it: what is over a company's term tells of nobody any more, and everything else is as it was. */
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventStoreDBClient } from '@eventstore/db-client';
import { rebuildReadModels } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { securityStream } from '../../../src/domain/security/security.stream.ts';
import { readModels } from '../../../src/projections/read-models.ts';
import { codesOf, draftOrder, type Json, receiveMail, type Send, senderFor, shown } from '../../api/kit.ts';
import { startApi, type TestApi } from '../../support/api.ts';
import { auditReadModels } from '../../support/mail-stage.ts';
import { type Clock, createClock } from '../../support/service/clock.ts';
import { runRetention } from '../../support/service/retention.ts';

const address = 'anna@buyer.example';

describe('personal data that is over its term', () => {
  let api: TestApi;
  let clock: Clock;
  let directory: string;
  let send: Send;
  let theirs: Send;
  const mails: string[] = [];
  before(async () => {
    clock = createClock();
    directory = await mkdtemp(join(tmpdir(), 'oi-retention-'));
    api = await startApi();
    send = await senderFor(api, ['admin']);
    theirs = await senderFor(api, ['admin'], api.otherCompanyId);
    for (const [companyId, ask] of [
      [api.companyId, send],
      [api.otherCompanyId, theirs],
    ] as const) {
      const customer = { name: 'Anna Berg AB', code: 'C-1', emails: [address, 'orders@buyer.example'] };
      await api.stack.commands.registerCustomer(customer, api.stack.context(companyId));
      const mail = await receiveMail(api, companyId);
      mails.push(mail);
      await draftOrder(api, companyId, mail);
      await shown(ask, '/sales/email-logs/', ({ body }) => body.length > 0);
      await shown(ask, '/sales/sales-orders/', ({ body }) => body.length > 0);
      await shown(ask, '/sales/customers/', ({ body }) => body.length > 0);
    }
  });
  after(async () => {
    await api?.stop();
    clock?.remove();
    await rm(directory, { recursive: true, force: true });
  });

  const retention = (later: number, ...args: readonly string[]) => runRetention(api.stack, clock, later, ...args);
  const senderOf = async (ask: Send, mail: string) => (await ask('GET', `/sales/email-logs/${mail}/`)).body.email_from;
  /** Without the days on which nothing was: another one begins at midnight. */
  const statistics = async () => {
    const { body } = await send('GET', '/sales/stats/?days=90');
    return { ...body, generated_at: null, per_day: body.per_day.filter((day: Json) => day.mails + day.orders > 0) };
  };
  const buyerOf = async (ask: Send) => (await ask('GET', '/sales/sales-orders/')).body[0].customer_email;
  const told = async () => ({
    stats: await statistics(),
    orders: (await send('GET', '/sales/sales-orders/')).body.length,
    mails: (await send('GET', '/sales/email-logs/')).body.length,
  });

  it('is none of a company that has no term, and a term is 30 days at least', async () => {
    expect((await retention(4_000, '--dry-run')).done).to.deep.equal({ dry_run: true, companies: [] });
    const setting = (value: unknown) => send('PATCH', '/sales/company-settings/', { body: { personal_data_days: value } });
    expect(codesOf(await setting(29))).to.deep.equal({ personal_data_days: 'out_of_range' });
    expect((await setting(45)).body.personal_data_days).to.equal(45);
    expect((await setting(null)).body.personal_data_days).to.equal(null);
    expect((await setting(30)).body.personal_data_days).to.equal(30);
    const ofOrders = await send('PATCH', '/sales/company-settings/', { body: { order_data_days: 60, chat_data_days: null } });
    expect(ofOrders.body).to.deep.include({ mail_data_days: null, order_data_days: 60, chat_data_days: null });
  });

  it('is counted before anything is done, by what it belongs to', async () => {
    const soon = await retention(29, '--dry-run', api.companyId);
    expect(soon.done.companies).to.deep.equal([
      {
        company: api.companyId,
        days: { mails: 30, orders: 60, chats: 30, audit: null },
        keys: 0,
        events: {},
        rows: { chat_sessions: 0, chat_texts: 0, security_log: 0 },
      },
    ]);
    const late = await retention(31, '--dry-run');
    expect(late.done.companies).to.have.length(1);
    const [{ company, keys, events }] = late.done.companies;
    expect(company).to.equal(api.companyId);
    expect(keys).to.be.greaterThan(0);
    expect(events.email).to.be.greaterThan(0);
    expect(events, 'what has a longer term').to.not.have.property('salesOrder');
    const later = await retention(61, '--dry-run');
    expect(later.done.companies[0].events.salesOrder).to.be.greaterThan(0);
    expect(later.done.companies[0].events, 'records that the company works with').to.not.have.property('customer');
    expect(await senderOf(send, mails[0] as string)).to.equal(address);
  });

  it('is kept in a file, and then gone from every answer; counts, other companies and records stay', async () => {
    const before = await told();
    const file = join(directory, 'archive.ndjson');
    const { done, err } = await retention(31, '--archive', file);
    expect(err).to.equal('');
    const lines = (await readFile(file, 'utf8')).trim().split('\n');
    expect(lines).to.have.length(done.archived.events);
    expect(lines.some((line) => line.includes(address))).to.equal(true);
    expect(((await stat(file)).mode & 0o777).toString(8)).to.equal('600');
    const [mine, others] = mails as [string, string];
    await shown(send, `/sales/email-logs/${mine}/`, ({ body }) => body.email_from === '[erased]');
    expect(await senderOf(theirs, others)).to.equal(address);
    expect(await buyerOf(send), 'of the order, which has a longer term').to.equal(address);
    const { body: customers } = await send('GET', '/sales/customers/');
    expect(customers[0].emails).to.deep.equal([address, 'orders@buyer.example']);
    expect(await told()).to.deep.equal(before);
    const again = await retention(31, '--archive', file);
    expect(again).to.deep.include({ code: 1 });
    expect(again.err).to.match(/cannot be written \(EEXIST\).*nothing was changed/);
  });

  it('stays gone in read models that are built anew, which say what the log says', async () => {
    const before = await told();
    const { pool, store } = api.stack.foundation;
    await rebuildReadModels({ pool, store, readModels, names: ['emails', 'sales_orders', 'customers'] });
    expect(await senderOf(send, mails[0] as string)).to.equal('[erased]');
    expect(await told()).to.deep.equal(before);
    await auditReadModels(api.stack);
  });

  it('ends for orders by their own term, and the orders stay', async () => {
    const before = await told();
    expect((await retention(61, '--no-archive')).done.companies[0].keys).to.be.greaterThan(0);
    await shown(send, '/sales/sales-orders/', ({ body }) => body[0].customer_email === '[erased]');
    expect(await buyerOf(theirs)).to.equal(address);
    expect(await told()).to.deep.equal(before);
  });

  it('ends for the security log by a term of its own, which is shown to nobody from then on and kept in a file', async () => {
    const { pool } = api.stack.foundation;
    const { body } = await send('PATCH', '/sales/company-settings/', { body: { audit_data_days: 30 } });
    expect(body.audit_data_days).to.equal(30);
    const log = '/sales/audit/security/?limit=200';
    const { body: entries } = await shown(send, log, (reply) => reply.body.length > 1);
    const [aged] = entries;
    await pool.query(`update read.security_log set at = now() - interval '31 days' where id = $1`, [aged.id]);
    expect((await send('GET', log)).body.map(({ id }: Json) => id)).not.to.include(aged.id);
    const { rows } = await pool.query('select count(*)::int as n from read.security_log where company_id = $1', [api.companyId]);
    const soon = await retention(1, '--dry-run', api.companyId);
    expect(soon.done.companies[0].rows.security_log).to.equal(1);
    const file = join(directory, 'security.ndjson');
    const gone = await retention(31, '--archive', file, api.companyId);
    expect(gone.done.companies[0].rows.security_log).to.equal(rows[0].n);
    const lines = (await readFile(file, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Json);
    expect(lines.filter(({ kind }) => kind === 'security_log')).to.have.length(rows[0].n);
    expect(lines.find(({ id }) => id === aged.id)).to.include({ what: aged.kind, actor: aged.actor });
    expect((await theirs('GET', log)).body.length, 'of another company').to.be.greaterThan(0);
    const client = EventStoreDBClient.connectionString([api.stack.urls.eventStoreUrl] as unknown as TemplateStringsArray);
    const { metadata } = await client.getStreamMetadata(securityStream(api.companyId));
    await client.dispose();
    expect(metadata?.maxAge).to.equal(30 * 86_400);
  });

  it('does not stand in the way of what the same person writes next', async () => {
    const mail = await receiveMail(api, api.companyId);
    await shown(send, `/sales/email-logs/${mail}/`, ({ body }) => body.email_from === address);
  });
});
