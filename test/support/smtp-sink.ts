import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { selfSignedCertificate } from '@order-intake/certificate';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { patience } from './patience.ts';

/**
 * How the server misbehaves, until told otherwise. The numbers are its answers.
 * `lose-answer` takes the mail, then cuts the connection; `hang-after-data` takes it and never answers: the sender cannot know.
 */
export type SinkFault =
  | 'refuse-auth' // 535
  | 'auth-unavailable' // 454, passing
  | 'refuse-sender' // 550
  | 'refuse-recipient' // 550
  | 'recipient-unavailable' // 450, passing
  | 'refuse-data' // 554
  | 'data-unavailable' // 451, passing
  | 'drop-at-data' // connection cut before the mail is taken
  | 'lose-answer'
  | 'hang-after-data'
  | 'hang-on-connect'; // no greeting

export type ReceivedMail = {
  envelope: { from: string; to: string[] };
  /** User that sent it. */
  user: string | undefined;
  raw: Buffer;
  /** Header fields and bodies, parsed. */
  mail: ParsedMail;
};

export type SmtpSink = {
  host: '127.0.0.1';
  port: number;
  users: Readonly<Record<string, string>>;
  /** Certificate to trust, PEM; it is for localhost and 127.0.0.1. */
  ca: string;
  /** Mails the server has taken, whatever the sender came to know of it. */
  received(): readonly ReceivedMail[];
  /** @throws Error saying how many came, when fewer than `count` have been taken after `ms` (10 s) */
  waitFor(count: number, ms?: number): Promise<readonly ReceivedMail[]>;
  /** Misbehaves from now on; undefined ends that. `to`: takes amiss only the content of mails to this address. */
  fail(fault: SinkFault | undefined, to?: string): void;
  stop(): Promise<void>;
};

export type SinkOptions = {
  /** Passwords by user name; `orders@example.test` with `secret` unless said. */
  users?: Readonly<Record<string, string>>;
  fault?: SinkFault;
  /** TLS from the first byte (port 465) instead of STARTTLS. */
  secure?: boolean;
  /** Offers no STARTTLS, and so no AUTH either. */
  hideStartTls?: boolean;
  /** Takes mail from those who do not log in, as a relay does that knows them by their address. */
  withoutLogin?: boolean;
  /** Access tokens instead of passwords (XOAUTH2): whose mailbox one opens, null for one that is not good. */
  tokenUser?: (token: string) => string | null;
  /** What it answers to a token that is not good, at once, as Exchange does; unless said, a challenge that tells the cause, as Gmail does. */
  refusesTokensWith?: string;
};

/** A real SMTP server on a free port of 127.0.0.1 that keeps what it takes. It wants STARTTLS and AUTH like a submission server. */
export async function startSmtpSink(options: SinkOptions = {}): Promise<SmtpSink> {
  const users = options.users ?? { 'orders@example.test': 'secret' };
  const { key, cert } = selfSignedCertificate({
    // OpenSSL looks an authority up by its name: two servers must not have the same
    commonName: `smtp-sink-${randomUUID().slice(0, 8)}.test`,
    dnsNames: ['localhost'],
    ipAddresses: ['127.0.0.1'],
    days: 2,
  });
  const received: ReceivedMail[] = [];
  let fault = options.fault;
  let faultyTo: string | undefined;

  const server = new SMTPServer({
    key,
    cert,
    secure: options.secure ?? false,
    disabledCommands: options.hideStartTls ? ['STARTTLS'] : [],
    disableReverseLookup: true,
    authMethods: options.tokenUser ? ['XOAUTH2'] : ['PLAIN', 'LOGIN'],
    authOptional: options.withoutLogin ?? false,
    closeTimeout: 1,
    onConnect: (_session, done) => fault !== 'hang-on-connect' && done(),
    onAuth: ({ username = '', password, accessToken }, _session, done) => {
      if (fault === 'auth-unavailable') return done(answer(454, '4.7.0 Temporary authentication failure'));
      if (options.tokenUser && accessToken) {
        if (options.tokenUser(accessToken) === username) return done(null, { user: username });
        if (options.refusesTokensWith) return done(answer(535, options.refusesTokensWith));
        return done(null, { data: { status: '401', schemes: 'bearer', scope: 'https://mail.google.com/' } });
      }
      if (fault === 'refuse-auth' || users[username] !== password)
        return done(answer(535, '5.7.8 Authentication credentials invalid'));
      done(null, { user: username });
    },
    onMailFrom: (_address, _session, done) => done(fault === 'refuse-sender' ? answer(550, '5.7.1 Sender refused') : null),
    onRcptTo: (_address, _session, done) => {
      if (fault === 'refuse-recipient') return done(answer(550, '5.1.1 No such user'));
      done(fault === 'recipient-unavailable' ? answer(450, '4.2.1 Mailbox busy') : null);
    },
    onData: (stream, session, done) => void take(stream, session, done),
  });

  async function take(
    stream: SMTPServerDataStream,
    session: SMTPServerSession,
    done: (error?: Error | null) => void,
  ): Promise<void> {
    const envelope = envelopeOf(session);
    const amiss = faultyTo === undefined || envelope.to.includes(faultyTo) ? fault : undefined;
    if (amiss === 'drop-at-data') return cut(session.id);
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    if (amiss === 'refuse-data') return done(answer(554, '5.6.0 Message refused'));
    if (amiss === 'data-unavailable') return done(answer(451, '4.3.0 Try again later'));
    const raw = Buffer.concat(chunks);
    received.push({ envelope, user: session.user, raw, mail: await simpleParser(raw) });
    if (amiss === 'lose-answer') return cut(session.id);
    if (amiss !== 'hang-after-data') done();
  }

  /** The connection of a session, or every one. */
  function cut(sessionId?: string): void {
    for (const { id, _socket } of server.connections as Set<{ id: string; _socket?: Socket }>)
      if (sessionId === undefined || id === sessionId) _socket?.destroy();
  }

  server.on('error', () => undefined); // a client that hangs up is what some tests want
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    host: '127.0.0.1',
    port: (server.server.address() as AddressInfo).port,
    users,
    ca: cert,
    received: () => received,
    waitFor: (count, ms = 10_000) => waitFor(received, count, ms),
    fail: (next, to) => {
      fault = next;
      faultyTo = to;
    },
    stop: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      cut();
      await closed;
    },
  };
}

const answer = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode });

const envelopeOf = ({ envelope }: SMTPServerSession): ReceivedMail['envelope'] => ({
  from: envelope.mailFrom ? envelope.mailFrom.address : '',
  to: envelope.rcptTo.map(({ address }) => address),
});

async function waitFor(received: readonly ReceivedMail[], count: number, ms: number): Promise<readonly ReceivedMail[]> {
  const deadline = Date.now() + patience(ms);
  while (received.length < count) {
    if (Date.now() > deadline) throw new Error(`the SMTP sink took ${received.length} of ${count} mails in ${ms} ms`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return received;
}
