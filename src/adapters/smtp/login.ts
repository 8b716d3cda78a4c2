/** Logging in to an SMTP server: with the password, or by XOAUTH2 with an access token. */
import { background } from '@order-intake/kernel';
import { isLeft } from 'fp-ts/lib/Either.js';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { LoginTokens, MailServer } from '../../domain/email/mail-access.port.ts';
import { loginRefusal } from '../../domain/mailbox/login-refusals.ts';
import type { SmtpError } from './smtp-failure.ts';

/** nodemailer's own XOAUTH2 asks again only after a 334, and Exchange refuses with 535 at once: this method asks once and tells the answer. */
const method = 'TOKEN';
type Authenticate = NonNullable<NonNullable<SMTPConnection.Options['customAuth']>[string]>;

const authenticate: Authenticate = async ({ auth, sendCommand, reject, resolve }) => {
  const { user, pass } = auth.credentials;
  const response = Buffer.from(`user=${user}\x01auth=Bearer ${pass}\x01\x01`).toString('base64');
  let answer = await sendCommand(`AUTH XOAUTH2 ${response}`);
  // the cause, in base64; an empty line ends the exchange
  if (answer.status === 334) answer = await sendCommand('');
  if (answer.status === 235) resolve();
  else reject(new Error('Invalid login'));
};

export const tokenAuth: { readonly [name: string]: Authenticate } = { [method]: authenticate };

type Done = (error: SmtpError | null) => void;

/** What a server says of the login, or why there is no token. Never the token, nor the password. */
export const login = (connection: SMTPConnection, server: MailServer, done: Done): void => {
  if ('password' in server) {
    connection.login({ credentials: { user: server.user, pass: server.password } }, (error) => done(error ?? null));
    return;
  }
  const { user, tokens } = server;
  const attempt = (next: Done) => void background(() => withToken(connection, user, tokens, next));
  attempt((error) => {
    if (!error || error.tokenFault || error.code !== 'EAUTH' || !mayBeToken(error)) return done(error);
    // it may have been withdrawn before its end: once with a new one
    tokens.forget();
    attempt(done);
  });
};

const mayBeToken = ({ response = '', responseCode = 0 }: SmtpError): boolean =>
  responseCode >= 500 && loginRefusal(response).mayBeToken;

const withToken = async (connection: SMTPConnection, user: string, tokens: LoginTokens, done: Done): Promise<void> => {
  const token = await tokens.get();
  if (isLeft(token)) return done({ code: 'EAUTH', tokenFault: token.left });
  const { token: pass } = token.right;
  connection.login({ method, user, pass, credentials: { user, pass } }, (error) =>
    done(error ? { ...withoutToken(error, pass), byToken: true } : null),
  );
};

const withoutToken = ({ code, command, response, responseCode }: SmtpError, token: string): SmtpError => ({
  code,
  command,
  response: response?.replaceAll(token, '***'),
  responseCode,
});

/** Taken out of what a server says; tokens were taken out where they were sent. */
export const secretsOf = (server: MailServer): readonly string[] => ('password' in server ? [server.password] : []);
