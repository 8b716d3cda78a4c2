/** Webhooks as another system meets them: signed as the Standard Webhooks specification has it, repeated, rotated, paused, given up. */
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { expect } from 'chai';
import { after, afterEach, before, beforeEach, describe, it } from 'mocha';
import { Webhook } from 'standardwebhooks';
import { webhooksStream } from '../../../src/domain/webhook/webhook.stream.ts';
import { codesOf, expectProblem, type Json, type Send, useApi } from '../../api/kit.ts';
import { approve, makeDraft, makeRecords, type Records } from '../../support/approved-orders.ts';
import { rawEvents } from '../../support/raw-events.ts';
import { dump } from '../../support/read-dump.ts';
import type { Stack } from '../../support/stack.ts';
import { until } from '../../support/until.ts';
import { type Received, startWebReceiver, type WebReceiver } from '../../support/web-receiver.ts';

const path = '/sales/webhook-endpoints/';
const took = (response: ServerResponse) => response.writeHead(204).end();

describe('webhooks', () => {
  const { api, as } = useApi({ WEBHOOK_ALLOWED_CIDRS: '127.0.0.0/8', WEBHOOK_ALLOW_HTTP: 'true' });
  let worker: Awaited<ReturnType<Stack['startWorker']>>;
  before(async () => {
    worker = await api().stack.startWorker();
  });
  after(() => worker.stop());

  let company: string;
  let send: Send;
  let records: Records;
  let answer: (response: ServerResponse, request: Received, count: number) => void;
  let receiver: WebReceiver;
  beforeEach(async () => {
    company = await api().stack.newCompany();
    send = as(['admin', 'sales'], company);
    records = await makeRecords(send);
    answer = took;
    receiver = await startWebReceiver((...args) => answer(...args));
  });
  afterEach(() => receiver.stop());

  const pool = () => api().stack.foundation.pool;
  const create = async (body: Json = {}): Promise<Json> => {
    const reply = await send('POST', path, { body: { url: `${receiver.url}/orders`, ...body } });
    expect(reply.status, reply.text).to.equal(201);
    return reply.body;
  };
  const approved = async (poNumber: string = randomUUID()): Promise<string> => {
    const id = await makeDraft(send, records, poNumber);
    await approve(send, id);
    return id;
  };
  const arrived = (count: number) =>
    until(`${count} webhooks`, async () => receiver.received.length >= count && receiver.received);
  const verified = (secret: string, { body, headers }: Received): Json =>
    new Webhook(secret).verify(body, headers as Record<string, string>);
  const deliveries = (id: string, as: (rows: Json[]) => boolean): Promise<Json[]> =>
    until('the log of deliveries', async () => {
      const { body } = await send('GET', `${path}${id}/deliveries/`);
      return as(body) ? body : null;
    });
  const ended = (id: string, status = 'sent') =>
    deliveries(id, (rows) => rows.length > 0 && rows.every((row) => row.status === status));

  it('tell an approved order, complete and signed, with the id and the content of its entry in the feed', async () => {
    const { id, secret } = await create();
    expect(secret).to.match(/^whsec_[\w+/]{43}=$/);
    const order = await approved('PO-1');
    const [request] = await arrived(1);
    if (!request) throw new Error('nothing came');
    const payload = verified(secret, request);
    expect(payload).to.deep.include({ type: 'order.approved' });
    expect(payload.data).to.deep.include({
      sales_order: order,
      po_number: 'PO-1',
      customer_code: 'C-100',
      warehouse_code: 'MAIN',
      currency: 'EUR',
      version: 1,
      reason: null,
    });
    expect(payload.data.lines[0]).to.deep.include({
      line: 1,
      product: records.product,
      product_code: 'HB-8',
      qty: 3,
      unit_code: 'C62',
      price: 0.5,
    });
    const [entry] = await until('the feed', async () => {
      const { body } = await send('GET', '/sales/orders-feed/');
      return body.length > 0 && body;
    });
    expect(payload.data).to.deep.equal(entry);
    expect(request.headers['webhook-id']).to.equal(`msg_${entry.id}`);
    const [delivery] = await ended(id);
    expect(delivery).to.deep.include({ webhook_id: `msg_${entry.id}`, sales_order: order, next_attempt_at: null });
    expect(delivery.attempts).to.have.length(1);
    expect(delivery.attempts[0]).to.deep.include({ end: 'sent', status: 204 });
    expect(delivery.attempts[0].ms).to.be.at.least(0);
    expect(() => verified(`whsec_${Buffer.alloc(32).toString('base64')}`, request)).to.throw();
  });

  it('tell nobody of what he does not want to hear, of another company, or of what was before', async () => {
    await approved();
    const cancellations = await create({ event_types: ['order.cancelled'] });
    const all = await create({ url: `${receiver.url}/all` });
    await makeDraft(send, records, 'PO-draft');
    await approved();
    await ended(all.id);
    expect(receiver.received.map(({ path: to }) => to)).to.deep.equal(['/all']);
    expect((await send('GET', `${path}${cancellations.id}/deliveries/`)).body).to.deep.equal([]);
    expectProblem(await as(['admin'])('GET', `${path}${all.id}/`), 404, 'not_found');
  });

  it('try again after a refusal, under the same id and with a signature of its own time', async () => {
    answer = (response, _, count) => (count === 1 ? response.writeHead(500).end('no') : took(response));
    const { id, secret } = await create();
    await approved();
    const [first, second] = await arrived(2);
    if (!first || !second) throw new Error('it came once');
    expect(second.headers['webhook-id']).to.equal(first.headers['webhook-id']);
    expect(second.body).to.equal(first.body);
    expect(Number(second.headers['webhook-timestamp'])).to.be.greaterThan(Number(first.headers['webhook-timestamp']));
    for (const request of [first, second]) verified(secret, request);
    const [delivery] = await ended(id);
    expect(delivery.attempts.map(({ end, status, reason }: Json) => ({ end, status, reason }))).to.deep.equal([
      { end: 'failed', status: 500, reason: 'it answers 500' },
      { end: 'sent', status: 204, reason: '' },
    ]);
  });

  it('tell freight and discounts as what they are: charges without a product, with what they add', async () => {
    const { secret } = await create();
    const lines = [
      { product: records.product, name: 'Hex bolt M8', qty: '2', price: '10.00' },
      { name: 'Freight', charge: 'freight', price: '7.50' },
      { name: 'Loyal customer', charge: 'discount', price: '2.00' },
    ];
    const { customer, warehouse } = records;
    const head = { customer, warehouse, po_number: 'PO-charged', currency: 'EUR', delivery_date: '2026-12-01' };
    const { body: order } = await send('POST', '/sales/sales-orders/', { body: { ...head, lines } });
    await approve(send, order.id);
    const [request] = await arrived(1);
    if (!request) throw new Error('nothing came');
    const { data } = verified(secret, request);
    const said = ({ kind, charge, product, name, amount }: Json) => ({ kind, charge, product, name, amount });
    expect(data.lines.map(said)).to.deep.equal([
      { kind: 'product', charge: null, product: records.product, name: 'Hex bolt M8', amount: 20 },
      { kind: 'charge', charge: 'freight', product: null, name: 'Freight', amount: 7.5 },
      { kind: 'charge', charge: 'discount', product: null, name: 'Loyal customer', amount: -2 },
    ]);
    expect(data.total).to.equal(25.5);
  });

  it('that nobody took for three days pause their endpoint; the administrators are told, and resuming sends what waited', async () => {
    const { id } = await create();
    await send('POST', `${path}${id}/pause/`);
    await approved();
    const [message] = await deliveries(id, (rows) => rows.length === 1);
    const { rows } = await pool().query('select outbox_id as id from read.outbox_messages where company_id = $1', [company]);
    // nine tries in three days, as a worker would have recorded them; a real one would take a try without an end for its predecessor's
    await worker.stop();
    const { outboxes } = api().stack.commands;
    const outcome = { outcome: 'refused', transient: true, reason: 'it answers 503', response: { status: 503, ms: 7 } } as const;
    let now = new Date(Date.now() - 4 * 86_400_000).toISOString();
    for (let tries = 1; tries <= 9; tries += 1) {
      const outbox = await outboxes.load(company, rows[0].id);
      if (outbox.phase === 'unused') throw new Error('nothing was asked for');
      const { round, nextAttemptAt } = outbox.delivery;
      now = nextAttemptAt ?? now;
      const recipients = [`${receiver.url}/orders`];
      const context = api().stack.context(company);
      await outboxes.advance(
        rows[0].id,
        { type: 'AttemptDelivery', round, recipients, messageId: message.webhook_id, now },
        context,
      );
      await outboxes.advance(rows[0].id, { type: 'EndDelivery', round, outcome, now, chance: 0 }, context);
    }
    worker = await api().stack.startWorker();
    answer = (response) => response.writeHead(503).end();
    await send('POST', `${path}${id}/resume/`);
    const [request] = await arrived(1);
    expect(request?.headers['webhook-id']).to.equal(message.webhook_id);
    const paused = await until('the pause', async () => {
      const { body } = await send('GET', `${path}${id}/`);
      return body.paused !== null && body;
    });
    expect(paused).to.deep.include({ paused: 'exhausted', paused_reason: 'it did not take a message for three days' });
    const [failed] = await ended(id, 'failed');
    expect(failed.attempts).to.have.length(10);
    await until('the alarm', async () => {
      const alarms = await pool().query('select kind from read.alarms where company_id = $1 and cleared_at is null', [company]);
      return alarms.rows.some(({ kind }) => kind === 'webhook_paused');
    });
    const later = await approved();
    await deliveries(id, (all) => all.length === 2);
    expect(receiver.received).to.have.length(1);
    answer = took;
    await send('POST', `${path}${id}/resume/`);
    await arrived(3);
    expect((await ended(id)).map(({ sales_order }: Json) => sales_order)).to.include(later);
  });

  it('are signed with both secrets while one is rotated, and with the new one alone afterwards', async () => {
    const { id, secret } = await create();
    const rotate = async (hours: number) => {
      const reply = await send('POST', `${path}${id}/rotate_secret/`, { body: { overlap_hours: hours } });
      expect(reply.status, reply.text).to.equal(200);
      return reply.body;
    };
    const { secret: second, previous_secret_until: until } = await rotate(24);
    expect(Date.parse(until) - Date.now()).to.be.within(23 * 3_600_000, 25 * 3_600_000);
    await approved();
    const [overlapping] = await arrived(1);
    if (!overlapping) throw new Error('nothing came');
    expect(String(overlapping.headers['webhook-signature']).split(' ')).to.have.length(2);
    for (const one of [secret, second]) verified(one, overlapping);
    const { secret: third } = await rotate(0);
    await approved();
    const [, alone] = await arrived(2);
    if (!alone) throw new Error('nothing came');
    verified(third, alone);
    for (const one of [secret, second]) expect(() => verified(one, alone)).to.throw();
  });

  it('are sent again when a person wants it: one, or those of a span of time, under the same ids', async () => {
    const { id } = await create();
    const from = new Date().toISOString();
    for (const poNumber of ['PO-1', 'PO-2', 'PO-3']) await approved(poNumber);
    const before = await until('three deliveries', async () => {
      const rows = await ended(id);
      return rows.length === 3 && rows;
    });
    const ids = () => receiver.received.map(({ headers }) => headers['webhook-id']);
    const one = await send('POST', `${path}${id}/redeliver/`, { body: { delivery: before[0].id } });
    expect({ status: one.status, body: one.body }).to.deep.equal({ status: 202, body: { messages: 1 } });
    await arrived(4);
    expect(ids()[3]).to.equal(before[0].webhook_id);
    await until('four deliveries', async () => (await ended(id)).length === 4);
    const span = await send('POST', `${path}${id}/redeliver/`, {
      body: { from, to: new Date(Date.now() + 60_000).toISOString() },
    });
    expect(span.body).to.deep.equal({ messages: 3 });
    await arrived(7);
    expect(new Set(ids().slice(4))).to.deep.equal(new Set(before.map(({ webhook_id }: Json) => webhook_id)));
    expect(
      (await send('POST', `${path}${id}/redeliver/`, { body: { from: '2020-01-01', to: '2020-01-02' } })).body,
    ).to.deep.equal({ messages: 0 });
    expectProblem(await send('POST', `${path}${id}/redeliver/`, { body: { delivery: randomUUID() } }), 404, 'not_found');
    expect(codesOf(await send('POST', `${path}${id}/redeliver/`, { body: {} }))).to.deep.equal({ from: 'nothing_given' });
  });

  it('wait while an endpoint is paused, and come when it is resumed; a test goes through all the same', async () => {
    const { id, secret } = await create();
    const paused = await send('POST', `${path}${id}/pause/`, { body: { reason: 'the ERP is updated' } });
    expect(paused.body).to.deep.include({ paused: 'person', paused_reason: 'the ERP is updated' });
    await approved();
    await deliveries(id, (rows) => rows.length === 1);
    const test = await send('POST', `${path}${id}/test/`);
    expect(test.status).to.equal(202);
    const [request] = await arrived(1);
    if (!request) throw new Error('nothing came');
    expect(verified(secret, request)).to.deep.include({ type: 'webhook.test' });
    expect(request.headers['webhook-id']).to.equal(test.body.webhook_id);
    // the end of the test's own delivery is shown a little after it
    await until('what waits alone', async () => (await send('GET', `${path}${id}/deliveries/?status=due`)).body.length === 1);
    expect((await send('POST', `${path}${id}/resume/`)).body).to.deep.include({ paused: null });
    await arrived(2);
    await ended(id);
  });

  it('to an endpoint that says 410 are given up: it is paused, the administrators are told, and resuming sends what waited', async () => {
    answer = (response) => response.writeHead(410).end();
    const { id } = await create();
    await approved();
    const gone = await until('the pause', async () => {
      const { body } = await send('GET', `${path}${id}/`);
      return body.paused !== null && body;
    });
    expect(gone).to.deep.include({ paused: 'gone' });
    const { rows } = await until('the alarm', async () => {
      const found = await api().stack.foundation.pool.query('select kind, cleared_at from read.alarms where company_id = $1', [
        company,
      ]);
      return found.rows.length > 0 && found;
    });
    expect(rows).to.deep.equal([{ kind: 'webhook_paused', cleared_at: null }]);
    answer = took;
    await send('POST', `${path}${id}/resume/`);
    await ended(id);
    await until('the end of the alarm', async () => {
      const found = await api().stack.foundation.pool.query('select cleared_at from read.alarms where company_id = $1', [
        company,
      ]);
      return found.rows[0].cleared_at !== null;
    });
  });

  it('are declined when their endpoint was removed', async () => {
    const { id } = await create();
    await send('POST', `${path}${id}/pause/`);
    await approved();
    await deliveries(id, (rows) => rows.length === 1);
    expect((await send('DELETE', `${path}${id}/`)).status).to.equal(204);
    await until('the end', async () => {
      const found = await api().stack.foundation.pool.query('select status from read.outbox_messages where company_id = $1', [
        company,
      ]);
      return found.rows[0].status === 'not_wanted';
    });
    expect(receiver.received).to.deep.equal([]);
    expectProblem(await send('GET', `${path}${id}/deliveries/`), 404, 'not_found');
  });

  it('tell the secret once, and keep it nowhere in clear', async () => {
    const { id, secret } = await create();
    const { secret: second } = (await send('POST', `${path}${id}/rotate_secret/`)).body;
    const everywhere = [
      await dump(api().stack.foundation.pool, 'app', 'read'),
      ...(await rawEvents(api().stack.urls.eventStoreUrl)),
    ].join('\n');
    expect(everywhere).to.include(id);
    for (const one of [secret, second]) expect(everywhere).not.to.include(one.slice('whsec_'.length));
    expect((await send('GET', `${path}${id}/`)).body).not.to.have.property('secret');
    const { rows } = await api().stack.foundation.pool.query(
      `select 1 from app.secrets where company_id = $1 and purpose = 'webhook-secret'`,
      [company],
    );
    expect(rows).to.have.length(2);
    await send('DELETE', `${path}${id}/`);
    const left = await api().stack.foundation.pool.query('select 1 from app.secrets where company_id = $1', [company]);
    expect(left.rows).to.deep.equal([]);
  });

  it('say what is wrong with an address, and change only as they were read', async () => {
    expect(codesOf(await send('POST', path, { body: { url: 'ftp://x', event_types: [] } }))).to.deep.equal({
      event_types: 'not_a_list',
    });
    expect(codesOf(await send('POST', path, { body: { url: 'https://192.168.1.1/' } }))).to.deep.equal({
      url: 'host_not_allowed',
    });
    const { id } = await create();
    const read = await send('GET', `${path}${id}/`);
    const etag = read.headers.get('etag') ?? '';
    const changed = await send('PATCH', `${path}${id}/`, { body: { description: 'ERP' }, headers: { 'if-match': etag } });
    expect(changed.body).to.deep.include({ description: 'ERP', url: `${receiver.url}/orders` });
    expectProblem(
      await send('PATCH', `${path}${id}/`, { body: { description: 'x' }, headers: { 'if-match': etag } }),
      412,
      'precondition_failed',
    );
    expect((await api().events(webhooksStream(company))).map(({ type }) => type)).to.deep.equal([
      'WebhookCreated',
      'WebhookChanged',
    ]);
  });
});
