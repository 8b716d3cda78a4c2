import { dayMs } from '@order-intake/kernel';
import type { FetchMessageObject, SearchObject } from 'imapflow';
import type { MailIdentity } from '../../../domain/email/mail-access.port.ts';
import { inBatches } from '../batches.ts';
import { collect, type ImapLink } from '../connection/imap-link.ts';
import { bareMessageId, headerDigest, mailHeader } from './mail-header.ts';

/** Candidates compared one by one at most, the newest first: a search that finds more says nothing. */
const mostCandidates = 300;

/** The UID of a mail in the selected folder, or null. Mails marked \Deleted are passed over: their owner gave them up. */
export async function findMail(link: ImapLink, identity: MailIdentity): Promise<number | null> {
  if (identity.messageId !== null) return findByMessageId(link, identity, identity.messageId);
  return identity.headerDigest === null ? null : findByDigest(link, identity, identity.headerDigest);
}

async function findByMessageId(link: ImapLink, identity: MailIdentity, messageId: string): Promise<number | null> {
  const uids = newest(await link.search({ ...messageIdQuery(messageId), deleted: false }));
  const messages = await collect(link.messages(uids, { envelope: true }));
  const same = messages.filter(({ envelope }) => bareMessageId(envelope?.messageId) === messageId);
  const exact = same.filter((message) => isFrom(message, identity));
  return (same.length > 1 ? exact[0] : same[0])?.uid ?? null;
}

const isFrom = ({ envelope, internalDate }: FetchMessageObject, { from, sentAt }: MailIdentity): boolean => {
  const mail = mailHeader(envelope, internalDate, null);
  return mail.from.toLowerCase() === from.toLowerCase() && mail.sentAt === sentAt;
};

/** There is no search for a digest: what has no Message-ID and agrees in sender and day is read, header by header. */
async function findByDigest(link: ImapLink, { from, sentAt }: MailIdentity, digest: string): Promise<number | null> {
  const query: SearchObject = { deleted: false, not: { header: { 'Message-ID': true } } };
  if (/^[!-~]+$/.test(from)) query.from = from;
  if (sentAt !== null) {
    // the server compares days of the Date field as written, in whatever zone that was
    query.sentSince = new Date(Date.parse(sentAt) - dayMs);
    query.sentBefore = new Date(Date.parse(sentAt) + 2 * dayMs);
  }
  for (const uids of inBatches(newest(await link.search(query)), 50)) {
    for (const { uid, headers, size } of await collect(link.messages(uids, { headers: true, size: true })))
      if (headers && headerDigest(headers, size ?? 0) === digest) return uid;
  }
  return null;
}

const newest = (uids: readonly number[]): readonly number[] => uids.slice(-mostCandidates);

/** SEARCH finds parts of a field and not every server takes every character: the longest plain run is searched for, then compared. */
export const messageIdQuery = (messageId: string): SearchObject => ({ header: { 'Message-ID': plainRun(messageId) } });

const plainRun = (text: string): string =>
  (text.match(/[!#-[\]-~]+/g) ?? ['']).reduce((longest, run) => (run.length > longest.length ? run : longest), '');
