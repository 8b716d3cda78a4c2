/** The relay of an installation: an SMTP server that its operator chose, so it may be in any network, and may know us without a login. */
import { isLeft } from 'fp-ts/lib/Either.js';
import type { MailServer } from '../../domain/email/mail-access.port.ts';
import type { MailRelay } from '../../domain/email/mail-relay.port.ts';
import { createMailHosts, type MailHosts } from '../host-guard/mail-hosts.ts';
import { newConnection } from './connection.ts';
import { createMailer, type MailerOptions } from './mailer.ts';
import { failedSending, type SmtpError } from './smtp-failure.ts';

export type RelaySettings = {
  readonly from: string;
  /** no login when `user` is empty */
  readonly server: Omit<MailServer, 'tokens'> & { readonly password: string };
};

type Options = Pick<MailerOptions, 'ca' | 'allowPlaintext' | 'timeouts'>;

const hostsOf = ({ port }: Pick<MailServer, 'port'>): MailHosts =>
  createMailHosts({ allowedCidrs: ['0.0.0.0/0', '::/0'], allowedPorts: [port] });

export const createMailRelay = ({ from, server }: RelaySettings, options: Options): MailRelay => {
  const mailer = createMailer({ ...options, hosts: hostsOf(server), loginOptional: true });
  return { from, host: server.host, send: (mail, mayGo) => mailer.send(server, mail, mayGo) };
};

/** Connects and logs in as sending does, and sends nothing. Null: all is well; else what is not. */
export const tryMailRelay = async ({ server }: RelaySettings, options: Options): Promise<string | null> => {
  const vetted = await hostsOf(server).vet(server.host, server.port);
  if (isLeft(vetted)) return vetted.left.message;
  const connection = newConnection(server, vetted.right, options, { connectMs: 10_000, silenceMs: 10_000 });
  return new Promise((resolve) => {
    const failed = (error: SmtpError) => {
      const outcome = failedSending(error, false, [server.password]);
      resolve(outcome.outcome === 'refused' ? outcome.reason : 'no answer');
      connection.close();
    };
    const good = () => {
      resolve(null);
      connection.quit();
    };
    connection.on('error', failed);
    connection.once('end', () => setImmediate(() => failed({ code: 'ECONNECTION' })));
    connection.connect((error) => {
      if (error) return failed(error);
      if (server.user === '') return good();
      const credentials = { user: server.user, pass: server.password };
      connection.login({ credentials }, (refused) => (refused ? failed(refused) : good()));
    });
  });
};
