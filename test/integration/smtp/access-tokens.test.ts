/** Mail that an application sends with access tokens (XOAUTH2), through a server that asks the token server what each is worth. */
import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { createMailHosts } from '../../../src/adapters/host-guard/mail-hosts.ts';
import { createMailer } from '../../../src/adapters/smtp/mailer.ts';
import { createSmtpProbe } from '../../../src/adapters/smtp/probe.ts';
import type { MailServer } from '../../../src/domain/email/mail-access.port.ts';
import type { AccessTokens } from '../../../src/domain/mailbox/access-tokens.port.ts';
import { loginOf, smtpServerOf } from '../../../src/jobs/email/mailbox-access.ts';
import { tokensFrom } from '../../support/access-tokens.ts';
import { patience } from '../../support/patience.ts';
import { mailboxSettings } from '../../support/samples.ts';
import { type SinkOptions, type SmtpSink, startSmtpSink } from '../../support/smtp-sink.ts';
import { type ClientsTokenServer, startClientsTokenServer } from '../../support/token-servers/clients.ts';
import { tcpServer } from '../imap/tcp.ts';

const user = 'orders@example.test';
const secret = 'walrus secret';
const mail = {
  from: user,
  to: ['sales@example.test'],
  subject: 'An order',
  text: 'An order came in.',
  html: '<p>An order came in.</p>',
  messageId: 'notification-1@example.test',
  headers: {},
};

describe('sending as an application', () => {
  let server: ClientsTokenServer;
  let tokens: AccessTokens;
  const stops: (() => unknown)[] = [];
  beforeEach(async () => {
    server = await startClientsTokenServer({ ours: { secret, mailbox: user, scope: 'smtp' } });
    tokens = tokensFrom({ ca: server.ca }).tokens;
    stops.push(server.stop);
  });
  afterEach(() => Promise.all(stops.splice(0).map((stop) => stop())));

  const tokenUser = (token: string): string | null => {
    const worth = server.ofToken(token);
    return worth?.scope === 'smtp' ? worth.mailbox : null;
  };
  const sink = async (options: SinkOptions = {}): Promise<SmtpSink> => {
    const started = await startSmtpSink({ tokenUser, ...options });
    stops.push(started.stop);
    return started;
  };
  const account = async (port: number): Promise<MailServer> => {
    const settings = mailboxSettings({
      emailAddress: user,
      smtpServer: '127.0.0.1',
      smtpPort: port,
      authentication: { kind: 'oauth2', tokenUrl: server.tokenUrl, clientId: 'ours', scope: '', secretExpiresOn: null },
    });
    const login = await loginOf({ passwords: { open: async () => secret }, accessTokens: tokens }, 'ours', settings);
    if (!login) throw new Error('no login');
    return smtpServerOf(settings, login);
  };
  const hostsOf = (port: number) => createMailHosts({ allowedCidrs: ['127.0.0.0/8'], allowedPorts: [port] });
  const send = async ({ port, ca }: SmtpSink) =>
    createMailer({ hosts: hostsOf(port), ca }).send(await account(port), mail, async () => true);
  const probe = async ({ port, ca }: SmtpSink) =>
    createSmtpProbe({ hosts: hostsOf(port), ca, stepMs: patience(5_000) })(await account(port));

  it('arrives, and the next mail uses the same token', async () => {
    const sinking = await sink();
    for (let times = 0; times < 2; times += 1) expect(await send(sinking)).to.deep.equal({ outcome: 'sent' });
    expect(sinking.received().map((each) => each.user)).to.deep.equal([user, user]);
    expect(server.issued()).to.have.lengthOf(1);
  });

  for (const [what, options] of [
    ['with a challenge', {}],
    ['at once', { refusesTokensWith: '5.7.3 Authentication unsuccessful' }],
  ] as const)
    it(`arrives with a new token when the kept one is refused ${what}`, async () => {
      const sinking = await sink(options);
      await send(sinking);
      server.revokeTokens();
      expect(await send(sinking)).to.deep.equal({ outcome: 'sent' });
      expect(server.issued()).to.have.lengthOf(2);
      expect(sinking.received()).to.have.lengthOf(2);
    });

  it('is refused for good when the tokens lack the scope, after one more try and no more, and shows no token', async () => {
    const sinking = await sink();
    server.changeScope('ours', 'calendar');
    const outcome = await send(sinking);
    expect(outcome).to.include({ outcome: 'refused', transient: false });
    expect(JSON.stringify(outcome)).to.match(/refused the application/);
    for (const token of server.issued()) expect(JSON.stringify(outcome)).not.to.include(token);
    expect(server.issued()).to.have.lengthOf(2);
    expect(sinking.received()).to.deep.equal([]);
  });

  it('is refused for good when the secret is wrong, and for now when the token server is away', async () => {
    const sinking = await sink();
    server.changeSecret('ours', 'another');
    expect(await send(sinking)).to.deep.equal({
      outcome: 'refused',
      transient: false,
      reason: 'The token server does not accept the client id and its secret. Enter both again. (invalid_client)',
    });
    await server.stop();
    stops.splice(stops.indexOf(server.stop), 1);
    tokens = tokensFrom({ ca: server.ca }).tokens; // a refused secret is remembered for a minute
    expect(await send(sinking)).to.deep.include({ outcome: 'refused', transient: true });
  });

  it('is tried out with a stage for the token, and sends nothing', async () => {
    const sinking = await sink();
    const found = await probe(sinking);
    expect(found.fault, found.fault?.message).to.equal(null);
    expect(found.steps.map(({ stage }) => stage)).to.deep.equal(['token', 'dns', 'tcp', 'greeting', 'tls', 'auth']);
    expect(sinking.received()).to.deep.equal([]);
    server.changeSecret('ours', 'another');
    tokens = tokensFrom({ ca: server.ca }).tokens;
    const refused = await probe(sinking);
    expect(refused).to.deep.include({ stage: 'token' });
    expect(refused.fault).to.include({ code: 'TOKEN_SECRET_WRONG', transient: false });
  });

  it('is AUTH_NOT_OFFERED where the server takes passwords only', async () => {
    const passwords = await startSmtpSink();
    stops.push(passwords.stop);
    expect((await probe(passwords)).fault).to.include({ code: 'AUTH_NOT_OFFERED' });
  });

  for (const [says, code, words] of [
    ['5.7.3 Authentication unsuccessful [AM0PR01CA0001.eurprd01.prod.exchangelabs.com]', 'LOGIN_REFUSED', /service principal/],
    [
      '5.7.139 Authentication unsuccessful, SmtpClientAuthentication is disabled for the Tenant. Visit https://aka.ms/smtp_auth_disabled for more information.',
      'SMTP_AUTH_DISABLED',
      /SMTP AUTH is disabled/,
    ],
    [
      '5.7.139 Authentication unsuccessful, SmtpClientAuthentication is disabled for the Mailbox. Visit https://aka.ms/smtp_auth_disabled for more information.',
      'SMTP_AUTH_DISABLED',
      /SMTP AUTH is disabled/,
    ],
  ] as const)
    it(`is ${code} when Exchange says ${says.slice(0, 80)}`, async () => {
      server.changeScope('ours', 'calendar');
      const sinking = await sink({ refusesTokensWith: says });
      const before = server.issued().length;
      const found = await probe(sinking);
      expect(found.fault).to.include({ code, transient: false });
      expect(found.fault?.message).to.match(words);
      // another token would change nothing about a mailbox that may not send
      expect(server.issued()).to.have.lengthOf(before + (code === 'LOGIN_REFUSED' ? 2 : 1));
      const outcome = await send(sinking);
      expect(outcome).to.have.property('reason').that.matches(words);
    });

  it('names SMTP AUTH when the server takes the login and not the sender (5.7.57)', async () => {
    const answers = ['220 smtp.office365.example', '250-smtp\r\n250 AUTH LOGIN XOAUTH2', '235 2.7.0 Authentication successful'];
    const scripted = await tcpServer((socket) => {
      const left = [
        ...answers,
        '530 5.7.57 Client not authenticated to send mail. [AM0PR01CA0001.eurprd01.prod.exchangelabs.com]',
      ];
      socket.write(`${left.shift()}\r\n`);
      socket.on('data', () => {
        const next = left.shift();
        if (next) socket.write(`${next}\r\n`);
      });
    });
    stops.push(scripted.stop);
    const mailer = createMailer({ hosts: hostsOf(scripted.port), allowPlaintext: true });
    const outcome = await mailer.send({ ...(await account(scripted.port)), implicitTls: false }, mail, async () => true);
    expect(outcome).to.include({ outcome: 'refused', transient: false });
    expect(outcome)
      .to.have.property('reason')
      .that.matches(/SMTP AUTH is disabled/);
  });
});
