import { setTimeout as sleep } from 'node:timers/promises';
import { IdleMissing, type WatchMailbox } from '../../domain/email/mailbox-watcher.port.ts';
import type { MailHosts } from '../host-guard/mail-hosts.ts';
import { connectImap } from './connection/connect.ts';
import { existingFolder } from './connection/folder.ts';
import type { ImapLink } from './connection/imap-link.ts';

export type WatcherOptions = {
  readonly hosts: MailHosts;
  readonly ca?: string | null;
  readonly allowPlaintext?: boolean;
  readonly connectTimeoutMs?: number;
  /** A server that was silent for so long is asked something, and has as long again to answer. */
  readonly silenceMs?: number;
};

/** Servers end an IDLE of 30 minutes (RFC 2177); a connection is renewed once a day, token and settings with it. */
const lifeMs = 24 * 60 * 60_000;
/** Between two IDLEs, so that a server which ends each at once is not asked all the time. */
const pauseMs = 500;

/** One connection with IDLE (RFC 2177) on one folder, opened read-only. Every connection is vetted anew. */
export const createMailboxWatcher = (options: WatcherOptions): WatchMailbox => {
  const { hosts, ca = null, allowPlaintext = false, connectTimeoutMs = 20_000, silenceMs = 45_000 } = options;
  const connection = { hosts, ca, allowPlaintext, connectTimeoutMs, silenceMs };

  return async (server, { folder, onMail, signal }) => {
    if (signal.aborted) return;
    const { link, cut, close } = await connectImap(server, lifeMs, connection);
    const end = () => cut('the watch has ended');
    signal.addEventListener('abort', end, { once: true });
    try {
      await opened(link, folder);
      link.client.on('exists', ({ count, prevCount }: { readonly count: number; readonly prevCount: number }) => {
        if (count > prevCount) onMail();
      });
      onMail();
      for (;;) {
        await link.ask((client) => client.idle());
        await sleep(pauseMs);
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      signal.removeEventListener('abort', end);
      await close();
    }
  };
};

const opened = async (link: ImapLink, folder: string): Promise<void> => {
  if (!link.client.capabilities.has('IDLE')) throw new IdleMissing('the server does not offer IDLE');
  const path = folder === 'INBOX' ? folder : ((await existingFolder(link, folder)) ?? folder);
  await link.ask((client) => client.mailboxOpen(path, { readOnly: true }));
};
