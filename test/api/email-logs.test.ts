import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { beforeEach, describe, it } from 'mocha';
import { emailStream } from '../../src/domain/email/email.stream.ts';
import { codesOf, draftOrder, expectProblem, failMail, type Json, receiveMail, type Send, shown, useApi } from './kit.ts';

const path = '/sales/email-logs/';

describe('email logs, retry and orders', () => {
  const { api, as } = useApi();
  let company: string;
  let send: Send;
  beforeEach(async () => {
    company = await api().stack.newCompany();
    send = as(['sales'], company);
  });

  const typesOf = async (emailId: string) => (await api().events(emailStream(company, emailId))).map(({ type }) => type);
  const failedMail = async () => {
    const id = await receiveMail(api(), company);
    await failMail(api(), company, id);
    const { body, headers } = await shown(send, `${path}${id}/`, (reply) => reply.body.status === 'FAILED');
    return { id, at: `${path}${id}/`, body, etag: headers.get('etag') ?? '' };
  };

  it('an entry has every field of the specification', async () => {
    const mailboxId = randomUUID();
    const id = await receiveMail(api(), company, { mailboxId });
    const { body } = await shown(send, `${path}${id}/`);
    expect(body).to.deep.equal({
      id,
      company,
      module: 'SALES',
      email_config: mailboxId,
      email_from: 'anna@buyer.example',
      email_subject: 'Order PO-4711',
      received_at: '2026-11-20T08:00:05.000Z',
      processed_at: body.processed_at,
      outcome_at: null,
      status: 'PENDING',
      sales_order: null,
      sales_orders: [],
      sales_order_records: [],
      error_message: '',
      error: null,
      error_code: null,
      attachment_count: 1,
      ai_confidence: null,
      requires_review: false,
      confidence_level: null,
      notification: null,
      note: null,
      noted: null,
      skipped: [],
      copies: [{ mailbox_id: mailboxId, folder: 'INBOX', uid: 7 }],
      failing_since: null,
      next_attempt_at: null,
      document_types: [],
      review_reasons: [],
      no_order: null,
      settled: null,
      assignee: null,
      kind: null,
      seen: null,
      sender_checks: null,
      signed: null,
      forwarded: null,
      waiting_since: null,
    });
    expect(Date.parse(body.processed_at)).to.be.closeTo(Date.now(), 60_000);
  });

  it('a subject longer than 500 characters is cut, not refused', async () => {
    const id = await receiveMail(api(), company, { subject: 'x'.repeat(600) });
    expect((await shown(send, `${path}${id}/`)).body.email_subject).to.equal('x'.repeat(500));
  });

  it('confidence is a number, and high from 70 on, whatever the threshold', async () => {
    const id = await receiveMail(api(), company);
    const orderId = await draftOrder(api(), company, id);
    const conclude = (confidence: number, threshold: number, emailId: string) =>
      api().stack.commands.advance(
        emailId,
        {
          type: 'ConcludeProcessing',
          emailId,
          orders: [{ orderId, reference: 'SO-2026-000001', disposition: 'drafted' }],
          confidence,
          threshold,
          requiresReview: true,
          reviewReasons: ['customer_unknown'],
          note: null,
          leadId: null,
          notify: false,
        },
        api().stack.context(company),
      );
    const below = await receiveMail(api(), company);
    await conclude(70, 95, id);
    await conclude(69.99, 10, below);
    const high = await shown(send, `${path}${id}/`, ({ body }) => body.status === 'SUCCESS');
    expect(high.body).to.deep.include({
      sales_order: orderId,
      sales_orders: [orderId],
      sales_order_records: [{ id: orderId, reference: 'SO-2026-000001', status: 'DRAFT' }],
      ai_confidence: 70,
      confidence_level: 'high',
      notification: 'not_wanted',
    });
    const low = await shown(send, `${path}${below}/`, ({ body }) => body.status === 'SUCCESS');
    expect(low.body.confidence_level).to.equal('low');
    expect(low.body.outcome_at).to.be.a('string');
    expect(low.body.processed_at <= low.body.outcome_at).to.equal(true);
  });

  it('both lists answer the same, newest first, filtered by status and module, in pages', async () => {
    const at = (minute: number) => ({ receivedAt: `2026-11-20T08:0${minute}:00.000Z` });
    const first = await receiveMail(api(), company, at(1));
    const second = await receiveMail(api(), company, at(2));
    const third = await receiveMail(api(), company, at(3));
    await failMail(api(), company, second);
    await shown(send, path, ({ body }) => body.length === 3 && body[1].status === 'FAILED');
    const idsAt = async (query: string) => (await send('GET', query)).body.map(({ id }: Json) => id);
    for (const list of [path, '/sales/email-configs/logs/', '/sales/email-logs', '/sales/email-configs/logs']) {
      expect(await idsAt(list), list).to.deep.equal([third, second, first]);
      expect(await idsAt(`${list}?status=FAILED`)).to.deep.equal([second]);
      expect(await idsAt(`${list}?module=HR`)).to.deep.equal([]);
      expect(await idsAt(`${list}?status=&module=`), 'an empty filter is none').to.deep.equal([third, second, first]);
      expect(await idsAt(`${list}?module=SALES&status=PENDING`)).to.deep.equal([third, first]);
      const page = await send('GET', `${list}?status=PENDING&limit=1`);
      expect(page.status, page.text).to.equal(200);
      const next = /^<([^>]+)>; rel="next"$/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
      expect(next).to.include('status=PENDING');
      expect(await idsAt(next)).to.deep.equal([first]);
    }
  });

  it('say how many there are: as it was at the first page, which alone counts', async () => {
    for (const minute of [1, 2, 3]) await receiveMail(api(), company, { receivedAt: `2026-11-20T08:0${minute}:00.000Z` });
    await shown(send, path, ({ body }) => body.length === 3);
    const first = await send('GET', `${path}?limit=1`);
    expect(first.headers.get('x-total-count')).to.equal('3');
    await receiveMail(api(), company, { receivedAt: '2026-11-20T08:09:00.000Z' });
    await shown(send, path, ({ headers }) => headers.get('x-total-count') === '4');
    let link = first.headers.get('link');
    for (const rest of [1, 0]) {
      const page = await send('GET', /^<([^>]+)>/.exec(link ?? '')?.[1] ?? '');
      expect(page.body).to.have.length(1);
      expect([page.headers.get('x-total-count'), page.headers.get('x-total-more')]).to.deep.equal(['3', 'false']);
      link = page.headers.get('link');
      expect(link === null).to.equal(rest === 0);
    }
    const forged = `${path}?limit=1&cursor=${encodeURIComponent('abc.3')}`;
    expect(codesOf(await send('GET', forged))).to.deep.equal({ cursor: 'bad_cursor' });
  });

  it('a wrong filter, limit or cursor, and an unknown parameter, are 422 and named', async () => {
    const reply = await send('GET', `${path}?status=OPEN&module=X&limit=201&colour=red`);
    expectProblem(reply, 422, 'invalid_request');
    expect(codesOf(reply)).to.deep.equal({
      status: 'not_a_choice',
      module: 'not_a_choice',
      limit: 'out_of_range',
      colour: 'unknown_field',
    });
    const id = '00000000-0000-4000-8000-000000000000';
    const forged = [
      '|',
      '[]',
      '{}',
      '[1,2,3]',
      `["-received_at","-000001-01-01 00:00:00+00","${id}"]`,
      `["-received_at","2026","${id}"]`,
    ];
    for (const cursor of ['abc', ...forged.map((text) => Buffer.from(text).toString('base64url'))])
      expect(codesOf(await send('GET', `${path}?cursor=${cursor}`)), cursor).to.deep.equal({ cursor: 'bad_cursor' });
    for (const [ordering, at] of [
      ['-created_at', '9999-99-99 99:99:99+00'],
      ['created_at', '1-'],
      ['confidence', '1.1.1'],
    ]) {
      const cursor = Buffer.from(JSON.stringify([ordering, at, id])).toString('base64url');
      const queue = await send('GET', `/sales/sales-orders/email_queue/?ordering=${ordering}&cursor=${cursor}`);
      expect(codesOf(queue), `${ordering} ${at}`).to.deep.equal({ cursor: 'bad_cursor' });
    }
    expect(codesOf(await send('GET', `${path}?status=FAILED&status=SUCCESS`))).to.deep.equal({ status: 'not_a_choice' });
  });

  it('a retry of a failed entry answers 202 with the entry, PENDING, and records the request', async () => {
    const { id, at, body } = await failedMail();
    expect(body).to.include({ status: 'FAILED', error_message: 'order.pdf is encrypted', error_code: 'unreadable' });
    const reply = await send('POST', `${at}retry/`);
    expect(reply.status).to.equal(202);
    const pending = {
      status: 'PENDING',
      outcome_at: null,
      error_message: '',
      error: null,
      error_code: null,
      no_order: null,
      waiting_since: null,
    };
    expect(reply.body).to.deep.equal({ ...body, ...pending });
    expect(await typesOf(id)).to.deep.equal(['EmailReceived', 'ExtractionFailed', 'EmailGivenUp', 'RetryRequested']);
    expect((await send('GET', at)).body.status).to.equal('PENDING');
  });

  it('an entry that is not FAILED cannot be retried: 409, and nothing is recorded', async () => {
    const id = await receiveMail(api(), company);
    await shown(send, `${path}${id}/`);
    expectProblem(await send('POST', `${path}${id}/retry/`), 409, 'not_failed');
    const failed = await failedMail();
    expect((await send('POST', `${failed.at}retry/`)).status).to.equal(202);
    expectProblem(await send('POST', `${failed.at}retry/`), 409, 'not_failed');
    expect(await typesOf(id)).to.deep.equal(['EmailReceived']);
  });

  it('a retry pinned to an older version is 412', async () => {
    const { id, at, etag } = await failedMail();
    expectProblem(await send('POST', `${at}retry/`, { headers: { 'if-match': '"0"' } }), 412, 'precondition_failed');
    const unknown = `${path}${randomUUID()}/retry/`;
    expectProblem(await send('POST', unknown, { headers: { 'if-match': '"0"' } }), 404, 'not_found');
    expect((await send('POST', `${at}retry/`, { headers: { 'if-match': etag } })).status).to.equal(202);
    expect(await typesOf(id)).to.include('RetryRequested');
  });

  it('a notification whose end nobody saw is sent again on request, once', async () => {
    const { id, at, body } = await failedMail();
    const context = () => api().stack.context(company);
    expectProblem(await send('POST', `${at}notify/`), 409, 'notification_not_resendable');
    const attempt = {
      type: 'AttemptDelivery',
      round: 1,
      recipients: ['a@b.example'],
      messageId: 'm',
      now: body.processed_at,
    };
    await api().stack.commands.advance(id, attempt as never, context());
    const cut = { type: 'EndDelivery', round: 1, outcome: { outcome: 'unknown', reason: 'cut' }, chance: 0 } as const;
    await api().stack.commands.advance(id, { ...cut, now: body.processed_at }, context());
    const ambiguous = await shown(send, at, (reply) => reply.body.notification === 'ambiguous');
    const stale = await send('POST', `${at}notify/`, { headers: { 'if-match': '"0"' } });
    expectProblem(stale, 412, 'precondition_failed');
    const reply = await send('POST', `${at}notify/`, { headers: { 'if-match': ambiguous.headers.get('etag') ?? '' } });
    expect(reply.status).to.equal(202);
    expect(reply.body).to.deep.equal({ ...ambiguous.body, notification: null });
    expect((await typesOf(id)).at(-1)).to.equal('NotificationRequested');
    expectProblem(await send('POST', `${at}notify/`), 409, 'notification_not_resendable');
  });

  it('there is nothing to notify of while an entry is pending, nor of one that is not there', async () => {
    const id = await receiveMail(api(), company);
    expectProblem(await send('POST', `${path}${id}/notify/`), 409, 'no_outcome');
    expectProblem(await send('POST', `${path}${randomUUID()}/notify/`), 404, 'not_found');
  });

  it('entries cannot be created, changed or deleted', async () => {
    const { at } = await failedMail();
    for (const [method, where] of [
      ['POST', path],
      ['PUT', at],
      ['PATCH', at],
      ['DELETE', at],
      ['POST', '/sales/email-configs/logs/'],
    ] as const) {
      const reply = await send(method, where, { body: {} });
      expectProblem(reply, 405, 'method_not_allowed');
      expect(reply.headers.get('allow')).to.match(/^GET/);
    }
  });

  it('a draft from a mail shows in the queue and by itself, with where every value came from', async () => {
    const emailId = await receiveMail(api(), company);
    const id = await draftOrder(api(), company, emailId);
    const queue = await shown(send, '/sales/sales-orders/email_queue/', ({ body }) => body.pending_review.length > 0);
    const [entry] = queue.body.pending_review;
    expect(entry).to.deep.equal({
      id,
      reference: entry.reference,
      customer_email: 'anna@buyer.example',
      confidence: 93.5,
      confidence_level: 'high',
      requires_review: true,
      created_at: entry.created_at,
      subject: 'Order PO-4711',
      threshold: 70,
      reasons: ['customer_unknown', 'product_not_found'],
      age: entry.age,
      email_log: emailId,
    });
    expect(entry.age).to.be.at.least(0);
    expect(queue.headers.get('x-total-count')).to.equal('1');
    expect(entry.reference).to.match(/^SO-2026-\d{6}$/);
    const order = await shown(send, `/sales/sales-orders/${id}/`);
    expect(order.headers.get('etag')).to.match(/^"\d+-[\w-]{16}"$/);
    expect(order.body).to.include({
      id,
      company,
      reference: entry.reference,
      status: 'DRAFT',
      ai_confidence: 93.5,
      confidence_level: 'high',
      po_number: 'PO-4711',
    });
    expect(order.body.source).to.deep.equal({ kind: 'email', id: emailId });
    expect(order.body.source_document).to.deep.include({ name: 'order.pdf' });
    expect(order.body.extraction_metadata.fields.total.place).to.deep.include({ kind: 'box', page: 1 });
  });
});
