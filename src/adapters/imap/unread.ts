import { CommandRefused, type ImapLink } from './imap-link.ts';
import { failedKeyword, processedKeyword } from './keywords.ts';

/** UIDs of INBOX nobody has read, oldest first, without what was set aside, processed or deleted. */
export async function unreadMails(link: ImapLink): Promise<readonly number[]> {
  const unread = { seen: false, deleted: false } as const;
  try {
    return await link.search({ ...unread, unKeyword: failedKeyword, not: { keyword: processedKeyword } });
  } catch (error) {
    if (!(error instanceof CommandRefused)) throw error;
    return await link.search(unread); // a server that knows no keywords: the streams know what was processed
  }
}
