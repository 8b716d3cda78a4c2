import type { MoveResult } from '../../../domain/email/mail-access.port.ts';
import { inBatches } from '../batches.ts';
import { ensureFolder } from '../connection/folder.ts';
import type { ImapLink } from '../connection/imap-link.ts';
import { failedKeyword } from '../connection/keywords.ts';
import { messageIdsIn, type Original, readOriginals } from '../listing/mails-to-move.ts';
import { moveByCopy } from './move-by-copy.ts';
import { notMoved } from './move-refusal.ts';

export type MailToMove = { readonly uid: number; readonly messageId: string | null };

/**
 * Moves mails of the selected folder by the policy of docs/explanation/mail.md. MOVE where the server has it; else a copy that is verified before the
 * original goes, and only by UID EXPUNGE, because a bare EXPUNGE takes whatever else is marked; else the original stays, read
 * and marked. A mail that is not there any more counts as moved: the result says whether it is in the folder or gone.
 *
 * @throws MailboxUnavailable (folder) when the folder cannot be made
 */
export async function moveMails(
  link: ImapLink,
  mails: readonly MailToMove[],
  processedFolder: string,
): Promise<readonly MoveResult[]> {
  if (mails.length === 0) return [];
  const folder = await ensureFolder(link, processedFolder);
  const results: MoveResult[] = [];
  for (const batch of inBatches(mails, 50)) results.push(...(await moveBatch(link, batch, folder)));
  return results;
}

async function moveBatch(link: ImapLink, mails: readonly MailToMove[], folder: string): Promise<readonly MoveResult[]> {
  const originals = await readOriginals(
    link,
    mails.map(({ uid }) => uid),
  );
  const messageIdByUid = new Map(mails.map(({ uid, messageId }) => [uid, messageId]));
  const otherMails = originals.filter((original) => isOtherMail(original, messageIdByUid.get(original.uid) ?? null));
  const ours = originals.filter((original) => !otherMails.includes(original));
  await unmark(link, ours);
  const moved = can(link, 'MOVE')
    ? await moveByMove(link, ours, folder)
    : await moveByCopy(link, ours, folder, can(link, 'UIDPLUS'));
  const results = new Map(moved.map((result) => [result.uid, result]));
  for (const { uid } of otherMails) results.set(uid, { uid, moved: false, reason: 'this UID belongs to another mail now' });
  const absent = mails.filter(({ uid }) => !results.has(uid));
  for (const result of await absentMails(link, absent, folder)) results.set(result.uid, result);
  return mails.flatMap(({ uid }) => results.get(uid) ?? []);
}

/** Servers that forget UIDVALIDITY give an old UID to a new mail; that one was not processed. */
const isOtherMail = (original: Original, messageId: string | null): boolean =>
  messageId !== null && original.messageId !== null && messageId !== original.messageId;

/** A retried mail that is processed now must not be hidden should somebody move it back. */
async function unmark(link: ImapLink, originals: readonly Original[]): Promise<void> {
  const marked = originals.filter(({ flags }) => flags.has(failedKeyword)).map(({ uid }) => uid);
  if (marked.length > 0)
    await link.ask((client) => client.messageFlagsRemove(marked, [failedKeyword], { uid: true, silent: true }));
}

async function moveByMove(link: ImapLink, originals: readonly Original[], folder: string): Promise<readonly MoveResult[]> {
  if (originals.length === 0) return [];
  const uids = originals.map(({ uid }) => uid);
  const answer = await link.ask((client) => client.messageMove(uids, folder, { uid: true }));
  const mapped = (answer ? answer.uidMap : undefined) ?? new Map<number, number>();
  const unsure = originals.filter(({ uid }) => !mapped.has(uid));
  const left = await link.present(unsure.map(({ uid }) => uid));
  const remaining = unsure.filter(({ uid }) => left.has(uid));
  const results: MoveResult[] = uids.filter((uid) => mapped.has(uid)).map((uid) => ({ uid, moved: true, how: 'move', folder }));
  const vanished = unsure.filter(({ uid }) => !left.has(uid));
  if (answer && !answer.uidMap) results.push(...(await afterSilentMove(link, vanished, folder)));
  // MOVE is not all or nothing: one mail the server cannot move must not keep the others
  if (remaining.length > 0 && originals.length > 1) {
    for (const original of remaining) results.push(...(await moveByMove(link, [original], folder)));
    return results;
  }
  return [...results, ...remaining.map(({ uid }) => notMoved(link, uid, `the server refused the move into "${folder}"`))];
}

/** Without COPYUID the folder is looked into; a mail without Message-ID cannot be looked for, and the server said OK. */
async function afterSilentMove(link: ImapLink, vanished: readonly Original[], folder: string): Promise<readonly MoveResult[]> {
  const results = await absentMails(link, vanished, folder, 'move');
  const nameless = new Set(vanished.filter(({ messageId }) => messageId === null).map(({ uid }) => uid));
  return results.map((result) => (nameless.has(result.uid) ? { uid: result.uid, moved: true, how: 'move', folder } : result));
}

/** Mails that are not there: moved by an earlier run whose end was not recorded, or by a person. */
async function absentMails(
  link: ImapLink,
  mails: readonly MailToMove[],
  folder: string,
  how: 'move' | 'already_there' = 'already_there',
): Promise<readonly MoveResult[]> {
  if (mails.length === 0) return [];
  const ids = mails.flatMap(({ messageId }) => messageId ?? []);
  const presentIds = await messageIdsIn(link, folder, ids);
  return mails.map(({ uid, messageId }) => ({
    uid,
    moved: true,
    how: messageId !== null && presentIds.has(messageId) ? how : 'gone',
    folder,
  }));
}

/** RFC 9051 makes both part of IMAP4rev2; they are used there only when there is no rev1 to fall back to. */
const can = ({ client: { capabilities } }: ImapLink, capability: 'MOVE' | 'UIDPLUS'): boolean =>
  capabilities.has(capability) || (capabilities.has('IMAP4rev2') && !capabilities.has('IMAP4rev1'));
