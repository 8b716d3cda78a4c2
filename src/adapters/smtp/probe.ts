import { isLeft } from 'fp-ts/lib/Either.js';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailServer } from '../../domain/email/mail-access.port.ts';
import { loginRefusal } from '../../domain/mailbox/login-refusals.ts';
import type { MailProbe, ProtocolProbe } from '../../domain/mailbox/mail-probe.port.ts';
import type { ProbeCode } from '../../domain/mailbox/probe-codes.ts';
import type { ProbeOptions } from '../mail-probe/probe-options.ts';
import { ProbeStopped } from '../mail-probe/probe-stopped.ts';
import { defaultStepMs, runStagedProbe, type StagedProbe } from '../mail-probe/staged-probe.ts';
import { newConnection } from './connection.ts';
import { login, secretsOf } from './login.ts';
import { smtpDialogue } from './smtp-dialogue.ts';
import { failedSending, type SmtpError } from './smtp-failure.ts';

/** Logs in the way notifications do, and sends nothing. */
export const createSmtpProbe = (options: ProbeOptions): MailProbe['smtp'] => {
  const { hosts, ca = null, allowPlaintext = false, stepMs = defaultStepMs } = options;

  const logIn: StagedProbe<Found>['login'] = (server, watch) =>
    watch.stage('auth', async () => {
      const revetted = await hosts.vet(server.host, server.port);
      if (isLeft(revetted))
        throw new ProbeStopped(revetted.left.code, revetted.left.message, { transient: revetted.left.transient });
      const timeouts = { connectMs: stepMs, silenceMs: stepMs };
      await loggedIn(newConnection(server, revetted.right, { ca, allowPlaintext }, timeouts), server);
      return {};
    });
  return (server, onStage) => runStagedProbe({ dialogue: smtpDialogue, nothingYet, login: logIn }, options, server, onStage);
};

type Found = Pick<ProtocolProbe, 'tlsVersion' | 'capabilities'>;
const nothingYet: Found = { tlsVersion: null, capabilities: [] };

const loggedIn = (connection: SMTPConnection, server: MailServer): Promise<void> =>
  new Promise((resolve, reject) => {
    const failed = (error: SmtpError) => {
      const outcome = failedSending(error, false, secretsOf(server));
      const { transient, reason } = outcome.outcome === 'refused' ? outcome : { transient: true, reason: 'no answer' };
      connection.close();
      reject(new ProbeStopped(codeOf(error, transient), reason, { transient }));
    };
    connection.on('error', failed);
    connection.once('end', () => setImmediate(() => failed({ code: 'ECONNECTION' })));
    connection.connect((error) => {
      if (error) return failed(error);
      login(connection, server, (refused) => {
        if (refused) return failed(refused);
        connection.quit();
        resolve();
      });
    });
  });

const codeOf = (error: SmtpError, transient: boolean): ProbeCode => {
  if (error.tokenFault) return error.tokenFault.code;
  if (error.code === 'EAUTH' && !transient) return error.byToken ? loginRefusal(error.response ?? '').code : 'AUTH_FAILED';
  return error.responseCode === undefined ? 'UNREACHABLE' : 'SERVER_BUSY';
};
