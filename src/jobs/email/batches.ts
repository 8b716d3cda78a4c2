import { type Enqueue, enqueue } from '../../platform/queue/job.ts';
import { processEmails } from '../definitions.ts';

export const batchSize = 50;

/** Keyed by number, from `first` on: a batch that still waits is not queued twice, and its mails come back with the next poll. */
export const batchesOf = (
  companyId: string,
  mailboxId: string,
  emailIds: readonly string[],
  { key = mailboxId, first = 0 }: { readonly key?: string; readonly first?: number } = {},
): readonly Enqueue[] =>
  Array.from({ length: Math.ceil(emailIds.length / batchSize) }, (_, index) =>
    enqueue(
      processEmails,
      { companyId, mailboxId, emailIds: emailIds.slice(index * batchSize, (index + 1) * batchSize) },
      `${key}/${first + index}`,
    ),
  );
