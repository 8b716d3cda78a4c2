/**
 * Quotes what the words of an order's mail want done, from the folder where the mail lies now. The quotes are at hand for minutes, encrypted, as pages of a
 * mail's files are; the task tells only how many there are.
 */
import { instructionsIn } from '@order-intake/chat-language/message';
import type { WordsReader } from '@order-intake/order-extraction/document';
import { isLeft } from 'fp-ts/lib/Either.js';
import type { LoadEmail } from '../../commands/email/advance-email.command.ts';
import type { ServiceTasks } from '../../commands/shared/task-kinds.ts';
import type { FileStore } from '../../domain/document/file-store.port.ts';
import type { MailWords } from '../../domain/email/mail-access.port.ts';
import { evidenceFileId, evidenceLivesMs, instructionsOfMail } from './evidence-files.ts';
import { createInMail, type InMailDeps, mailGone } from './in-mail.ts';

export type FetchInstructionsData = {
  readonly companyId: string;
  readonly taskId: string;
  readonly orderId: string;
  readonly emailId: string;
};

type Deps = InMailDeps & {
  readonly loadEmail: LoadEmail;
  readonly files: Pick<FileStore, 'put' | 'remove'>;
  readonly tasks: ServiceTasks;
  readonly documents: WordsReader;
};

const kind = 'fetch_instructions';

export const createFetchInstructions = (deps: Deps) => {
  const inMail = createInMail(deps);

  const quoted = async (companyId: string, words: readonly MailWords[]): Promise<readonly string[]> => {
    const ownMessage = words.find(({ message }) => message === '');
    if (!ownMessage) return [];
    const reading = await deps.documents.readWords({ subject: null, plain: ownMessage.plain, html: ownMessage.html }, companyId);
    return isLeft(reading) ? [] : instructionsIn(reading.right.message?.lines ?? []);
  };

  return async ({ companyId, taskId, orderId, emailId }: FetchInstructionsData): Promise<void> => {
    if (!(await deps.tasks.start(companyId, taskId))) return;
    const { state: email } = await deps.loadEmail(companyId, emailId);
    if (email.phase === 'none') return void (await deps.tasks.fail(kind, companyId, taskId, mailGone));
    const fetchedWords = await inMail(companyId, email, async (session, { uid, at }) => {
      if (email.texts.length === 0) return { words: [] };
      const [texts] = await session.texts([{ uid, texts: email.texts }], ...at);
      return texts && 'words' in texts ? { words: texts.words } : null;
    });
    if ('code' in fetchedWords) return void (await deps.tasks.fail(kind, companyId, taskId, fetchedWords));
    const sentences = await quoted(companyId, fetchedWords.words);
    const expiresAt = new Date(Date.now() + evidenceLivesMs);
    const fileId = evidenceFileId(orderId, instructionsOfMail);
    const content = (async function* () {
      yield Buffer.from(JSON.stringify(sentences));
    })();
    await deps.files.remove(companyId, fileId); // its time begins anew
    await deps.files.put(companyId, { fileId, location: `evidence/${orderId}`, content, expiresAt });
    await deps.tasks.succeed(kind, companyId, taskId, { found: sentences.length, expires_at: expiresAt.toISOString() });
  };
};
