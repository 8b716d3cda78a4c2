/** test_connection as callers have it: a report over real servers, no trace of it, and the password nowhere but in its secret row. */
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { type Send, sender } from '../../api/kit.ts';
import { serveApi } from '../../support/api.ts';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { password } from '../../support/mail-stage.ts';
import { until } from '../../support/until.ts';
import { type Desk, startDesk } from './desk.ts';

const user = 'orders@seller.example';
const path = '/sales/email-configs/';

describe('trying out a connection', () => {
  let desk: Desk;
  let send: Send;
  let mailboxId: string;
  let stopApi: () => Promise<void>;

  before(async function () {
    if (!dovecotAvailable()) this.skip();
    desk = await startDesk({ users: [user] });
    const companyId = await desk.stage.stack.newCompany();
    mailboxId = await desk.mailbox(companyId, user);
    const api = await serveApi(desk.stage.stack);
    stopApi = api.stop;
    send = sender(api.url, await api.token(companyId, ['admin']));
  });
  after(async () => {
    await stopApi?.();
    await desk?.stop();
  });

  const unsaved = (changes: object = {}) => ({
    email_address: user,
    email_password: password,
    imap_server: '127.0.0.1',
    imap_port: desk.stage.dovecot.imapsPort,
    smtp_server: '127.0.0.1',
    smtp_port: desk.stage.sink.port,
    ...changes,
  });

  it('tells on the way how far it has come, of settings that are not saved', async () => {
    const started = await send('POST', `${path}test_connection/`, {
      body: unsaved(),
      headers: { prefer: 'respond-async' },
    });
    expect(started.status).to.equal(202);
    const seen = new Set<string>();
    const done = await until('the test to end', async () => {
      const { body } = await send('GET', started.body.url);
      for (const side of ['imap', 'smtp']) if (body.progress?.[side]) seen.add(`${side} ${body.progress[side].stage}`);
      return body.state === 'succeeded' ? body : undefined;
    });
    expect(done.result.ok, JSON.stringify(done.result)).to.equal(true);
    expect(done.progress.imap.stage).to.equal('folder');
    expect(done.progress.imap.steps.map(({ stage }: { stage: string }) => stage)).to.include.members([
      'dns',
      'tcp',
      'tls',
      'auth',
    ]);
    expect(done.progress.smtp.stage).to.equal('auth');
    expect([...seen].some((one) => one.startsWith('imap'))).to.equal(true);
  });
  it('of a mailbox answers the report at once', async () => {
    const { status, body } = await send('POST', `${path}${mailboxId}/test_connection/`);
    expect(status).to.equal(200);
    expect(body).to.deep.include({ ok: true });
    expect(body.imap).to.deep.include({
      ok: true,
      stage: 'folder',
      code: null,
      transient: false,
      message: null,
      hint: null,
      tls_version: 'TLSv1.3',
      move_strategy: 'move',
      processed_folder: { name: 'Processed', path: 'Processed', exists: false, will_be_created: true },
      unread_count: 0,
      unread_to_process_count: 0,
    });
    expect(body.smtp).to.deep.include({ ok: true, stage: 'auth', code: null, tls_version: 'TLSv1.3' });
    expect(desk.stage.sink.received()).to.deep.equal([]);
    expect(await desk.stage.dovecot.folders(user)).not.to.include('Processed');
  });

  it('of settings that are not saved needs the servers, the address and the password, and keeps none of it', async () => {
    const { pool } = desk.stage.stack.foundation;
    const secrets = async () => (await pool.query('select id from app.secrets')).rows.length;
    const before = await secrets();
    const secret = 'not-the-password-walrus';
    const { status, body } = await send('POST', `${path}test_connection/`, { body: unsaved({ email_password: secret }) });
    expect(status).to.equal(200);
    expect(body.ok).to.equal(false);
    expect(body.imap).to.deep.include({ ok: false, stage: 'auth', code: 'AUTH_FAILED', transient: false, unread_count: null });
    expect(body.imap.hint).to.include('password');
    expect(body.smtp).to.deep.include({ ok: false, stage: 'auth', code: 'AUTH_FAILED' });
    await until('its secret row to be gone', async () => (await secrets()) === before);
    const kept = await pool.query(`select (select string_agg(data::text, '') from queue.job) as jobs,
      (select string_agg(to_jsonb(t)::text, '') from app.tasks t) as tasks`);
    expect(JSON.stringify(kept.rows)).not.to.include(secret);

    const missing = await send('POST', `${path}test_connection/`, { body: { ...unsaved(), email_password: undefined } });
    expect(missing.status).to.equal(422);
    expect(
      (await send('POST', `${path}test_connection/`, { body: { ...unsaved(), module: 'SALES', is_active: true } })).body.ok,
    ).to.equal(true);
  });

  it('with Prefer: respond-async answers where the report will be', async () => {
    const headers = { prefer: 'respond-async' };
    const started = await send('POST', `${path}${mailboxId}/test_connection/`, { headers });
    expect(started.status).to.equal(202);
    expect(started.headers.get('preference-applied')).to.equal('respond-async');
    const at = started.headers.get('location') ?? '';
    const task = await until('the task to end', async () => {
      const { body } = await send('GET', at);
      return body.state === 'succeeded' ? body : null;
    });
    expect(task).to.include({ kind: 'test_connection' });
    expect(task.result.ok).to.equal(true);
  });

  it('of a mailbox that is not there is 404', async () => {
    expect((await send('POST', `${path}00000000-0000-4000-8000-000000000000/test_connection/`)).status).to.equal(404);
  });
});
