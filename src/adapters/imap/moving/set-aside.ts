import type { ImapLink } from '../connection/imap-link.ts';
import { failedKeyword } from '../connection/keywords.ts';

/** Marks mails of the selected folder so that no poll takes them again; "record" when the server keeps no keywords, or pretends to. */
export async function setAside(link: ImapLink, uids: readonly number[]): Promise<'keyword' | 'record'> {
  if (uids.length === 0) return 'keyword';
  const stored = await link.ask((client) => client.messageFlagsAdd([...uids], [failedKeyword], { uid: true, silent: true }));
  if (!stored) return 'record';
  const unmarked = await link.search({ uid: uids.join(','), unKeyword: failedKeyword });
  return unmarked.length === 0 ? 'keyword' : 'record';
}
