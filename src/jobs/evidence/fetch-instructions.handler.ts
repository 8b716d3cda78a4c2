/** Quotes what the words of an order's mail want done, for somebody who asks. The quotes are at hand for minutes; the task tells only how many there are. */
import type { Needs } from '@order-intake/kernel';
import type { ServiceTasks } from '../../commands/shared/task-kinds.ts';
import type { FileStore } from '../../domain/document/file-store.port.ts';
import { evidenceLivesMs, quotesFileId } from './evidence-files.ts';
import { createQuoteInstructions, putQuotes } from './quote-instructions.ts';

export type FetchInstructionsData = {
  readonly companyId: string;
  readonly taskId: string;
  readonly orderId: string;
  readonly emailId: string;
};

type Deps = Needs<typeof createQuoteInstructions> & {
  readonly files: Pick<FileStore, 'put' | 'remove'>;
  readonly tasks: ServiceTasks;
};

const kind = 'fetch_instructions';

export const createFetchInstructions = (deps: Deps) => {
  const quote = createQuoteInstructions(deps);

  return async ({ companyId, taskId, orderId, emailId }: FetchInstructionsData): Promise<void> => {
    if (!(await deps.tasks.start(companyId, taskId))) return;
    const quotes = await quote(companyId, emailId);
    if ('code' in quotes) return void (await deps.tasks.fail(kind, companyId, taskId, quotes));
    const expiresAt = new Date(Date.now() + evidenceLivesMs);
    const file = { fileId: quotesFileId(orderId, 'asked'), location: `evidence/${orderId}`, expiresAt };
    await putQuotes(deps.files, companyId, { ...quotes, ...file });
    await deps.tasks.succeed(kind, companyId, taskId, { found: quotes.sentences.length, expires_at: expiresAt.toISOString() });
  };
};
