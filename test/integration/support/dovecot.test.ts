import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { expect } from 'chai';
import { ImapFlow } from 'imapflow';
import { after, before, describe, it } from 'mocha';
import { type Dovecot, type DovecotOptions, dovecotAvailable, startDovecot } from '../../support/dovecot.ts';
import { patience } from '../../support/patience.ts';

const user = 'orders@example.test';

describe('a private Dovecot', () => {
  let dovecot: Dovecot;

  before(async function () {
    if (!dovecotAvailable()) this.skip();
    dovecot = await startDovecot();
  });

  after(() => dovecot?.stop());

  it('shows delivered mail in the order of delivery, unread, byte for byte', async () => {
    for (let n = 1; n <= 12; n++) await dovecot.deliver(user, mailNumbered(n));
    await dovecot.deliver(user, mailNumbered(13), 'INBOX', ['\\Seen']);
    await signedIn(dovecot, async (client) => {
      const lock = await client.getMailboxLock('INBOX');
      const mails = await client.fetchAll('1:*', { source: true, flags: true });
      lock.release();
      expect(mails.map(({ source }) => source?.toString())).to.deep.equal(
        Array.from({ length: 13 }, (_, n) => mailNumbered(n + 1)),
      );
      expect(mails.filter(({ flags }) => flags?.has('\\Seen'))).to.have.length(1);
    });
  });

  it('lists the files of a folder with flags and keywords after a move into a folder with a name beyond ASCII', async () => {
    const folder = 'Aufträge/erledigt & gut';
    await signedIn(dovecot, async (client) => {
      await client.mailboxCreate(folder.split('/'));
      const lock = await client.getMailboxLock('INBOX');
      await client.messageFlagsAdd('2', ['\\Flagged', '$OrderProcessed']);
      await client.messageMove('2', folder);
      lock.release();
    });
    const [moved] = await dovecot.list(user, folder);
    expect(moved?.raw.toString()).to.equal(mailNumbered(2));
    expect(moved?.flags).to.have.members(['\\Flagged', '$OrderProcessed']);
    expect(await dovecot.folders(user)).to.deep.equal(['INBOX', folder]);
  });

  it('lets a good password in at once after bad ones', async () => {
    for (let n = 0; n < 8; n++)
      expect(await signIn(dovecot, { pass: 'wrong' })).to.include({ serverResponseCode: 'AUTHENTICATIONFAILED' });
    expect(await signIn(dovecot)).to.equal('in');
  });

  it('refuses the former password from the moment it was changed', async () => {
    await withServer({}, async (server) => {
      for (const pass of ['another', 'a third']) {
        await server.setPassword(user, pass);
        expect(await signIn(server, { pass: 'secret' })).to.include({ serverResponseCode: 'AUTHENTICATIONFAILED' });
        expect(await signIn(server, { pass })).to.equal('in');
      }
    });
  });

  it('takes a password without TLS unless told not to, and then after STARTTLS only', async () => {
    expect(await signIn(dovecot, { port: 'plain' })).to.equal('in');
    await withServer({ allowPlain: false }, async (strict) => {
      expect(await signIn(strict, { port: 'plain' })).to.be.an('error');
      expect(await signIn(strict, { port: 'starttls' })).to.equal('in');
    });
  });

  it('offers no STARTTLS when told to speak no TLS', async () => {
    await withServer({ tls: false }, async (bare) => {
      expect(await signIn(bare, { port: 'starttls' })).to.be.an('error');
      expect(await signIn(bare, { port: 'plain' })).to.equal('in');
    });
  });

  it('advertises neither MOVE nor UIDPLUS when told so, and uses dots and a prefix when told so', async () => {
    await withServer({ without: ['MOVE', 'UIDPLUS'], separator: '.', prefix: 'INBOX.' }, async (server) => {
      await server.deliver(user, mailNumbered(1), 'INBOX.Orders.Done');
      await signedIn(server, async (client) => {
        expect(client.capabilities.has('MOVE')).to.equal(false);
        expect(client.capabilities.has('UIDPLUS')).to.equal(false);
        expect(client.capabilities.has('IDLE')).to.equal(true);
        const status = await client.status('INBOX.Orders.Done', { messages: true });
        expect(status).to.include({ messages: 1 });
      });
      expect(await server.folders(user)).to.deep.equal(['INBOX', 'INBOX.Orders.Done']);
    });
  });

  it('limits connections when told so', async () => {
    await withServer({ maxConnections: 1 }, (server) =>
      signedIn(server, async () => expect(await signIn(server)).to.have.property('serverResponseCode', 'LIMIT')),
    );
  });

  it('ends with its process, even by kill -9', async () => {
    const script = `import { startDovecot } from './test/support/dovecot.ts'; const d = await startDovecot(); console.log(d.imapPort); setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const port = Number(await new Promise((resolve) => child.stdout.once('data', resolve)));
    child.kill('SIGKILL');
    for (const deadline = Date.now() + patience(10_000); await answers(port); ) {
      expect(Date.now(), 'Dovecot outlived its process').to.be.below(deadline);
    }
  });

  it('leaves no directory behind', async () => {
    const server = await startDovecot();
    const place = server.maildir(user);
    await server.deliver(user, mailNumbered(1));
    expect(existsSync(place)).to.equal(true);
    await server.stop();
    expect(existsSync(place)).to.equal(false);
  });
});

const mailNumbered = (n: number) =>
  `From: a@example.test\r\nSubject: order ${n}\r\nMessage-ID: <${n}@example.test>\r\n\r\nline ${n}\r\n`;

async function withServer(options: DovecotOptions, use: (server: Dovecot) => Promise<unknown>): Promise<void> {
  const server = await startDovecot(options);
  try {
    await use(server);
  } finally {
    await server.stop();
  }
}

type How = { pass?: string; port?: 'tls' | 'starttls' | 'plain' };

function client(server: Dovecot, { pass = 'secret', port = 'tls' }: How = {}): ImapFlow {
  const secure = port === 'tls';
  const flow = new ImapFlow({
    host: server.host,
    port: secure ? server.imapsPort : server.imapPort,
    secure,
    ...(secure ? {} : { doSTARTTLS: port === 'starttls' }),
    auth: { user, pass },
    tls: { ca: server.ca },
    logger: false,
  });
  flow.on('error', () => undefined);
  return flow;
}

async function signedIn(server: Dovecot, use: (client: ImapFlow) => Promise<unknown>): Promise<void> {
  const flow = client(server);
  await flow.connect();
  try {
    await use(flow);
  } finally {
    await flow.logout();
  }
}

async function signIn(server: Dovecot, how: How = {}): Promise<unknown> {
  const flow = client(server, how);
  try {
    await flow.connect();
    await flow.logout();
    return 'in';
  } catch (error) {
    return error;
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1').once('error', () => resolve(false));
    socket.once('connect', () => resolve(true)).once('connect', () => socket.destroy());
  });
}
