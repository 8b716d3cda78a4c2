/** A mailbox of Microsoft 365 whose tenant lets nobody submit by SMTP: read by XOAUTH2, its notifications leave through Microsoft Graph, and so it is tested. */
import { expect } from 'chai';
import { after, afterEach, before, describe, it } from 'mocha';
import { type Json, type Send, sender } from '../../api/kit.ts';
import { serveApi } from '../../support/api.ts';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { type GraphServer, startGraphServer } from '../../support/graph-server.ts';
import { notified, password as secret } from '../../support/mail-stage.ts';
import { type MicrosoftApplication, startMicrosoftTokenServer } from '../../support/token-servers/microsoft.ts';
import type { TokenServer } from '../../support/token-servers/token-server.ts';
import { type Desk, orderLetter, startDesk } from './desk.ts';

const user = 'orders@seller.example';
const outlook = 'https://outlook.office365.com';
const login = { kind: 'microsoft_365', tenantId: 'seller.example', clientId: 'client', secretExpiresOn: null } as const;

const application: MicrosoftApplication = {
  tenant: login.tenantId,
  clientId: login.clientId,
  secret,
  roles: ['IMAP.AccessAsApp', 'Mail.Send'],
  mailbox: user,
};

describe('a mailbox that sends with Microsoft Graph', () => {
  let tokens: TokenServer;
  let graph: GraphServer;
  let desk: Desk;
  let companyId: string;
  let mailboxId: string;
  let send: Send;
  let stopApi: () => Promise<void>;
  const applications = [application];
  const logged: string[] = [];
  before(async function () {
    if (!dovecotAvailable()) this.skip();
    graph = await startGraphServer({ isActive: (token) => tokens.isActive(token), users: [user] });
    tokens = await startMicrosoftTokenServer({
      applications,
      resources: [outlook, graph.url],
    });
    desk = await startDesk({
      users: [user],
      dovecot: { oauth2: { introspectionUrl: tokens.introspectionUrl, scope: `${outlook}/.default` } },
      ca: [tokens.ca, graph.ca],
      env: { MICROSOFT_LOGIN_URL: tokens.url, MICROSOFT_GRAPH_URL: graph.url },
      onLog: (line) => logged.push(line),
    });
    companyId = await desk.company();
    mailboxId = await desk.mailbox(companyId, user, { authentication: login, sendVia: 'graph' });
    const api = await serveApi(desk.stage.stack);
    stopApi = api.stop;
    send = sender(api.url, await api.token(companyId, ['admin']));
  });
  afterEach(() => {
    applications[0] = application;
  });
  after(async () => {
    await stopApi?.();
    await desk?.stop();
    await graph?.stop();
    await tokens?.stop();
  });

  const process = async () => {
    const letter = await orderLetter({ to: user });
    await desk.stage.dovecot.deliver(user, letter.raw);
    await desk.poll(companyId, mailboxId);
    return desk.finished(companyId, letter);
  };

  it('reads an order and tells of it, and nothing goes to the SMTP server', async () => {
    expect(await process()).to.include({ status: 'SUCCESS', notification: 'sent' });
    expect(graph.sent.map(({ user: by, mail }) => [by, [mail.to].flat()[0]?.text])).to.deep.equal([[user, notified]]);
    expect(graph.sent[0]?.mail.messageId).to.match(/@order-intake\.seller\.example>$/);
    expect(desk.stage.sink.received()).to.deep.equal([]);
  });

  it('does not know the end of a notification when Graph takes it and does not answer, and sends it no second time', async () => {
    const before = graph.sent.length;
    graph.fail('lost');
    expect((await process()).notification).to.equal('ambiguous');
    graph.fail(null);
    await desk.tick();
    expect(graph.sent).to.have.lengthOf(before + 1);
  });

  const tested = async (): Promise<Json> => {
    const { status, body } = await send('POST', `/sales/email-configs/${mailboxId}/test_connection/`);
    expect(status, JSON.stringify(body)).to.equal(200);
    return body;
  };
  const stagesOf = ({ steps }: Json) => steps.map(({ stage }: Json) => stage);

  it('is tested by its token for Graph, and its SMTP server is not asked', async () => {
    const body = await tested();
    expect(body.ok, JSON.stringify(body)).to.equal(true);
    expect(stagesOf(body.imap)).to.include.members(['token', 'auth', 'folder']);
    expect(stagesOf(body.smtp)).to.deep.equal(['token']);
    const { steps: _, ...smtp } = body.smtp;
    expect(smtp).to.deep.equal({
      ok: true,
      stage: 'token',
      code: null,
      transient: false,
      message: null,
      hint: null,
      tls_version: null,
      capabilities: [],
    });
    expect(tokens.asked.slice(-2).map(({ form }) => form.scope)).to.have.members([
      `${outlook}/.default`,
      `${graph.url}/.default`,
    ]);
    expect(graph.requests()).to.equal(graph.sent.length);
  });

  it('is tested before it is saved, too', async () => {
    const { dovecot } = desk.stage;
    const unsaved = {
      email_address: user,
      authentication: 'microsoft_365',
      oauth_tenant_id: login.tenantId,
      oauth_client_id: login.clientId,
      oauth_secret: secret,
      imap_server: dovecot.host,
      imap_port: dovecot.imapsPort,
      smtp_server: 'nowhere.invalid',
    };
    const at = '/sales/email-configs/test_connection/';
    const { body } = await send('POST', at, { body: { ...unsaved, send_via: 'graph' } });
    expect(body.ok, JSON.stringify(body)).to.equal(true);
    expect(stagesOf(body.smtp)).to.deep.equal(['token']);
    const bySmtp = await send('POST', at, { body: { ...unsaved, send_via: 'smtp' } });
    expect(bySmtp.body.smtp).to.include({ ok: false, stage: 'policy' });
  });

  it('is told in the test when nobody has consented to Mail.Send, and that it works as soon as somebody has', async () => {
    applications[0] = { ...application, roles: ['IMAP.AccessAsApp'] };
    const body = await tested();
    expect(body).to.deep.include({ ok: false });
    expect(body.imap.ok).to.equal(true);
    expect(body.smtp).to.include({ ok: false, stage: 'token', code: 'TOKEN_CONSENT_MISSING', transient: false });
    for (const words of [body.smtp.message, body.smtp.hint])
      expect(words).to.include('Mail.Send').and.not.include('SMTP.SendAsApp');
    applications[0] = application;
    expect((await tested()).ok).to.equal(true);
  });

  it('is told of a secret that Microsoft refuses, and a corrected one counts at once', async () => {
    applications[0] = { ...application, secret: 'another' };
    const { imap, smtp } = await tested();
    for (const side of [imap, smtp]) expect(side).to.include({ ok: false, stage: 'token', code: 'TOKEN_SECRET_WRONG' });
    applications[0] = application;
    expect((await tested()).ok).to.equal(true);
  });

  it('has no secret and no token in any line of the log', () => {
    expect(logged.filter((line) => line.includes(secret) || /eyJ[\w-]+\.eyJ/.test(line))).to.deep.equal([]);
  });
});
