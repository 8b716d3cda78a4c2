/** Drafts that a person splits and merges: what the API answers, and to whom. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { before, describe, it } from 'mocha';
import { until } from '../support/until.ts';
import { expectProblem, type Json, type Send, useApi } from './kit.ts';

const path = '/sales/sales-orders/';

describe('lines that are moved between drafts', () => {
  const { api, as } = useApi();
  let send: Send;
  const customers: Json = {};
  before(async () => {
    send = as(['sales']);
    const make = async (where: string, body: object) => (await as(['admin'])('POST', where, { body })).body;
    for (const code of ['C-1', 'C-2']) customers[code] = await make('/sales/customers/', { name: `Buyer ${code}`, code });
    for (const code of ['HB-8', 'HB-10', 'WV-30']) await make('/sales/products/', { name: code, code, unit: 'pcs' });
    await make('/sales/warehouses/', { name: 'Main', code: 'MAIN', is_default: true });
    await until('the catalogue in its read models', async () => {
      const { rows } = await api().stack.foundation.pool.query<{ ready: boolean }>(
        `select (select count(*) from read.products) = 3 and (select count(*) from read.warehouses) = 1
           and (select count(*) from read.customers) = 2 as ready`,
      );
      return rows[0]?.ready;
    });
  });
  const draft = async (codes: readonly string[], customer = 'C-1', fields: object = {}): Promise<Json> => {
    const body = {
      customer: customers[customer].id,
      po_number: `PO-${randomUUID().slice(0, 8)}`,
      delivery_date: '2027-03-01',
      currency: 'EUR',
      lines: codes.map((code) => ({ code, name: code, qty: 2, price: 5, note: `note of ${code}` })),
      ...fields,
    };
    const made = await send('POST', path, { body });
    expect(made.status, made.text).to.equal(201);
    return made.body;
  };
  const act = (id: string, action: string, body: object = {}, headers: Readonly<Record<string, string>> = {}) =>
    send('POST', `${path}${id}/${action}/`, { body, headers });
  const orderOf = async (id: string): Promise<Json> => (await send('GET', `${path}${id}/`)).body;
  const codesOf = ({ lines }: Json) => lines.map(({ code }: Json) => code);
  const moves = ({ line_moves }: Json) => line_moves.map(({ relation, id, reference }: Json) => ({ relation, id, reference }));
  const offered = ({ actions }: Json): readonly string[] =>
    actions.filter((action: Json) => action.offered).map(({ action }: Json) => action);

  it('say in both orders where they are, also in the history, and each order is approved and handed over by itself', async () => {
    const { id, reference, po_number } = await draft(['HB-8', 'HB-10', 'WV-30']);
    const key = { 'idempotency-key': randomUUID() };
    const split = await act(id, 'split', { lines: [1, 3] }, key);
    expect(split.status, split.text).to.equal(200);
    expect(codesOf(split.body)).to.deep.equal(['HB-10']);
    const [move] = moves(split.body);
    expect(move.relation).to.equal('split_into');
    const part = await orderOf(move.id);
    expect(part).to.deep.include({
      status: 'DRAFT',
      po_number,
      reference: move.reference,
      total: 20,
      delivery_date: '2027-03-01',
    });
    expect(codesOf(part)).to.deep.equal(['HB-8', 'WV-30']);
    expect(part.lines[1].note).to.equal('note of WV-30');
    expect(moves(part)).to.deep.equal([{ relation: 'split_from', id, reference }]);
    const again = await act(id, 'split', { lines: [1, 3] }, key);
    expect([again.status, moves(again.body)]).to.deep.equal([200, [move]]);
    const historyOf = async (orderId: string) => JSON.stringify((await send('GET', `${path}${orderId}/history/`)).body);
    expect(await historyOf(id)).to.include(`2 lines moved to the new order ${part.reference}`);
    expect(await historyOf(part.id)).to.include(`with 2 lines moved from ${reference}`);

    for (const orderId of [id, part.id]) expect((await act(orderId, 'approve')).body.status).to.equal('APPROVED');
    expectProblem(await act(id, 'split', { lines: [1] }), 409, 'order_decided');
    await until('both in the feed', async () => {
      const { body } = await as(['admin'])('GET', '/sales/orders-feed/');
      return [reference, part.reference].every((name) => JSON.stringify(body).includes(name));
    });
  });

  it('leave an article in each order', async () => {
    const { id } = await draft(['HB-8', 'HB-10']);
    expectProblem(await act(id, 'split', { lines: [1, 2] }), 409, 'lines_needed');
    expectProblem(await act(id, 'split', { lines: [3] }), 422, 'invalid_request');
    expectProblem(await act(id, 'split', { lines: [1] }, { 'if-match': '"7"' }), 412, 'precondition_failed');
    const { body } = await act(id, 'split', { lines: [1] });
    expect(offered(body)).to.include('merge').and.not.include('split');
  });

  it('are added to the order that they are merged into, and the other one is closed and names it', async () => {
    const into = await draft(['HB-8']);
    const from = await draft(['HB-10', 'WV-30']);
    const etag = (await send('GET', `${path}${into.id}/`)).headers.get('etag') ?? '';
    const merged = await act(into.id, 'merge', { order: from.id }, { 'if-match': etag });
    expect(merged.status, merged.text).to.equal(200);
    expect(codesOf(merged.body)).to.deep.equal(['HB-8', 'HB-10', 'WV-30']);
    expect(merged.body).to.deep.include({ po_number: into.po_number, total: 30, status: 'DRAFT' });
    expect(moves(merged.body)).to.deep.equal([{ relation: 'merged_from', id: from.id, reference: from.reference }]);
    const closed = await orderOf(from.id);
    expect(closed).to.deep.include({ status: 'MERGED', waiting_since: null, requires_review: false });
    expect(moves(closed)).to.deep.equal([{ relation: 'merged_into', id: into.id, reference: into.reference }]);
    expect(offered(closed)).to.deep.equal([]);
    expectProblem(await act(from.id, 'approve'), 409, 'order_decided');
    expectProblem(await act(from.id, 'split', { lines: [1] }), 409, 'order_decided');
    expect((await act(into.id, 'merge', { order: from.id })).body.lines.length).to.equal(3);
    // the number of the closed order is the other one's as well
    const renamed = await send('PATCH', `${path}${into.id}/`, { body: { po_number: from.po_number } });
    expect([renamed.status, renamed.body.po_number]).to.deep.equal([200, from.po_number]);
    const queue = await send('GET', `${path}?status=MERGED`);
    expect(queue.body.map(({ id }: Json) => id)).to.deep.equal([from.id]);
  });

  it('stay where they are when the orders do not fit', async () => {
    const into = await draft(['HB-8']);
    expectProblem(await act(into.id, 'merge', { order: into.id }), 409, 'same_order');
    expectProblem(await act(into.id, 'merge', { order: (await draft(['HB-10'], 'C-2')).id }), 409, 'customer_differs');
    const dollars = await draft(['HB-10'], 'C-1', { currency: 'USD' });
    expectProblem(await act(into.id, 'merge', { order: dollars.id }), 409, 'currency_differs');
    const approved = await draft(['HB-10']);
    await act(approved.id, 'approve');
    expectProblem(await act(into.id, 'merge', { order: approved.id }), 409, 'order_decided');
    expectProblem(await act(approved.id, 'merge', { order: into.id }), 409, 'order_decided');
    expectProblem(await act(into.id, 'merge', { order: randomUUID() }), 422, 'invalid_request');
    expect(codesOf(await orderOf(into.id))).to.deep.equal(['HB-8']);
  });

  it('are never those of another company', async () => {
    const mine = await draft(['HB-8', 'HB-10']);
    const stranger = as(['sales'], await api().stack.newCompany());
    for (const [action, body] of [
      ['split', { lines: [1] }],
      ['merge', { order: mine.id }],
    ] as const)
      expect((await stranger('POST', `${path}${mine.id}/${action}/`, { body })).status).to.equal(404);
  });
});
