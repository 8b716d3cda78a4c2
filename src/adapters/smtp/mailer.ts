import { Readable } from 'node:stream';
import { background } from '@order-intake/kernel';
import { isLeft } from 'fp-ts/lib/Either.js';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MayGo, SendOutcome, Withheld } from '../../domain/delivery/delivery.ts';
import type { Mailer, MailServer } from '../../domain/email/mail-access.port.ts';
import type { MailHosts } from '../host-guard/mail-hosts.ts';
import { composeMessage, type Message } from './compose-message.ts';
import { newConnection } from './connection.ts';
import { login, secretsOf } from './login.ts';
import { failedSending, type SmtpError, withoutAddresses } from './smtp-failure.ts';

export type MailerTimeouts = {
  readonly connectMs: number;
  /** no answer for this long means the connection is dead */
  readonly silenceMs: number;
  /** the whole sending */
  readonly totalMs: number;
};

export type MailerOptions = {
  readonly hosts: MailHosts;
  /** PEM of certificates trusted besides the public ones (MAIL_CA_FILE) */
  readonly ca?: string | null;
  /** A server without STARTTLS gets the password in clear text. Off unless the operator switches it on. */
  readonly allowPlaintext?: boolean;
  /** A server without a user takes mail without a login: only where the operator chose it. */
  readonly loginOptional?: boolean;
  readonly timeouts?: Partial<MailerTimeouts>;
};

const defaultTimeouts: MailerTimeouts = { connectMs: 20_000, silenceMs: 60_000, totalMs: 120_000 };

/**
 * Sends one mail over one connection and says what is certain about it. Nothing here tries again: only the caller, who records the attempt
 * when `mayGo` is asked, may (docs/explanation/mail-delivery.md, "Notifications").
 */
export function createMailer(options: MailerOptions): Mailer {
  const timeouts = { ...defaultTimeouts, ...options.timeouts };
  return {
    send: async (server, mail, mayGo) => {
      const message = await composeMessage(mail);
      if (typeof message === 'string') return { outcome: 'refused', transient: false, reason: withoutAddresses(message) };
      const vetted = await options.hosts.vet(server.host, server.port);
      if (isLeft(vetted)) return { outcome: 'refused', transient: vetted.left.transient, reason: vetted.left.message };
      const connection = newConnection(server, vetted.right, options, timeouts);
      const withLogin = options.loginOptional !== true || server.user !== '';
      return handOver({ connection, server, withLogin, message, mayGo, totalMs: timeouts.totalMs });
    },
  };
}

type HandOver = {
  readonly connection: SMTPConnection;
  readonly server: MailServer;
  readonly withLogin: boolean;
  readonly message: Message;
  readonly mayGo: MayGo;
  readonly totalMs: number;
};

function handOver({ connection, server, withLogin, message, mayGo, totalMs }: HandOver): Promise<SendOutcome | Withheld> {
  return new Promise((resolve, reject) => {
    let [underway, over] = [false, false];
    const end = (settle: () => void) => {
      over = true;
      clearTimeout(deadline);
      settle();
      connection.close();
    };
    const failed = (error: SmtpError) => end(() => resolve(failedSending(error, underway, secretsOf(server))));
    const deadline = setTimeout(() => failed({ code: 'ETIMEDOUT' }), totalMs);
    const release = async (): Promise<Buffer | null> => {
      try {
        const granted = await mayGo();
        if (over) return null; // the server has gone meanwhile
        if (!granted) end(() => resolve({ outcome: 'withheld' }));
        underway = granted;
        return granted ? message.raw : null;
      } catch (error) {
        end(() => reject(error));
        return null;
      }
    };
    const content = lastMoment(release);

    const send = () => {
      const envelope = { from: message.from, to: [...message.to], size: message.raw.length };
      connection.send(envelope, content, (error, info) =>
        error ? failed(error) : end(() => resolve(accepted(info?.rejected ?? []))),
      );
    };
    // even when none is offered: a relay that asks for no login is not the tenant's submission server
    const begin = () => login(connection, server, (error) => (error ? failed(error) : send()));

    connection.on('error', failed);
    // nodemailer closes first and tells the reason afterwards
    connection.once('end', () => setImmediate(() => failed({ code: 'ECONNECTION' })));
    connection.connect((error) => (error ? failed(error) : withLogin ? begin() : send()));
  });
}

/** Read from only when the server has answered DATA with "go on"; what is never released leaves the mail without its end, so nobody gets it. */
const lastMoment = (release: () => Promise<Buffer | null>): Readable => {
  let started = false;
  return new Readable({
    read() {
      if (started) return;
      started = true;
      void background(async () => {
        const bytes = await release();
        if (bytes === null) return;
        this.push(bytes);
        this.push(null);
      });
    },
  });
};

const accepted = (rejected: readonly string[]): SendOutcome =>
  rejected.length === 0 ? { outcome: 'sent' } : { outcome: 'sent', notTo: [...rejected] };
