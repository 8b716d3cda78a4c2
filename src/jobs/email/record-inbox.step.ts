/** Records what an INBOX holds, and begins with what is due of it before all of it is recorded: of many thousand that takes minutes. */
import type { JobContext } from '../../platform/command-handling/command-context.ts';
import type { Enqueue } from '../../platform/queue/job.ts';
import { batchesOf, batchSize } from './batches.ts';
import type { FoundMail, Inbox, RecordedMails, RecordMails } from './record-mails.step.ts';

/** An INBOX with no more is recorded first: its backlog is seen before it is worked on. */
const recordedAtATime = 500;

/** `begun`: how many of `due`, the first ones, are in batches already. */
export type RecordedInbox = RecordedMails & { readonly begun: number };

type Deps = {
  readonly recordMails: RecordMails;
  readonly enqueue: (jobs: readonly Enqueue[]) => Promise<unknown>;
};

export const recordInbox = async (
  { recordMails, enqueue }: Deps,
  inbox: Inbox,
  found: readonly FoundMail[],
  context: JobContext,
): Promise<RecordedInbox> => {
  const first = await recordMails(inbox, found.slice(0, recordedAtATime), context);
  let [{ isNew, unrecorded, position }, begun] = [first, 0];
  const due = new Set(first.due);
  for (let from = recordedAtATime; from < found.length; from += recordedAtATime) {
    const whole = due.size - (due.size % batchSize);
    await enqueue(batchesOf(context.companyId, inbox.mailboxId, [...due].slice(begun, whole), { first: begun / batchSize }));
    begun = whole;
    const next = await recordMails(inbox, found.slice(from, from + recordedAtATime), context);
    for (const emailId of next.due) due.add(emailId);
    isNew += next.isNew;
    unrecorded += next.unrecorded;
    position = next.position ?? position;
  }
  return { isNew, unrecorded, position, due: [...due], begun };
};
