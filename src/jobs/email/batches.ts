import { type Enqueue, enqueue } from '@order-intake/event-sourcing';
import type { Queue } from '../../platform/queue/queue.ts';
import { processEmails } from '../definitions.ts';

export const batchSize = 50;

/** A batch that waits or is worked on; `number` is that of its key, null for one that no poll made. */
export type QueuedBatch = { readonly number: number | null; readonly emailIds: readonly string[]; readonly waits: boolean };

const numberIn = (mailboxId: string, key: string): number | null => {
  const number = key.startsWith(`${mailboxId}/`) ? Number(key.slice(mailboxId.length + 1)) : Number.NaN;
  return Number.isInteger(number) ? number : null;
};

/** a poll takes in forty, and ten may wait from before; of more the first are looked at */
const mostLookedAt = 200;

export const queuedBatchesOf =
  ({ jobsOf }: Pick<Queue, 'jobsOf'>) =>
  async (companyId: string, mailboxId: string): Promise<readonly QueuedBatch[]> => {
    const jobs = await jobsOf(processEmails.name, { companyId, part: mailboxId }, mostLookedAt);
    return jobs.map(({ key, data, waits }) => {
      const { emailIds } = data as { readonly emailIds: readonly string[] };
      return { number: numberIn(mailboxId, key), emailIds, waits };
    });
  };

type NextNumber = () => number;

/** Numbers that none of these batches has: under that of one that waits a batch would be refused, and under that of one that is worked on wait for its end. */
const freeNumbers = (queued: readonly QueuedBatch[]): NextNumber => {
  const used = new Set(queued.map(({ number }) => number));
  let number = -1;
  return () => {
    do number += 1;
    while (used.has(number));
    return number;
  };
};

/** Keyed by number: a batch that still waits is not queued twice, and its mails come back with the next poll. */
export const batchesOf = (
  companyId: string,
  mailboxId: string,
  emailIds: readonly string[],
  { key = mailboxId, numbers = freeNumbers([]) }: { readonly key?: string; readonly numbers?: NextNumber } = {},
): readonly Enqueue[] =>
  Array.from({ length: Math.ceil(emailIds.length / batchSize) }, (_, index) =>
    enqueue(
      processEmails,
      { companyId, mailboxId, emailIds: emailIds.slice(index * batchSize, (index + 1) * batchSize) },
      `${key}/${numbers()}`,
    ),
  );

export type QueueBatches = (companyId: string, mailboxId: string, due: readonly string[]) => Promise<void>;

type Deps = {
  /** batches of this mailbox that wait for their turn, or that somebody works on */
  readonly queuedBatches: (companyId: string, mailboxId: string) => Promise<readonly QueuedBatch[]>;
  readonly enqueue: (jobs: readonly Enqueue[]) => Promise<unknown>;
};

/**
 * Puts mails that are due into batches. A mail in a pending batch is skipped. One that a worker processes is checked
 * again when that ends, because the worker may not see what has become due since; the others need not wait for it.
 */
export const createQueueBatches =
  ({ queuedBatches, enqueue: put }: Deps): QueueBatches =>
  async (companyId, mailboxId, due) => {
    if (due.length === 0) return;
    const queued = await queuedBatches(companyId, mailboxId);
    const left = new Set(due);
    const take = (emailIds: readonly string[]) => emailIds.filter((emailId) => left.delete(emailId));
    for (const { emailIds } of queued.filter(({ waits }) => waits)) take(emailIds);
    const requeued = queued.flatMap(({ number, emailIds }) =>
      number === null ? [] : batchesOf(companyId, mailboxId, take(emailIds), { numbers: () => number }),
    );
    await put([...batchesOf(companyId, mailboxId, [...left], { numbers: freeNumbers(queued) }), ...requeued]);
  };
