/** Mailboxes that an application opens with access tokens, at a Dovecot that asks a token server what each is worth. */
import { expect } from 'chai';
import { after, afterEach, before, beforeEach, describe, it } from 'mocha';
import { createMailHosts } from '../../../src/adapters/host-guard/mail-hosts.ts';
import { createImapProbe } from '../../../src/adapters/imap/probe/probe.ts';
import type { MailServer } from '../../../src/domain/email/mail-access.port.ts';
import { MailboxUnavailable } from '../../../src/domain/email/mail-access.port.ts';
import type { AccessTokens } from '../../../src/domain/mailbox/access-tokens.port.ts';
import { imapServerOf, loginOf } from '../../../src/jobs/email/mailbox-access.ts';
import { tokensFrom } from '../../support/access-tokens.ts';
import { type Dovecot, dovecotAvailable, startDovecot } from '../../support/dovecot.ts';
import { patience } from '../../support/patience.ts';
import { mailboxSettings } from '../../support/samples.ts';
import { type ClientsTokenServer, startClientsTokenServer } from '../../support/token-servers/clients.ts';
import { inTemporaryDirectory, readable, readerFor, user } from './kit.ts';
import { orderMail, pdf } from './mime.ts';
import { scriptedServer } from './scripted.ts';
import { faultyProxy, type TcpServer } from './tcp.ts';

const deadlineMs = patience(20_000);
const secret = 'walrus secret';
const other = 'others@example.test';

describe('a mailbox that an application opens', () => {
  let dovecot: Dovecot;
  let server: ClientsTokenServer;
  let tokens: AccessTokens;
  const servers: TcpServer[] = [];
  before(async function () {
    if (!dovecotAvailable()) this.skip();
    server = await startClientsTokenServer({
      ours: { secret, mailbox: user },
      theirs: { secret: 'their secret', mailbox: other },
    });
    const { introspectionUrl } = server;
    dovecot = await startDovecot({ oauth2: { introspectionUrl, scope: 'imap', mechanisms: ['xoauth2'] } });
    await dovecot.deliver(user, orderMail());
    await dovecot.deliver(other, orderMail());
  });
  beforeEach(() => {
    tokens = tokensFrom({ ca: server.ca }).tokens;
    server?.live(3_600);
    server?.changeSecret('ours', secret);
    server?.changeScope('ours', 'imap');
  });
  afterEach(() => {
    for (const one of servers.splice(0)) one.stop();
  });
  after(async () => {
    await dovecot?.stop();
    await server?.stop();
  });

  /** As a job opens it: the secret from its row, the tokens by the port. */
  const opened = async (
    port: number,
    { company = 'ours', clientId = 'ours', as = user, stored = secret } = {},
  ): Promise<MailServer> => {
    const settings = mailboxSettings({
      emailAddress: as,
      imapServer: '127.0.0.1',
      imapPort: port,
      authentication: { kind: 'oauth2', tokenUrl: server.tokenUrl, clientId, scope: '', secretExpiresOn: null },
    });
    const login = await loginOf({ passwords: { open: async () => stored }, accessTokens: tokens }, company, settings);
    if (!login) throw new Error('no login');
    return imapServerOf(settings, login);
  };
  const open = async (mailServer: MailServer) =>
    readerFor([mailServer.port], { ca: dovecot.ca }).open(mailServer, { deadlineMs });
  const refusal = async (mailServer: MailServer): Promise<MailboxUnavailable> => {
    const error = await open(mailServer).catch((thrown: unknown) => thrown);
    if (error instanceof MailboxUnavailable) return error;
    throw new Error('it was opened');
  };
  const probe = async (mailServer: MailServer) =>
    createImapProbe({
      hosts: createMailHosts({ allowedCidrs: ['127.0.0.0/8'], allowedPorts: [mailServer.port] }),
      ca: dovecot.ca,
      stepMs: patience(5_000),
    })(mailServer, { processedFolder: 'Processed', processSince: null });

  it('is read with a token, and the next session uses the same one', async () => {
    const before = server.issued().length;
    for (let times = 0; times < 2; times += 1) {
      const session = await open(await opened(dovecot.imapsPort));
      expect(await session.unread()).to.have.lengthOf(1);
      await session.close();
    }
    expect(server.issued()).to.have.lengthOf(before + 1);
  });

  it('is read by OAUTHBEARER where the server offers that', async () => {
    const { introspectionUrl } = server;
    const modern = await startDovecot({ oauth2: { introspectionUrl, scope: 'imap', mechanisms: ['oauthbearer'] } });
    try {
      const mailServer = await opened(modern.imapsPort);
      const session = await readerFor([modern.imapsPort], { ca: modern.ca }).open(mailServer, { deadlineMs });
      expect(await session.unread()).to.deep.equal([]);
      await session.close();
    } finally {
      await modern.stop();
    }
  });

  it('is read with a new token when the server refuses the one that is kept', async () => {
    await (await open(await opened(dovecot.imapsPort))).close();
    server.revokeTokens();
    const before = server.issued().length;
    const session = await open(await opened(dovecot.imapsPort));
    expect(await session.unread()).to.have.lengthOf(1);
    await session.close();
    expect(server.issued()).to.have.lengthOf(before + 1);
  });

  it('is an auth trouble when the tokens lack the scope, after one more try and no more', async () => {
    server.changeScope('ours', 'calendar');
    const before = server.issued().length;
    const refused = await refusal(await opened(dovecot.imapsPort));
    expect(refused).to.include({ trouble: 'auth', probeCode: 'LOGIN_REFUSED' });
    expect(refused.message).to.match(/refused the application .* does not accept the token/);
    for (const token of server.issued()) expect(refused.message).not.to.include(token);
    expect(server.issued()).to.have.lengthOf(before + 2);
  });

  it('is an auth trouble that names the secret once the secret is revoked', async () => {
    await (await open(await opened(dovecot.imapsPort))).close();
    server.changeSecret('ours', 'another secret');
    const refused = await refusal(await opened(dovecot.imapsPort));
    expect(refused).to.include({ trouble: 'auth', probeCode: 'TOKEN_SECRET_WRONG' });
    expect(refused.message).not.to.include(secret);
  });

  it('is a network trouble while the token server cannot be reached: that passes', async () => {
    const away = await startClientsTokenServer({});
    await away.stop();
    const mailServer = await opened(dovecot.imapsPort);
    const gone = { ...server, tokenUrl: away.tokenUrl };
    const settings = { kind: 'oauth2', tokenUrl: gone.tokenUrl, clientId: 'ours', scope: '', secretExpiresOn: null } as const;
    const request = { login: settings, secret, mailbox: user, audience: 'mail' } as const;
    const { host, port, implicitTls } = mailServer;
    const login = { get: () => tokens.get('ours', request), forget: () => tokens.forget('ours', request) };
    expect(await refusal({ host, port, implicitTls, user, tokens: login })).to.include({
      trouble: 'network',
      probeCode: 'TOKEN_SERVER_UNREACHABLE',
    });
  });

  it('is never opened with the token of another company, and a token opens no mailbox but its own', async () => {
    await (await open(await opened(dovecot.imapsPort))).close();
    const refused = await refusal(await opened(dovecot.imapsPort, { company: 'theirs', clientId: 'ours', stored: 'a guess' }));
    expect(refused).to.include({ trouble: 'auth', probeCode: 'TOKEN_SECRET_WRONG' });
    const foreign = await refusal(await opened(dovecot.imapsPort, { as: other }));
    expect(foreign).to.include({ trouble: 'auth', probeCode: 'LOGIN_REFUSED' });
  });

  it('is fetched to the end when the token ends meanwhile and the connection is lost: it goes on with a new one', async () => {
    const mailbox = 'long@example.test';
    const source = await startClientsTokenServer({ ours: { secret, mailbox } });
    const { introspectionUrl } = source;
    const slow = await startDovecot({ oauth2: { introspectionUrl, scope: 'imap' }, users: { [mailbox]: 'unused' } });
    try {
      for (let number = 0; number < 6; number += 1)
        await slow.deliver(
          mailbox,
          orderMail({ Subject: `long ${number}`, 'Message-ID': `<long-${number}@buyer.example>` }, pdf(200_000, number + 1)),
        );
      let limit = 600_000;
      const proxy = await faultyProxy(slow.imapsPort, () => limit);
      servers.push(proxy);
      const settings = mailboxSettings({
        emailAddress: mailbox,
        imapServer: '127.0.0.1',
        imapPort: proxy.port,
        authentication: { kind: 'oauth2', tokenUrl: source.tokenUrl, clientId: 'ours', scope: '', secretExpiresOn: null },
      });
      const accessTokens = tokensFrom({ ca: source.ca }).tokens;
      const login = await loginOf({ passwords: { open: async () => secret }, accessTokens }, 'ours', settings);
      if (!login) throw new Error('no login');
      const session = await readerFor([proxy.port], { ca: slow.ca }).open(imapServerOf(settings, login), { deadlineMs });
      const summaries = await readable(session, await session.unread());
      source.revokeTokens(); // it has ended, whatever this machine's clock says
      limit = Number.POSITIVE_INFINITY;
      await inTemporaryDirectory(async (directory) => {
        const wanted = summaries.map(({ uid, attachments }) => ({ uid, attachments }));
        const results = await session.download(wanted, directory);
        expect(results.filter((result) => 'files' in result)).to.have.lengthOf(6);
      });
      await session.close();
      expect(proxy.connections(), 'connections').to.be.greaterThan(1);
      expect(source.issued()).to.have.lengthOf(2);
    } finally {
      await slow.stop();
      await source.stop();
    }
  });

  for (const [what, skewMs] of [
    ['behind', -20 * 60_000],
    ['ahead', 20 * 60_000],
  ] as const)
    it(`is read although the clock of this machine is 20 minutes ${what}`, async () => {
      server.live(600);
      const moved = tokensFrom({ ca: server.ca });
      moved.setClockAhead(skewMs);
      tokens = moved.tokens;
      for (let times = 0; times < 2; times += 1) {
        const session = await open(await opened(dovecot.imapsPort));
        expect(await session.unread()).to.have.lengthOf(1);
        await session.close();
        server.revokeTokens();
      }
    });

  it('is tried out with a stage for the token, before any mail server is asked', async () => {
    const found = await probe(await opened(dovecot.imapsPort));
    expect(found.fault, found.fault?.message).to.equal(null);
    expect(found.steps.map(({ stage }) => stage)).to.deep.equal(['token', 'dns', 'tcp', 'tls', 'greeting', 'auth', 'folder']);
    server.changeSecret('ours', 'another secret');
    tokens = tokensFrom({ ca: server.ca }).tokens;
    const refused = await probe(await opened(dovecot.imapsPort));
    expect(refused).to.deep.include({ stage: 'token' });
    expect(refused.fault).to.include({ code: 'TOKEN_SECRET_WRONG', transient: false });
    expect(refused.steps.map(({ stage }) => stage)).to.deep.equal(['token']);
  });

  it('is AUTH_NOT_OFFERED where the server takes passwords only', async () => {
    const old = await startDovecot();
    try {
      const mailServer = await opened(old.imapsPort);
      const hosts = createMailHosts({ allowedCidrs: ['127.0.0.0/8'], allowedPorts: [old.imapsPort] });
      const found = await createImapProbe({ hosts, ca: old.ca })(mailServer, {
        processedFolder: 'Processed',
        processSince: null,
      });
      expect(found.fault).to.include({ code: 'AUTH_NOT_OFFERED' });
      const error = await readerFor([old.imapsPort], { ca: old.ca })
        .open(mailServer, { deadlineMs })
        .catch((thrown: unknown) => thrown);
      expect(error).to.include({ trouble: 'auth', probeCode: 'AUTH_NOT_OFFERED' });
    } finally {
      await old.stop();
    }
  });

  describe('at Exchange Online', () => {
    const exchange = async (says: (command: string) => string | undefined) => {
      const capabilities = 'IMAP4 IMAP4rev1 AUTH=PLAIN AUTH=XOAUTH2 SASL-IR UIDPLUS ID NAMESPACE';
      const scripted = await scriptedServer((command) => {
        if (command.startsWith('CAPABILITY')) return { lines: [`* CAPABILITY ${capabilities}`] };
        const tagged = says(command);
        return tagged === undefined ? undefined : { tagged };
      }, capabilities);
      servers.push(scripted);
      const mailServer = { ...(await opened(scripted.port)), implicitTls: false };
      const reader = readerFor([scripted.port], { allowPlaintext: true });
      const error = await reader.open(mailServer, { deadlineMs }).catch((thrown: unknown) => thrown);
      const hosts = createMailHosts({ allowedCidrs: ['127.0.0.0/8'], allowedPorts: [scripted.port] });
      const tried = await createImapProbe({ hosts, allowPlaintext: true })(mailServer, {
        processedFolder: 'x',
        processSince: null,
      });
      return { error: error as MailboxUnavailable, code: tried.fault?.code };
    };

    it('an application whose service principal is not registered is told so', async () => {
      const { error, code } = await exchange((command) =>
        command.startsWith('AUTHENTICATE') ? 'NO AUTHENTICATE failed.' : undefined,
      );
      expect(error).to.include({ trouble: 'auth', probeCode: 'LOGIN_REFUSED' });
      expect(error.message).to.match(/service principal .* not registered in Exchange/);
      expect(code).to.equal('LOGIN_REFUSED');
    });

    it('an application without the permission for the mailbox is told so, after a login that was accepted', async () => {
      const { error, code } = await exchange((command) =>
        /^(NAMESPACE|SELECT|EXAMINE|LIST|ID)/.test(command) ? 'BAD User is authenticated but not connected.' : undefined,
      );
      expect(error).to.include({ trouble: 'auth', probeCode: 'MAILBOX_ACCESS_MISSING' });
      expect(error.message).to.match(/may not open this mailbox/);
      expect(code).to.equal('MAILBOX_ACCESS_MISSING');
    });
  });
});
