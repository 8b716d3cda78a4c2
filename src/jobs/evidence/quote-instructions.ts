/** What the words of an order's mail want done, quoted from the folder where the mail lies now, and put sealed into the file store. */
import { instructionsIn } from '@order-intake/chat-language/message';
import type { WordsReader } from '@order-intake/order-extraction/document';
import { isLeft } from 'fp-ts/lib/Either.js';
import type { LoadEmail } from '../../commands/email/advance-email.command.ts';
import type { FileStore } from '../../domain/document/file-store.port.ts';
import type { MailWords } from '../../domain/email/mail-access.port.ts';
import { createInMail, type InMailDeps, mailGone, type NotFetched } from './in-mail.ts';

export type QuoteDeps = InMailDeps & { readonly loadEmail: LoadEmail; readonly documents: WordsReader };
export type Quotes = { readonly sentences: readonly string[] };

export const createQuoteInstructions = (deps: QuoteDeps) => {
  const inMail = createInMail(deps);

  const quotesOf = async (companyId: string, words: readonly MailWords[]): Promise<readonly string[]> => {
    const ownMessage = words.find(({ message }) => message === '');
    if (!ownMessage) return [];
    const reading = await deps.documents.readWords({ subject: null, plain: ownMessage.plain, html: ownMessage.html }, companyId);
    return isLeft(reading) ? [] : instructionsIn(reading.right.message?.lines ?? []);
  };

  return async (companyId: string, emailId: string): Promise<Quotes | NotFetched> => {
    const { state: email } = await deps.loadEmail(companyId, emailId);
    if (email.phase === 'none') return mailGone;
    const fetchedWords = await inMail(companyId, email, async (session, { uid, at }) => {
      if (email.texts.length === 0) return { words: [] };
      const [texts] = await session.texts([{ uid, texts: email.texts }], ...at);
      return texts && 'words' in texts ? { words: texts.words } : null;
    });
    return 'code' in fetchedWords ? fetchedWords : { sentences: await quotesOf(companyId, fetchedWords.words) };
  };
};

type QuotesFile = { readonly fileId: string; readonly location: string; readonly expiresAt: Date };

/** In place of those that may be there. */
export const putQuotes = async (
  files: Pick<FileStore, 'put' | 'remove'>,
  companyId: string,
  { sentences, ...file }: Quotes & QuotesFile,
): Promise<void> => {
  const content = (async function* () {
    yield Buffer.from(JSON.stringify(sentences));
  })();
  await files.remove(companyId, file.fileId);
  await files.put(companyId, { ...file, content });
};

/** Null: there are none. */
export const openQuotes = async (
  files: Pick<FileStore, 'open'>,
  companyId: string,
  fileId: string,
): Promise<readonly string[] | null> => {
  const file = await files.open(companyId, fileId);
  if (!file) return null;
  const pieces: Uint8Array[] = [];
  for await (const piece of file.content) pieces.push(piece);
  return JSON.parse(Buffer.concat(pieces).toString('utf8')) as readonly string[];
};
