/** A later document under an order's number that may be an order of its own: shown with both choices, and settled by either. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { before, describe, it } from 'mocha';
import { extraction, field } from '../support/samples.ts';
import { until } from '../support/until.ts';
import { expectProblem, type Json, readDocument, type Send, useApi } from './kit.ts';

const path = '/sales/sales-orders/';
const number = () => `PO-${randomUUID().slice(0, 8)}`;

describe('a document that may be a separate order', () => {
  const { api, as } = useApi();
  let send: Send;
  let customer: Json;
  before(async () => {
    send = as(['sales']);
    const make = (where: string, body: object) => as(['admin'])('POST', where, { body });
    customer = (await make('/sales/customers/', { name: 'Anna Berg AB', code: 'C-100', emails: ['anna@buyer.example'] })).body;
    for (const code of ['HB-8', 'WV-30']) await make('/sales/products/', { name: `Article ${code}`, code, unit: 'pcs' });
    await make('/sales/warehouses/', { name: 'Main', code: 'MAIN', is_default: true });
    await until('the catalogue in its read models', async () => {
      const { rows } = await api().stack.foundation.pool.query<{ ready: boolean }>(
        `select (select count(*) from read.products) = 2 and (select count(*) from read.warehouses) = 1
           and (select count(*) from read.customers) = 1 as ready`,
      );
      return rows[0]?.ready;
    });
  });
  const take = async (poNumber: string, code: string, date?: string): Promise<Json> => {
    const fields = { ...extraction().fields, po_number: field(poNumber), ...(date ? { order_date: field(date) } : {}) };
    const line = { name: field(`Article ${code}`), code: field(code), qty: field('10'), price: field('12.50') };
    const files = [{ name: 'order.pdf', sha256: randomUUID(), size: 2_048, type: 'pdf' }];
    const document = await readDocument(api(), api().companyId, { results: [extraction({ fields, lines: [line], files })] });
    return (await send('POST', path, { body: { document_id: document } })).body;
  };
  const act = (id: string, action: string, body: object = {}, headers: Readonly<Record<string, string>> = {}) =>
    send('POST', `${path}${id}/${action}/`, { body, headers });
  const offered = ({ actions }: Json): readonly string[] =>
    actions.filter((action: Json) => action.offered).map(({ action }: Json) => action);

  it('is held beside the draft with what differs, and drafted on its own by a word of a person', async () => {
    const poNumber = number();
    const draft = await take(poNumber, 'HB-8', '2026-11-24');
    const held = await take(poNumber, 'WV-30', '2026-11-25');
    expect(held).to.deep.include({ id: draft.id, disposition: 'held', status: 'DRAFT', requires_review: true });
    expect(held.review_reasons).to.deep.equal(['may_be_separate_order']);
    expect(held.lines.map(({ code }: Json) => code)).to.deep.equal(['HB-8']);
    const [{ revision, doubts, separable }] = held.revisions;
    expect(separable).to.equal(true);
    expect(doubts.map(({ code }: Json) => code)).to.deep.equal(['lines_differ', 'order_date_differs']);
    expect(doubts[1]).to.deep.include({ before: ['2026-11-24'], after: ['2026-11-25'] });
    expect(offered(held)).to.include.members(['apply_revision', 'separate_revision', 'dismiss_revision']);
    await until('the queue', async () => {
      const { waiting } = (await send('GET', '/sales/review/?reason=may_be_separate_order')).body;
      return waiting.some(({ id, revisions }: Json) => id === draft.id && revisions[0].doubts.length === 2);
    });

    expectProblem(await act(draft.id, 'separate_revision', { revision }, { 'if-match': '"0"' }), 412, 'precondition_failed');
    expectProblem(await act(draft.id, 'separate_revision', { revision: randomUUID() }), 409, 'revision_unknown');
    const done = await act(draft.id, 'separate_revision', { revision });
    expect(done.status, done.text).to.equal(200);
    const [settled] = done.body.revisions;
    expect(settled).to.deep.include({ state: 'separated', applied: false, separable: false });
    expect(done.body.review_reasons).to.deep.equal([]);
    const other = (await send('GET', `${path}${settled.separate_order.id}/`)).body;
    expect(other).to.deep.include({
      status: 'DRAFT',
      reference: settled.separate_order.reference,
      po_number: poNumber,
      order_date: '2026-11-25',
      separated_from: { id: draft.id, reference: draft.reference },
    });
    expect(other.lines.map(({ code }: Json) => code)).to.deep.equal(['WV-30']);
    expect(other.same_po_number.map(({ id }: Json) => id)).to.deep.equal([draft.id]);

    const again = await act(draft.id, 'separate_revision', { revision });
    expect(again.headers.get('etag')).to.equal(done.headers.get('etag'));
    expectProblem(await act(draft.id, 'apply_revision', { revision }), 409, 'revision_unknown');
    const told = JSON.stringify((await send('GET', `${path}${draft.id}/history/`)).body);
    expect(told).to.include('may be a revision or a separate order').and.include(`Separate order ${other.reference} created`);
    const ofOther = JSON.stringify((await send('GET', `${path}${other.id}/history/`)).body);
    expect(ofOther).to.include(`as a separate order from ${draft.reference}`);
    // nobody else hears of it before it is approved
    await act(draft.id, 'approve');
    const feed = await as(['admin'])('GET', '/sales/orders-feed/');
    expect(feed.status).to.equal(200);
    expect(JSON.stringify(feed.body)).not.to.include(other.reference);
  });

  it('is a revision of the order where a person says that', async () => {
    const poNumber = number();
    const { id } = await take(poNumber, 'HB-8');
    await take(poNumber, 'WV-30');
    const applied = await act(id, 'apply_revision');
    expect(applied.body.lines.map(({ code }: Json) => code)).to.deep.equal(['WV-30']);
    expect(applied.body.revisions[0]).to.deep.include({ state: 'applied', separate_order: null });
    expect(offered(applied.body)).not.to.include('separate_revision');
    expectProblem(await act(id, 'separate_revision', { revision: applied.body.revisions[0].revision }), 409, 'revision_unknown');
  });

  it('is an order of its own without a question, where the customer gives one number to several', async () => {
    const admin = as(['admin']);
    const changed = await admin('PATCH', `/sales/customers/${customer.id}/`, { body: { several_orders_per_number: true } });
    expect(changed.body).to.deep.include({ several_orders_per_number: true, name: 'Anna Berg AB' });
    await until('the setting', async () => {
      const { rows } = await api().stack.foundation.pool.query(
        'select 1 from read.customers where id = $1 and several_orders_per_number',
        [customer.id],
      );
      return rows.length === 1;
    });
    const poNumber = number();
    const first = await take(poNumber, 'HB-8');
    const second = await take(poNumber, 'WV-30');
    const repeated = await take(poNumber, 'WV-30');
    expect([first, second, repeated].map(({ disposition }) => disposition)).to.deep.equal(['drafted', 'drafted', 'duplicate']);
    expect(second.id).not.to.equal(first.id);
    expect(repeated.id).to.equal(second.id);
    expect(second.separated_from).to.equal(null);
  });
});
