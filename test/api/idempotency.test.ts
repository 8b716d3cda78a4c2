import { expect } from 'chai';
import { beforeEach, describe, it } from 'mocha';
import { sweepIdempotencyKeys } from '../../src/api/http/idempotency.ts';
import { emailStream } from '../../src/domain/email/email.stream.ts';
import { processLock } from '../../src/platform/live/live-feed.ts';
import { patience } from '../support/patience.ts';
import { until } from '../support/until.ts';
import { expectProblem, failMail, mailboxesOf, receiveMail, type Send, shown, useApi } from './kit.ts';

const path = '/sales/email-configs/';
const keyed = (key: string, body?: unknown) => ({ headers: { 'idempotency-key': key }, ...(body === undefined ? {} : { body }) });

describe('Idempotency-Key', () => {
  const { api, as } = useApi();
  let company: string;
  let send: Send;
  beforeEach(async () => {
    company = await api().stack.newCompany();
    send = as(['admin'], company);
  });

  const eventCount = async () => (await api().events(mailboxesOf(company))).length;
  const query = (sql: string) => api().stack.foundation.pool.query(sql, [company]);

  it('the same request given twice is done once and answered twice, byte for byte', async () => {
    const first = await send('POST', path, keyed('k', api().mailboxInput()));
    const second = await send('POST', path, keyed('k', api().mailboxInput()));
    expect(first.status).to.equal(201);
    expect(second.status).to.equal(201);
    expect(second.text).to.equal(first.text);
    for (const name of ['location', 'etag']) expect(second.headers.get(name)).to.equal(first.headers.get(name));
    expect(await eventCount()).to.equal(1);
  });

  it('given to another request it is 422, and nothing happens', async () => {
    const { body } = await send('POST', path, keyed('k', api().mailboxInput()));
    expectProblem(await send('POST', path, keyed('k', api().mailboxInput({ module: 'HR' }))), 422, 'idempotency_key_reused');
    expectProblem(await send('POST', `${path}${body.id}/sync_now/`, keyed('k')), 422, 'idempotency_key_reused');
    expect(await eventCount()).to.equal(1);
  });

  it('belongs to a company: another one may use the same', async () => {
    const other = await api().stack.newCompany();
    const [ours, theirs] = [
      await send('POST', path, keyed('k', api().mailboxInput())),
      await as(['admin'], other)('POST', path, keyed('k', api().mailboxInput())),
    ];
    expect([ours.status, theirs.status]).to.deep.equal([201, 201]);
    expect(theirs.body.id).not.to.equal(ours.body.id);
  });

  it('two at the same moment are done once; the later one is told that the first still runs, or its answer', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => send('POST', path, keyed('k', api().mailboxInput()))));
    for (const reply of replies) expect([201, 409]).to.include(reply.status);
    expect(replies.filter(({ status }) => status === 201)).not.to.have.length(0);
    for (const reply of replies.filter(({ status }) => status === 409)) expectProblem(reply, 409, 'request_in_progress');
    expect(await eventCount()).to.equal(1);
  });

  it('a refused request keeps no key: corrected, it is done', async () => {
    await send('POST', path, { body: api().mailboxInput() });
    expectProblem(await send('POST', path, keyed('k', api().mailboxInput())), 409, 'module_taken');
    expect((await send('POST', path, keyed('k', api().mailboxInput({ module: 'HR' })))).status).to.equal(201);
    expectProblem(await send('POST', path, keyed('l', { module: 'HR' })), 422, 'invalid_request');
    expect((await send('POST', path, keyed('l', api().mailboxInput({ module: 'ACCOUNTS' })))).status).to.equal(201);
  });

  /** As a process shows that it lives; until it is released. */
  const livingProcess = async (): Promise<{ readonly id: string; readonly release: () => void }> => {
    const id = `living ${company}`;
    const client = await api().stack.foundation.pool.connect();
    await client.query(`select pg_advisory_lock(${processLock('$1::text')})`, [id]);
    return { id, release: () => client.release(true) };
  };
  const forgotten = (process: string, age: string) =>
    api().stack.foundation.pool.query(
      `update app.idempotency_keys set status = null, body = null, process = $2, created_at = now() - $3::interval where company_id = $1`,
      [company, process, age],
    );
  const again = () => send('POST', path, keyed('k', api().mailboxInput()));

  it('a request that a living process does not end is taken over after a minute and done once', async () => {
    const first = await again();
    const other = await livingProcess();
    try {
      await forgotten(other.id, '50 seconds');
      expectProblem(await again(), 409, 'request_in_progress');
      await forgotten(other.id, '61 seconds');
      const second = await again();
      expect(second.status).to.equal(201);
      expect(second.text).to.equal(first.text);
    } finally {
      other.release();
    }
    expect(await eventCount()).to.equal(1);
  });

  it('a request whose process is no more is taken over after seconds, one whose process lives is not', async () => {
    const first = await again();
    const other = await livingProcess();
    await forgotten(other.id, '7 seconds');
    expectProblem(await again(), 409, 'request_in_progress');
    other.release();
    await until('the lock of the process that ended', async () => (await again()).status === 201, 5_000);
    expect((await again()).text).to.equal(first.text);
    expect(await eventCount()).to.equal(1);
  });

  it('a request whose end this process could not write down is done again at once', async () => {
    const first = await again();
    const { rows } = await query('select process from app.idempotency_keys where company_id = $1');
    await forgotten(rows[0].process, '0 seconds');
    const second = await again();
    expect(second.status).to.equal(201);
    expect(second.text).to.equal(first.text);
    expect(await eventCount()).to.equal(1);
  });

  it('a retry that died after it was recorded is answered as if it had not', async () => {
    const id = await receiveMail(api(), company);
    await failMail(api(), company, id);
    const retry = `/sales/email-logs/${id}/retry/`;
    await shown(send, `/sales/email-logs/${id}/`, ({ body }) => body.status === 'FAILED');
    const first = await send('POST', retry, keyed('r'));
    expect(first.status).to.equal(202);
    await query(
      `update app.idempotency_keys set status = null, body = null, created_at = now() - interval '61 seconds' where company_id = $1`,
    );
    const again = await send('POST', retry, keyed('r'));
    expect(again.status).to.equal(202);
    expect(again.body.status).to.equal('PENDING');
    const kept = await query('select * from app.idempotency_keys where company_id = $1');
    expect(JSON.stringify(kept.rows), 'a sender is personal').not.to.include(again.body.email_from);
    expect((await api().events(emailStream(company, id))).filter(({ type }) => type === 'RetryRequested')).to.have.length(1);
  });

  describe('of an upload that nobody reads yet', () => {
    const uploaded = async (key: string, signal?: AbortSignal) => {
      const form = new FormData();
      form.append('file', new Blob(['Order;4711\n\nArticle;Quantity;Price\nLamp;3;12.50\nPaper;1;2\n']), 'order.csv');
      const response = await fetch(`${api().url}/sales/sales-orders/upload_document/`, {
        method: 'POST',
        headers: { authorization: `Bearer ${await api().token(company, ['sales'])}`, 'idempotency-key': key },
        body: form,
        ...(signal ? { signal } : {}),
      });
      return { status: response.status, body: (await response.json()) as { id?: string } };
    };
    const keyIn = async (state: string) =>
      (await query(`select 1 from app.idempotency_keys where company_id = $1 and status is ${state}`)).rowCount === 1;

    it('answers with the task when it is sent again after the caller hung up', async () => {
      const leaving = new AbortController();
      const first = uploaded('u', leaving.signal).catch(() => 'hung up');
      await until('the first request', () => keyIn('null'));
      leaving.abort();
      expect(await first).to.equal('hung up');
      await until('its answer, kept', () => keyIn('not null'), 8_000);
      const again = await uploaded('u');
      expect(again.status).to.equal(202);
    });

    it('answers with the task soon after its process has ended, and keeps that answer', async () => {
      const leaving = new AbortController();
      const first = uploaded('v', leaving.signal).catch(() => null);
      await until('the first request', () => keyIn('null'));
      await query(
        `update app.idempotency_keys set process = 'one that was killed', created_at = now() - interval '7 seconds' where company_id = $1`,
      );
      const began = performance.now();
      const again = await uploaded('v');
      expect(again.status).to.equal(202);
      expect(performance.now() - began).to.be.below(patience(10_000));
      expect((await uploaded('v')).body.id).to.equal(again.body.id);
      leaving.abort();
      await first;
    });
  });

  it('a key that is none is 400', async () => {
    expectProblem(await send('POST', path, keyed('x'.repeat(300), api().mailboxInput())), 400, 'bad_idempotency_key');
    expect(await eventCount()).to.equal(0);
  });

  it('what is kept shows no password, and goes after a day', async () => {
    await send('POST', path, keyed('k', api().mailboxInput({ email_password: 'walrus-marmalade' })));
    const { rows } = await query('select * from app.idempotency_keys where company_id = $1');
    expect(rows).to.have.length(1);
    expect(JSON.stringify(rows)).not.to.include('walrus');
    await query(`update app.idempotency_keys set created_at = now() - interval '25 hours' where company_id = $1`);
    expect(await sweepIdempotencyKeys(api().stack.foundation.pool)).to.be.greaterThan(0);
    expect((await query('select 1 from app.idempotency_keys where company_id = $1')).rows).to.have.length(0);
  });
});
