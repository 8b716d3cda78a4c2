import { isLeft } from 'fp-ts/lib/Either.js';
import { ImapFlow } from 'imapflow';
import { MailboxUnavailable, type MailServer } from '../../../domain/email/mail-access.port.ts';
import { trusting } from '../../../platform/crypto/trusted-certificates.ts';
import type { MailHosts, VettedHost } from '../../host-guard/mail-hosts.ts';
import { type ImapLink, imapLink, noteRefusal } from './imap-link.ts';
import { tokenFor } from './token-for.ts';
import { mailboxTrouble } from './trouble.ts';

export type ConnectOptions = {
  readonly hosts: MailHosts;
  /** PEM of certificates trusted besides the public ones */
  readonly ca: string | null;
  /** true: a server without STARTTLS is spoken to in clear text, password included (operator's setting) */
  readonly allowPlaintext: boolean;
  readonly connectTimeoutMs: number;
  /** a command without an answer for this long means the connection is dead */
  readonly silenceMs: number;
};

export type ImapConnection = {
  readonly link: ImapLink;
  /** Ends it without a word; whatever waits throws MailboxUnavailable (network) with this reason. */
  readonly cut: (why: string) => void;
  readonly close: () => Promise<void>;
};

const megabyte = 1024 * 1024;

/**
 * Connects and logs in. The connection is cut when the deadline passes, whatever hangs; what was waiting then, and every call
 * after it, throws MailboxUnavailable.
 *
 * @throws MailboxUnavailable
 */
export async function connectImap(server: MailServer, deadlineMs: number, options: ConnectOptions): Promise<ImapConnection> {
  if ('password' in server) return connectAs(server, { pass: server.password }, deadlineMs, options);
  const until = performance.now() + deadlineMs;
  const connect = async () => {
    const { token } = await tokenFor(server);
    return connectAs(server, { accessToken: token }, until - performance.now(), options);
  };
  try {
    return await connect();
  } catch (error) {
    if (!(error instanceof MailboxUnavailable) || error.probeCode !== 'LOGIN_REFUSED') throw error;
    // it may have been withdrawn before its end: once with a new one
    server.tokens.forget();
    return await connect();
  }
}

type Proof = { readonly pass: string } | { readonly accessToken: string };

async function connectAs(server: MailServer, proof: Proof, deadlineMs: number, options: ConnectOptions): Promise<ImapConnection> {
  const name = `${server.host}:${server.port}`;
  const until = performance.now() + deadlineMs;
  const vetted = await options.hosts.vet(server.host, server.port);
  if (isLeft(vetted)) {
    const { transient, message } = vetted.left;
    throw new MailboxUnavailable(transient ? 'network' : 'blocked', message);
  }
  const client = newClient(server, proof, vetted.right, options);
  let ended: MailboxUnavailable | null = null;
  const translate = (thrown: unknown) => mailboxTrouble(thrown, name, proof);
  // before connect(): without a listener one reset ends the process
  client.on('error', (error: unknown) => {
    ended ??= translate(error);
  });
  const cut = (why: string) => {
    ended ??= new MailboxUnavailable('network', why);
    client.close();
  };
  const deadline = setTimeout(
    () => cut(`${name}: not finished in the time it was given; the connection was cut`),
    Math.max(1, until - performance.now()),
  );
  const explain = (thrown: unknown) => ended ?? translate(thrown);
  const close = async () => {
    clearTimeout(deadline);
    ended ??= new MailboxUnavailable('internal', `${name}: the session is closed already`);
    await goodbye(client);
  };
  try {
    await client.connect();
  } catch (thrown) {
    clearTimeout(deadline);
    client.close();
    throw explain(thrown);
  }
  return { link: imapLink(client, explain), cut, close };
}

function newClient(server: MailServer, proof: Proof, vetted: VettedHost, options: ConnectOptions): ImapFlow {
  const { servername } = vetted;
  const silent = () => undefined;
  const client: ImapFlow = new ImapFlow({
    host: vetted.address,
    port: server.port,
    ...(servername === null ? {} : { servername }),
    secure: server.implicitTls,
    // unset, imapflow sends the password in clear when the server offers no STARTTLS
    ...(server.implicitTls || options.allowPlaintext ? {} : { doSTARTTLS: true }),
    auth: { user: server.user, ...proof },
    tls: trusting(options.ca),
    logger: { debug: silent, info: silent, error: silent, warn: (logged: unknown) => noteRefusal(client, logged) },
    disableAutoIdle: true,
    disableAutoEnable: true,
    disableCompression: true,
    disableBinary: true,
    clientInfo: { name: 'Order Intake' },
    connectionTimeout: options.connectTimeoutMs,
    greetingTimeout: options.connectTimeoutMs,
    socketTimeout: options.silenceMs,
    maxLineLength: 32 * megabyte,
    maxLiteralSize: 64 * megabyte,
    maxResponseSize: 128 * megabyte,
  });
  return client;
}

/** LOGOUT if the server answers it soon; the socket is closed in any case. */
async function goodbye(client: ImapFlow): Promise<void> {
  if (client.usable) {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, 2_000);
    });
    await Promise.race([client.logout().catch(() => undefined), late]);
    clearTimeout(timer);
  }
  client.close();
}
