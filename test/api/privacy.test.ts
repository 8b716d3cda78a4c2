import { randomUUID } from 'node:crypto';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { rebuildReadModels } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { emailStream } from '../../src/domain/email/email.stream.ts';
import { createTasks } from '../../src/platform/tasks/tasks.ts';
import { readModels } from '../../src/projections/read-models.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { rawEvents } from '../support/raw-events.ts';
import { dump } from '../support/read-dump.ts';
import { until } from '../support/until.ts';
import { draftOrder, expectProblem, receiveMail, type Send, senderFor, shown } from './kit.ts';

const address = 'anna@buyer.example';
/** as it may stand in a table or an event: whatever the case, and as bytes */
const spelled = [/anna@buyer\.example/i, new RegExp(Buffer.from(address).toString('hex'), 'i')];

describe('erasing a person', () => {
  let api: TestApi;
  let other: string;
  let send: Send;
  let theirs: Send;
  const mails = new Map<string, string>();
  const orders = new Map<string, string>();

  before(async () => {
    api = await startApi();
    other = await api.stack.newCompany('Other GmbH');
    send = await senderFor(api, ['admin']);
    theirs = await senderFor(api, ['admin'], other);
    for (const [companyId, ask] of [
      [api.companyId, send],
      [other, theirs],
    ] as const) {
      await api.stack.commands.registerCustomer(
        { name: 'Anna Berg AB', code: 'C-1', emails: ['Anna@Buyer.example', 'orders@buyer.example'] },
        api.stack.context(companyId),
      );
      const mail = await receiveMail(api, companyId);
      const order = await draftOrder(api, companyId, mail);
      mails.set(companyId, mail);
      orders.set(companyId, order);
      // one by itself is answered from its stream: the read models are there when their lists show it
      await shown(ask, '/sales/email-logs/', ({ body }) => body.length > 0);
      await shown(ask, '/sales/sales-orders/', ({ body }) => body.length > 0);
      await shown(ask, '/sales/customers/', ({ body }) => body.length > 0);
    }
    const tasks = createTasks<{ import: { progress: never; result: object; failure: never } }>({
      pool: api.stack.foundation.pool,
    });
    const task = await tasks.create({ companyId: api.companyId, kind: 'import' });
    await tasks.succeed('import', api.companyId, task.id, { would_change: [{ customer: 'Berg', email: address.toUpperCase() }] });
  });
  after(() => api.stop());

  const erase = (ask: Send, email = address) => ask('POST', '/sales/privacy/erase/', { body: { email } });
  const everything = async () => {
    const tables = await dump(api.stack.foundation.pool, 'app', 'read', 'building', 'queue');
    return `${tables}\n${(await rawEvents(api.stack.urls.eventStoreUrl)).join('\n')}`;
  };

  it('is for admins, and needs an address or a number', async () => {
    expectProblem(await erase(await senderFor(api, ['sales'])), 403, 'forbidden');
    expectProblem(await erase(send, 'nobody'), 422, 'invalid_request');
    expectProblem(await send('POST', '/sales/privacy/erase/', { body: {} }), 422, 'invalid_request');
  });

  it('says before what it would reach, and changes nothing', async () => {
    const preview = (email: string) => send('POST', '/sales/privacy/preview/', { body: { email } });
    const { status, body } = await preview('ANNA@buyer.example');
    expect(status).to.equal(200);
    const nothing = { email_logs: 0, customers: 0, sole_customers: 0, leads: 0, sales_orders: 0, chat_contacts: 0 };
    const { leads, ...found } = body.found;
    expect(found).to.deep.equal({ email_logs: 1, customers: 1, sole_customers: 0, sales_orders: 1, chat_contacts: 0 });
    expect(leads).to.be.a('number');
    expect((await preview('nobody@buyer.example')).body.found).to.deep.equal(nothing);
    expect((await preview(address)).body.found).to.deep.include(found);
    expectProblem(await send('POST', '/sales/privacy/preview/', { body: {} }), 422, 'invalid_request');
    expectProblem(
      await (await senderFor(api, ['sales']))('POST', '/sales/privacy/preview/', { body: { email: address } }),
      403,
      'forbidden',
    );
  });

  it('answers with what was erased, and what was shown of the person reads [erased] from then on', async () => {
    const said = {
      ship_to: { name: 'Anna Berg', city: 'Luleå' },
      notes: 'Ring Anna first',
      lines: [{ line: 1, note: 'for Anna' }],
    };
    const corrected = await send('PATCH', `/sales/sales-orders/${orders.get(api.companyId)}/`, { body: said });
    expect(corrected.status, corrected.text).to.equal(200);
    const reply = await erase(send, 'ANNA@buyer.example');
    expect(reply.status).to.equal(200);
    expect(reply.body.erased).to.deep.include({ email_logs: 1, customers: 1, sales_orders: 1 });
    expect(reply.body.erased.keys).to.be.greaterThan(0);
    const mail = await shown(
      send,
      `/sales/email-logs/${mails.get(api.companyId)}/`,
      ({ body }) => body.email_from === '[erased]',
    );
    expect(mail.body).to.include({ email_from: '[erased]', email_subject: '[erased]' });
    const { pool } = api.stack.foundation;
    const { rows } = await pool.query('select name, emails from read.customers where company_id = $1', [api.companyId]);
    expect(rows).to.deep.equal([{ name: 'Anna Berg AB', emails: ['[erased]', 'orders@buyer.example'] }]);
    const order = await shown(send, `/sales/sales-orders/${orders.get(api.companyId)}/`, ({ body }) => body.notes === '[erased]');
    expect(order.body.ship_to).to.include({ name: '[erased]', city: '[erased]' });
    expect(order.body.lines[0].note).to.equal('[erased]');
    expect(order.text).not.to.match(/anna@buyer|Anna Berg"|Luleå|Ring Anna|for Anna/i);
  });

  it('holds an open draft of the person for review, also when a program approves without a look', async () => {
    const path = `/sales/sales-orders/${orders.get(api.companyId)}/`;
    const order = await shown(send, path, ({ body }) => body.requires_review);
    expect(order.body.review_reasons).to.include('person_erased');
    const listed = await send('GET', '/sales/sales-orders/?requires_review=true');
    expect(listed.body.map(({ id }: { id: string }) => id)).to.include(orders.get(api.companyId));
    const bulk = await send('POST', '/sales/review/bulk/', { body: { action: 'approve', ids: [orders.get(api.companyId)] } });
    expect(bulk.body.results[0].ok, bulk.text).to.equal(false);
    expect((await send('GET', path)).body.status).to.equal('DRAFT');
    const { body: others } = await theirs('GET', `/sales/sales-orders/${orders.get(other)}/`);
    expect(others.review_reasons).not.to.include('person_erased');
  });

  it('takes the name of a customer who is that person, also from events that were written in clear', async () => {
    const sole = 'carla@sole.example';
    const { customerId } = await api.stack.commands.registerCustomer(
      { name: 'Carla Sole', code: 'C-7', taxNumber: 'DE777', aliases: ['Carla S.'], emails: [sole] },
      api.stack.context(api.companyId),
    );
    const path = `/sales/customers/${customerId}/`;
    await shown(send, path);
    expect((await rawEvents(api.stack.urls.eventStoreUrl)).join('\n')).not.to.match(/Carla S|DE777/);
    // as a version of the service wrote it that sealed no names
    const client = EventStoreDBClient.connectionString([api.stack.urls.eventStoreUrl] as unknown as TemplateStringsArray);
    const metadata = {
      $correlationId: 'c',
      $causationId: 'd',
      companyId: api.companyId,
      actor: 'x',
      schemaVersion: 1,
      commandId: 'y',
    };
    const data = { customerId, changes: { name: 'Carla Sole, old style' } };
    await client.appendToStream(`customer-${api.companyId}_${customerId}`, [
      jsonEvent({ type: 'CustomerChanged', data, metadata }),
    ]);
    await client.dispose();
    await shown(send, path, ({ body }) => body.name === 'Carla Sole, old style');

    expect((await erase(send, sole)).body.erased).to.include({ customers: 1 });
    const { body } = await shown(send, path, ({ body }) => body.name === '[erased]');
    expect(body).to.deep.include({ tax_number: null, aliases: [], emails: ['[erased]'] });
    const { pool, store } = api.stack.foundation;
    await rebuildReadModels({ pool, store, readModels, names: ['customers'] });
    expect(await dump(pool, 'read')).not.to.match(/Carla/);
  });

  it('leaves the history readable', async () => {
    const events = await api.stack.events(emailStream(api.companyId, mails.get(api.companyId) ?? ''));
    expect(events[0]).to.deep.include({ type: 'EmailReceived' });
    expect(events[0]?.data).to.have.nested.property('mail.from', '[erased]');
  });

  it('leaves what another company has of the same person', async () => {
    const mail = await theirs('GET', `/sales/email-logs/${mails.get(other)}/`);
    expect(mail.body.email_from).to.equal(address);
    const { pool } = api.stack.foundation;
    const { rows } = await pool.query('select emails from read.customers where company_id = $1', [other]);
    expect(rows[0].emails).to.deep.equal([address, 'orders@buyer.example']);
  });

  it('asked for again finds nothing more, and says so', async () => {
    const { body } = await erase(send);
    expect(body).to.deep.equal({
      erased: { email_logs: 0, customers: 0, leads: 0, sales_orders: 0, chat_contacts: 0, files: 0, keys: 0 },
      complete: true,
    });
    expect((await erase(send, `${randomUUID()}@nowhere.example`)).body.erased.keys).to.equal(0);
  });

  it('that broke off after the keys were destroyed is completed by the housekeeping', async () => {
    const mail = await receiveMail(api, api.companyId);
    await shown(send, `/sales/email-logs/${mail}/`, ({ body }) => body.email_from === address);
    await api.stack.foundation.personalKeys.erase(api.companyId, address);
    expect(await api.stack.commands.completeErasures()).to.equal(1);
    await shown(send, `/sales/email-logs/${mail}/`, ({ body }) => body.email_from === '[erased]');
    expect(await api.stack.commands.completeErasures()).to.equal(0);
  });

  it('in both companies leaves the address in no table, no event and no rebuild', async () => {
    expect(await everything()).to.match(spelled[0] as RegExp);
    await erase(theirs);
    await until(
      'the read models to forget',
      async () => !(spelled[0] as RegExp).test(await dump(api.stack.foundation.pool, 'read')),
    );
    for (const pattern of spelled) expect(await everything()).not.to.match(pattern);
    const before = await dump(api.stack.foundation.pool, 'read');
    const { pool, store } = api.stack.foundation;
    await rebuildReadModels({ pool, store, readModels, names: 'all' });
    expect(await dump(pool, 'read')).to.equal(before);
  });
});
