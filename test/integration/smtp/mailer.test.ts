import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { expect } from 'chai';
import { afterEach, describe, it } from 'mocha';
import { createMailHosts } from '../../../src/adapters/host-guard/mail-hosts.ts';
import { createMailer, type MailerOptions } from '../../../src/adapters/smtp/mailer.ts';
import type { MayGo, SendOutcome, Withheld } from '../../../src/domain/delivery/delivery.ts';
import type { OutgoingMail } from '../../../src/domain/email/mail-access.port.ts';
import { patience } from '../../support/patience.ts';
import { type SinkOptions, type SmtpSink, startSmtpSink } from '../../support/smtp-sink.ts';

const notification: OutgoingMail = {
  from: 'orders@example.test',
  to: ['sales@example.test', 'boss@example.test'],
  subject: 'Bestellung für Müller',
  text: 'An order came in.\n.\nIts total is 12,00 €.',
  html: '<p>An order came in.</p>',
  messageId: 'notification-1@example.test',
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Order-Intake': 'notification' },
};

const yes: MayGo = async () => true;
/** For servers that never answer; everywhere else a slow machine must not look like one. */
const short = { connectMs: patience(400), silenceMs: patience(400) };

describe('sending a mail', () => {
  let sink: SmtpSink | undefined;
  let raw: Server | undefined;
  const sockets: Socket[] = [];
  afterEach(async () => {
    await sink?.stop();
    for (const socket of sockets.splice(0)) socket.destroy();
    raw?.close();
    [sink, raw] = [undefined, undefined];
  });

  const send = async (
    options: SinkOptions = {},
    mail: Partial<OutgoingMail> = {},
    given: { password?: string; host?: string; mailer?: Partial<MailerOptions>; mayGo?: MayGo } = {},
  ): Promise<SendOutcome | Withheld> => {
    sink = await startSmtpSink(options);
    const resolve = async () => [{ address: '127.0.0.1' }];
    const hosts = createMailHosts({ allowedCidrs: ['127.0.0.0/8'], allowedPorts: [sink.port], resolve });
    const mailer = createMailer({
      hosts,
      ca: sink.ca,
      timeouts: options.fault?.startsWith('hang') ? short : {},
      ...given.mailer,
    });
    const login = { user: 'orders@example.test', password: given.password ?? 'secret' };
    const server = { host: given.host ?? '127.0.0.1', port: sink.port, implicitTls: options.secure ?? false, ...login };
    return mailer.send(server, { ...notification, ...mail }, given.mayGo ?? yes);
  };

  it('arrives with both texts, its own Message-ID and the headers that stop loops', async () => {
    expect(await send()).to.deep.equal({ outcome: 'sent' });
    const [received] = sink?.received() ?? [];
    expect(received?.envelope).to.deep.equal({ from: 'orders@example.test', to: ['sales@example.test', 'boss@example.test'] });
    expect(received?.user).to.equal('orders@example.test');
    expect(received?.mail.subject).to.equal('Bestellung für Müller');
    expect(received?.mail.messageId).to.equal('<notification-1@example.test>');
    expect(received?.mail.text?.trim()).to.equal(notification.text);
    expect(received?.mail.html).to.equal(notification.html);
    expect(received?.mail.headers.get('auto-submitted')).to.equal('auto-generated');
    expect(received?.mail.headers.get('x-order-intake')).to.equal('notification');
  });

  it('arrives over TLS from the first byte, checked against the name of the host', async () => {
    expect(await send({ secure: true }, {}, { host: 'localhost' })).to.deep.equal({ outcome: 'sent' });
  });

  const refusals: readonly (readonly [SinkOptions, boolean, RegExp])[] = [
    [{ fault: 'refuse-auth' }, false, /refused the login/],
    [{ fault: 'auth-unavailable' }, true, /refused the login/],
    [{ fault: 'refuse-sender' }, false, /refused the mail \(550/],
    [{ fault: 'refuse-recipient' }, false, /refused the mail \(550/],
    [{ fault: 'recipient-unavailable' }, true, /refused the mail \(450/],
    [{ fault: 'refuse-data' }, false, /refused the mail \(554/],
    [{ fault: 'data-unavailable' }, true, /refused the mail \(451/],
    [{ fault: 'hang-on-connect' }, true, /in time/],
    [{ hideStartTls: true }, false, /STARTTLS/],
  ];
  for (const [options, transient, reason] of refusals) {
    it(`is certainly not sent after ${options.fault ?? 'no offer of STARTTLS'}, and that ${transient ? 'may pass' : 'stays so'}`, async () => {
      const outcome = await send(options);
      expect(outcome).to.deep.include({ outcome: 'refused', transient });
      expect(outcome.outcome === 'refused' && outcome.reason).to.match(reason);
      expect(sink?.received()).to.deep.equal([]);
    });
  }

  const unknowns = [
    ['lose-answer', 1, 'takes it and is gone'],
    ['hang-after-data', 1, 'takes it and says nothing'],
  ] as const;
  for (const [fault, taken, what] of unknowns) {
    it(`has an unknown end when the server ${what}`, async () => {
      expect((await send({ fault })).outcome).to.equal('unknown');
      expect(sink?.received()).to.have.lengthOf(taken);
    });
  }

  it('is not said to be sent when the server is gone as it comes', async () => {
    expect((await send({ fault: 'drop-at-data' })).outcome).to.be.oneOf(['refused', 'unknown']);
    expect(sink?.received()).to.deep.equal([]);
  });

  it('is asked for only when nothing is left but to give it away: after the login, sender and recipients', async () => {
    const faults = ['refuse-auth', 'refuse-sender', 'refuse-recipient', 'hang-on-connect', 'refuse-data', undefined] as const;
    const asked: string[] = [];
    for (const fault of faults) {
      const mayGo: MayGo = async () => {
        asked.push(fault ?? 'none');
        expect(sink?.received()).to.deep.equal([]);
        return true;
      };
      await send(fault ? { fault } : {}, {}, { mayGo });
      await sink?.stop();
    }
    expect(asked).to.deep.equal(['refuse-data', 'none']);
  });

  it('reaches nobody when the answer is no, does not come in time, or is an error', async () => {
    expect(await send({}, {}, { mayGo: async () => false })).to.deep.equal({ outcome: 'withheld' });
    expect(sink?.received()).to.deep.equal([]);
    await sink?.stop();
    const lost = new Error('the attempt could not be recorded');
    const failed = await send({}, {}, { mayGo: () => Promise.reject(lost) }).catch((error: unknown) => error);
    expect(failed).to.equal(lost);
    expect(sink?.received()).to.deep.equal([]);
    await sink?.stop();
    let answer = (_: boolean) => {};
    const late = new Promise<boolean>((resolve) => (answer = resolve));
    const hurried = { mailer: { timeouts: { totalMs: 1_500 } }, mayGo: () => late };
    expect(await send({}, {}, hurried)).to.deep.include({ outcome: 'refused', transient: true });
    answer(true);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(sink?.received()).to.deep.equal([]);
  });

  it('is never given to a server whose certificate nobody trusts', async () => {
    const outcome = await send({}, {}, { mailer: { ca: null } });
    expect(outcome).to.deep.include({ outcome: 'refused', transient: false });
    expect(outcome.outcome === 'refused' && outcome.reason).to.match(/no trusted connection/);
  });

  it('is never given to a server whose certificate is for another host', async () => {
    for (const secure of [true, false]) {
      const outcome = await send({ secure }, {}, { host: 'mail.customer.test' });
      expect(outcome.outcome === 'refused' && outcome.reason, String(secure)).to.match(/no trusted connection.*ALTNAME/);
      expect(sink?.received()).to.deep.equal([]);
      await sink?.stop();
    }
  });

  it('does not repeat the password in the reason', async () => {
    const outcome = await send({}, {}, { password: 'invalid' });
    expect(outcome.outcome === 'refused' && outcome.reason)
      .to.match(/refused the login/)
      .and.not.to.contain('invalid');
  });

  it('goes to exactly the addresses given, or to nobody', async () => {
    for (const to of [['a@b.test, c@d.test'], ['A <a@b.test>'], ['a@b.test\r\nBcc: c@d.test'], ['']]) {
      const outcome = await send({}, { to });
      expect(outcome, String(to)).to.deep.include({ outcome: 'refused', transient: false });
      expect(sink?.received()).to.deep.equal([]);
      await sink?.stop();
    }
  });

  it('opens no connection to a host that is not allowed', async () => {
    const connections: Socket[] = [];
    raw = createServer((socket) => connections.push(socket)).listen(0, '127.0.0.1');
    await new Promise((resolve) => raw?.once('listening', resolve));
    const { port } = raw.address() as AddressInfo;
    const mailer = createMailer({ hosts: createMailHosts({ allowedCidrs: [], allowedPorts: [port] }) });
    const outcome = await mailer.send(
      { host: '127.0.0.1', port, implicitTls: false, user: 'u', password: 'p' },
      notification,
      yes,
    );
    expect(outcome).to.deep.include({ outcome: 'refused', transient: false });
    expect(connections).to.have.lengthOf(0);
  });

  it('is not sent when the connection ends before the server asked for it', async () => {
    raw = createServer((socket) => {
      sockets.push(socket);
      socket.write('220 hello\r\n');
      socket.once('data', () => socket.destroy());
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => raw?.once('listening', resolve));
    const { port } = raw.address() as AddressInfo;
    const mailer = createMailer({ hosts: createMailHosts({ allowedCidrs: ['127.0.0.0/8'], allowedPorts: [port] }) });
    const outcome = await mailer.send(
      { host: '127.0.0.1', port, implicitTls: false, user: 'u', password: 'p' },
      notification,
      yes,
    );
    expect(outcome).to.deep.include({ outcome: 'refused', transient: true });
  });
});
