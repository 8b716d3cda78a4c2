import { type MailboxSession, MailboxUnavailable } from '../../domain/email-intake/mail-access.port.ts';
import type { ImapConnection } from './connect.ts';
import { download } from './download.ts';
import { findMail } from './find.ts';
import { existingFolder, inFolder, uidValidityOf } from './folder.ts';
import { CommandRefused } from './imap-link.ts';
import { moveMails } from './move.ts';
import type { PartLimits } from './select-parts.ts';
import { setAside } from './set-aside.ts';
import { summarize } from './summaries.ts';
import { unreadMails } from './unread.ts';

/** A session over a connection with INBOX selected. Calls run one after the other: some select another folder on their way. */
export function mailboxSession({ link, close }: ImapConnection, limits: PartLimits): MailboxSession {
  let last: Promise<unknown> = Promise.resolve();

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work).catch(refusedAsTrouble);
    last = mine.catch(() => undefined);
    return mine;
  };

  const find: MailboxSession['find'] = async (identity, processedFolder) => {
    const uid = await findMail(link, identity);
    if (uid !== null) return { uid };
    const folder = await existingFolder(link, processedFolder);
    const processed = folder === null ? null : await inFolder(link, folder, () => findMail(link, identity));
    return processed === null ? null : { processed: true, uid: processed };
  };

  const fetchParts: MailboxSession['download'] = async (requests, directory, processedFolder) => {
    const work = () => download(link, requests, directory, limits);
    if (processedFolder === undefined) return work();
    const folder = await existingFolder(link, processedFolder);
    if (folder !== null) return inFolder(link, folder, work);
    return requests.map(({ uid }) => ({ uid, failed: 'gone', reason: 'there is no processed folder' }));
  };

  return {
    uidValidity: uidValidityOf(link),
    unread: () => inTurn(() => unreadMails(link)),
    summaries: (uids) => inTurn(() => summarize(link, uids, limits)),
    download: (requests, directory, processedFolder) => inTurn(() => fetchParts(requests, directory, processedFolder)),
    find: (identity, processedFolder) => inTurn(() => find(identity, processedFolder)),
    moveToProcessed: (mails, processedFolder) => inTurn(() => moveMails(link, mails, processedFolder)),
    setAside: (uids) => inTurn(() => setAside(link, uids)),
    close,
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
