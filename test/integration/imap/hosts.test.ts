/** The guard between a tenant's setting and our network, with real names, a real look-up and real connections. */
import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import { after, afterEach, before, describe, it } from 'mocha';
import { createMailHosts } from '../../../src/adapters/host-guard/mail-hosts.ts';
import { createMailboxReader } from '../../../src/adapters/imap/mailbox-reader.ts';
import { createMailer } from '../../../src/adapters/smtp/mailer.ts';
import { MailboxUnavailable } from '../../../src/domain/email/mail-access.port.ts';
import { type DnsServer, startDnsServer } from '../../support/dns-server.ts';
import { patience } from '../../support/patience.ts';
import { scriptedServer } from './scripted.ts';
import { type TcpServer, tcpServer } from './tcp.ts';

const name = 'imap.tenant.test';
const mail = {
  from: 'orders@tenant.test',
  to: ['clerk@tenant.test'],
  subject: 's',
  text: 't',
  html: '<p>t</p>',
  messageId: 'm@tenant.test',
  headers: {},
};

describe('a host given by a tenant', () => {
  let answers: (readonly string[] | null)[] = [];
  let dns: DnsServer;
  /** where the tenant may connect to (127.0.0.1), and something inside that it may not reach (all other addresses) */
  let server: TcpServer;
  let inside: TcpServer | undefined;

  before(async () => {
    dns = await startDnsServer(() => answers.shift() ?? null);
    server = await scriptedServer((command) => (command.startsWith('UID SEARCH') ? { lines: ['* SEARCH'] } : undefined));
  });
  after(() => {
    dns?.stop();
    server?.stop();
  });
  afterEach(() => {
    inside?.stop();
    inside = undefined;
    answers = [];
  });

  const hosts = (ports: readonly number[] = [server.port], allowedCidrs: readonly string[] = ['127.0.0.1/32']) =>
    createMailHosts({ allowedCidrs, allowedPorts: ports, resolve: dns.resolve });
  const open = (port = server.port, host = name, guard = hosts([port])) =>
    createMailboxReader({ hosts: guard, allowPlaintext: true, connectTimeoutMs: patience(2_000) }).open(
      { host, port, implicitTls: false, user: 'u', password: 'p' },
      { deadlineMs: patience(5_000) },
    );
  const refused = async (work: Promise<unknown>): Promise<MailboxUnavailable> => {
    const error = await work.catch((thrown: unknown) => thrown);
    if (!(error instanceof MailboxUnavailable)) throw new Error(`not refused: ${String(error)}`);
    return error;
  };
  const listenInside = async (address: string) => {
    inside = await tcpServer((socket) => void socket.write('* OK an inner service\r\n'), address);
    return inside;
  };

  it('whose name changes its answer between look-up and connection is reached where it was looked up', async () => {
    const target = await listenInside('127.0.0.2');
    // the second answer would be the first thing a library that resolves again gets to see
    answers = [['127.0.0.1'], ['127.0.0.2'], ['127.0.0.2']];
    const seen = server.connections();
    const session = await open();
    expect(await session.unread()).to.deep.equal([]);
    await session.close();
    expect(server.connections()).to.equal(seen + 1);
    expect(target.connections()).to.equal(0);
    expect(answers).to.have.lengthOf(2);
  });

  it('is looked up anew for every connection, and refused once its name leads inside', async () => {
    const target = await listenInside('127.0.0.2');
    const guard = hosts([server.port, target.port]);
    answers = [['127.0.0.1'], ['127.0.0.2']];
    await (await open(server.port, name, guard)).close();
    expect(await refused(open(target.port, name, guard))).to.have.property('trouble', 'blocked');
    expect(target.connections()).to.equal(0);
  });

  it('is not tried at its good address when another of its addresses is inside', async () => {
    const seen = server.connections();
    for (const bad of [
      '127.0.0.2',
      '::1',
      '::ffff:127.0.0.2',
      '::ffff:10.0.0.1',
      'fd00::1',
      '64:ff9b::a00:1',
      '169.254.169.254',
    ]) {
      answers = [['127.0.0.1', bad]];
      expect((await refused(open())).trouble, bad).to.equal('blocked');
    }
    expect(server.connections()).to.equal(seen);
  });

  it('gives one answer for a name that leads inside, a name without addresses, and no name at all', async () => {
    const outcomes: unknown[] = [];
    for (const answer of [['10.0.0.1'], ['::1'], ['fe80::1'], [], null]) {
      answers = [answer];
      const { trouble, message } = await refused(open());
      outcomes.push({ trouble, message });
      answers = [answer];
      const vetted = await hosts().vet(name, server.port);
      outcomes.push(isLeft(vetted) ? vetted.left : 'allowed');
    }
    expect(new Set(outcomes.map((each) => JSON.stringify(each))).size).to.equal(2);
    expect(outcomes[0]).to.have.property('trouble', 'blocked');
    expect(outcomes[1]).to.have.property('code', 'HOST_NOT_ALLOWED');
  });

  it('is not even looked up on a port that is no mail port', async () => {
    const before = dns.asked();
    for (const port of [22, 80, 443, 5432, 6379]) {
      const vetted = await createMailHosts({ allowedCidrs: [], resolve: dns.resolve }).vet(name, port);
      expect(isLeft(vetted) && vetted.left.code, String(port)).to.equal('PORT_NOT_ALLOWED');
    }
    expect(dns.asked()).to.equal(before);
  });

  it('is guarded in the same way when mail is sent', async () => {
    const target = await listenInside('127.0.0.2');
    answers = [['127.0.0.2']];
    const mailer = createMailer({ hosts: hosts([target.port]), allowPlaintext: true });
    const at = { host: name, port: target.port, implicitTls: false, user: 'u', password: 'p' };
    expect(await mailer.send(at, mail, async () => true)).to.deep.include({ outcome: 'refused', transient: false });
    expect(target.connections()).to.equal(0);
  });
});
