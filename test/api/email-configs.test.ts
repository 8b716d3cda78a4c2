import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { beforeEach, describe, it } from 'mocha';
import { codesOf, expectProblem, type Json, mailboxesOf, type Send, useApi } from './kit.ts';

const path = '/sales/email-configs/';

describe('email configurations', () => {
  const { api, as } = useApi();
  let company: string;
  let send: Send;
  beforeEach(async () => {
    company = await api().stack.newCompany();
    send = as(['admin'], company);
  });

  const typesOf = async () => (await api().events(mailboxesOf(company))).map(({ type }) => type);
  const configured = async (changes: object = {}): Promise<{ id: string; at: string; body: Json; etag: string }> => {
    const reply = await send('POST', path, { body: api().mailboxInput({ ...changes }) });
    expect(reply.status, reply.text).to.equal(201);
    return { id: reply.body.id, at: `${path}${reply.body.id}/`, body: reply.body, etag: reply.headers.get('etag') ?? '' };
  };

  it('configuring answers 201 with the resource, its place and its ETag, and records one event without the password', async () => {
    const reply = await send('POST', path, { body: api().mailboxInput() });
    expect(reply.status).to.equal(201);
    expect(reply.headers.get('location')).to.equal(`${path}${reply.body.id}/`);
    expect(reply.headers.get('etag')).to.equal('"0"');
    expect(reply.body).to.deep.equal({
      id: reply.body.id,
      company,
      module: 'SALES',
      email_address: 'orders@seller.example',
      has_password: true,
      imap_server: '127.0.0.1',
      imap_port: 993,
      imap_use_ssl: true,
      smtp_server: '127.0.0.1',
      smtp_port: 587,
      smtp_use_tls: true,
      auto_create_draft: true,
      min_confidence_threshold: 70,
      processed_folder: 'Processed',
      notification_email: 'sales@seller.example',
      process_since: null,
      authentication: 'password',
      oauth_tenant_id: null,
      oauth_client_id: null,
      oauth_token_url: null,
      oauth_scope: null,
      oauth_secret_expires_on: null,
      is_active: true,
      last_sync: null,
      trouble: null,
      last_error: null,
      last_error_cause: null,
      threshold_raised: null,
      imap_idle: false,
      non_orders: 'processed_folder',
      non_orders_folder: '',
      non_orders_forward_to: '',
      authserv_id: '',
      imap_login: '',
      include_subfolders: false,
      smtp_login: '',
      watched_folders: ['INBOX'],
      send_via: 'smtp',
    });
    const events = await api().events(mailboxesOf(company));
    expect(events.map(({ type }) => type)).to.deep.equal(['MailboxConfigured']);
    expect(JSON.stringify(events)).not.to.include('a mailbox password');
    expect(reply.text).not.to.include('a mailbox password');
  });

  it('what was just written is what is read, by itself and in the list', async () => {
    const { at, body } = await configured();
    expect((await send('GET', at)).body).to.deep.equal(body);
    expect((await send('GET', path)).body).to.deep.equal([body]);
  });

  it('the list is an array, newest first, in pages that name the next one', async () => {
    const ids: string[] = [];
    for (const module of ['SALES', 'PURCHASE', 'HR']) ids.unshift((await configured({ module })).id);
    const first = await send('GET', `${path}?limit=2`);
    expect(first.body.map(({ id }: Json) => id)).to.deep.equal(ids.slice(0, 2));
    const next = /^<([^>]+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await send('GET', next);
    expect(second.body.map(({ id }: Json) => id)).to.deep.equal(ids.slice(2));
    expect(second.headers.get('link')).to.equal(null);
  });

  it('wrong and unknown fields are all named in one 422, and nothing is recorded', async () => {
    const body = {
      ...api().mailboxInput(),
      module: 'X',
      imap_port: 99_999,
      email_address: 'nobody',
      colour: 'red',
      id: randomUUID(),
    };
    const reply = await send('POST', path, { body });
    expectProblem(reply, 422, 'invalid_request');
    expect(codesOf(reply)).to.deep.equal({
      module: 'not_a_choice',
      imap_port: 'not_a_port',
      email_address: 'not_an_email_address',
      colour: 'unknown_field',
      id: 'read_only',
    });
    expect(await typesOf()).to.deep.equal([]);
  });

  it('a second configuration of a module is 409, by POST and by PATCH', async () => {
    const { id } = await configured();
    const other = await configured({ module: 'HR' });
    const posted = await send('POST', path, { body: api().mailboxInput() });
    expectProblem(posted, 409, 'module_taken');
    expect(posted.body.detail).to.include(id);
    expectProblem(await send('PATCH', other.at, { body: { module: 'SALES' } }), 409, 'module_taken');
    expect(await typesOf()).to.deep.equal(['MailboxConfigured', 'MailboxConfigured']);
  });

  it('a host that the operator does not allow is 422 on its field, and nothing is recorded', async () => {
    const reply = await send('POST', path, { body: api().mailboxInput({ smtp_server: '10.1.2.3' }) });
    expectProblem(reply, 422, 'invalid_request');
    expect(codesOf(reply)).to.deep.equal({ smtp_server: 'host_not_allowed' });
    expect(await typesOf()).to.deep.equal([]);
  });

  it('a day to begin with is kept, taken back by a blank, and refused when there is no such day', async () => {
    const { at, body } = await configured({ process_since: '2026-11-01' });
    expect(body.process_since).to.equal('2026-11-01');
    expect((await send('PATCH', at, { body: { process_since: '' } })).body).to.deep.equal({ ...body, process_since: null });
    for (const process_since of ['2026-02-31', 'yesterday', '2026-11-01T08:00:00Z']) {
      const refused = await send('PATCH', at, { body: { process_since } });
      expect(refused.status, process_since).to.equal(422);
      expect(refused.body.errors).to.have.nested.property('[0].code', process_since.length > 10 ? 'too_long' : 'not_a_date');
    }
  });

  it('a change answers the whole resource as it is now and records what differs alone', async () => {
    const { at, body } = await configured();
    const reply = await send('PATCH', at, { body: { min_confidence_threshold: 80, notification_email: '', is_active: true } });
    expect(reply.status).to.equal(200);
    expect(reply.body).to.deep.equal({ ...body, min_confidence_threshold: 80, notification_email: '' });
    const [, change] = await api().events(mailboxesOf(company));
    const changes = { minConfidenceThreshold: 80, notificationEmail: null };
    expect(change).to.deep.equal({ type: 'MailboxChanged', data: { mailboxId: body.id, changes } });
    expect((await send('GET', at)).body).to.deep.equal(reply.body);
  });

  it('a change that changes nothing records nothing', async () => {
    const { at, body } = await configured();
    expect((await send('PATCH', at, { body: {} })).body).to.deep.equal(body);
    expect((await send('PATCH', at, { body: { module: 'SALES', imap_port: 993 } })).status).to.equal(200);
    expect(await typesOf()).to.deep.equal(['MailboxConfigured']);
  });

  it('the whole resource as it was read may be sent back; read-only fields with other values are 422', async () => {
    const { at } = await configured();
    const read = (await send('GET', at)).body;
    expect((await send('PATCH', at, { body: { ...read, processed_folder: 'Done' } })).body.processed_folder).to.equal('Done');
    const body = {
      id: randomUUID(),
      company: randomUUID(),
      last_sync: '2026-01-01T00:00:00Z',
      has_password: false,
      email_password: '',
    };
    const reply = await send('PATCH', at, { body });
    expectProblem(reply, 422, 'invalid_request');
    expect(codesOf(reply)).to.deep.equal({
      id: 'read_only',
      company: 'read_only',
      last_sync: 'read_only',
      has_password: 'read_only',
      email_password: 'blank',
    });
    expect(await typesOf()).to.deep.equal(['MailboxConfigured', 'MailboxChanged']);
  });

  it('a port that is none of mail is the fault of the port, and what is wrong with either server is told at once', async () => {
    const wrong = { imap_port: 8080, smtp_server: '10.0.0.1' };
    const reply = await send('POST', path, { body: api().mailboxInput(wrong) });
    expectProblem(reply, 422, 'invalid_request');
    expect(codesOf(reply)).to.deep.equal({ imap_port: 'port_not_allowed', smtp_server: 'host_not_allowed' });
    const { at } = await configured();
    expect(codesOf(await send('PATCH', at, { body: { ...wrong, email_password: 'again' } }))).to.deep.equal({
      imap_port: 'port_not_allowed',
      smtp_server: 'host_not_allowed',
    });
  });

  it('a new server needs the password again; with it the change is made', async () => {
    const { at } = await configured();
    const reply = await send('PATCH', at, { body: { imap_server: '127.0.0.2' } });
    expectProblem(reply, 422, 'invalid_request');
    expect(codesOf(reply)).to.deep.equal({ email_password: 'required' });
    const changed = await send('PATCH', at, { body: { imap_server: '127.0.0.2', email_password: 'another password' } });
    expect(changed.body.imap_server).to.equal('127.0.0.2');
    expect(JSON.stringify(await api().events(mailboxesOf(company)))).not.to.include('another password');
  });

  it('another address and less encryption need the password again, and what is repeated as it is does not', async () => {
    const { at } = await configured();
    const { body: saved } = await send('GET', at);
    for (const change of [
      { email_address: 'somebody.else@seller.example' },
      { imap_use_ssl: !saved.imap_use_ssl },
      { smtp_use_tls: !saved.smtp_use_tls },
    ]) {
      expect(codesOf(await send('PATCH', at, { body: change }))).to.deep.equal({ email_password: 'required' });
      expect((await send('PATCH', at, { body: { ...change, email_password: 'another password' } })).body).to.include(change);
    }
    const { email_address, imap_use_ssl, smtp_use_tls } = (await send('GET', at)).body;
    const same = { email_address, imap_use_ssl, smtp_use_tls, processed_folder: 'Done' };
    expect((await send('PATCH', at, { body: same })).status).to.equal(200);
  });

  it('If-Match pins the revision of this mailbox, whatever happened to its neighbours', async () => {
    const { at, etag } = await configured();
    await configured({ module: 'HR' });
    const changed = await send('PATCH', at, { body: { processed_folder: 'Done' }, headers: { 'if-match': etag } });
    expect(changed.status).to.equal(200);
    expect(changed.headers.get('etag')).not.to.equal(etag);
    expectProblem(
      await send('PATCH', at, { body: { processed_folder: 'Elsewhere' }, headers: { 'if-match': etag } }),
      412,
      'precondition_failed',
    );
    expectProblem(await send('DELETE', at, { headers: { 'if-match': etag } }), 412, 'precondition_failed');
    const read = (await send('GET', at)).headers.get('etag') ?? '';
    expect((await send('DELETE', at, { headers: { 'if-match': read } })).status).to.equal(204);
    expect(await typesOf()).to.deep.equal(['MailboxConfigured', 'MailboxConfigured', 'MailboxChanged', 'MailboxRemoved']);
  });

  it('who has the newest version is answered 304 until something changes', async () => {
    const { at } = await configured();
    const etag = (await send('GET', at)).headers.get('etag') ?? '';
    const again = await send('GET', at, { headers: { 'if-none-match': etag } });
    expect(again.status).to.equal(304);
    expect(again.text).to.equal('');
    await send('PATCH', at, { body: { is_active: false } });
    expect((await send('GET', at, { headers: { 'if-none-match': etag } })).status).to.equal(200);
  });

  it('the outcome of a poll changes the ETag of a read, but not the revision that a change is pinned to', async () => {
    const { at, id } = await configured();
    const etag = (await send('GET', at)).headers.get('etag') ?? '';
    await api().stack.foundation.pool.query(
      `insert into app.mailbox_polls (company_id, mailbox_id, last_good_poll_at) values ($1, $2, '2026-11-20T08:00:00Z')`,
      [company, id],
    );
    const read = await send('GET', at, { headers: { 'if-none-match': etag } });
    expect(read.status).to.equal(200);
    expect(read.body.last_sync).to.equal('2026-11-20T08:00:00.000Z');
    const body = { ...read.body, is_active: false };
    expect((await send('PATCH', at, { body, headers: { 'if-match': etag } })).status).to.equal(200);
  });

  it('a removed mailbox is gone, its module is free again', async () => {
    const { at } = await configured();
    const removed = await send('DELETE', at);
    expect(removed.status).to.equal(204);
    expect(removed.text).to.equal('');
    expectProblem(await send('GET', at), 404, 'not_found');
    expectProblem(await send('DELETE', at), 404, 'not_found');
    expectProblem(await send('PATCH', at, { body: {} }), 404, 'not_found');
    await configured();
    expect(await typesOf()).to.deep.equal(['MailboxConfigured', 'MailboxRemoved', 'MailboxConfigured']);
  });

  it('sync_now answers 202 with a task; one that waits already is joined', async () => {
    const { at } = await configured();
    const started = await send('POST', `${at}sync_now/`);
    expect(started.status).to.equal(202);
    const { task_id } = started.body;
    expect(started.body).to.deep.equal({ task_id, state: 'queued', url: `/sales/tasks/${task_id}/` });
    expect(started.headers.get('location')).to.equal(`/sales/tasks/${task_id}/`);
    expect((await send('POST', `${at}sync_now`)).body.task_id).to.equal(task_id);
    const task = await send('GET', started.body.url);
    expect(task.status).to.equal(200);
    expect(task.body).to.include({ task_id, state: 'queued', result: null, error: null });
  });

  it('of many who ask for a sync at once all get the same task', async () => {
    const { at, id } = await configured();
    const replies = await Promise.all(Array.from({ length: 5 }, () => send('POST', `${at}sync_now/`)));
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.task_id}`)).size).to.equal(1);
    const { rows } = await api().stack.foundation.pool.query('select id from app.tasks where subject = $1', [id]);
    expect(rows).to.have.length(1);
  });

  it('a mailbox that is switched off, and one that is not there, cannot be synced', async () => {
    const { at } = await configured({ is_active: false });
    expectProblem(await send('POST', `${at}sync_now/`), 409, 'mailbox_inactive');
    expectProblem(await send('POST', `${path}${randomUUID()}/sync_now/`), 404, 'not_found');
  });
});
