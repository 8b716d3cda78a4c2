import { isLeft } from 'fp-ts/lib/Either.js';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailServer } from '../../domain/email/mail-access.port.ts';
import type { MailProbe, ProtocolProbe } from '../../domain/mailbox/mail-probe.port.ts';
import type { ProbeOptions } from '../mail-probe/probe-options.ts';
import { ProbeStopped } from '../mail-probe/probe-stopped.ts';
import { createStopwatch, faultOf } from '../mail-probe/stopwatch.ts';
import { vetForProbe } from '../mail-probe/vet-for-probe.ts';
import { openWire } from '../mail-probe/wire.ts';
import { newConnection } from './connection.ts';
import { smtpHandshake } from './probe-handshake.ts';
import { failedSending, type SmtpError } from './smtp-failure.ts';

/** Goes through the stages one by one on a connection of its own, then logs in the way notifications do, and sends nothing. */
export const createSmtpProbe = (options: ProbeOptions): MailProbe['smtp'] => {
  const { hosts, ca = null, allowPlaintext = false, stepMs = 8_000 } = options;
  return async (server) => {
    const watch = createStopwatch();
    let found: Pick<ProtocolProbe, 'tlsVersion' | 'capabilities'> = { tlsVersion: null, capabilities: [] };
    try {
      const vetted = await vetForProbe(hosts, server, watch);
      const wire = await watch.stage('tcp', () => openWire(vetted, server.port, { ca, stepMs }));
      try {
        const { implicitTls } = server;
        const onTls = (tlsVersion: string) => {
          found = { ...found, tlsVersion };
        };
        const capabilities = await smtpHandshake(wire, { implicitTls, allowPlaintext }, watch, onTls);
        found = { ...found, capabilities };
      } finally {
        wire.close();
      }
      await watch.stage('auth', async () => {
        const again = await hosts.vet(server.host, server.port);
        if (isLeft(again)) throw new ProbeStopped(again.left.code, again.left.message, { transient: again.left.transient });
        await loggedIn(
          newConnection(server, again.right, { ca, allowPlaintext }, { connectMs: stepMs, silenceMs: stepMs }),
          server,
        );
      });
      return { ...found, stage: watch.last(), steps: watch.steps(), fault: null };
    } catch (thrown) {
      return { ...found, stage: watch.last(), steps: watch.steps(), fault: faultOf(thrown) };
    }
  };
};

const loggedIn = (connection: SMTPConnection, { user, password }: MailServer): Promise<void> =>
  new Promise((resolve, reject) => {
    const failed = (error: SmtpError) => {
      const outcome = failedSending(error, false, [password]);
      const { transient, reason } = outcome.outcome === 'refused' ? outcome : { transient: true, reason: 'no answer' };
      connection.close();
      const refused = error.code === 'EAUTH' && !transient;
      const code = refused ? 'AUTH_FAILED' : error.responseCode === undefined ? 'UNREACHABLE' : 'SERVER_BUSY';
      reject(new ProbeStopped(code, reason, { transient }));
    };
    connection.on('error', failed);
    connection.once('end', () => setImmediate(() => failed({ code: 'ECONNECTION' })));
    connection.connect((error) => {
      if (error) return failed(error);
      connection.login({ credentials: { user, pass: password } }, (refused) => {
        if (refused) return failed(refused);
        connection.quit();
        resolve();
      });
    });
  });
