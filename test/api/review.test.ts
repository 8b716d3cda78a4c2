/** The review queue, and bulk actions. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { before, describe, it } from 'mocha';
import { extraction, field } from '../support/samples.ts';
import { codesOf, expectProblem, failMail, type Json, readDocument, receiveMail, type Send, shown, useApi } from './kit.ts';

const path = '/sales/review/';
const orders = '/sales/sales-orders/';

describe('the review queue', () => {
  const { api, as } = useApi();
  let send: Send;
  let company: string;
  before(async () => {
    company = await api().stack.newCompany('Review AB');
    send = as(['sales'], company);
    const make = (where: string, body: object) => as(['admin'], company)('POST', where, { body });
    await make('/sales/customers/', { name: 'Anna Berg AB', code: 'C-100', emails: ['anna@buyer.example'], currency: 'EUR' });
    await make('/sales/products/', { name: 'Hex bolt M8', code: 'HB-8', unit: 'pcs' });
    await make('/sales/warehouses/', { name: 'Main', code: 'MAIN', is_default: true });
    await shown(send, '/sales/products/', ({ body }) => body.length === 1);
    await shown(send, '/sales/customers/', ({ body }) => body.length === 1);
    await shown(send, '/sales/warehouses/', ({ body }) => body.length === 1);
  });
  const uploaded = async (poNumber: string, qty = '10', name = 'Hex bolt M8'): Promise<Json> => {
    const line = { name: field(name), qty: field(qty), price: field('12.50') };
    const result = extraction({ fields: { ...extraction().fields, po_number: field(poNumber) }, lines: [line] });
    const document = await readDocument(api(), company, { results: [result] });
    return (await send('POST', orders, { body: { document_id: document } })).body;
  };
  const waiting = async (query = ''): Promise<Json[]> => (await send('GET', `${path}?limit=200${query}`)).body.waiting;
  const idsOf = async (query = '') => (await waiting(query)).map(({ id }) => id);
  const waits = (id: string, is = true) =>
    shown(send, `${path}?limit=200`, ({ body }) => body.waiting.some((entry: Json) => entry.id === id) === is);

  it('has drafts, late revisions and failed mails, oldest first, with names, reasons, age and counts', async () => {
    const good = await uploaded('PO-1');
    const doubtful = await uploaded('PO-2', '1', 'Gremlin');
    const approved = await uploaded('PO-3');
    await send('POST', `${orders}${approved.id}/approve/`);
    await waits(approved.id, false);
    await uploaded('PO-3', '99');
    const mail = await receiveMail(api(), company, { subject: 'A locked order' });
    await failMail(api(), company, mail);
    await waits(mail);
    const { body } = await send('GET', path);
    expect(body.waiting.map(({ id }: Json) => id)).to.deep.equal([good.id, doubtful.id, approved.id, mail]);
    expect(body.waiting[0]).to.deep.include({
      kind: 'order',
      url: `${orders}${good.id}/`,
      status: 'DRAFT',
      po_number: 'PO-1',
      requires_review: false,
      reasons: [],
      confidence_level: 'high',
      assignee: null,
    });
    expect(body.waiting[0].customer).to.deep.include({ code: 'C-100', name: 'Anna Berg AB' });
    expect(body.waiting[0].warehouse).to.deep.include({ code: 'MAIN' });
    expect(body.waiting[1].reasons).to.deep.equal(['product_not_found']);
    expect(body.waiting[2]).to.deep.include({ status: 'APPROVED', reasons: ['revision_of_approved_order'] });
    expect(body.waiting[2].revisions.map(({ state, changes }: Json) => ({ state, changes }))).to.deep.equal([
      { state: 'held', changes: [{ field: 'lines.1.qty', before: '10', after: '99' }] },
    ]);
    expect(body.waiting[3]).to.deep.include({ kind: 'email', subject: 'A locked order', reasons: ['mail_failed'] });
    expect(body.waiting[3].error_message).to.include('encrypted');
    expect(body.counts).to.deep.equal({
      total: 4,
      more: false,
      requires_review: 3,
      unassigned: 4,
      mine: 0,
      by_reason: { product_not_found: 1, revision_of_approved_order: 1, mail_failed: 1 },
      by_source: { upload: 3, email: 1 },
    });
    expect(await idsOf('&reason=mail_failed')).to.deep.equal([mail]);
    for (const [cause, found] of [
      ['unreadable', [mail]],
      ['network', []],
    ] as const)
      expect((await send('GET', `/sales/email-logs/?cause=${cause}`)).body.map(({ id }: Json) => id)).to.deep.equal(found);
    expectProblem(await send('GET', '/sales/email-logs/?cause=bad_luck'), 422, 'invalid_request');
    expect(await idsOf('&requires_review=false')).to.deep.equal([good.id]);
    expect(await idsOf('&kind=email')).to.deep.equal([mail]);
    expect(await idsOf('&source=upload&ordering=-waiting_since')).to.deep.equal([approved.id, doubtful.id, good.id]);
    expect(await idsOf('&q=locked')).to.deep.equal([mail]);
    const { waiting: byConfidence } = (await send('GET', `${path}?ordering=confidence`)).body;
    expect(byConfidence[0]).to.deep.include({ id: mail, confidence: null });
    const sure = byConfidence.slice(1).map(({ confidence }: Json) => confidence);
    expect(sure).to.deep.equal([...sure].sort((a, b) => a - b));
    const least = await send('GET', `${path}?ordering=confidence&limit=2`);
    const rest = await send('GET', /<(.*)>/.exec(least.headers.get('link') ?? '')?.[1] ?? '');
    expect([...least.body.waiting, ...rest.body.waiting].map(({ id }: Json) => id)).to.deep.equal(
      byConfidence.map(({ id }: Json) => id),
    );
    expect(await idsOf('&ordering=-confidence')).to.deep.equal(byConfidence.map(({ id }: Json) => id).reverse());
    const first = await send('GET', `${path}?limit=3`);
    const next = /<(.*)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    expect((await send('GET', next)).body.waiting.map(({ id }: Json) => id)).to.deep.equal([mail]);
    expectProblem(await send('GET', `${path}?cursor=x`), 422, 'invalid_request');
    expect((await as(['sales'])('GET', path)).body.waiting).to.deep.equal([]);
  });

  it('is sorted by amount, PO number, delivery date, confidence and assignee, page by page', async () => {
    const team = await api().stack.newCompany('Sorted AB');
    const call = as(['sales'], team);
    const rows = [
      { po_number: 'PO-9', delivery_date: '2031-02-03', assignee: 'bo', lines: [{ name: 'Bolt', qty: '3', price: '100' }] },
      { po_number: 'po-10', delivery_date: '2031-01-05', assignee: 'ann', lines: [{ name: 'Bolt', qty: '2', price: '20.5' }] },
      { po_number: 'PO-2', assignee: null, lines: [{ name: 'Bolt', qty: '1', price: '1000' }] },
    ];
    const ids: string[] = [];
    for (const { assignee, ...fields } of rows) {
      const { body } = await call('POST', orders, { body: { customer_name: 'Berg', currency: 'EUR', ...fields } });
      ids.push(body.id);
      if (assignee) await call('POST', `${orders}${body.id}/assign/`, { body: { assignee } });
    }
    await shown(call, path, ({ body }) => body.waiting.length === 3 && body.counts.unassigned === 1);
    const sorted = async (ordering: string): Promise<number[]> => {
      const got: number[] = [];
      for (let next = `${path}?limit=1&ordering=${ordering}`; next; ) {
        const page = await call('GET', next);
        expect(page.status, page.text).to.equal(200);
        got.push(...page.body.waiting.map(({ id }: Json) => ids.indexOf(id)));
        next = /<(.*)>/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
      }
      return got;
    };
    for (const [ordering, expected] of [
      ['total', [1, 0, 2]],
      ['po_number', [1, 2, 0]],
      ['delivery_date', [1, 0, 2]],
      ['assignee', [2, 1, 0]],
    ] as const) {
      expect(await sorted(ordering), ordering).to.deep.equal(expected);
      expect(await sorted(`-${ordering}`), `-${ordering}`).to.deep.equal([...expected].reverse());
    }
    const { waiting: byDate } = (await call('GET', `${path}?ordering=delivery_date`)).body;
    expect(byDate.map(({ delivery_date }: Json) => delivery_date)).to.deep.equal(['2031-01-05', '2031-02-03', null]);
    expectProblem(await call('GET', `${path}?ordering=colour`), 422, 'invalid_request');
  });

  it('is shared out: entries are assigned, to oneself or to others, orders and mails alike', async () => {
    const ids = await idsOf();
    const assigned = await send('POST', `${path}bulk/`, { body: { action: 'assign', ids, assignee: 'tester' } });
    expect(assigned.body.results.map(({ ok }: Json) => ok)).to.deep.equal(ids.map(() => true));
    await shown(send, path, ({ body }) => body.counts.mine === ids.length);
    expect(await idsOf('&assignee=me')).to.deep.equal(ids);
    expect(await idsOf('&assignee=nobody')).to.deep.equal([]);
    await send('POST', `${path}bulk/`, { body: { action: 'assign', ids: ids.slice(0, 1), assignee: null } });
    await shown(send, path, ({ body }) => body.counts.unassigned === 1);
    const unknown = await send('POST', `${path}bulk/`, { body: { action: 'assign', ids: [randomUUID()], assignee: 'ann' } });
    expect(unknown.body.results[0]).to.deep.include({ ok: false, status: 404, code: 'not_found' });
  });

  it('is worked off in bulk: what nothing is to review about is approved, each with an answer of its own', async () => {
    const [good, doubtful] = await waiting('&kind=order');
    const bulk = (body: object) => send('POST', `${path}bulk/`, { body });
    expect(codesOf(await bulk({ action: 'reject', ids: [good?.id] }))).to.deep.equal({ reason: 'required' });
    expect(codesOf(await bulk({ action: 'reject', all: true, reason: 'x' }))).to.deep.equal({ all: 'contradiction' });
    expect(codesOf(await bulk({ action: 'approve' }))).to.deep.equal({ ids: 'contradiction' });
    const some = await bulk({ action: 'approve', ids: [good?.id, doubtful?.id] });
    expect(some.status, some.text).to.equal(200);
    expect(some.body.results[0]).to.deep.include({ id: good?.id, ok: true, code: null });
    // approved by itself it names what is missing; here that comes first
    expect(some.body.results[1]).to.deep.include({ id: doubtful?.id, ok: false, status: 409 });
    await waits(good?.id ?? '', false);
    const another = await uploaded('PO-4');
    await waits(another.id);
    const all = await bulk({ action: 'approve', all: true });
    expect(all.body.results.map(({ id, ok }: Json) => [id, ok])).to.deep.equal([[another.id, true]]);
    const rejected = await bulk({ action: 'reject', ids: [doubtful?.id], reason: 'not ours' });
    expect(rejected.body.results[0].ok).to.equal(true);
    const retried = await bulk({ action: 'retry', all: true, cause: 'network' });
    expect(retried.body.results).to.deep.equal([]);
    expect((await bulk({ action: 'retry', all: true, cause: 'unreadable' })).body.results).to.have.length(1);
  });

  it('lets go of a failed mail that was dismissed, linked to an order, or replaced by a file', async () => {
    const failed = async () => {
      const id = await receiveMail(api(), company);
      await failMail(api(), company, id);
      await waits(id);
      return { id, settle: (body: object) => send('POST', `/sales/email-logs/${id}/settle/`, { body }) };
    };
    const dismissed = await failed();
    expect(codesOf(await dismissed.settle({}))).to.deep.equal({ '': 'contradiction' });
    const reply = await dismissed.settle({ reason: 'an advertisement' });
    expect(reply.body).to.deep.include({
      status: 'SUCCESS',
      no_order: 'dismissed',
      note: 'an advertisement',
      noted: null,
      waiting_since: null,
    });
    expect((await dismissed.settle({ reason: 'an advertisement' })).status).to.equal(200);
    const order = await uploaded('PO-5');
    const linked = await failed();
    expect(codesOf(await linked.settle({ sales_order: randomUUID() }))).to.deep.equal({ sales_order: 'unknown_reference' });
    expect((await linked.settle({ sales_order: order.id })).body).to.deep.include({ no_order: null, sales_orders: [order.id] });
    const replaced = await failed();
    const result = extraction({ fields: { ...extraction().fields, po_number: field('PO-6') } });
    const document = await readDocument(api(), company, { results: [result] });
    const made = await replaced.settle({ document_id: document });
    expect(made.status, made.text).to.equal(200);
    expect((await send('GET', `${orders}${made.body.sales_order}/`)).body.po_number).to.equal('PO-6');
    for (const { id } of [dismissed, linked, replaced]) await waits(id, false);
    const pending = await receiveMail(api(), company);
    expectProblem(
      await send('POST', `/sales/email-logs/${pending}/settle/`, { body: { reason: 'x' } }),
      409,
      'nothing_to_resolve',
    );
    const noOrder = await send('GET', '/sales/email-logs/?no_order=dismissed');
    expect(noOrder.body.map(({ id }: Json) => id)).to.deep.equal([dismissed.id]);
    expect(noOrder.headers.get('x-total-count')).to.equal('1');
    expect(noOrder.headers.get('x-total-more')).to.equal('false');
    const found = await send('GET', '/sales/email-logs/?q=anna&no_order=true&ordering=received_at');
    expect(found.body.map(({ id }: Json) => id)).to.include(dismissed.id);
  });

  it('an order asked to be cancelled by its customer waits, and is not approved meanwhile', async () => {
    const order = await uploaded('PO-7');
    const ask = (sender: string, numbers: readonly string[]) =>
      api().stack.commands.requestCancellation(
        { request: { numbers, from: null }, source: { kind: 'email', id: randomUUID() }, sender, customerId: null },
        api().stack.context(company),
      );
    expect(await ask('mallory@elsewhere.example', ['PO-7', order.reference]), 'of somebody else').to.equal(null);
    expect(await ask('anna@buyer.example', ['nothing', 'PO-7'])).to.deep.equal({
      orderId: order.id,
      reference: order.reference,
      waits: true,
    });
    expect(await ask('anna@buyer.example', [order.reference])).to.deep.include({ orderId: order.id });
    const { body: asked } = await shown(send, `${path}?reason=cancellation_requested`, ({ body }) => body.waiting.length === 1);
    expect(asked.waiting[0].cancellations[0]).to.deep.include({ state: 'waits' });
    expect(asked.waiting[0].cancellations[0].source.kind).to.equal('email');
    expectProblem(await send('POST', `${orders}${order.id}/approve/`), 409, 'cancellation_waits');
    const kept = await send('POST', `${orders}${order.id}/dismiss_cancellation/`, { body: { reason: 'it is on its way' } });
    expect(kept.body.cancellations[0]).to.deep.include({ state: 'dismissed' });
    expect((await send('POST', `${orders}${order.id}/approve/`)).body.status).to.equal('APPROVED');
  });
});
