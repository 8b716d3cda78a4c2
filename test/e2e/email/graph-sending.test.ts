/** A mailbox of Microsoft 365 whose tenant lets nobody submit by SMTP: read by XOAUTH2, and its notifications leave through Microsoft Graph. */
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { type GraphServer, startGraphServer } from '../../support/graph-server.ts';
import { notified, password as secret } from '../../support/mail-stage.ts';
import { startMicrosoftTokenServer } from '../../support/token-servers/microsoft.ts';
import type { TokenServer } from '../../support/token-servers/token-server.ts';
import { type Desk, orderLetter, startDesk } from './desk.ts';

const user = 'orders@seller.example';
const outlook = 'https://outlook.office365.com';
const login = { kind: 'microsoft_365', tenantId: 'seller.example', clientId: 'client', secretExpiresOn: null } as const;

describe('a mailbox that sends with Microsoft Graph', () => {
  let tokens: TokenServer;
  let graph: GraphServer;
  let desk: Desk;
  let companyId: string;
  let mailboxId: string;
  const logged: string[] = [];
  before(async function () {
    if (!dovecotAvailable()) this.skip();
    graph = await startGraphServer({ isActive: (token) => tokens.isActive(token), users: [user] });
    tokens = await startMicrosoftTokenServer({
      applications: [
        { tenant: login.tenantId, clientId: login.clientId, secret, roles: ['IMAP.AccessAsApp', 'Mail.Send'], mailbox: user },
      ],
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
  });
  after(async () => {
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

  it('has no secret and no token in any line of the log', () => {
    expect(logged.filter((line) => line.includes(secret) || /eyJ[\w-]+\.eyJ/.test(line))).to.deep.equal([]);
  });
});
