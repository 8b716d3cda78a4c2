/** Every code that trying out an IMAP server can end with, each from a server that really behaves like that. */
import { expect } from 'chai';
import { after, afterEach, before, describe, it } from 'mocha';
import { createMailHosts, type MailHostsOptions } from '../../../src/adapters/host-guard/mail-hosts.ts';
import { createImapProbe } from '../../../src/adapters/imap/probe/probe.ts';
import type { ProbeOptions } from '../../../src/adapters/mail-probe/probe-options.ts';
import type { MailServer } from '../../../src/domain/email/mail-access.port.ts';
import type { ImapProbe } from '../../../src/domain/mailbox/mail-probe.port.ts';
import { type Dovecot, dovecotAvailable, startDovecot } from '../../support/dovecot.ts';
import { patience } from '../../support/patience.ts';
import { startTlsServer } from '../../support/tls-server.ts';
import { openSession, user } from './kit.ts';
import { type Script, scriptedServer } from './scripted.ts';
import { tcpServer } from './tcp.ts';

const password = 'secret';
const mail = 'From: a@b.example\r\nSubject: unread\r\nMessage-ID: <one@b.example>\r\n\r\nbody\r\n';
const hour = 3_600_000;

type Options = Partial<Omit<ProbeOptions, 'hosts'>> & {
  readonly hosts?: Partial<MailHostsOptions>;
  readonly folder?: string;
  readonly processSince?: string | null;
  readonly watchedFolders?: readonly string[];
};

const probe = (
  server: Partial<MailServer> & { port: number },
  { hosts, folder = 'Processed', processSince = null, watchedFolders = ['INBOX'], ...options }: Options = {},
) =>
  createImapProbe({
    hosts: createMailHosts({ allowedCidrs: ['127.0.0.0/8'], allowedPorts: [server.port], ...hosts }),
    stepMs: patience(5_000),
    ...options,
  })(
    { host: '127.0.0.1', implicitTls: true, user, password, ...server },
    { processedFolder: folder, processSince, watchedFolders },
  );

const expectFault = ({ stage, fault }: ImapProbe, code: string, at: string, transient = false): void => {
  expect({ code: fault?.code, stage, transient: fault?.transient }, fault?.message).to.deep.equal({ code, stage: at, transient });
};

describe('trying out a Dovecot', () => {
  const running: Dovecot[] = [];
  const dovecot = async (options: Parameters<typeof startDovecot>[0] = {}): Promise<Dovecot> => {
    const started = await startDovecot(options);
    running.push(started);
    return started;
  };
  before(function () {
    if (!dovecotAvailable()) this.skip();
  });
  after(() => Promise.all(running.map((each) => each.stop())));

  const works = async (options: Parameters<typeof startDovecot>[0], folder?: string): Promise<ImapProbe> => {
    const server = await dovecot(options);
    await server.deliver(user, mail);
    const found = await probe({ port: server.imapsPort }, { ca: server.ca, ...(folder ? { folder } : {}) });
    expect(found.fault).to.equal(null);
    return found;
  };

  it('that is fine tells TLS, capabilities, strategy, folder and unread mails, with the time of every stage', async () => {
    const found = await works({});
    expect(found).to.deep.include({
      stage: 'folder',
      moveStrategy: 'move',
      processedFolder: { path: 'Processed', exists: false },
      unread: 1,
      unreadToProcess: 1,
      tlsVersion: 'TLSv1.3',
    });
    expect(found.capabilities).to.include.members(['MOVE', 'UIDPLUS']);
    expect(found.steps.map(({ stage }) => stage)).to.deep.equal(['dns', 'tcp', 'tls', 'greeting', 'auth', 'folder']);
    expect(found.steps.every(({ ms }) => Number.isInteger(ms) && ms >= 0)).to.equal(true);
  });

  it('leaves everything as it was: mails unread, no folder made, no password in what it says', async () => {
    const server = await dovecot({});
    await server.deliver(user, mail);
    const before = await server.folders(user);
    const found = await probe({ port: server.imapsPort }, { ca: server.ca });
    expect(await server.folders(user)).to.deep.equal(before);
    expect((await server.list(user)).map(({ flags }) => flags)).to.deep.equal([[]]);
    expect(JSON.stringify(found)).not.to.include(password);
  });

  it('says how many of the unread mails would be taken in when older ones are left alone', async () => {
    const server = await dovecot({});
    await server.deliver(user, mail, 'INBOX', [], new Date('2026-01-10T12:00:00Z'));
    await server.deliver(user, mail.replace('one@', 'two@'), 'INBOX', [], new Date('2026-03-10T12:00:00Z'));
    const found = await probe({ port: server.imapsPort }, { ca: server.ca, processSince: '2026-02-01' });
    expect(found).to.deep.include({ fault: null, unread: 2, unreadToProcess: 1 });
  });

  it('without MOVE and without UIDPLUS tells how mails would be moved there', async () => {
    expect((await works({ without: ['MOVE'] })).moveStrategy).to.equal('copy_and_expunge');
    expect((await works({ without: ['MOVE', 'UIDPLUS'] })).moveStrategy).to.equal('copy_and_keyword');
  });

  it("with dots and a prefix tells the folder's path there, and whether it is there", async () => {
    const found = await works({ separator: '.', prefix: 'INBOX.' }, 'Orders/Processed');
    expect(found.processedFolder).to.deep.equal({ path: 'INBOX.Orders.Processed', exists: false });
    const server = await dovecot({});
    await server.deliver(user, mail, 'Processed');
    const there = await probe({ port: server.imapsPort }, { ca: server.ca });
    expect(there.processedFolder).to.deep.equal({ path: 'Processed', exists: true });
  });

  it('that takes passwords after STARTTLS alone is gone through in that order', async () => {
    const server = await dovecot({ allowPlain: false });
    const found = await probe({ host: server.host, port: server.imapPort, implicitTls: false }, { ca: server.ca });
    expect(found.fault).to.equal(null);
    expect(found.steps.map(({ stage }) => stage)).to.deep.equal(['dns', 'tcp', 'greeting', 'tls', 'auth', 'folder']);
  });

  it('with another password is AUTH_FAILED, with what the server said', async () => {
    const server = await dovecot({});
    const found = await probe({ port: server.imapsPort, password: 'walrus' }, { ca: server.ca });
    expectFault(found, 'AUTH_FAILED', 'auth');
    expect(found.fault?.message).to.include('Authentication failed').and.not.include('walrus');
    expect(found.tlsVersion).to.equal('TLSv1.3');
  });

  it('that takes no further connection is SERVER_BUSY', async () => {
    const server = await dovecot({ maxConnections: 1 });
    const held = await openSession(server);
    try {
      expectFault(await probe({ port: server.imapsPort }, { ca: server.ca }), 'SERVER_BUSY', 'auth', true);
    } finally {
      await held.close();
    }
  });

  it('is judged by its encryption before any password is sent', async () => {
    const server = await dovecot({});
    const plain = await dovecot({ tls: false });
    expectFault(await probe({ port: server.imapsPort }), 'TLS_SELF_SIGNED', 'tls');
    expectFault(await probe({ port: server.imapPort, implicitTls: false }), 'TLS_SELF_SIGNED', 'tls');
    expectFault(await probe({ port: server.imapPort }), 'TLS_NOT_SPOKEN', 'tls', false);
    expectFault(await probe({ port: plain.imapPort, implicitTls: false }), 'STARTTLS_MISSING', 'tls');
    const resolve = async () => [{ address: '127.0.0.1' }];
    const elsewhere = await probe({ host: 'mail.other.example', port: server.imapsPort }, { ca: server.ca, hosts: { resolve } });
    expectFault(elsewhere, 'TLS_NAME_MISMATCH', 'tls');
    expect((await probe({ port: plain.imapPort, implicitTls: false }, { allowPlaintext: true })).fault).to.equal(null);
    expect(server.log(), 'nobody logged in').not.to.include('Login:');
  });

  it('counts the unread mails of all watched folders, and names those that the server does not have', async () => {
    const server = await dovecot({});
    for (const folder of ['INBOX', 'Orders', 'Orders', 'Other']) await server.deliver(user, 'Subject: one\r\n\r\n', folder);
    const at = (watchedFolders: readonly string[]) => probe({ port: server.imapsPort }, { ca: server.ca, watchedFolders });
    const { fault, unread, watchedFolders } = await at(['INBOX', 'Orders']);
    expect({ fault, unread, watchedFolders }).to.deep.equal({ fault: null, unread: 3, watchedFolders: ['INBOX', 'Orders'] });
    const missing = await at(['INBOX', 'Bestellungen']);
    expectFault(missing, 'FOLDER_MISSING', 'folder');
    expect(missing.fault?.message).to.include('Bestellungen');
  });

  it('with a folder name that no server has is FOLDER_INVALID', async () => {
    const server = await dovecot({});
    expectFault(await probe({ port: server.imapsPort }, { ca: server.ca, folder: 'INBOX' }), 'FOLDER_INVALID', 'folder');
  });
});

describe('trying out what is no good IMAP server', () => {
  const stops: (() => void)[] = [];
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });
  const kept = <T extends { readonly stop: () => void }>(server: T): T => {
    stops.push(server.stop);
    return server;
  };
  const says = async (text: string | null, options: Options = {}) => {
    const server = kept(await tcpServer((socket) => (text === null ? undefined : socket.write(text))));
    return probe({ port: server.port, implicitTls: false }, { allowPlaintext: true, stepMs: patience(400), ...options });
  };
  const scripted = async (script: Script) => {
    const server = kept(await scriptedServer(script));
    return probe({ port: server.port, implicitTls: false }, { allowPlaintext: true });
  };

  it('tells a closed port, a silent one, a busy one and another service apart', async () => {
    const { port, stop } = await tcpServer(() => undefined);
    stop();
    expectFault(await probe({ port }), 'UNREACHABLE', 'tcp', true);
    expectFault(await says(null), 'NO_GREETING', 'greeting', true);
    expectFault(await says('* BYE overloaded, walrus\r\n'), 'SERVER_BUSY', 'greeting', true);
    expectFault(await says('HTTP/1.1 400 Bad Request walrus\r\n\r\n'), 'NOT_A_MAIL_SERVER', 'greeting');
    expectFault(await says('220 mail.example ESMTP\r\n'), 'NOT_A_MAIL_SERVER', 'greeting');
    expectFault(await says('x'.repeat(100_000)), 'NOT_A_MAIL_SERVER', 'greeting');
    expect((await says('HTTP/1.1 400 Bad Request walrus\r\n')).fault?.message, 'text of a stranger').not.to.include('walrus');
  });

  it('says the same of a host that is forbidden and of one that is not there', async () => {
    const unknown = { resolve: () => Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })) };
    const inside = { resolve: async () => [{ address: '10.0.0.7' }] };
    const [absent, forbidden] = await Promise.all(
      [unknown, inside].map((hosts) => probe({ host: 'mail.inside.example', port: 993 }, { hosts })),
    );
    if (!absent || !forbidden) throw new Error('two were asked for');
    expectFault(forbidden, 'HOST_NOT_ALLOWED', 'dns');
    expect(absent.fault).to.deep.equal(forbidden.fault);
    expect(absent.steps.map(({ stage }) => stage)).to.deep.equal(forbidden.steps.map(({ stage }) => stage));
  });

  it('names a forbidden port, and a resolver that does not answer', async () => {
    expectFault(await probe({ port: 22 }, { hosts: { allowedPorts: [993] } }), 'PORT_NOT_ALLOWED', 'policy');
    const resolve = () => Promise.reject(Object.assign(new Error('later'), { code: 'EAI_AGAIN' }));
    expectFault(await probe({ host: 'mail.example', port: 993 }, { hosts: { resolve } }), 'HOST_LOOKUP_FAILED', 'dns', true);
  });

  it('names what is wrong with a certificate', async () => {
    const greeting = '* OK ready';
    const expired = kept(await startTlsServer(greeting, { notBefore: new Date(Date.now() - 72 * hour), days: 1 }));
    expectFault(await probe({ port: expired.port }, { ca: expired.ca }), 'TLS_EXPIRED', 'tls');
    const early = kept(await startTlsServer(greeting, { notBefore: new Date(Date.now() + 24 * hour) }));
    expectFault(await probe({ port: early.port }, { ca: early.ca }), 'TLS_NOT_YET_VALID', 'tls');
    const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
    const outdated = kept(await startTlsServer(greeting, {}, old));
    expectFault(await probe({ port: outdated.port }, { ca: outdated.ca }), 'TLS_TOO_OLD', 'tls');
  });

  it('says when passwords are not taken, and sends none', async () => {
    const heard: string[] = [];
    const found = await scripted((command) => {
      heard.push(command);
      return command === 'CAPABILITY' ? { lines: ['* CAPABILITY IMAP4rev1 LOGINDISABLED AUTH=XOAUTH2'] } : undefined;
    });
    expectFault(found, 'AUTH_NOT_OFFERED', 'auth');
    expect(heard.some((command) => /LOGIN |AUTHENTICATE/.test(command))).to.equal(false);
  });

  it('says when a login leads nowhere', async () => {
    const refused = await scripted((command) => (/^(SELECT|EXAMINE)/.test(command) ? { tagged: 'NO not now' } : undefined));
    expectFault(refused, 'INBOX_UNAVAILABLE', 'folder');
    const strange = await scripted((command) => (command === 'CAPABILITY' ? { tagged: 'BAD what?' } : undefined));
    expectFault(strange, 'SERVER_MISBEHAVES', 'greeting');
  });

  it('tells a server that keeps no keywords from one that does', async () => {
    const select = (flags: string) => (command: string) => {
      if (/^(SELECT|EXAMINE)/.test(command))
        return { lines: ['* 0 EXISTS', '* OK [UIDVALIDITY 7] valid', `* OK [PERMANENTFLAGS (${flags})] kept`] };
      if (command.startsWith('CAPABILITY')) return { lines: ['* CAPABILITY IMAP4rev1'] };
      return command.includes('SEARCH') ? { lines: ['* SEARCH'] } : undefined;
    };
    expect((await scripted(select('\\Seen \\*'))).moveStrategy).to.equal('copy_and_keyword');
    expect((await scripted(select('\\Seen'))).moveStrategy).to.equal('copy_and_seen');
  });
});
