/** Every code that trying out an SMTP server can end with, each from a server that really behaves like that. Nothing is ever sent. */
import { expect } from 'chai';
import { afterEach, describe, it } from 'mocha';
import { createMailHosts } from '../../../src/adapters/host-guard/mail-hosts.ts';
import type { ProbeOptions } from '../../../src/adapters/mail-probe/probe-options.ts';
import { createSmtpProbe } from '../../../src/adapters/smtp/probe.ts';
import type { MailServer } from '../../../src/domain/email/mail-access.port.ts';
import type { ProtocolProbe } from '../../../src/domain/mailbox/mail-probe.port.ts';
import { patience } from '../../support/patience.ts';
import { type SinkOptions, startSmtpSink } from '../../support/smtp-sink.ts';
import { tcpServer } from '../imap/tcp.ts';

const user = 'orders@example.test';

const probe = (server: Partial<MailServer> & { port: number }, options: Partial<ProbeOptions> = {}) =>
  createSmtpProbe({
    hosts: createMailHosts({ allowedCidrs: ['127.0.0.0/8'], allowedPorts: [server.port] }),
    stepMs: patience(5_000),
    ...options,
  })({ host: '127.0.0.1', implicitTls: false, user, password: 'secret', ...server });

const expectFault = ({ stage, fault }: ProtocolProbe, code: string, at: string, transient = false): void => {
  expect({ code: fault?.code, stage, transient: fault?.transient }, fault?.message).to.deep.equal({ code, stage: at, transient });
};

describe('trying out an SMTP server', () => {
  const stops: (() => unknown)[] = [];
  afterEach(() => Promise.all(stops.splice(0).map((stop) => stop())));
  const sink = async (options: SinkOptions = {}) => {
    const started = await startSmtpSink(options);
    stops.push(started.stop);
    return started;
  };
  const says = async (answers: readonly string[], options: Partial<ProbeOptions> = {}) => {
    const server = await tcpServer((socket) => {
      const left = [...answers];
      const next = () => {
        const answer = left.shift();
        if (answer) socket.write(`${answer}\r\n`);
      };
      next();
      socket.on('data', next);
    });
    stops.push(server.stop);
    return probe({ port: server.port }, { stepMs: patience(400), ...options });
  };

  it('that is fine goes through every stage, logs in and sends nothing', async () => {
    for (const secure of [false, true]) {
      const { port, ca, received } = await sink({ secure });
      const found = await probe({ port, implicitTls: secure }, { ca });
      expect(found.fault, found.fault?.message).to.equal(null);
      expect(found).to.deep.include({ stage: 'auth', tlsVersion: 'TLSv1.3' });
      expect(found.capabilities.some((each) => each.startsWith('AUTH '))).to.equal(true);
      const order = secure ? ['dns', 'tcp', 'tls', 'greeting', 'auth'] : ['dns', 'tcp', 'greeting', 'tls', 'auth'];
      expect(found.steps.map(({ stage }) => stage)).to.deep.equal(order);
      expect(received()).to.deep.equal([]);
    }
  });

  it('that refuses the password is AUTH_FAILED, one that cannot look just now SERVER_BUSY', async () => {
    const { port, ca, fail } = await sink();
    const wrong = await probe({ port, password: 'walrus' }, { ca });
    expectFault(wrong, 'AUTH_FAILED', 'auth');
    expect(wrong.fault?.message).to.include('535').and.not.include('walrus');
    fail('auth-unavailable');
    expectFault(await probe({ port }, { ca }), 'SERVER_BUSY', 'auth', true);
  });

  it('is judged by its encryption before any password is sent', async () => {
    const plain = await sink({ hideStartTls: true });
    expectFault(await probe({ port: plain.port }), 'STARTTLS_MISSING', 'tls');
    const own = await sink();
    expectFault(await probe({ port: own.port }), 'TLS_SELF_SIGNED', 'tls');
    expectFault(await probe({ port: own.port, implicitTls: true }), 'TLS_NOT_SPOKEN', 'tls');
  });

  it('that takes no passwords is AUTH_NOT_OFFERED', async () => {
    const open = ['220 mail.example', '250-mail.example\r\n250 PIPELINING'];
    expectFault(await says(open, { allowPlaintext: true }), 'AUTH_NOT_OFFERED', 'auth');
    const modern = ['220 mail.example', '250-mail.example\r\n250 AUTH XOAUTH2 OAUTHBEARER'];
    expectFault(await says(modern, { allowPlaintext: true }), 'AUTH_NOT_OFFERED', 'auth');
  });

  it('tells a closed port, a silent one, a busy one, a refusing one and another service apart', async () => {
    const { port, stop } = await tcpServer(() => undefined);
    stop();
    expectFault(await probe({ port }), 'UNREACHABLE', 'tcp', true);
    expectFault(await says([]), 'NO_GREETING', 'greeting', true);
    expectFault(await says(['421 too many connections']), 'SERVER_BUSY', 'greeting', true);
    expectFault(await says(['554 we do not know you']), 'SERVER_REFUSES', 'greeting');
    expectFault(await says(['220 mail.example', '550 go away']), 'SERVER_REFUSES', 'greeting');
    expectFault(await says(['* OK IMAP4rev1 ready']), 'NOT_A_MAIL_SERVER', 'greeting');
  });
});
