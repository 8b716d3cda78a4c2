import type { MailboxReader } from '../../domain/email/mail-access.port.ts';
import type { MailHosts } from '../host-guard/mail-hosts.ts';
import { openConnections } from './connection/connections.ts';
import { mailboxSession } from './mailbox-session.ts';
import { type PartLimits, partLimits } from './parts/select-parts.ts';

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
  /** time on the connection that one mail may take, whatever arrives in it */
  readonly mailMs?: number;
};

/** Reads mailboxes over IMAP. Every connection is vetted anew. */
export function createMailboxReader(options: MailboxReaderOptions): MailboxReader {
  const { hosts, ca = null, allowPlaintext = false, connectTimeoutMs = 20_000, silenceMs = 60_000, mailMs = 120_000 } = options;
  const limits = { ...partLimits, ...options.limits };

  return {
    open: async (server, { deadlineMs }) => {
      const settings = { hosts, ca, allowPlaintext, connectTimeoutMs, silenceMs, mailMs, deadlineMs };
      return mailboxSession(await openConnections(server, settings), limits);
    },
  };
}
