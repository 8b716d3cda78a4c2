import type { SearchObject } from 'imapflow';
import { CommandRefused, type ImapLink } from '../connection/imap-link.ts';
import { failedKeyword, processedKeyword } from '../connection/keywords.ts';

/** UIDs of the selected folder nobody has read, oldest first, without what was set aside, processed, deleted, or arrived before `since`. */
export async function unreadMails(link: ImapLink, since: string | null = null): Promise<readonly number[]> {
  if (since !== null && Date.parse(since) >= Date.now()) return []; // imapflow would write YOUNGER 0, which is refused
  // SINCE compares the day of INTERNALDATE as the server shows it (RFC 9051, 6.4.4); with WITHIN it is exact, in UTC
  return withoutMarked(link, {
    seen: false,
    deleted: false,
    ...(since === null ? {} : { since: new Date(`${since}T00:00:00Z`) }),
  });
}

/** UIDs of the selected folder that somebody has read and that arrived on the day of `since` or later, oldest first, without the same ones. */
export async function readMails(link: ImapLink, since: Date): Promise<readonly number[]> {
  if (since.getTime() >= Date.now() - 1_000) return [];
  return withoutMarked(link, { seen: true, deleted: false, since });
}

async function withoutMarked(link: ImapLink, query: SearchObject): Promise<readonly number[]> {
  try {
    return await link.search({ ...query, unKeyword: failedKeyword, not: { keyword: processedKeyword } });
  } catch (error) {
    if (!(error instanceof CommandRefused)) throw error;
    return await link.search(query); // a server that knows no keywords: the streams know what was processed
  }
}
