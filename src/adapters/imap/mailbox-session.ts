import { type MailboxSession, MailboxUnavailable, type MailIdentity } from '../../domain/email/mail-access.port.ts';
import type { SessionConnections } from './connection/connections.ts';
import { existingFolder, inFolder, watchedPaths } from './connection/folder.ts';
import { CommandRefused, type ImapLink } from './connection/imap-link.ts';
import { textsIsolated } from './download/download-texts.ts';
import { downloadIsolated } from './download/isolated-download.ts';
import { wholeMail } from './download/whole-mail.ts';
import { findMail } from './listing/find-mail.ts';
import { summarizeIsolated } from './listing/isolated-summaries.ts';
import { readMails, unreadMails } from './listing/unread.ts';
import { moveMails } from './moving/move.ts';
import { setAside } from './moving/set-aside.ts';
import type { PartLimits } from './parts/select-parts.ts';

/** A session on one folder at a time. Calls run one after the other: some select another folder on their way. */
export function mailboxSession(connections: SessionConnections, limits: PartLimits): MailboxSession {
  let last: Promise<unknown> = Promise.resolve();

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work).catch(refusedAsTrouble);
    last = mine.catch(() => undefined);
    return mine;
  };
  /** Work that changes something or asks for everything at once: a lost connection ends it. */
  const onLink = <T>(work: (link: ImapLink) => Promise<T>): Promise<T> => inTurn(async () => work(await connections.link()));

  const find = async (link: ImapLink, identity: MailIdentity, processedFolder: string | null) => {
    const uid = await findMail(link, identity);
    if (uid !== null) return { uid };
    if (processedFolder === null) return null;
    const folder = await existingFolder(link, processedFolder);
    const processed = folder === null ? null : await inFolder(link, folder, () => findMail(link, identity));
    return processed === null ? null : ({ processed: true, uid: processed } as const);
  };

  return {
    get folder() {
      return connections.folder();
    },
    get uidValidity() {
      return connections.uidValidity();
    },
    folders: (watched) => onLink((link) => watchedPaths(link, watched)),
    enter: (path) => inTurn(() => connections.enter(path)),
    unread: (since = null) => onLink((link) => unreadMails(link, since)),
    read: (since) => onLink((link) => readMails(link, since)),
    summaries: (uids) => inTurn(() => summarizeIsolated(connections, uids, limits)),
    download: (requests, directory, processedFolder) =>
      inTurn(() => downloadIsolated(connections, requests, directory, limits, processedFolder)),
    texts: (requests, processedFolder) => inTurn(() => textsIsolated(connections, requests, processedFolder)),
    find: (identity, processedFolder) => onLink((link) => find(link, identity, processedFolder)),
    moveToProcessed: (mails, processedFolder) => onLink((link) => moveMails(link, mails, processedFolder)),
    setAside: (uids, as) => onLink((link) => setAside(link, uids, as)),
    source: (uid, mostBytes, processedFolder) => onLink((link) => wholeMail(link, uid, mostBytes, processedFolder)),
    close: connections.close,
  };
}

/** A refusal no step could live with: the mailbox is at fault, not one mail. */
function refusedAsTrouble(error: unknown): never {
  if (error instanceof CommandRefused)
    throw new MailboxUnavailable(
      'internal',
      `the mail server refused a command this service cannot do without (${error.message})`,
    );
  throw error;
}
