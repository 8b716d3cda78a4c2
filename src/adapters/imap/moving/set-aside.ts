import type { MarkedAs } from '../../../domain/email/mail-access.port.ts';
import type { ImapLink } from '../connection/imap-link.ts';
import { failedKeyword, processedKeyword } from '../connection/keywords.ts';

const keywords: Readonly<Record<MarkedAs, string>> = { failed: failedKeyword, processed: processedKeyword };

/** Marks mails of the selected folder so that no poll takes them again; "record" when the server keeps no keywords, or pretends to. */
export async function setAside(link: ImapLink, uids: readonly number[], as: MarkedAs = 'failed'): Promise<'keyword' | 'record'> {
  if (uids.length === 0) return 'keyword';
  const keyword = keywords[as];
  const stored = await link.ask((client) => client.messageFlagsAdd([...uids], [keyword], { uid: true, silent: true }));
  if (!stored) return 'record';
  const unmarked = await link.search({ uid: uids.join(','), unKeyword: keyword });
  return unmarked.length === 0 ? 'keyword' : 'record';
}
