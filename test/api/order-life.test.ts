/** An order after it was drafted: approved, handed over, changed by the customer, cancelled; and what may be done with it meanwhile. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { before, describe, it } from 'mocha';
import { extraction, field } from '../support/samples.ts';
import { until } from '../support/until.ts';
import { codesOf, expectProblem, type Json, readDocument, receiveMail, type Send, useApi } from './kit.ts';

const path = '/sales/sales-orders/';
const number = () => `PO-${randomUUID().slice(0, 8)}`;

describe('the life of a sales order', () => {
  const { api, as } = useApi();
  let send: Send;
  before(async () => {
    send = as(['sales']);
    const make = (where: string, body: object) => as(['admin'])('POST', where, { body });
    await make('/sales/customers/', { name: 'Anna Berg AB', code: 'C-100', emails: ['anna@buyer.example'], currency: 'EUR' });
    await make('/sales/products/', { name: 'Hex bolt M8', code: 'HB-8', unit: 'pcs' });
    await make('/sales/warehouses/', { name: 'Main', code: 'MAIN', is_default: true });
    await until('the catalogue in its read models', async () => {
      const { rows } = await api().stack.foundation.pool.query<{ ready: boolean }>(
        `select (select count(*) from read.products) = 1 and (select count(*) from read.warehouses) = 1
           and (select count(*) from read.customers) = 1 as ready`,
      );
      return rows[0]?.ready;
    });
  });
  const take = async (poNumber: string, qty = '10', code = 'HB-8'): Promise<Json> => {
    const line = {
      name: field(code === 'HB-8' ? 'Hex bolt M8' : code),
      code: field(code),
      qty: field(qty),
      price: field('12.50'),
    };
    const result = extraction({ fields: { ...extraction().fields, po_number: field(poNumber) }, lines: [line] });
    const document = await readDocument(api(), api().companyId, { results: [result] });
    return (await send('POST', path, { body: { document_id: document } })).body;
  };
  const act = (id: string, action: string, body?: object, headers: Readonly<Record<string, string>> = {}) =>
    send('POST', `${path}${id}/${action}/`, { ...(body ? { body } : {}), headers });
  const done = async (id: string, action: string, body?: object): Promise<Json> => {
    const reply = await act(id, action, body);
    expect(reply.status, reply.text).to.equal(200);
    return reply.body;
  };
  const offered = ({ actions }: Json): readonly string[] =>
    actions.filter((action: Json) => action.offered).map(({ action }: Json) => action);

  it('goes from draft to the hand-over, each step once, with ETag and history', async () => {
    const draft = await take(number());
    expect(draft).to.deep.include({ status: 'DRAFT', version: 0, external_reference: null, assignee: null });
    expect(offered(draft)).to.deep.equal(['correct', 'match_again', 'approve', 'reject', 'cancel', 'merge']);
    expect(draft.actions.find(({ action }: Json) => action === 'ask_customer').code).to.equal('asking_is_off');
    const asking = (isOn: boolean) => as(['admin'])('PATCH', '/sales/company-settings/', { body: { ask_customers: isOn } });
    expect((await asking(true)).status).to.equal(200);
    const read = await send('GET', `${path}${draft.id}/`);
    expect(offered(read.body)).to.deep.equal(['correct', 'match_again', 'approve', 'reject', 'cancel', 'merge', 'ask_customer']);
    await asking(false);
    const approved = await act(draft.id, 'approve');
    expect(approved.body).to.deep.include({ status: 'APPROVED', version: 1, waiting_since: null });
    expect(offered(approved.body)).to.deep.equal(['reject', 'cancel', 'acknowledge']);
    const reference = { external_reference: '4500012345' };
    expectProblem(await act(draft.id, 'acknowledge', reference, { 'if-match': '"0"' }), 412, 'precondition_failed');
    const taken = await act(draft.id, 'acknowledge', reference, { 'if-match': approved.headers.get('etag') ?? '' });
    expect(taken.body).to.deep.include({ status: 'HANDED_OVER', external_reference: '4500012345' });
    const again = await act(draft.id, 'acknowledge', reference);
    expect(again.headers.get('etag')).to.equal(taken.headers.get('etag'));
    expect(again.body.hand_overs).to.have.length(1);
    expectProblem(await act(draft.id, 'acknowledge', { external_reference: 'other' }), 409, 'acknowledged_otherwise');
    const history = await send('GET', `${path}${draft.id}/history/`);
    expect(JSON.stringify(history.body)).to.include('Handed over to ERP as 4500012345.');
  });

  it('is refused what its actions refuse, in the same words', async () => {
    const draft = await take(number());
    const bodies: Readonly<Record<string, object>> = {
      reject: { reason: 'x' },
      cancel: { reason: 'x' },
      acknowledge: { external_reference: 'x' },
      split: { lines: [1] },
      merge: { order: (await take(number())).id },
      dismiss_revision: { reason: 'x' },
      dismiss_cancellation: { reason: 'x' },
    };
    const lives = [draft, await done((await take(number())).id, 'reject', { reason: 'no' })];
    lives.push(await done((await take(number())).id, 'cancel', { reason: 'no' }));
    for (const order of lives) {
      for (const { action, method, url, offered: isOffered, code, reason } of order.actions as Json[]) {
        if (isOffered || action === 'correct') continue;
        const reply = await send(method, url, { body: bodies[action] ?? {} });
        if (code === 'already_so') expect(reply.status, `${order.status} ${action}`).to.equal(200);
        else {
          expectProblem(reply, 409, code);
          expect(reply.body.detail).to.equal(reason);
        }
      }
    }
  });

  it('that the other system refuses is to be reviewed again, with its reason', async () => {
    const { id } = await take(number());
    await done(id, 'approve');
    expect(codesOf(await act(id, 'acknowledge', {}))).to.deep.equal({ external_reference: 'required' });
    expect(codesOf(await act(id, 'acknowledge', { refused: true }))).to.deep.equal({ reason: 'required' });
    const refused = await done(id, 'acknowledge', { refused: true, reason: 'unknown tax code' });
    expect(refused).to.deep.include({ status: 'DRAFT', requires_review: true, review_reasons: ['hand_over_refused'] });
    expect(refused.hand_overs[0]).to.deep.include({ version: 1, refused: 'unknown tax code', external_reference: null });
    expect(await done(id, 'approve')).to.deep.include({ status: 'APPROVED', version: 2, requires_review: false });
  });

  it('with a revision that waits is applied as a new version, or dismissed', async () => {
    const poNumber = number();
    const { id } = await take(poNumber);
    await done(id, 'approve');
    const held = await take(poNumber, '20');
    expect(held).to.deep.include({ id, disposition: 'held', status: 'APPROVED', requires_review: true });
    expect(held.review_reasons).to.deep.equal(['revision_of_approved_order']);
    expect(held.waiting_since).to.be.a('string');
    expect(offered(held)).to.include.members(['apply_revision', 'dismiss_revision']);
    const applied = await done(id, 'apply_revision', { revision: held.revisions[0].source.id });
    expect(applied).to.deep.include({ status: 'APPROVED', version: 2, requires_review: false });
    expect(applied.lines[0].qty).to.equal(20);
    expect(applied.revisions[0]).to.deep.include({ state: 'applied', applied: true });
    await take(poNumber, '30');
    expect(codesOf(await act(id, 'dismiss_revision', {}))).to.deep.equal({ reason: 'required' });
    expectProblem(await act(id, 'apply_revision', { revision: randomUUID() }), 409, 'revision_unknown');
    const dismissed = await done(id, 'dismiss_revision', { reason: 'taken back by telephone' });
    expect(dismissed.lines[0].qty).to.equal(20);
    expect(dismissed.revisions[1]).to.deep.include({ state: 'dismissed', applied: false });
    expect(dismissed.revisions[1].settled.reason).to.equal('taken back by telephone');
  });

  it('with a revision whose article nobody knows is a draft until that is corrected', async () => {
    const poNumber = number();
    const { id } = await take(poNumber);
    await done(id, 'approve');
    await take(poNumber, '20', 'GREMLIN');
    const applied = await done(id, 'apply_revision');
    expect(applied).to.deep.include({ status: 'DRAFT', version: 1 });
    expect(applied.review_reasons).to.include('order_revised');
  });

  it('follows the catalogue: a product that is made later is found, on request or by itself, and history says so', async () => {
    const admin = as(['admin']);
    const { id } = await take(number(), '10', 'WASHER-9');
    await admin('POST', '/sales/products/', { body: { name: 'Washer', code: 'WASHER-9', unit: 'pcs' } });
    await until('the product', async () => (await admin('GET', '/sales/products/?q=washer')).body.length === 1);
    const matched = await done(id, 'match_again');
    expect(matched.lines[0].product_record).to.deep.include({ code: 'WASHER-9' });
    expect(matched.missing_fields).to.deep.equal([]);
    expect((await act(id, 'match_again')).headers.get('etag')).to.equal((await act(id, 'match_again')).headers.get('etag'));
    expect(offered(await done(id, 'approve'))).not.to.include('match_again');
    expectProblem(await act(id, 'match_again'), 409, 'order_decided');

    const waiting = await take(number(), '10', 'WASHER-10');
    const worker = await api().stack.startWorker();
    try {
      await admin('POST', '/sales/products/', { body: { name: 'Another washer', code: 'WASHER-10', unit: 'pcs' } });
      const found = await until('the draft to be matched by itself', async () => {
        const { body } = await send('GET', `${path}${waiting.id}/`);
        return body.lines[0].product === null ? null : body;
      });
      expect(found.lines[0].product_record).to.deep.include({ code: 'WASHER-10' });
      const history = await send('GET', `${path}${waiting.id}/history/`);
      expect(JSON.stringify(history.body)).to.include('Matched again with master data.');
    } finally {
      await worker.stop();
    }
  });

  it('follows customers, aliases and warehouses that are made later, and what is exactly meant after what was only like it', async () => {
    const company = await api().stack.newCompany('Follower AB');
    const mine = as(['admin', 'sales'], company);
    const made = async (where: string, body: object) => {
      const { body: record, status, text } = await mine('POST', where, { body });
      expect(status, text).to.equal(201);
      await until(where, async () => (await mine('GET', `${where}${record.id}/`)).status === 200);
      return record.id as string;
    };
    const [name, code] = ['Washer DIN 125 A8 zinc plated', 'CUST-1'];
    const like = await made('/sales/products/', { name: 'Washer DIN 125 A8 zinc-plated steel', code: 'OLD-8', unit: 'pcs' });
    const bolt = await made('/sales/products/', { name: 'Hex bolt M8', code: 'HB-8', unit: 'pcs' });
    const line = (given: string, what: string) => ({
      code: field(given),
      name: field(what),
      qty: field('10'),
      price: field('1.00'),
    });
    const results = [extraction({ lines: [line('W-8', name), line(code, 'what we call a bolt')] })];
    const document = await readDocument(api(), company, { results });
    const { body: draft } = await mine('POST', path, { body: { document_id: document } });
    expect(draft).to.deep.include({ customer: null, warehouse: null });
    expect(draft.lines.map(({ product }: Json) => product)).to.deep.equal([like, null]);
    const worker = await api().stack.startWorker();
    try {
      const warehouse = await made('/sales/warehouses/', { name: 'Main', code: 'MAIN', is_default: true });
      const customer = await made('/sales/customers/', { name: 'Anna Berg AB', code: 'C-1', emails: ['anna@buyer.example'] });
      const alias = await mine('POST', `/sales/products/${bolt}/aliases/`, { body: { customer, alias: code } });
      expect(alias.status, alias.text).to.equal(201);
      const exact = await made('/sales/products/', { name: 'Washer', code: 'W-8', unit: 'pcs' });
      const order = await until('the draft to be matched by itself', async () => {
        const { body } = await mine('GET', `${path}${draft.id}/`);
        return body.lines[0].product === exact ? body : null;
      });
      expect(order).to.deep.include({ customer, warehouse, review_reasons: [], missing_fields: [] });
      expect(order.lines.map(({ product, matched_by }: Json) => [product, matched_by])).to.deep.equal([
        [exact, 'code'],
        [bolt, 'alias'],
      ]);
      const again = await mine('POST', `${path}${draft.id}/match_again/`);
      expect(again.body.lines, 'what is exactly meant stays').to.deep.equal(order.lines);
    } finally {
      await worker.stop();
    }
  });

  it('shows the names behind its ids, its comments and who looks after it', async () => {
    const { id } = await take(number());
    const order = await done(id, 'assign', { assignee: 'ann' });
    expect(order.customer_record).to.deep.include({ code: 'C-100', name: 'Anna Berg AB' });
    expect(order.warehouse_record).to.deep.include({ code: 'MAIN', name: 'Main' });
    expect(order.lines[0].product_record).to.deep.include({ code: 'HB-8', name: 'Hex bolt M8' });
    expect(order.assignee).to.equal('ann');
    const key = { 'idempotency-key': randomUUID() };
    for (const _ of [1, 2]) await act(id, 'comments', { text: 'Anna calls back.\nOn Monday.' }, key);
    const commented = await done(id, 'assign', { assignee: null });
    expect(commented.comments).to.have.length(1);
    expect(commented.comments[0]).to.deep.include({ by: 'user:tester', text: 'Anna calls back.\nOn Monday.' });
    const events = await api().events(`salesOrder-${api().companyId}_${id}`);
    expect(JSON.stringify(events.filter(({ type }) => type === 'OrderCommented'))).to.include('calls back');
  });

  it('reopened stands in the mail queue again', async () => {
    const emailId = await receiveMail(api(), api().companyId);
    const taken = await api().stack.commands.takeOrder(
      {
        source: { kind: 'email', id: emailId },
        ordinal: 0,
        extraction: extraction({ fields: { ...extraction().fields, po_number: field(number()) } }),
        sender: { email: 'anna@buyer.example', name: null },
        threshold: 70,
        year: 2026,
        person: { person: 'anna@buyer.example' },
      },
      api().stack.context(api().companyId),
    );
    const id = taken?.outcome.orderId ?? '';
    const isQueued = async () =>
      (await send('GET', `${path}email_queue/?limit=200`)).body.pending_review.some((entry: Json) => entry.id === id);
    await until('the draft in the queue', isQueued);
    await done(id, 'reject', { reason: 'by mistake' });
    await until('the rejected order out of the queue', async () => !(await isQueued()));
    await done(id, 'reopen', { reason: 'it was no mistake' });
    await until('the reopened order in the queue', isQueued);
  });
});
