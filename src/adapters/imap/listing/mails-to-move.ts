import { inBatches } from '../batches.ts';
import { inFolder } from '../connection/folder.ts';
import { collect, type ImapLink } from '../connection/imap-link.ts';
import { messageIdQuery } from './find-mail.ts';
import { bareMessageId, headerDigest } from './mail-header.ts';

/** A mail of the selected folder that is to be moved, as the server describes it. */
export type Original = {
  readonly uid: number;
  readonly messageId: string | null;
  /** RFC822.SIZE */
  readonly size: number;
  readonly flags: ReadonlySet<string>;
};

export async function readOriginals(link: ImapLink, uids: readonly number[]): Promise<readonly Original[]> {
  const messages = await collect(link.messages(uids, { envelope: true, size: true, flags: true }));
  const describedMails = messages.map(({ uid, envelope, size, flags }) => ({
    uid,
    messageId: bareMessageId(envelope?.messageId),
    size: size ?? 0,
    flags: flags ?? new Set<string>(),
  }));
  const described = new Set(describedMails.map(({ uid }) => uid));
  const others = await link.present(uids.filter((uid) => !described.has(uid)));
  return [...describedMails, ...[...others].map((uid) => ({ uid, messageId: null, size: 0, flags: new Set<string>() }))];
}

/** Of these Message-IDs those that lie in a folder. */
export function messageIdsIn(link: ImapLink, folder: string, messageIds: readonly string[]): Promise<ReadonlySet<string>> {
  return inFolder(link, folder, async () => {
    const messages = await collect(link.messages(await withMessageIds(link, messageIds), { envelope: true }));
    const presentIds = new Set(messages.map(({ envelope }) => bareMessageId(envelope?.messageId)));
    return new Set(messageIds.filter((id) => presentIds.has(id)));
  });
}

/**
 * Which of these mails have a copy in the folder already: an earlier run may have ended between COPY and the rest. The same
 * Message-ID proves nothing (it may be repeated), so the header blocks and sizes must be equal, byte for byte.
 */
export async function copiedAlready(
  link: ImapLink,
  folder: string,
  originals: readonly Original[],
): Promise<ReadonlySet<number>> {
  const wantedSizes = new Set(originals.map(({ size }) => size));
  const targetDigests = await inFolder(link, folder, async () => {
    const uids = await candidates(link, originals);
    const sized = await collect(link.messages(uids, { size: true }));
    return digestsOf(
      link,
      sized.filter(({ size }) => wantedSizes.has(size ?? 0)).map(({ uid }) => uid),
    );
  });
  if (targetDigests.size === 0) return new Set();
  const digests = new Set(targetDigests.values());
  const sourceDigests = await digestsOf(
    link,
    originals.map(({ uid }) => uid),
  );
  return new Set([...sourceDigests].filter(([, digest]) => digests.has(digest)).map(([uid]) => uid));
}

async function candidates(link: ImapLink, originals: readonly Original[]): Promise<readonly number[]> {
  const uids = new Set(
    await withMessageIds(
      link,
      originals.flatMap(({ messageId }) => messageId ?? []),
    ),
  );
  for (const { messageId, size } of originals) {
    if (messageId !== null || size === 0) continue;
    for (const uid of await link.search({ larger: size - 1, smaller: size + 1, not: { header: { 'Message-ID': true } } }))
      uids.add(uid);
  }
  return [...uids];
}

async function withMessageIds(link: ImapLink, messageIds: readonly string[]): Promise<readonly number[]> {
  const uids = new Set<number>();
  for (const ids of inBatches(messageIds, 20)) {
    const [first, ...rest] = ids.map(messageIdQuery);
    if (!first) continue;
    for (const uid of await link.search(rest.length === 0 ? first : { or: [first, ...rest] })) uids.add(uid);
  }
  return [...uids];
}

async function digestsOf(link: ImapLink, uids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const digests = new Map<number, string>();
  for await (const { uid, headers, size } of link.messages(uids, { headers: true, size: true }))
    if (headers) digests.set(uid, headerDigest(headers, size ?? 0));
  return digests;
}
