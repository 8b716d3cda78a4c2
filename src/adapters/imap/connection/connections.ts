import { MailboxUnavailable, type MailServer } from '../../../domain/email/mail-access.port.ts';
import { refusalAfterLogin } from '../../../domain/mailbox/login-refusals.ts';
import { type ConnectOptions, connectImap, type ImapConnection } from './connect.ts';
import { exists, uidValidityOf } from './folder.ts';
import { CommandRefused } from './imap-link.ts';
import type { Connections } from './isolate-mails.ts';

export type SessionConnections = Connections & {
  /** the path of the selected folder */
  readonly folder: () => string;
  readonly uidValidity: () => string;
  /** Selects another folder; false: there is none, and the one before stays selected. */
  readonly enter: (path: string) => Promise<boolean>;
  readonly close: () => Promise<void>;
};

type Options = ConnectOptions & { readonly deadlineMs: number; readonly mailMs: number };

/**
 * Connections with one folder selected, INBOX at first, one at a time, all of them within one deadline.
 *
 * @throws MailboxUnavailable
 */
export async function openConnections(server: MailServer, options: Options): Promise<SessionConnections> {
  const name = `${server.host}:${server.port}`;
  const until = performance.now() + options.deadlineMs;
  const timeLeft = () => until - performance.now();
  let folder = 'INBOX';
  let connection = await openFolder(server, folder, timeLeft(), options);
  let uidValidity = uidValidityOf(connection.link);
  let closed = false;

  const renewed = async (): Promise<ImapConnection> => {
    await connection.close();
    const fresh = await openFolder(server, folder, timeLeft(), options);
    if (uidValidityOf(fresh.link) === uidValidity) return fresh;
    await fresh.close();
    // every UID this session holds means another mail now
    throw new MailboxUnavailable('network', `${name}: the server numbered its mails anew meanwhile`);
  };

  const link = async () => {
    if (closed) throw new MailboxUnavailable('internal', `${name}: the session is closed already`);
    if (!connection.link.alive()) connection = await renewed();
    return connection.link;
  };

  return {
    folder: () => folder,
    uidValidity: () => uidValidity,
    timeLeft,
    link,
    enter: async (path) => {
      if (path === folder) return true;
      const current = await link();
      if (!(await exists(current, path))) return false;
      await current.ask((client) => client.mailboxOpen(path));
      folder = path;
      uidValidity = uidValidityOf(current);
      return true;
    },
    watched: async (work) => {
      const { cut } = connection;
      const late = () => cut(`${name}: one mail took longer than ${options.mailMs / 1000} s; the connection was cut`);
      let timer = setTimeout(late, options.mailMs);
      try {
        return await work(() => {
          clearTimeout(timer);
          timer = setTimeout(late, options.mailMs);
        });
      } finally {
        clearTimeout(timer);
      }
    },
    close: async () => {
      closed = true;
      await connection.close();
    },
  };
}

async function openFolder(
  server: MailServer,
  folder: string,
  deadlineMs: number,
  options: ConnectOptions,
): Promise<ImapConnection> {
  const connection = await connectImap(server, deadlineMs, options);
  try {
    await connection.link.ask((client) => client.mailboxOpen(folder));
    return connection;
  } catch (error) {
    const refusal = 'tokens' in server ? refusalAfterLogin(connection.link.lastRefusal().text) : undefined;
    await connection.close();
    if (refusal) throw new MailboxUnavailable('auth', `${server.host}:${server.port}: ${refusal.cause}`, refusal.code);
    if (!(error instanceof CommandRefused)) throw error;
    throw new MailboxUnavailable(
      'folder',
      `${server.host}:${server.port}: the server does not open ${folder} (${error.message})`,
    );
  }
}
