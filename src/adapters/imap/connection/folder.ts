import type { NamespaceObject } from 'imapflow';
import { type FoundFolders, MailboxUnavailable, type WatchedFolders } from '../../../domain/email/mail-access.port.ts';
import { CommandRefused, type ImapLink } from './imap-link.ts';

/**
 * Path of a folder on this server: "Orders/Processed" is "INBOX.Orders.Processed" where folders are separated by dots and lie
 * under INBOX. A name that carries the server's prefix already keeps it.
 *
 * @throws MailboxUnavailable (folder) for a name no server has
 */
export function folderPath(name: string, namespace: Pick<NamespaceObject, 'prefix' | 'delimiter'> | undefined): string {
  const delimiter = namespace?.delimiter || '/';
  const prefix = namespace?.prefix ?? '';
  const parts = name.split('/').filter((part) => part.trim() !== '');
  const path = parts.join(delimiter).replace(/^inbox(?=$|[./\\])/i, 'INBOX');
  if (path === '' || /[\p{Cc}*%]/u.test(path))
    throw new MailboxUnavailable('folder', `processed_folder: "${name}" cannot be the name of a folder`);
  if (path === 'INBOX')
    throw new MailboxUnavailable('folder', 'processed_folder: INBOX itself; give a folder beside or below it');
  return path.startsWith(prefix) ? path : prefix + path;
}

/** As `folderPath`, of a folder that is read: INBOX too. Another namespace ("Shared/orders") is left as it is where the server names it so. */
const readPath = (name: string, namespace: Parameters<typeof folderPath>[1]): string =>
  /^\s*inbox\s*$/i.test(name) ? 'INBOX' : folderPath(name, namespace);

/** Folders that hold no mail that came in: watched where they are named, not because they lie below one that is. */
const notIncoming: ReadonlySet<string> = new Set([
  '\\All',
  '\\Drafts',
  '\\Flagged',
  '\\Important',
  '\\Junk',
  '\\Sent',
  '\\Trash',
]);

/**
 * The folders to watch, as the server names them now. What lies in a folder that mails are moved to, or below it, is never watched.
 *
 * @throws MailboxUnavailable (folder) for a name no server has
 */
export async function watchedPaths(link: ImapLink, watched: WatchedFolders): Promise<FoundFolders> {
  const { watchedFolders, includeSubfolders, processedFolder, nonOrdersFolder } = watched;
  const { namespace } = link.client;
  const folders = (await link.ask((client) => client.list())).filter(({ flags }) => !flags.has('\\Noselect'));
  const targets = [processedFolder, ...(nonOrdersFolder ? [nonOrdersFolder] : [])].map((name) => folderPath(name, namespace));
  const isBelow = (path: string, above: string, delimiter: string) => path.startsWith(above + delimiter);
  const located = watchedFolders.map((name) => {
    const [path = ''] = [name, readPath(name, namespace)].filter((candidate) => folders.some(({ path }) => path === candidate));
    if (folders.some((folder) => folder.path === path && folder.specialUse === '\\All'))
      throw new MailboxUnavailable(
        'folder',
        `watched_folders: "${name}" shows every mail, and none can be moved out of it; watch INBOX or single folders (labels)`,
      );
    const below = folders.filter(
      (folder) =>
        includeSubfolders &&
        isBelow(folder.path, path === '' ? readPath(name, namespace) : path, folder.delimiter) &&
        !notIncoming.has(folder.specialUse ?? ''),
    );
    return { name, paths: [...(path === '' ? [] : [path]), ...below.map((folder) => folder.path)] };
  });
  const isProcessed = (path: string) =>
    targets.some(
      (target) => path === target || folders.some((folder) => folder.path === path && isBelow(path, target, folder.delimiter)),
    );
  return {
    paths: [...new Set(located.flatMap(({ paths }) => paths))].filter((path) => !isProcessed(path)),
    missing: located.filter(({ paths }) => paths.length === 0).map(({ name }) => name),
  };
}

/** The path when there is such a folder, else null. */
export async function existingFolder(link: ImapLink, name: string): Promise<string | null> {
  const path = folderPath(name, link.client.namespace);
  return (await exists(link, path)) ? path : null;
}

/**
 * The path of a folder that exists, made and subscribed to when it was missing.
 *
 * @throws MailboxUnavailable (folder) when the server does not make it
 */
export async function ensureFolder(link: ImapLink, name: string): Promise<string> {
  const path = folderPath(name, link.client.namespace);
  if (await exists(link, path)) return path;
  const refusal = await refused(() => link.ask((client) => client.mailboxCreate(path)));
  if (await exists(link, path)) return path;
  throw new MailboxUnavailable(
    'folder',
    `processed_folder: the server does not make "${path}" (${refusal ?? 'it said yes, but there is none'})`,
  );
}

/** Does something in another folder, read-only, and comes back to the one that is selected whatever happens. */
export async function inFolder<T>(link: ImapLink, path: string, work: () => Promise<T>): Promise<T> {
  const before = uidValidityOf(link);
  const home = link.client.mailbox ? link.client.mailbox.path : 'INBOX';
  try {
    await link.ask((client) => client.mailboxOpen(path, { readOnly: true }));
    return await work();
  } finally {
    if (link.client.usable) await link.ask((client) => client.mailboxOpen(home));
    if (link.client.usable && uidValidityOf(link) !== before) link.client.close(); // every UID we hold means another mail now
  }
}

export const uidValidityOf = ({ client }: ImapLink): string => (client.mailbox ? String(client.mailbox.uidValidity ?? '') : '');

export async function exists(link: ImapLink, path: string): Promise<boolean> {
  try {
    return (await link.ask((client) => client.status(path, { messages: true }).catch(falseWhenMissing))) !== false;
  } catch (error) {
    if (error instanceof CommandRefused) return false;
    throw error;
  }
}

/** imapflow looks with LIST whether a refused folder exists, and throws when it does not. */
function falseWhenMissing(error: unknown): false {
  if (error instanceof Error && 'code' in error && error.code === 'NotFound') return false;
  throw error;
}

async function refused(command: () => Promise<unknown>): Promise<string | null> {
  try {
    await command();
    return null;
  } catch (error) {
    if (error instanceof CommandRefused) return error.message;
    throw error;
  }
}
