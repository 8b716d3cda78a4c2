/** The feed of orders: complete, in the order of the log, from any place in it, without a gap. */
import { randomUUID } from 'node:crypto';
import { type Enqueue, rebuildReadModels } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { beforeEach, describe, it } from 'mocha';
import { createWatchReleases } from '../../../src/jobs/watch-releases.handler.ts';
import { readModels } from '../../../src/projections/read-models.ts';
import { codesOf, expectProblem, type Json, type Send, useApi } from '../../api/kit.ts';
import { approve, makeDraft, makeRecords, type Records } from '../../support/approved-orders.ts';
import { until } from '../../support/until.ts';

const path = '/sales/orders-feed/';
const orders = '/sales/sales-orders/';

describe('the feed of orders', () => {
  const { api, as } = useApi();
  let company: string;
  let send: Send;
  let records: Records;
  beforeEach(async () => {
    company = await api().stack.newCompany();
    send = as(['admin', 'sales'], company);
    records = await makeRecords(send);
  });
  const approved = async (poNumber: string = randomUUID()): Promise<string> => {
    const id = await makeDraft(send, records, poNumber);
    await approve(send, id);
    return id;
  };
  const act = async (id: string, action: string, body: Json) => {
    const reply = await send('POST', `${orders}${id}/${action}/`, { body });
    expect(reply.status, reply.text).to.equal(200);
  };
  /** Everything from after this entry on, page by page as Link says. */
  const readFrom = async (after: string | null, limit = 100): Promise<Json[]> => {
    const entries: Json[] = [];
    let next = `${path}?limit=${limit}${after === null ? '' : `&after=${after}`}`;
    for (;;) {
      const { body, headers, status, text } = await send('GET', next);
      expect(status, text).to.equal(200);
      if (body.length === 0) return entries;
      entries.push(...body);
      next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? '';
    }
  };
  const feedOf = (count: number): Promise<Json[]> =>
    until(`${count} entries`, async () => {
      const entries = await readFrom(null);
      return entries.length >= count && entries;
    });

  it('tells an approval once it cannot be undone any more, and nothing of one that was undone', async () => {
    const settings = '/sales/company-settings/';
    await send('PATCH', settings, { body: { hand_over_delay: 3600 } });
    const undone = await approved('PO-undone');
    const back = await send('POST', `${orders}${undone}/undo_approval/`, { body: {} });
    expect(back.body, back.text).to.deep.include({ status: 'DRAFT', version: 0, decision: null, release_at: null });
    const waits = await approved('PO-waits');
    await send('PATCH', settings, { body: { hand_over_delay: 1 } });
    const id = await approved('PO-told');
    const worker = await api().stack.startWorker();
    try {
      const [told, ...others] = await feedOf(1);
      expect(others).to.deep.equal([]);
      expect(told).to.deep.include({ sales_order: id, type: 'order.approved', version: 1, po_number: 'PO-told' });
      expect(told.by).to.match(/^user:/);
    } finally {
      await worker.stop();
    }
    expectProblem(await send('POST', `${orders}${id}/undo_approval/`, { body: {} }), 409, 'approval_released');
    const stillThere = await send('POST', `${orders}${waits}/undo_approval/`, { body: {} });
    expect(stillThere.body.status, stillThere.text).to.equal('DRAFT');
  });

  it('finds by the clock an approval whose job was lost, and releases it once', async () => {
    const { stack } = api();
    await send('PATCH', '/sales/company-settings/', { body: { hand_over_delay: 1 } });
    const id = await approved('PO-lost');
    const { body: waiting } = await send('GET', `${orders}${id}/`);
    await until('the end of the delay', async () => new Date().toISOString() > waiting.release_at);
    await stack.foundation.pool.query("update read.sales_orders set release_at = now() - interval '2 minutes' where id = $1", [
      id,
    ]);
    const asked: Enqueue[] = [];
    const watch = createWatchReleases({
      ...stack.foundation.queries,
      enqueue: async (jobs) => asked.push(...jobs),
    });
    await watch();
    const { data } = asked.find(({ data: { orderId } }: Json) => orderId === id) as Json;
    expect(data).to.deep.include({ companyId: company, version: 1 });
    expect(data.approvedBy).to.match(/^user:/);
    // twice, as a worker that was killed in between does
    for (let again = 0; again < 2; again += 1) await stack.commands.releaseOrder(data, stack.context(company));
    expect((await feedOf(1)).map((entry) => entry.sales_order)).to.deep.equal([id]);
    asked.length = 0;
    await watch();
    expect(asked.filter(({ data: { orderId } }: Json) => orderId === id)).to.deep.equal([]);
  });

  it('tells what is approved, changed and cancelled, each as it stood then, and nothing of drafts', async () => {
    const rejected = await makeDraft(send, records, 'PO-rejected');
    await act(rejected, 'reject', { reason: 'a test' });
    const id = await approved('PO-1');
    await act(id, 'acknowledge', { refused: true, reason: 'three are too few' });
    const corrected = await send('PATCH', `${orders}${id}/`, { body: { lines: [{ line: 1, qty: '30' }] } });
    expect(corrected.status, corrected.text).to.equal(200);
    await approve(send, id);
    await act(id, 'acknowledge', { external_reference: '4500012345' });
    await act(id, 'cancel', { reason: 'the customer asked' });
    const [first, second, third] = await feedOf(3);
    const said = ({ type, version, reason, external_reference, lines }: Json) => ({
      type,
      version,
      reason,
      external_reference,
      qty: lines[0].qty,
    });
    expect([first, second, third].map(said)).to.deep.equal([
      { type: 'order.approved', version: 1, reason: null, external_reference: null, qty: 3 },
      { type: 'order.changed', version: 2, reason: null, external_reference: null, qty: 30 },
      { type: 'order.cancelled', version: 2, reason: 'the customer asked', external_reference: '4500012345', qty: 30 },
    ]);
    expect(await feedOf(3)).to.have.length(3);
    expect(first).to.deep.include({
      sales_order: id,
      po_number: 'PO-1',
      order_date: '2026-11-20',
      delivery_date: '2026-12-01',
      currency: 'EUR',
      total: 1.5,
      customer: records.customer,
      customer_code: 'C-100',
      customer_name: 'Anna Berg AB',
      customer_tax_number: 'SE556012579001',
      warehouse: records.warehouse,
      warehouse_code: 'MAIN',
      by: 'user:tester',
    });
    expect(first.source.kind).to.equal('api');
    expect(first.lines).to.have.length(1);
    expect(first.lines[0]).to.deep.include({
      line: 1,
      kind: 'product',
      charge: null,
      product: records.product,
      product_code: 'HB-8',
      product_name: 'Hex bolt M8',
      ean: null,
      code: 'HB-8',
      name: 'Hex bolt M8',
      qty: 3,
      unit: 'pcs',
      unit_code: 'C62',
      price: 0.5,
      discount: null,
      amount: first.lines[0].amount,
    });
  });

  it('goes on after any entry, in pages of any size, and ends with an empty page whose link leads on', async () => {
    for (const poNumber of ['PO-1', 'PO-2', 'PO-3', 'PO-4', 'PO-5']) await approved(poNumber);
    const all = await feedOf(5);
    for (const limit of [1, 2, 5]) expect(await readFrom(null, limit)).to.deep.equal(all);
    for (const [index, { id }] of all.entries()) expect(await readFrom(id)).to.deep.equal(all.slice(index + 1));
    const end = await send('GET', `${path}?after=${all[4].id}`);
    expect(end.body).to.deep.equal([]);
    expect(end.headers.get('link')).to.equal(`<${path}?after=${all[4].id}>; rel="next"`);
    const before = await send('GET', path, {});
    expect(before.body).to.have.length(5);
  });

  it("is a company's own, also its entries as cursors, and says what is no cursor", async () => {
    await approved();
    const [{ id }] = await feedOf(1);
    const other = as(['sales'], await api().stack.newCompany());
    expect((await other('GET', path)).body).to.deep.equal([]);
    expectProblem(await other('GET', `${path}?after=${id}`), 409, 'unknown_entry');
    expectProblem(await send('GET', `${path}?after=${randomUUID()}`), 409, 'unknown_entry');
    expect(codesOf(await send('GET', `${path}?after=17&limit=0`))).to.deep.equal({ after: 'not_a_uuid', limit: 'out_of_range' });
  });

  it('has no gap while many approve at once: whoever reads along has in the end what stands there', async () => {
    const count = 48;
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1) ids.push(await makeDraft(send, records, `PO-${index}`));
    let done = false;
    const readAlong = async (pauseMs: number): Promise<Json[]> => {
      const seen: Json[] = [];
      while (seen.length < count || !done) {
        const entries = await readFrom(seen.at(-1)?.id ?? null, 7);
        seen.push(...entries);
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
      return seen;
    };
    const readers = [readAlong(0), readAlong(15), readAlong(90)];
    const clients = Array.from({ length: 16 }, async (_, client) => {
      for (const id of ids.filter((_, index) => index % 16 === client)) await approve(send, id);
    });
    await Promise.all(clients);
    done = true;
    const seen = await Promise.all(readers);
    const all = await readFrom(null);
    expect(new Set(all.map(({ sales_order }) => sales_order))).to.deep.equal(new Set(ids));
    for (const one of seen) expect(one.map(({ id }) => id)).to.deep.equal(all.map(({ id }) => id));
  });

  it('is the same, entry by entry and cursor by cursor, after it was rebuilt', async () => {
    const id = await approved();
    await approved();
    await act(id, 'cancel', { reason: 'not wanted' });
    const before = await feedOf(3);
    const { pool, store } = api().stack.foundation;
    await rebuildReadModels({ pool, store, readModels, names: ['orders_feed'] });
    expect(await readFrom(null)).to.deep.equal(before);
    for (const [index, entry] of before.entries()) expect(await readFrom(entry.id)).to.deep.equal(before.slice(index + 1));
  });

  it('calls what was removed meanwhile by its names', async () => {
    await approved();
    const before = await feedOf(1);
    for (const [kind, one] of Object.entries({ customers: records.customer, products: records.product }))
      expect((await send('DELETE', `/sales/${kind}/${one}/`)).status).to.equal(204);
    expect(await readFrom(null)).to.deep.equal(before);
  });
});
