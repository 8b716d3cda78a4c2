/** Lists and records mails of an INBOX, and begins with what is due of them before all are recorded: of many thousand that takes minutes. */
import type { MailboxSession } from '../../domain/email/mail-access.port.ts';
import type { JobContext } from '../../platform/command-handling/command-context.ts';
import type { Enqueue } from '../../platform/queue/job.ts';
import { batchesOf, batchSize } from './batches.ts';
import type { Inbox, RecordedMails, RecordMails } from './record-mails.step.ts';

/** An INBOX with no more is recorded first: its backlog is seen before it is worked on. */
const recordedAtATime = 500;
/** After so long no more are listed: the session ends after five minutes. */
const listingMs = 2 * 60_000;

/**
 * `begun`: how many of `due`, the first ones, are in batches already. `listed`: how many of the mails were asked for, the first ones. `oldest`: when the
 * one of them arrived that arrived first, ISO.
 */
export type RecordedInbox = RecordedMails & {
  readonly begun: number;
  readonly listed: number;
  readonly oldest: string | null;
};

type Deps = {
  readonly recordMails: RecordMails;
  readonly enqueue: (jobs: readonly Enqueue[]) => Promise<unknown>;
};

/** @param uids unread mails in the order in which they are taken in */
export const recordInbox = async (
  { recordMails, enqueue }: Deps,
  session: Pick<MailboxSession, 'summaries'>,
  inbox: Inbox,
  uids: readonly number[],
  context: JobContext,
): Promise<RecordedInbox> => {
  const began = performance.now();
  const due = new Set<string>();
  const arrived: string[] = [];
  const sum = { isNew: 0, unrecorded: 0, begun: 0, listed: 0 };
  let position: RecordedMails['position'] = null;
  while (sum.listed < uids.length && (sum.listed === 0 || performance.now() - began < listingMs)) {
    const whole = due.size - (due.size % batchSize);
    if (whole > sum.begun) {
      const emailIds = [...due].slice(sum.begun, whole);
      await enqueue(batchesOf(context.companyId, inbox.mailboxId, emailIds, { first: sum.begun / batchSize }));
    }
    sum.begun = whole;
    const some = uids.slice(sum.listed, sum.listed + recordedAtATime);
    const found = await session.summaries(some);
    const recorded = await recordMails(inbox, found, context);
    for (const emailId of recorded.due) due.add(emailId);
    for (const { mail } of found) arrived.push(mail.receivedAt);
    sum.listed += some.length;
    sum.isNew += recorded.isNew;
    sum.unrecorded += recorded.unrecorded;
    position = recorded.position ?? position;
  }
  return { ...sum, position, due: [...due], oldest: arrived.sort()[0] ?? null };
};
