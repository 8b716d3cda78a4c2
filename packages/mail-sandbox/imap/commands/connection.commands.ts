/** Commands that are allowed at any time, and those that log in. */
import { bad, capabilityLine, type Handler, no, ok, type Reply, type Session } from '../session.ts';
import { textOf } from '../tokens.ts';

const capability: Handler = (session) => {
  session.connection.write(`* CAPABILITY ${capabilityLine(session)}`);
  return ok('Capability completed.');
};

const noop: Handler = () => ok('NOOP completed.');

const id: Handler = (session) => {
  session.connection.write('* ID ("name" "Order Intake mail sandbox")');
  return ok('ID completed.');
};

const logout: Handler = (session, _, tag) => {
  session.connection.write('* BYE Logging out');
  session.connection.write(`${tag} OK Logout completed.`);
  return 'end';
};

const startTls: Handler = (session, _, tag) => {
  const { capabilities, secureContext } = session.settings;
  if (!capabilities.startTls || session.connection.isSecure()) return bad('TLS is not available here.');
  const announce = (): void => session.connection.write(`${tag} OK Begin TLS negotiation now.`);
  return session.connection.startTls(secureContext, announce) ? 'silent' : 'end';
};

const login: Handler = (session, { args }) => {
  const address = textOf(args[0], 'a user name');
  const password = textOf(args[1], 'a password');
  return logIn(session, fromUtf8(address), fromUtf8(password));
};

/** SASL PLAIN (RFC 4616), with the initial response in the command (RFC 4959) or asked for. */
const authenticate: Handler = async (session, { args }) => {
  const refusal = whyNotNow(session);
  if (refusal) return refusal;
  if (textOf(args[0], 'a mechanism').toUpperCase() !== 'PLAIN') return no('Unsupported authentication mechanism.');
  const initial = args[1] ? textOf(args[1], 'an initial response') : null;
  if (initial === null) session.connection.write('+ ');
  const response = initial ?? (await session.connection.readLine());
  if (response === null) return 'end';
  if (response === '*') return bad('Authentication aborted by client.');
  const [asWhom = '', address = '', password] = Buffer.from(response, 'base64').toString('utf8').split('\0');
  if (password === undefined) return bad('Invalid SASL PLAIN response.');
  if (asWhom !== '' && asWhom !== address) return no('[AUTHORIZATIONFAILED] Logging in as somebody else is not offered.');
  return logIn(session, address, password);
};

function whyNotNow(session: Session): Reply | null {
  if (session.account) return bad('Already logged in.');
  if (session.connection.isSecure() || session.settings.plaintextLogin) return null;
  return no('[PRIVACYREQUIRED] Plaintext authentication disallowed on non-secure (SSL/TLS) connections.');
}

function logIn(session: Session, address: string, password: string): Reply {
  const refusal = whyNotNow(session);
  if (refusal) return refusal;
  const account = session.settings.store.account(address);
  if (!account || account.password !== password) return no('[AUTHENTICATIONFAILED] Authentication failed.');
  session.account = account;
  return ok(`[CAPABILITY ${capabilityLine(session)}] Logged in`);
}

const fromUtf8 = (binary: string): string => Buffer.from(binary, 'latin1').toString('utf8');

export const connectionCommands: Readonly<Record<string, Handler>> = {
  CAPABILITY: capability,
  NOOP: noop,
  ID: id,
  LOGOUT: logout,
  STARTTLS: startTls,
  LOGIN: login,
  AUTHENTICATE: authenticate,
};
