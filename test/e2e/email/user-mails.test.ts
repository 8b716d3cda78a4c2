/** Invitations and links for new passwords, from the page that asks to the mail that arrives. */
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { sender } from '../../api/kit.ts';
import { serveApi } from '../../support/api.ts';
import { goodPassword } from '../../support/own-sign-in.ts';
import { type SmtpSink, startSmtpSink } from '../../support/smtp-sink.ts';
import { type Stack, startStack } from '../../support/stack.ts';
import { until } from '../../support/until.ts';

const user = 'orders@seller.example';
const ours = { 'x-order-intake': '1' };

describe('mails about the own sign-in', () => {
  let sink: SmtpSink;
  let stack: Stack;
  let api: Awaited<ReturnType<typeof serveApi>>;
  let stopWorker: () => Promise<void>;
  before(async () => {
    sink = await startSmtpSink({ users: { [user]: 'correct horse battery' } });
    stack = await startStack({
      ca: [sink.ca],
      mailPorts: [sink.port, 993],
      env: { PORT: '0', PUBLIC_URL: 'https://orders.seller.example/intake/' },
    });
    api = await serveApi(stack);
    const worker = await stack.startWorker();
    stopWorker = worker.stop;
  });
  after(async () => {
    await stopWorker?.();
    await api?.stop();
    await stack?.stop();
    await sink?.stop();
  });

  const company = async (locale: string) => {
    const companyId = await stack.newCompany('Seller GmbH');
    const admin = sender(api.url, await api.token(companyId, ['admin']));
    await admin('PATCH', '/sales/company-settings/', { body: { locale } });
    const mailbox = {
      module: 'SALES',
      email_address: user,
      email_password: 'correct horse battery',
      imap_server: '127.0.0.1',
      smtp_server: '127.0.0.1',
      smtp_port: sink.port,
      is_active: true,
    };
    const made = await admin('POST', '/sales/email-configs/', { body: mailbox });
    expect(made.status, made.text).to.equal(201);
    return { companyId, admin };
  };
  const post = (path: string, body: unknown) => sender(api.url)('POST', `/sales/session/${path}`, { body, headers: ours });
  const mailsTo = (address: string, count: number) =>
    until(`${count} mails to ${address}`, async () => {
      const mails = sink.received().filter(({ envelope }) => envelope.to.includes(address));
      return mails.length >= count && mails;
    });
  const codeIn = (text: string | undefined, page: string): string =>
    new RegExp(`https://orders\\.seller\\.example/intake/app/${page}#code=([\\w-]{43})`).exec(text ?? '')?.[1] ?? '';

  it('bring an invitation in the language of the company, once, with a link that nothing else holds', async () => {
    const { admin } = await company('de-DE');
    const body = { email: 'anna@people.example', name: 'Anna', roles: ['sales'] };
    const invited = await admin('POST', '/sales/users/', { body });
    expect(invited.body).to.include({ by_mail: true, invitation_link: null });
    const [first, ...more] = await mailsTo('anna@people.example', 1);
    expect(more).to.deep.equal([]);
    expect(first?.mail.subject).to.equal('[Order Intake] Seller GmbH lädt Sie zu Order Intake ein');
    const code = codeIn(first?.mail.text, 'join');
    const { rows } = await stack.foundation.pool.query<{ all: string }>(
      'select string_agg(t::text, $1) as all from app.account_links t',
      [' '],
    );
    expect(rows[0]?.all).not.to.include(code);
    expect((await admin('POST', `/sales/users/${invited.body.id}/invite/`)).body.by_mail).to.equal(true);
    await mailsTo('anna@people.example', 2);
    const joined = await post('invitation/accept/', { code, name: 'Anna Berg', password: goodPassword });
    expect(joined.status, joined.text).to.equal(204);
  });

  it('bring a link for a new password to whoever forgot it, once in five minutes, and none to an address that nobody has', async () => {
    const { admin } = await company('en-GB');
    const email = 'bert@people.example';
    await admin('POST', '/sales/users/', { body: { email, roles: ['sales'] } });
    const [invitation] = await mailsTo(email, 1);
    await post('invitation/accept/', { code: codeIn(invitation?.mail.text, 'join'), name: 'Bert', password: goodPassword });
    for (const address of ['BERT@people.example', email, 'nobody@people.example'])
      expect((await post('password_reset/', { email: address })).status).to.equal(202);
    const [, reset, ...more] = await mailsTo(email, 2);
    expect(more).to.deep.equal([]);
    expect(reset?.mail.subject).to.equal('[Order Intake] Reset your Order Intake password');
    const code = codeIn(reset?.mail.text, 'reset');
    const next = 'neun grüne ziegel trocknen';
    expect((await post('password/', { code, password: 'bert@people.example' })).status).to.equal(422);
    expect((await post('password/', { code, password: next })).status).to.equal(204);
    expect((await post('password/', { code, password: next })).status).to.equal(401);
    expect((await post('', { email, password: goodPassword })).status).to.equal(401);
    expect((await post('', { email, password: next })).status).to.equal(204);
    expect(sink.received().some(({ envelope }) => envelope.to.includes('nobody@people.example'))).to.equal(false);
  });
});
