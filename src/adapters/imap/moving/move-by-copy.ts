import type { ImapFlow } from 'imapflow';
import type { MoveResult } from '../../../domain/email/mail-access.port.ts';
import { CommandRefused, type ImapLink } from '../connection/imap-link.ts';
import { processedKeyword } from '../connection/keywords.ts';
import { copiedAlready, type Original } from '../listing/mails-to-move.ts';
import { notMoved } from './move-refusal.ts';

/**
 * The move of a server without MOVE. imapflow's own stand-in copies, does not look whether that worked, and deletes; so each
 * step is taken and checked here. What is not proven to lie in the folder stays as it is.
 */
export async function moveByCopy(
  link: ImapLink,
  originals: readonly Original[],
  folder: string,
  uidPlus: boolean,
): Promise<readonly MoveResult[]> {
  if (originals.length === 0) return [];
  const before = await copiedAlready(link, folder, originals);
  const fresh = originals.filter(({ uid }) => !before.has(uid));
  const copied = new Set([...before, ...(await copy(link, fresh, folder))]);
  const uncopied = originals.filter(({ uid }) => !copied.has(uid));
  const present = await link.present(uncopied.map(({ uid }) => uid));
  const results = uidPlus ? await expunge(link, [...copied], folder) : await mark(link, [...copied], folder);
  const stuck = uncopied.filter(({ uid }) => present.has(uid));
  return [...results, ...stuck.map(({ uid }) => notMoved(link, uid, `the server refused the copy into "${folder}"`))];
}

/** UIDs proven to have a copy: named by COPYUID, or found in the folder afterwards. */
async function copy(link: ImapLink, originals: readonly Original[], folder: string): Promise<readonly number[]> {
  if (originals.length === 0) return [];
  const uids = originals.map(({ uid }) => uid);
  const answer = await link.ask((client) => client.messageCopy(uids, folder, { uid: true }));
  if (answer) {
    const { uidMap } = answer;
    return uidMap ? uids.filter((uid) => uidMap.has(uid)) : [...(await copiedAlready(link, folder, originals))];
  }
  // COPY is all or nothing: one mail the server cannot copy must not keep the others
  if (originals.length === 1) return [];
  const copied: number[] = [];
  for (const original of originals) copied.push(...(await copy(link, [original], folder)));
  return copied;
}

async function expunge(link: ImapLink, uids: readonly number[], folder: string): Promise<readonly MoveResult[]> {
  if (uids.length === 0) return [];
  const stored = await link.ask((client) => client.messageFlagsAdd([...uids], ['\\Deleted'], { uid: true, silent: true }));
  if (!stored) return mark(link, uids, folder);
  await link.ask((client) => uidExpunge(client, uids)).catch(unlessRefused);
  const left = await link.present(uids);
  return uids.map((uid) =>
    left.has(uid)
      ? notMoved(link, uid, `copied into "${folder}", but the server keeps the original`)
      : { uid, moved: true, how: 'copy_and_expunge', folder },
  );
}

/** The original stays: read, so that nobody counts it as new, and marked where the server keeps keywords. */
async function mark(link: ImapLink, uids: readonly number[], folder: string): Promise<readonly MoveResult[]> {
  if (uids.length === 0) return [];
  const keyword = await link.ask((client) => client.messageFlagsAdd([...uids], [processedKeyword], { uid: true, silent: true }));
  const markedSeen = await link.ask((client) => client.messageFlagsAdd([...uids], ['\\Seen'], { uid: true, silent: true }));
  const how = keyword ? 'copy_and_keyword' : 'copy_and_seen';
  return uids.map((uid) =>
    keyword || markedSeen
      ? { uid, moved: true, how, folder }
      : notMoved(link, uid, `copied into "${folder}", but the server lets the original be neither removed nor marked`),
  );
}

/** imapflow's types leave it out, and its own messageDelete falls back to a bare EXPUNGE. */
type RawCommands = {
  readonly exec: (
    command: string,
    attributes: readonly { readonly type: 'SEQUENCE'; readonly value: string }[],
  ) => Promise<{ readonly next: () => void }>;
};

/** RFC 4315: removes these UIDs and nothing else that happens to be marked \Deleted. */
async function uidExpunge(client: ImapFlow, uids: readonly number[]): Promise<void> {
  const response = await (client as unknown as RawCommands).exec('UID EXPUNGE', [{ type: 'SEQUENCE', value: uids.join(',') }]);
  response.next();
}

function unlessRefused(error: unknown): void {
  if (!(error instanceof CommandRefused)) throw error;
}
