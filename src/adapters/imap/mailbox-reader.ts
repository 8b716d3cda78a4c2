import { type MailboxReader, MailboxUnavailable } from '../../domain/email-intake/mail-access.port.ts';
import type { MailHosts } from '../mail-hosts/mail-hosts.ts';
import { connectImap } from './connect.ts';
import { CommandRefused } from './imap-link.ts';
import { mailboxSession } from './mailbox-session.ts';
import { type PartLimits, partLimits } from './select-parts.ts';

export type MailboxReaderOptions = {
  readonly hosts: MailHosts;
  /** PEM of certificates trusted besides the public ones (MAIL_CA_FILE) */
  readonly ca?: string | null;
  /** A server without STARTTLS gets the password in clear text. Off unless the operator switches it on. */
  readonly allowPlaintext?: boolean;
  readonly limits?: Partial<PartLimits>;
  readonly connectTimeoutMs?: number;
  /** a command unanswered for this long means the connection is dead */
  readonly silenceMs?: number;
};

/** Reads mailboxes over IMAP. Every session is a connection of its own, vetted anew. */
export function createMailboxReader(options: MailboxReaderOptions): MailboxReader {
  const { hosts, ca = null, allowPlaintext = false, connectTimeoutMs = 20_000, silenceMs = 60_000 } = options;
  const limits = { ...partLimits, ...options.limits };

  return {
    open: async (server, { deadlineMs }) => {
      const connection = await connectImap(server, deadlineMs, { hosts, ca, allowPlaintext, connectTimeoutMs, silenceMs });
      try {
        await connection.link.ask((client) => client.mailboxOpen('INBOX'));
        return mailboxSession(connection, limits);
      } catch (error) {
        await connection.close();
        if (!(error instanceof CommandRefused)) throw error;
        throw new MailboxUnavailable(
          'folder',
          `${server.host}:${server.port}: the server does not open INBOX (${error.message})`,
        );
      }
    },
  };
}
