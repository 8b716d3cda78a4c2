/** Orders as a front end works with them: entered, listed, corrected, decided; and the queue and the leads beside them. */
import { randomUUID } from 'node:crypto';
import type { Extraction } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { before, describe, it } from 'mocha';
import { extraction, field, processedData } from '../support/samples.ts';
import { until } from '../support/until.ts';
import {
  codesOf,
  draftOrder,
  expectProblem,
  type Json,
  type Reply,
  readDocument,
  receiveMail,
  type Send,
  shown,
  useApi,
} from './kit.ts';

const path = '/sales/sales-orders/';
const number = () => `PO-${randomUUID().slice(0, 8)}`;
const orderWith = (changes: Partial<Extraction> = {}, poNumber = number()): Extraction =>
  extraction({ ...changes, fields: { ...extraction().fields, po_number: field(poNumber), ...changes.fields } });

describe('sales orders', () => {
  const { api, as } = useApi();
  let send: Send;
  let other: Send;
  let ids: { customer: string; bolt: string; nut: string; warehouse: string };
  before(async () => {
    send = as(['admin', 'sales']);
    other = as(['admin', 'sales'], api().otherCompanyId);
    const made = async (where: string, body: object) => (await send('POST', where, { body })).body.id as string;
    ids = {
      customer: await made('/sales/customers/', {
        name: 'Anna Berg AB',
        code: 'C-100',
        emails: ['anna@buyer.example'],
        currency: 'EUR',
      }),
      bolt: await made('/sales/products/', { name: 'Hex bolt M8', code: 'HB-8', unit: 'pcs' }),
      nut: await made('/sales/products/', { name: 'Nut M8', code: 'N-8', unit: 'pcs' }),
      warehouse: await made('/sales/warehouses/', { name: 'Main', code: 'MAIN', is_default: true }),
    };
    await until('the catalogue in its read models', async () => {
      const { rows } = await api().stack.foundation.pool.query<{ ready: boolean }>(
        `select (select count(*) from read.products) = 2 and (select count(*) from read.warehouses) = 1
           and (select count(*) from read.customers) = 1 as ready`,
      );
      return rows[0]?.ready;
    });
  });
  const uploaded = async (result: Extraction = orderWith()): Promise<Reply> => {
    const document = await readDocument(api(), api().companyId, { results: [result] });
    return send('POST', path, { body: { document_id: document } });
  };
  const events = async (id: string) => (await api().events(`salesOrder-${api().companyId}_${id}`)).map(({ type }) => type);
  const entered = (changes: object = {}) => ({
    customer: ids.customer,
    po_number: number(),
    delivery_date: '2027-02-01',
    currency: 'EUR',
    lines: [{ product: ids.bolt, qty: 12.5, price: '0.10' }],
    ...changes,
  });

  describe('entered by hand', () => {
    it('are drafts of what was given, matched where they can be, and complete when nothing is missing', async () => {
      const made = await send('POST', path, { body: entered() });
      expect(made.status, made.text).to.equal(201);
      expect(made.body).to.deep.include({
        status: 'DRAFT',
        customer: ids.customer,
        customer_matched_by: 'person',
        warehouse: ids.warehouse,
        ai_confidence: null,
        extraction_metadata: null,
        source_document: null,
        requires_review: false,
        missing_fields: [],
        disposition: 'drafted',
      });
      expect(made.body.source.kind).to.equal('api');
      expect(made.body.lines[0]).to.deep.include({
        product: ids.bolt,
        qty: 12.5,
        price: 0.1,
        amount: 1.25,
        matched_by: 'person',
      });
      expect(await events(made.body.id)).to.deep.equal(['OrderDrafted']);
    });
    it('may be incomplete: what is missing is listed, and who is named is looked for', async () => {
      const { status, body } = await send('POST', path, {
        body: { customer_email: 'anna@buyer.example', lines: [{ code: 'hb-8' }, { name: 'Gremlin' }] },
      });
      expect(status).to.equal(201);
      expect(body).to.deep.include({ customer: ids.customer, customer_matched_by: 'email' });
      expect(body.missing_fields).to.deep.equal([
        'currency',
        'delivery_date',
        'lines.1.qty',
        'lines.1.price',
        'lines.2.product',
        'lines.2.qty',
        'lines.2.price',
      ]);
      expect(body.review_reasons).to.deep.equal(['product_not_found']);
    });
    it('are of whom they name, however it is spelled, and of whom somebody registers meanwhile', async () => {
      const spelled = await send('POST', path, { body: { customer_name: 'ANNA  BERG, Ab', lines: [{ code: 'HB-8' }] } });
      expect(spelled.body).to.deep.include({ customer: ids.customer, customer_matched_by: 'name', review_reasons: [] });
      const { body: unknown } = await send('POST', path, {
        body: { customer_name: 'Håkans Örtagård', lines: [{ code: 'HB-8' }] },
      });
      expect(unknown).to.include({ customer: null, customer_matched_by: null });
      const body = { name: 'Hakans Trädgård AB', code: 'C-101', aliases: ['Håkans Örtagård'] };
      const { body: registered } = await send('POST', '/sales/customers/', { body });
      await shown(send, `/sales/customers/${registered.id}/`);
      const again = await send('POST', `${path}${unknown.id}/match_again/`);
      expect(again.body, again.text).to.include({ customer: registered.id, customer_matched_by: 'name' });
    });
    it('with an Idempotency-Key are made once', async () => {
      const request = { body: entered(), headers: { 'idempotency-key': randomUUID() } };
      const [first, second] = [await send('POST', path, request), await send('POST', path, request)];
      expect(second.body).to.deep.equal(first.body);
    });
    it('under a number that the customer used already are 409 with the order that has it, which keeps all that was entered', async () => {
      const body = entered();
      const { body: first } = await send('POST', path, { body });
      const corrected = await send('PATCH', `${path}${first.id}/`, { body: { lines: [{ line: 1, qty: 13 }] } });
      const { customer, po_number } = body;
      for (const again of [{ customer, po_number }, body]) {
        const refused = await send('POST', path, { body: again });
        expectProblem(refused, 409, 'order_exists');
        expect(refused.body.existing).to.deep.equal({
          id: first.id,
          reference: first.reference,
          etag: corrected.headers.get('etag'),
        });
      }
      const { body: after } = await send('GET', `${path}${first.id}/`);
      expect(after).to.deep.equal(corrected.body);
      expect(after.lines[0].qty).to.equal(13);
    });
    it('change the order that they name together with its ETag, and leave what they do not say', async () => {
      const { body: first } = await send('POST', path, { body: entered() });
      const change = { sales_order: first.id, delivery_date: '2027-01-31' };
      expectProblem(await send('POST', path, { body: change }), 428, 'precondition_required');
      const headers = { 'if-match': (await send('GET', `${path}${first.id}/`)).headers.get('etag') ?? '' };
      const changed = await send('POST', path, { body: change, headers });
      expect([changed.status, changed.body.disposition], changed.text).to.deep.equal([200, 'revised']);
      expect(changed.body).to.deep.include({ id: first.id, delivery_date: '2027-01-31', total: first.total });
      expect(changed.body.lines).to.deep.equal(first.lines);
      expectProblem(await send('POST', path, { body: change, headers }), 412, 'precondition_failed');
    });
    it('are refused with every wrong field named, and what the company does not have', async () => {
      const wrong = await send('POST', path, {
        body: {
          qty: 1,
          currency: 'EUO',
          delivery_date: '2026-02-30',
          total: -1,
          lines: [{ qty: 'many', price: -1 }, { qty: 2 }, { weight: 3, discount: 'much' }],
          customer_email: 'nobody',
        },
      });
      expectProblem(wrong, 422, 'invalid_request');
      expect(codesOf(wrong)).to.deep.equal({
        qty: 'unknown_field',
        currency: 'not_a_currency',
        delivery_date: 'not_a_day',
        total: 'not_a_decimal',
        'lines.1.qty': 'not_a_decimal',
        'lines.1.price': 'not_a_decimal',
        'lines.3.weight': 'unknown_field',
        'lines.3.discount': 'not_a_decimal',
        customer_email: 'not_an_email_address',
      });
      for (const [change, name] of [
        [{ customer: randomUUID() }, 'customer'],
        [{ warehouse: randomUUID() }, 'warehouse'],
        [{ lines: [{ product: ids.bolt }, { product: randomUUID() }] }, 'lines.2.product'],
      ] as const) {
        const refused = await send('POST', path, { body: entered(change) });
        expectProblem(refused, 422, 'invalid_request');
        expect(codesOf(refused)).to.deep.equal({ [name]: 'unknown_reference' });
      }
      expectProblem(await send('POST', path, { body: {} }), 422, 'invalid_request');
      expectProblem(await other('POST', path, { body: entered() }), 422, 'invalid_request');
    });
  });

  describe('of documents and mails', () => {
    it('that are no orders are refused, unless a person says that they are', async () => {
      const invoice = await readDocument(api(), api().companyId, { results: [orderWith({ documentType: 'invoice' })] });
      expectProblem(await send('POST', path, { body: { document_id: invoice } }), 409, 'not_an_order');
      expect((await send('POST', path, { body: { document_id: invoice, document_type: 'order' } })).status).to.equal(201);
    });
    it('find similar names, and offer near misses by their names without choosing them', async () => {
      const near = orderWith({
        fields: { customer_name: field('Anna Bergg AB'), customer_email: field('somebody@elsewhere.example') },
        lines: [
          { name: field('Hex bolts M8'), qty: field('1') },
          { name: field('Hex bolt M10'), qty: field('1') },
        ],
      });
      const { body: order } = await uploaded(near);
      expect(order).to.include({ customer: ids.customer, customer_matched_by: 'similar_name' });
      expect(order.lines[0]).to.include({ product: ids.bolt, matched_by: 'similar_name' });
      expect(order.lines[1]).to.include({ product: null, matched_by: null });
      expect(order.lines[1].candidates[0]).to.include({ id: ids.bolt, code: 'HB-8', name: 'Hex bolt M8' });
      expect(order.review_reasons).to.deep.equal([
        'customer_by_similar_name',
        'product_not_found',
        'product_by_similar_name',
        // its address is not the customer's
        'customer_evidence_differs',
      ]);
    });
    it('find a customer by the domain of an address, and have it looked at', async () => {
      const { body: order } = await uploaded(
        orderWith({ fields: { customer_name: field('Purchasing'), customer_email: field('purchasing@buyer.example') } }),
      );
      expect(order).to.include({ customer: ids.customer, customer_matched_by: 'domain' });
      expect(order.review_reasons).to.include('customer_by_domain');
    });
    it('with several orders are one draft for each', async () => {
      const document = await readDocument(api(), api().companyId, {
        results: [orderWith({ documentType: 'invoice' }), orderWith(), orderWith()],
      });
      const made = [0, 1].map((order) => send('POST', path, { body: { document_id: document, order } }));
      const [first, second] = await Promise.all(made);
      expect([first?.status, second?.status]).to.deep.equal([201, 201]);
      expect(first?.body.id).not.to.equal(second?.body.id);
    });
    it('of a mailbox that makes no drafts by itself are made on request, once', async () => {
      const emailId = await receiveMail(api(), api().companyId);
      const context = api().stack.context;
      const { advance } = api().stack.commands;
      expectProblem(await send('POST', path, { body: { email_log_id: emailId } }), 409, 'source_pending');
      await advance(
        emailId,
        { type: 'CompleteExtraction', emailId, results: [orderWith()], skipped: [], digests: [] },
        context(api().companyId),
      );
      const outcome = {
        orders: [],
        confidence: 93.5,
        threshold: 95,
        requiresReview: false,
        reviewReasons: [],
        note: null,
        leadId: null,
        notify: false,
      };
      await advance(emailId, { type: 'ConcludeProcessing', emailId, ...outcome }, context(api().companyId));
      const first = await send('POST', path, { body: { email_log_id: emailId } });
      expect(first.status, first.text).to.equal(201);
      expect(first.body).to.deep.include({ source: { kind: 'email', id: emailId }, threshold: 95 });
      expect(first.body.review_reasons).to.include('confidence_below_threshold');
      const second = await send('POST', path, { body: { email_log_id: emailId } });
      expect([second.status, second.body.id]).to.deep.equal([200, first.body.id]);
      expectProblem(await other('POST', path, { body: { email_log_id: emailId } }), 404, 'not_found');
      expectProblem(await send('POST', path, { body: { email_log_id: emailId, document_id: emailId } }), 422, 'invalid_request');
    });
  });

  describe('corrected', () => {
    it('keep the old and the new value and who changed it, and are assessed anew', async () => {
      const { body: order } = await uploaded(
        orderWith({ lines: [{ name: field('Hexbolt eight'), code: field('X-8'), qty: field('10'), price: field('12.50') }] }),
      );
      expect(order.review_reasons).to.deep.equal(['product_not_found']);
      const corrected = await send('PATCH', `${path}${order.id}/`, {
        body: { lines: [{ line: 1, product: ids.bolt, qty: '11' }], currency: 'SEK' },
      });
      expect(corrected.status, corrected.text).to.equal(200);
      expect(corrected.body.review_reasons).to.deep.equal(['currency_differs']);
      expect(corrected.body.corrections).to.have.length(1);
      expect(corrected.body.corrections[0].by).to.equal('user:tester');
      expect(corrected.body.corrections[0].changes).to.deep.include({ field: 'lines.1.qty', before: '10', after: '11' });
      expect(corrected.body.corrections[0].changes).to.deep.include({ field: 'lines.1.product', before: null, after: ids.bolt });
      const read = await shown(send, `${path}${order.id}/`, ({ body }) => body.corrections.length === 1);
      expect(read.body).to.deep.equal(corrected.body);
    });
    it('with learn: true teach what this customer calls a product, and the next document knows it', async () => {
      const words = { name: field('Schraube lang'), code: field('KD-77'), qty: field('10'), price: field('12.50') };
      const { body: order } = await uploaded(orderWith({ lines: [words] }));
      expect(order.lines[0].product).to.equal(null);
      await send('PATCH', `${path}${order.id}/`, { body: { lines: [{ line: 1, product: ids.bolt }], learn: true } });
      const aliases = await shown(send, `/sales/products/${ids.bolt}/aliases/`, ({ body }) => body.length > 0);
      expect(aliases.body[0]).to.include({ alias: 'KD-77', customer: ids.customer });
      await until('the alias in its read model', async () => {
        const { body: next } = await uploaded(orderWith({ lines: [words] }));
        return next.lines[0].product === ids.bolt && next.lines[0].matched_by === 'alias';
      });
    });
    it('pinned to an older version are 412, and a correction that changes nothing records nothing', async () => {
      const made = await uploaded();
      const headers = { 'if-match': made.headers.get('etag') ?? '' };
      const first = await send('PATCH', `${path}${made.body.id}/`, { body: { total: '130.00' }, headers });
      expect(first.status).to.equal(200);
      expectProblem(
        await send('PATCH', `${path}${made.body.id}/`, { body: { total: '131.00' }, headers }),
        412,
        'precondition_failed',
      );
      await send('PATCH', `${path}${made.body.id}/`, { body: { total: '130.0' } });
      expect(await events(made.body.id)).to.deep.equal(['OrderDrafted', 'OrderCorrected']);
    });
    it('match a line again whose code or name they correct, and leave the others as they are', async () => {
      const line = (name: string) => ({ name: field(name), qty: field('10'), price: field('12.50') });
      const { body: made } = await uploaded(orderWith({ lines: [line('Gremlin'), line('Goblin'), line('Hex bolt M8')] }));
      const lines = [
        { line: 1, code: 'n-8' },
        { line: 2, name: 'Hex bolt M8' },
      ];
      const { body } = await send('PATCH', `${path}${made.id}/`, { body: { lines } });
      expect(body.lines.map(({ product, matched_by }: Json) => [product, matched_by])).to.deep.equal([
        [ids.nut, 'code'],
        [ids.bolt, 'name'],
        [ids.bolt, 'name'],
      ]);
      expect(body.review_reasons).not.to.include('product_not_found');
    });
    it("do not take another order's number, nor lines and records that are not there", async () => {
      const [first, second] = [await uploaded(), await uploaded()];
      const taken = await send('PATCH', `${path}${second.body.id}/`, { body: { po_number: first.body.po_number.toUpperCase() } });
      expectProblem(taken, 409, 'po_number_taken');
      expect(taken.body.detail).to.include(first.body.reference);
      expect(codesOf(await send('PATCH', `${path}${second.body.id}/`, { body: { lines: [{ line: 9, qty: 1 }] } }))).to.deep.equal(
        { 'lines.9': 'no_such_line' },
      );
      expectProblem(await send('PATCH', `${path}${randomUUID()}/`, { body: { total: 1 } }), 404, 'not_found');
      expect(await events(second.body.id)).to.deep.equal(['OrderDrafted']);
    });
  });

  describe('decided', () => {
    it('are approved when nothing is missing, and name what is', async () => {
      const { body: order } = await uploaded(
        orderWith({ fields: { delivery_date: field('2026-12-01') }, lines: [{ name: field('Gremlin') }] }),
      );
      const refused = await send('POST', `${path}${order.id}/approve/`);
      expectProblem(refused, 409, 'fields_missing');
      expect(Object.keys(codesOf(refused))).to.deep.equal(['lines.1.product', 'lines.1.qty', 'lines.1.price']);
      await send('PATCH', `${path}${order.id}/`, { body: { lines: [{ line: 1, product: ids.nut, qty: 1, price: 2 }] } });
      const approved = await send('POST', `${path}${order.id}/approve/`);
      expect(approved.status, approved.text).to.equal(200);
      expect(approved.body).to.deep.include({ status: 'APPROVED', requires_review: false, missing_fields: [] });
      expect(approved.body.decision).to.deep.include({ by: 'user:tester', reason: null });
      expect((await send('POST', `${path}${order.id}/approve/`)).status).to.equal(200);
      expectProblem(await send('PATCH', `${path}${order.id}/`, { body: { total: 1 } }), 409, 'order_decided');
    });
    it('once approved do not change: a revision that comes later is shown beside', async () => {
      const poNumber = number();
      const { body: order } = await uploaded(orderWith({}, poNumber));
      expect((await send('POST', `${path}${order.id}/approve/`)).status).to.equal(200);
      const line = { name: field('Hex bolt M8'), code: field('HB-8'), qty: field('99'), price: field('12.50') };
      const late = await uploaded(orderWith({ lines: [line] }, poNumber));
      expect(late.body).to.deep.include({ id: order.id, disposition: 'held', status: 'APPROVED' });
      expect(late.body.lines[0].qty).to.equal(10);
      expect(late.body.revisions).to.have.length(1);
      expect(late.body.revisions[0]).to.deep.include({ state: 'held', applied: false });
      expect(late.body.revisions[0].changes).to.deep.include({ field: 'lines.1.qty', before: '10', after: '99' });
    });
    it('are rejected with a reason, which is demanded', async () => {
      const { body: order } = await uploaded();
      expect(codesOf(await send('POST', `${path}${order.id}/reject/`, { body: {} }))).to.deep.equal({ reason: 'required' });
      const rejected = await send('POST', `${path}${order.id}/reject/`, { body: { reason: 'ordered by mistake' } });
      expect(rejected.body).to.deep.include({ status: 'REJECTED' });
      expect(rejected.body.decision.reason).to.equal('ordered by mistake');
      expectProblem(await send('POST', `${path}${order.id}/approve/`), 409, 'order_decided');
    });
  });

  describe('in lists', () => {
    const found = async (query: string) => ((await send('GET', `${path}?${query}`)).body as Json[]).map(({ id }) => id as string);
    it('are found by status, review, source, customer, words and time, newest first, in pages', async () => {
      const { body: wanted } = await uploaded(
        orderWith({ fields: { customer_name: field('Zebra Möbel GmbH'), customer_email: field('z@zebra.example') } }),
      );
      await shown(send, `${path}?q=zebra`, ({ body }) => body.length === 1);
      expect(await found('q=ZEBRA möbel')).to.deep.equal([wanted.id]);
      expect(await found(`q=${wanted.reference}`)).to.deep.equal([wanted.id]);
      expect(await found('q=zeb%25a'), 'a letter that means something to SQL is one like any other').to.deep.equal([]);
      expect(await found('q=zebra&requires_review=true&source=upload&status=DRAFT')).to.deep.equal([wanted.id]);
      for (const none of [
        'status=REJECTED',
        'requires_review=false',
        'source=email',
        `customer=${ids.customer}`,
        'to=2020-01-01',
        'from=2100-01-01',
      ])
        expect(await found(`q=zebra&${none}`), none).to.deep.equal([]);
      expect(await found(`customer=${ids.customer}`)).not.to.include(wanted.id);
      const all = await found('limit=200');
      const paged: string[] = [];
      for (let next: string | null = `${path}?limit=3`; next; ) {
        const reply: Reply = await send('GET', next);
        paged.push(...(reply.body as Json[]).map(({ id }) => id));
        next = /<(.*)>/.exec(reply.headers.get('link') ?? '')?.[1] ?? null;
      }
      expect(paged).to.deep.equal(all);
      expect(await (await other('GET', path)).body).to.deep.equal([]);
    });
    it('are found by their articles as ordered, by the number of the matched product, and by total and delivery date', async () => {
      const lines = [{ name: 'Turbo grease 9000', code: 'CUST-77', qty: '3', price: '41.17', product: ids.bolt }];
      const { body: entry } = await send('POST', path, {
        body: entered({ lines, total: '123.51', delivery_date: '2031-05-09' }),
      });
      await shown(send, `${path}?q=turbo`, ({ body }) => body.length === 1);
      for (const q of ['cust-77', 'grease turbo', '123.51', '2031-05-09', `${entry.po_number} hb-8`, 'turbo bolt'])
        expect(await found(`q=${q}`), q).to.deep.equal([entry.id]);
      expect(await found(`q=${entry.po_number} n-8`)).to.deep.equal([]);
      const waiting = await send('GET', '/sales/review/?q=turbo hb-8');
      expect(waiting.body.waiting.map(({ id }: Json) => id)).to.deep.equal([entry.id]);
    });
    it("are found by their customer's record, and by the subject and the notification of their mail", async () => {
      const { body: entry } = await send('POST', path, { body: entered() });
      expect(entry.customer_name).to.equal(null);
      await shown(send, `${path}?q=${entry.po_number}`, ({ body }) => body.length === 1);
      expect(await found(`q=${entry.po_number} berg`)).to.deep.equal([entry.id]);
      expect(await found(`q=${entry.po_number} c-100`)).to.deep.equal([entry.id]);
      expect(await found(`q=${entry.po_number} zebra`)).to.deep.equal([]);
      const emailId = await receiveMail(api(), api().companyId, { subject: 'Urgent: spare parts for the Nautilus' });
      const { advance, takeOrder } = api().stack.commands;
      const context = api().stack.context(api().companyId);
      const taken = await takeOrder(
        {
          source: { kind: 'email', id: emailId },
          ordinal: 0,
          extraction: orderWith(),
          sender: { email: 'anna@buyer.example', name: null },
          threshold: 70,
          year: 2026,
          person: { person: 'anna@buyer.example' },
        },
        context,
      );
      const id = taken?.outcome.orderId ?? '';
      await shown(send, `${path}?q=nautilus`, ({ body }) => body.length === 1);
      expect(await found('q=NAUTILUS spare&source=email')).to.deep.equal([id]);
      expect((await send('GET', '/sales/review/?q=nautilus berg')).body.waiting.map((one: Json) => one.id)).to.deep.equal([id]);
      const { emailId: _, ...outcome } = processedData({ orders: [], notify: false });
      const results = [orderWith()];
      await advance(emailId, { type: 'CompleteExtraction', emailId, results, skipped: [], digests: [] }, context);
      await advance(emailId, { type: 'ConcludeProcessing', emailId, ...outcome }, context);
      await shown(send, '/sales/email-logs/?q=nautilus', ({ body }) => body[0]?.notification === 'not_wanted');
      expect(await found('q=nautilus&notification=not_wanted')).to.deep.equal([id]);
      expect(await found('q=nautilus&notification=sent')).to.deep.equal([]);
      expect(await found(`q=${entry.po_number}&notification=not_wanted`)).to.deep.equal([]);
    });
    it('with a wrong filter are 422', async () => {
      for (const query of [
        'status=OPEN',
        'requires_review=yes',
        'source=fax',
        'notification=yes',
        'customer=1',
        'from=tomorrow',
        'limit=0',
        'cursor=x',
        'colour=red',
      ])
        expectProblem(await send('GET', `${path}?${query}`), 422, 'invalid_request');
    });
    it('name others under the same number, whoever ordered', async () => {
      const poNumber = number();
      const { body: first } = await uploaded(orderWith({}, poNumber));
      await shown(send, `${path}?q=${poNumber}`, ({ body }) => body.length === 1);
      const stranger = orderWith(
        { fields: { customer_name: field('Stranger Ltd'), customer_email: field('s@stranger.example') } },
        poNumber,
      );
      const { body: second } = await uploaded(stranger);
      expect(second.id).not.to.equal(first.id);
      expect(second.same_po_number).to.deep.equal([{ id: first.id, reference: first.reference, status: 'DRAFT' }]);
    });
  });

  describe('in the review queue', () => {
    it('are those from mails that nobody has decided, ordered and filtered as asked, with their count', async () => {
      const company = await api().stack.newCompany('Queue AB');
      const queue = as(['sales'], company);
      const ids: string[] = [];
      for (const confidence of [80, 40, 95, 60]) {
        const emailId = await receiveMail(api(), company, { subject: `Order ${confidence}` });
        const taken = await api().stack.commands.takeOrder(
          {
            source: { kind: 'email', id: emailId },
            ordinal: 0,
            extraction: orderWith({ confidence }),
            sender: { email: 'anna@buyer.example', name: null },
            threshold: 70,
            year: 2026,
            person: { person: 'anna@buyer.example' },
          },
          api().stack.context(company),
        );
        ids.push(taken?.outcome.orderId ?? '');
      }
      // the count is asked after the page
      const list = (query: string) =>
        shown(
          queue,
          `${path}email_queue/?${query}`,
          ({ headers, body }) => headers.get('x-total-count') === '4' && body.pending_review.length === 4,
        );
      const confidences = async (query: string) =>
        (await list(query)).body.pending_review.map(({ confidence }: Json) => confidence);
      expect(await confidences('ordering=confidence')).to.deep.equal([40, 60, 80, 95]);
      expect(await confidences('ordering=-confidence')).to.deep.equal([95, 80, 60, 40]);
      expect(await confidences('ordering=created_at')).to.deep.equal([80, 40, 95, 60]);
      expect(await confidences('')).to.deep.equal([60, 95, 40, 80]);
      const seen: number[] = [];
      for (let next: string | null = `${path}email_queue/?ordering=confidence&limit=3`; next; ) {
        const reply: Reply = await queue('GET', next);
        expect(reply.headers.get('x-total-count')).to.equal('4');
        seen.push(...reply.body.pending_review.map(({ confidence }: Json) => confidence));
        next = /<(.*)>/.exec(reply.headers.get('link') ?? '')?.[1] ?? null;
      }
      expect(seen).to.deep.equal([40, 60, 80, 95]);
      const first = (await queue('GET', `${path}email_queue/?ordering=confidence&limit=1`)).headers.get('link') ?? '';
      const cursor = /cursor=([^&>]+)/.exec(first)?.[1];
      expectProblem(await queue('GET', `${path}email_queue/?ordering=created_at&cursor=${cursor}`), 422, 'invalid_request');
      expect((await queue('GET', `${path}email_queue/?requires_review=false`)).headers.get('x-total-count')).to.equal('0');
      await queue('POST', `${path}${ids[0]}/reject/`, { body: { reason: 'no' } });
      await shown(queue, `${path}email_queue/`, ({ headers }) => headers.get('x-total-count') === '3');
      expect((await other('GET', `${path}email_queue/`)).body).to.deep.equal({ pending_review: [] });
    });
  });

  describe('of documents that name no customer', () => {
    it('find the one whose name a person wrote, and nobody by the name of who sent them', async () => {
      const drafted = async (name: string) => {
        const emailId = await receiveMail(api(), api().companyId);
        const { outcome } =
          (await api().stack.commands.takeOrder(
            {
              source: { kind: 'email', id: emailId },
              ordinal: 0,
              extraction: extraction({ fields: { po_number: field(`PO-${randomUUID()}`) } }),
              sender: { email: `${randomUUID()}@freemail.example`, name, authentication: null, servers: [] },
              threshold: 70,
              year: 2026,
              person: { person: 'x' },
            },
            api().stack.context(api().companyId),
          )) ?? {};
        return (await shown(send, `${path}${outcome?.orderId}/`)).body as { id: string; customer: string | null };
      };
      const body = { name: 'Vilhelmina Glasbruk', code: 'C-VG' };
      const sent = await drafted(body.name);
      const corrected = await drafted('Olle');
      expect([sent.customer, corrected.customer]).to.deep.equal([null, null]);
      const written = await send('PATCH', `${path}${corrected.id}/`, { body: { customer_name: body.name } });
      expect(written.status, written.text).to.equal(200);
      const { body: registered } = await send('POST', '/sales/customers/', { body });
      await shown(send, `/sales/customers/${registered.id}/`);
      const again = await send('POST', `${path}${corrected.id}/match_again/`);
      expect(again.body, again.text).to.include({ customer: registered.id, customer_matched_by: 'name' });
      expect((await send('POST', `${path}${sent.id}/match_again/`)).body.customer, 'a person may be called so').to.equal(null);
    });
  });

  describe('of leads', () => {
    it('find their customer once the lead became one, and a lead can be dismissed', async () => {
      const worker = await api().stack.startWorker();
      try {
        const emailId = await receiveMail(api(), api().companyId);
        const result = orderWith({
          fields: { customer_name: field('Nova Metall GmbH'), customer_email: field('einkauf@nova.example') },
        });
        const { outcome, leadId } =
          (await api().stack.commands.takeOrder(
            {
              source: { kind: 'email', id: emailId },
              ordinal: 0,
              extraction: result,
              sender: null,
              threshold: 70,
              year: 2026,
              person: { person: 'x' },
            },
            api().stack.context(api().companyId),
          )) ?? {};
        expect(leadId).to.be.a('string');
        const lead = await shown(send, '/sales/leads/?status=OPEN', ({ body }) => body.some(({ id }: Json) => id === leadId));
        expect(lead.body.find(({ id }: Json) => id === leadId)).to.include({
          name: 'Nova Metall GmbH',
          email: 'einkauf@nova.example',
          status: 'OPEN',
        });
        await shown(send, `${path}?q=nova`, ({ body }) => body.length === 1);
        const elsewhere = await send('POST', '/sales/customers/', {
          body: { name: 'Harder Pumpen KG', code: 'C-299', emails: [] },
        });
        expect(elsewhere.status, elsewhere.text).to.equal(201);
        const taken = await send('PATCH', `/sales/leads/${leadId}/`, { body: { status: 'CONVERTED', code: 'c 299' } });
        expectProblem(taken, 409, 'customer_exists');
        expect(taken.body.detail).to.include(elsewhere.body.id);
        const converted = await send('PATCH', `/sales/leads/${leadId}/`, { body: { status: 'CONVERTED', code: 'C-300' } });
        expect(converted.status, converted.text).to.equal(200);
        expect(converted.body.customer).to.be.a('string');
        const order = await shown(send, `${path}${outcome?.orderId}/`, ({ body }) => body.customer !== null);
        expect(order.body).to.deep.include({ customer: converted.body.customer });
        expect(order.body.review_reasons).not.to.include('customer_unknown');
        expect(order.body.corrections[0].by).to.equal('system:match-drafts-again');
        expectProblem(await send('PATCH', `/sales/leads/${leadId}/`, { body: { status: 'DISMISSED' } }), 409, 'lead_converted');
      } finally {
        await worker.stop();
      }
      const emailId = await receiveMail(api(), api().companyId);
      await draftOrder(api(), api().otherCompanyId, emailId);
      const theirs = await shown(other, '/sales/leads/', ({ body }) => body.length === 1);
      const [spam] = theirs.body;
      expectProblem(await send('PATCH', `/sales/leads/${spam.id}/`, { body: { status: 'DISMISSED' } }), 404, 'not_found');
      const dismissed = await other('PATCH', `/sales/leads/${spam.id}/`, { body: { status: 'DISMISSED', reason: 'spam' } });
      expect(dismissed.body).to.include({ status: 'DISMISSED', reason: 'spam' });
      expectProblem(
        await other('PATCH', `/sales/leads/${spam.id}/`, { body: { status: 'CONVERTED', customer: randomUUID() } }),
        422,
        'invalid_request',
      );
    });
  });
});
