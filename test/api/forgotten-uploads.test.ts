/** Uploads that nobody turned into an order are found: in the queue of what waits for a person, and in a list with their states and ends. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { before, describe, it } from 'mocha';
import { extraction, field } from '../support/samples.ts';
import { expectProblem, type Json, readDocument, type Send, shown, useApi } from './kit.ts';

const list = '/sales/documents/';
const queue = '/sales/review/';

describe('an upload that nobody turned into an order', () => {
  const { api, as } = useApi();
  let send: Send;
  let company: string;
  before(async () => {
    company = await api().stack.newCompany('Uploading AB');
    send = as(['sales'], company);
  });
  const orderOf = (poNumber: string) =>
    extraction({ fields: { ...extraction().fields, po_number: field(poNumber), total: field('125.00') } });
  const uploadOf = (...poNumbers: readonly string[]) => readDocument(api(), company, { results: poNumbers.map(orderOf) });
  const stateOf = (id: string, state: string) =>
    shown(send, list, ({ body }) => body.some((one: Json) => one.id === id && one.state === state));
  const waits = (id: string, is = true) =>
    shown(send, `${queue}?limit=200`, ({ body }) => body.waiting.some((entry: Json) => entry.id === id) === is);

  it('waits in the review queue and stands in the list, until every order of it is made', async () => {
    const id = await uploadOf('PO-1', 'PO-2');
    await waits(id);
    const { body } = await send('GET', `${queue}?kind=document`);
    expect(body.waiting[0]).to.deep.include({
      kind: 'document',
      id,
      url: `${list}${id}/`,
      reference: null,
      status: 'WAITING',
      source: { kind: 'upload', id },
      subject: 'order.pdf',
      po_number: 'PO-1',
      total: 125,
      reasons: ['upload_without_order'],
      requires_review: true,
    });
    expect(body.counts.by_reason).to.deep.equal({ upload_without_order: 1 });
    const assigned = await send('POST', `${queue}bulk/`, {
      body: { action: 'assign', ids: [id, randomUUID()], assignee: 'anna' },
    });
    expect(assigned.body.results.map(({ status }: Json) => status)).to.deep.equal([200, 404]);
    expect((await send('GET', `${queue}?assignee=anna`)).body.waiting.map((one: Json) => one.id)).to.deep.equal([id]);
    await send('POST', '/sales/sales-orders/', { body: { document_id: id } });
    await waits(id);
    await send('POST', '/sales/sales-orders/', { body: { document_id: id, order: 1 } });
    await waits(id, false);
    await stateOf(id, 'ordered');
    const [entry] = (await send('GET', `${list}?state=ordered`)).body;
    expect(entry).to.deep.include({ id, orders: 2, name: 'order.pdf', state: 'ordered' });
    expect(entry.sales_orders).to.have.length(2);
  });

  it('is dismissed by a person, once, and an order can be made of it all the same', async () => {
    const id = await uploadOf('PO-3');
    await waits(id);
    const path = `${list}${id}/dismiss/`;
    const dismissed = await send('POST', path, { body: { reason: 'sent by mail as well' } });
    expect(dismissed.status).to.equal(200);
    expect((await send('POST', path, { body: {} })).status).to.equal(200);
    await waits(id, false);
    await stateOf(id, 'dismissed');
    const events = await api().stack.events(`document-${company}_${id}`);
    expect(events.filter(({ type }) => type === 'DocumentDismissed').map(({ data }) => data)).to.deep.equal([
      { documentId: id, reason: 'sent by mail as well' },
    ]);
    expect((await send('POST', '/sales/sales-orders/', { body: { document_id: id } })).status).to.equal(201);
    await stateOf(id, 'ordered');
  });

  it('waits no more when its day is over, and says so', async () => {
    const id = await uploadOf('PO-4');
    await waits(id);
    await api().stack.foundation.pool.query(`update read.documents set expires_at = now() - interval '1 second' where id = $1`, [
      id,
    ]);
    await waits(id, false);
    await stateOf(id, 'expired');
  });

  it('is still being read beyond its day as long as its file is kept for that: an outage is no end', async () => {
    async function* bytes() {
      yield Buffer.from('nobody can read it yet');
    }
    const { pool, files } = api().stack.foundation;
    const file = { name: 'waiting.pdf', declaredType: 'application/pdf', content: bytes() };
    const { documentId } = await api().stack.commands.uploadDocument(file, api().stack.request(company));
    await stateOf(documentId, 'reading');
    await pool.query(`update read.documents set expires_at = now() - interval '2 days' where id = $1`, [documentId]);
    await stateOf(documentId, 'reading');
    await files.expireAt(company, documentId, new Date(0));
    await stateOf(documentId, 'expired');
  });

  it('waits when it takes back an order that nobody finds', async () => {
    const id = await readDocument(api(), company, { results: [extraction({ documentType: 'order_cancellation' })] });
    await waits(id);
    const { body } = await send('GET', `${queue}?reason=cancels_unknown_order`);
    expect(body.waiting.map((entry: Json) => entry.id)).to.deep.equal([id]);
    await send('POST', `${list}${id}/dismiss/`, { body: {} });
    await waits(id, false);
  });

  it('does not wait where no order stands in it, and cannot be dismissed before it was read, or by strangers', async () => {
    const invoice = await readDocument(api(), company, { results: [extraction({ documentType: 'invoice' })] });
    await stateOf(invoice, 'no_order');
    await waits(invoice, false);
    async function* bytes() {
      yield Buffer.from('not read yet');
    }
    const file = { name: 'late.pdf', declaredType: 'application/pdf', content: bytes() };
    const { documentId } = await api().stack.commands.uploadDocument(file, api().stack.request(company));
    await stateOf(documentId, 'reading');
    expectProblem(await send('POST', `${list}${documentId}/dismiss/`, { body: {} }), 409, 'document_pending');
    expectProblem(await send('POST', `${list}${randomUUID()}/dismiss/`, { body: {} }), 404, 'not_found');
    const other = as(['sales'], await api().stack.newCompany('Another AB'));
    expectProblem(await other('POST', `${list}${invoice}/dismiss/`, { body: {} }), 404, 'not_found');
    expect((await other('GET', list)).body).to.deep.equal([]);
  });
});
