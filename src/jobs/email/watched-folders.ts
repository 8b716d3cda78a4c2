/** The folders of a mailbox that are processed, as its server names them now. */
import type { MailboxSession } from '../../domain/email/mail-access.port.ts';
import { MailboxUnavailable } from '../../domain/email/mail-access.port.ts';
import type { MailboxSettings } from '../../domain/mailbox/mailbox.events.ts';
import { because, reasonText } from '../../domain/reasons/reasons.ts';

type Settings = Pick<MailboxSettings, 'watchedFolders' | 'includeSubfolders' | 'processedFolder' | 'nonOrdersFolder'>;
type Session = Pick<MailboxSession, 'folder' | 'folders' | 'enter'>;
type Found = { readonly paths: readonly string[]; readonly missing: readonly string[] };

const inbox: Found = { paths: ['INBOX'], missing: [] };

/** INBOX is there without asking. */
export const watchedFolders = async (
  session: Pick<Session, 'folders'>,
  { watchedFolders: names = ['INBOX'], includeSubfolders = false, processedFolder, nonOrdersFolder = null }: Settings,
): Promise<Found> => {
  const isInbox = names.length === 1 && names[0]?.toUpperCase() === 'INBOX';
  return isInbox && !includeSubfolders
    ? inbox
    : session.folders({ watchedFolders: names, includeSubfolders, processedFolder, nonOrdersFolder });
};

/** Selects one after the other; one that went away meanwhile is passed over. */
export async function* eachFolder(session: Session, paths: readonly string[]): AsyncGenerator<string> {
  for (const path of paths) if (path === session.folder || (await session.enter(path))) yield path;
}

/**
 * What was found in the other folders is kept; the mailbox is in trouble all the same, or nobody would hear of it.
 *
 * @throws MailboxUnavailable (folder) when one is missing
 */
export const refuseMissing = ({ missing }: Found): void => {
  if (missing.length === 0) return;
  const names = missing.map((name) => `"${name}"`).join(', ');
  throw new MailboxUnavailable('folder', reasonText(because.watched_folders_missing(names)));
};
