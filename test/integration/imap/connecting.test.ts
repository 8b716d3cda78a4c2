import { expect } from 'chai';
import { after, afterEach, before, describe, it } from 'mocha';
import { createMailHosts } from '../../../src/adapters/host-guard/mail-hosts.ts';
import { createMailboxReader, type MailboxReaderOptions } from '../../../src/adapters/imap/mailbox-reader.ts';
import type { MailboxReader, MailServer } from '../../../src/domain/email/mail-access.port.ts';
import { type Dovecot, dovecotAvailable, startDovecot } from '../../support/dovecot.ts';
import { patience } from '../../support/patience.ts';
import { readerFor, tlsServer, user } from './kit.ts';
import { orderMail } from './mime.ts';
import { type TcpServer, tcpServer } from './tcp.ts';

const trouble = async (
  reader: MailboxReader,
  server: MailServer,
  deadlineMs = patience(15_000),
): Promise<{ trouble: string; message: string }> => {
  const opened = await reader.open(server, { deadlineMs }).catch((error: unknown) => error);
  if (opened instanceof Error && 'trouble' in opened) return { trouble: String(opened.trouble), message: opened.message };
  throw new Error('it was opened');
};

describe('connecting to a mailbox', () => {
  let dovecot: Dovecot;
  before(async function () {
    if (!dovecotAvailable()) this.skip();
    dovecot = await startDovecot({ maxConnections: 1 });
    await dovecot.deliver(user, orderMail());
  });
  after(() => dovecot?.stop());

  const reader = (options: Partial<MailboxReaderOptions> = {}) =>
    readerFor([dovecot.imapPort, dovecot.imapsPort], { ca: dovecot.ca, ...options });
  const startTls = (): MailServer => ({ ...tlsServer(dovecot), port: dovecot.imapPort, implicitTls: false });

  it('works over TLS and after STARTTLS', async () => {
    for (const server of [tlsServer(dovecot), startTls()]) {
      const session = await reader().open(server, { deadlineMs: patience(15_000) });
      expect(await session.unread()).to.have.lengthOf(1);
      await session.close();
    }
  });

  it('calls a wrong password an auth trouble and does not repeat it', async () => {
    const refused = await trouble(reader(), tlsServer(dovecot, 'Authentication'));
    expect(refused.trouble).to.equal('auth');
    expect(refused.message).not.to.contain('Authentication');
  });

  it('calls a connection limit a quota trouble, not an auth trouble', async () => {
    const first = await reader().open(tlsServer(dovecot), { deadlineMs: patience(15_000) });
    expect((await trouble(reader(), tlsServer(dovecot))).trouble).to.equal('quota');
    await first.close();
  });

  it('trusts no certificate it was not told to trust', async () => {
    for (const server of [tlsServer(dovecot), startTls()])
      expect(await trouble(reader({ ca: null }), server))
        .to.include({ trouble: 'network' })
        .and.to.have.property('message')
        .that.matches(/certificate/);
  });

  it('goes to the address that was vetted, and refuses a certificate that is for another host', async () => {
    const hosts = createMailHosts({
      allowedCidrs: ['127.0.0.0/8'],
      allowedPorts: [dovecot.imapPort, dovecot.imapsPort],
      resolve: async () => [{ address: '127.0.0.1' }],
    });
    for (const server of [tlsServer(dovecot), startTls()]) {
      const named = { ...server, host: 'mail.customer.test' };
      expect((await trouble(createMailboxReader({ hosts, ca: dovecot.ca }), named)).message).to.match(/another host name/);
    }
  });

  it('opens no connection to an address that is not allowed', async () => {
    const hosts = createMailHosts({ allowedCidrs: [], allowedPorts: [dovecot.imapsPort] });
    expect((await trouble(createMailboxReader({ hosts }), tlsServer(dovecot))).trouble).to.equal('blocked');
  });

  it('throws for every call after the session was closed', async () => {
    const session = await reader().open(tlsServer(dovecot), { deadlineMs: patience(15_000) });
    await session.close();
    await session.close();
    expect(await session.unread().catch((error: unknown) => error)).to.have.property('name', 'MailboxUnavailable');
    expect(await session.summaries([1]).catch((error: unknown) => error)).to.have.property('name', 'MailboxUnavailable');
  });
});

describe('a server that misbehaves', () => {
  let server: TcpServer | undefined;
  afterEach(() => server?.stop());

  const plain = (port: number): MailServer => ({ host: '127.0.0.1', port, implicitTls: false, user, password: 'secret' });

  it('gets no password when it offers no STARTTLS', async () => {
    const received: string[] = [];
    server = await tcpServer((socket) => {
      socket.write('* OK [CAPABILITY IMAP4rev1 AUTH=PLAIN] ready\r\n');
      socket.on('data', (data) => {
        received.push(data.toString());
        const tag = data.toString().split(' ')[0];
        socket.write(`* CAPABILITY IMAP4rev1 AUTH=PLAIN\r\n${tag} OK done\r\n`);
      });
    });
    const refused = await trouble(readerFor([server.port]), plain(server.port));
    expect(refused)
      .to.include({ trouble: 'network' })
      .and.to.have.property('message')
      .that.matches(/STARTTLS/);
    expect(received.join('')).not.to.match(/LOGIN|AUTHENTICATE/i);
  });

  const hanging: readonly (readonly [string, string | null])[] = [
    ['says nothing', null],
    ['greets and then says nothing', '* OK ready\r\n'],
  ];
  for (const [what, greeting] of hanging) {
    it(`is left at the deadline when it ${what}`, async () => {
      server = await tcpServer((socket) => {
        if (greeting) socket.write(greeting);
      });
      expect(await trouble(readerFor([server.port]), plain(server.port), 150)).to.include({ trouble: 'network' });
    });
  }

  const strange: readonly (readonly [string, string, string])[] = [
    ['speaks HTTP', 'HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n', 'network'],
    ['closes at once', '', 'network'],
    ['says goodbye because of a limit', '* BYE Too many connections from your address\r\n', 'quota'],
  ];
  for (const [what, words, expected] of strange) {
    it(`is a ${expected} trouble when it ${what}, and nothing it says is repeated`, async () => {
      server = await tcpServer((socket) => socket.end(words));
      const refused = await trouble(readerFor([server.port], { connectTimeoutMs: patience(10_000) }), plain(server.port));
      expect(refused.trouble).to.equal(expected);
      expect(refused.message).not.to.match(/Bad Request|your address/);
    });
  }

  it('that nobody listens for is a network trouble', async () => {
    server = await tcpServer(() => undefined);
    const { port } = server;
    server.stop();
    expect(await trouble(readerFor([port]), plain(port))).to.include({ trouble: 'network' });
  });
});
