/** From a client's folder argument to a folder, with the refusals that real servers give. */
import type { Account, Folder } from '../store/mail-store.ts';
import { Refused, type Session } from './session.ts';
import { decodeFolderName } from './strings.ts';
import { type Token, textOf } from './tokens.ts';

export function requireAccount(session: Session): Account {
  if (!session.account) throw new Refused('Log in first.');
  return session.account;
}

/** The full decoded name. Throws `Refused` for a name outside the namespace or with a foreign separator. */
export function folderName(session: Session, token: Token | undefined): string {
  const { prefix, separator } = session.settings.store;
  const name = decodeFolderName(textOf(token, 'a mailbox name'));
  if (name.toUpperCase() === 'INBOX') return 'INBOX';
  if (name === '') throw new Refused('[CANNOT] Invalid mailbox name: Name is empty');
  if (separator !== '/' && name.includes('/'))
    throw new Refused("[CANNOT] Invalid mailbox name: Name must not have '/' characters");
  if (!name.toUpperCase().startsWith(prefix.toUpperCase())) {
    throw new Refused(
      `[CANNOT] Client tried to access nonexistent namespace. (Mailbox name should probably be prefixed with: ${prefix})`,
    );
  }
  return prefix + name.slice(prefix.length);
}

/** Throws `Refused` with [NONEXISTENT] where there is none. */
export function requireFolder(session: Session, token: Token | undefined): Folder {
  const name = folderName(session, token);
  const folder = session.settings.store.folder(requireAccount(session), name);
  if (!folder) throw new Refused(`[NONEXISTENT] Mailbox doesn't exist: ${name.replace(/[^\x20-\x7e]/g, '?')}`);
  return folder;
}
