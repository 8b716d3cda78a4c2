import { expect } from 'chai';
import { afterEach, describe, it } from 'mocha';
import { createMailHosts } from '../../../src/adapters/host-guard/mail-hosts.ts';
import { createMailer } from '../../../src/adapters/smtp/mailer.ts';
import type { SendOutcome, Withheld } from '../../../src/domain/delivery/delivery.ts';
import type { OutgoingMail } from '../../../src/domain/email/mail-access.port.ts';
import { type TcpServer, tcpServer } from '../imap/tcp.ts';

const notification: OutgoingMail = {
  from: 'orders@example.test',
  to: ['sales@example.test', 'boss@example.test'],
  subject: 'An order',
  text: 'An order came in.',
  html: '<p>An order came in.</p>',
  messageId: 'notification-1@example.test',
  headers: {},
};

/** Answers by the first words of a command; `end` is the answer to the message itself, null closes the connection. */
type Answers = Readonly<Record<string, string | null>> & { readonly end?: string | null };

const usual: Answers = {
  EHLO: '250-mail.test\r\n250-PIPELINING\r\n250 AUTH PLAIN',
  AUTH: '235 welcome',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  end: '250 taken',
};

describe('sending through a server with ideas of its own', () => {
  const servers: TcpServer[] = [];
  let heard: string[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.stop();
    heard = [];
  });

  const send = async (special: Answers, allowPlaintext = true): Promise<SendOutcome | Withheld> => {
    const answers: Answers = { ...usual, ...special };
    const server = await tcpServer((socket) => {
      let inMessage = false;
      let rest = '';
      const say = (answer: string | null | undefined) => (answer == null ? socket.destroy() : socket.write(`${answer}\r\n`));
      say('220 mail.test');
      socket.on('data', (data) => {
        const lines = (rest + data.toString()).split('\r\n');
        rest = lines.pop() ?? '';
        for (const line of lines) {
          if (inMessage && line !== '.') continue;
          heard.push(line);
          const command = line.split(' ')[0] ?? '';
          if (inMessage) say(answers.end);
          else say(answers[line] ?? (command in answers ? answers[command] : '500 what?'));
          inMessage = !inMessage && command === 'DATA' && (answers.DATA ?? '').startsWith('354');
        }
      });
    });
    servers.push(server);
    const hosts = createMailHosts({ allowedCidrs: ['127.0.0.0/8'], allowedPorts: [server.port] });
    const mailer = createMailer({ hosts, allowPlaintext });
    const login = { user: 'orders@example.test', password: 'secret' };
    return mailer.send({ host: '127.0.0.1', port: server.port, implicitTls: false, ...login }, notification, async () => true);
  };

  it('gives no password to a server without STARTTLS', async () => {
    const outcome = await send({ STARTTLS: '502 not here' }, false);
    expect(outcome).to.deep.include({ outcome: 'refused', transient: false });
    expect(heard.filter((line) => line.startsWith('AUTH'))).to.deep.equal([]);
  });

  it('gives it in clear text where the operator allows that', async () => {
    expect(await send({})).to.deep.equal({ outcome: 'sent' });
  });

  it('says whom the mail did not reach when the server took it for the others', async () => {
    const outcome = await send({ 'RCPT TO:<boss@example.test>': '550 no such user' });
    expect(outcome).to.deep.equal({ outcome: 'sent', notTo: ['boss@example.test'] });
  });

  it('is refused when a server takes nobody but wants the message all the same', async () => {
    expect(await send({ RCPT: '450 not now' })).to.deep.include({ outcome: 'refused', transient: true });
    expect(await send({ MAIL: '550 not you' })).to.deep.include({ outcome: 'refused', transient: false });
  });

  it('is refused, for now, when the server answers the message with its own end', async () => {
    expect(await send({ end: '421 shutting down' })).to.deep.include({ outcome: 'refused', transient: true });
  });

  it('has an unknown end when the answer to the message never comes', async () => {
    expect((await send({ end: null })).outcome).to.equal('unknown');
  });

  it('is certainly not sent when the connection ends at any step before', async () => {
    for (const command of ['EHLO', 'AUTH', 'MAIL', 'RCPT', 'DATA']) {
      const outcome = await send({ [command]: null });
      expect(outcome, command).to.deep.include({ outcome: 'refused', transient: true });
      for (const server of servers.splice(0)) server.stop();
    }
  });

  it('is not sent without a login, even where none is asked for', async () => {
    const outcome = await send({ EHLO: '250 mail.test', AUTH: '503 no need' });
    expect(outcome).to.deep.include({ outcome: 'refused', transient: false });
    expect(heard.filter((line) => line.startsWith('MAIL'))).to.deep.equal([]);
  });

  it('repeats nothing a server said that is no mail server', async () => {
    const outcome = await send({ EHLO: '-ERR wrong number of arguments for internal service' });
    expect(outcome.outcome === 'refused' && outcome.reason)
      .to.be.a('string')
      .and.not.to.contain('internal service');
  });
});
