/** Lists and records mails of an INBOX, and begins with what is due of them before all are recorded: of many thousand that takes minutes. */
import type { JobContext } from '@order-intake/event-sourcing';
import type { MailboxSession } from '../../domain/email/mail-access.port.ts';
import type { Fairly } from '../../platform/fair-share.ts';
import { batchSize, type QueueBatches } from './batches.ts';
import type { FoundMail, Inbox, RecordedMails, RecordMails } from './record-mails.step.ts';

/** An INBOX with no more is recorded first: its backlog is seen before it is worked on. */
const recordedAtATime = 500;
/** As many as the server is asked for in one command. */
const listedAtATime = 50;
/** After so long no more are listed: the session ends after five minutes. */
export const listingMs = 2 * 60_000;

/**
 * `rest`: those of `due` that were not put into batches yet. `listed`: how many of the mails were asked for, the first ones. `oldest`: when the
 * one of them arrived that arrived first, ISO.
 */
export type RecordedInbox = RecordedMails & {
  readonly rest: readonly string[];
  readonly listed: number;
  readonly oldest: string | null;
};

type Deps = {
  readonly recordMails: RecordMails;
  readonly queueBatches: QueueBatches;
  readonly fairly: Fairly;
};

/** What a server says of its mails takes long to understand: others have their turn between. */
const listed = async (
  session: Pick<MailboxSession, 'summaries'>,
  uids: readonly number[],
  inTurn: <T>(list: () => Promise<T>) => Promise<T>,
): Promise<readonly FoundMail[]> => {
  const mails: FoundMail[] = [];
  for (let first = 0; first < uids.length; first += listedAtATime)
    mails.push(...(await inTurn(() => session.summaries(uids.slice(first, first + listedAtATime)))));
  return mails;
};

export const nothingRecorded: RecordedInbox = {
  isNew: 0,
  unrecorded: 0,
  listed: 0,
  position: null,
  due: [],
  rest: [],
  oldest: null,
};

/** What was recorded of one folder, and then of the next: a mail may lie in both. */
export const togetherWith = (before: RecordedInbox, after: RecordedInbox): RecordedInbox => ({
  isNew: before.isNew + after.isNew,
  unrecorded: before.unrecorded + after.unrecorded,
  listed: before.listed + after.listed,
  position: after.position ?? before.position,
  due: [...new Set([...before.due, ...after.due])],
  rest: [...before.rest, ...after.rest.filter((emailId) => !before.due.includes(emailId))],
  oldest: [before.oldest, after.oldest].filter((moment) => moment !== null).sort()[0] ?? null,
});

/**
 * @param uids unread mails in the order in which they are taken in
 * @param until by `performance.now()`: after it no more are listed
 */
export const recordInbox = async (
  { recordMails, queueBatches, fairly }: Deps,
  session: Pick<MailboxSession, 'summaries'>,
  inbox: Inbox,
  uids: readonly number[],
  context: JobContext,
  until: number,
): Promise<RecordedInbox> => {
  const due = new Set<string>();
  const arrived: string[] = [];
  let rest: readonly string[] = [];
  const sum = { isNew: 0, unrecorded: 0, listed: 0 };
  let position: RecordedMails['position'] = null;
  while (sum.listed < uids.length && (sum.listed === 0 || performance.now() < until)) {
    const whole = rest.length - (rest.length % batchSize);
    if (whole > 0) {
      await queueBatches(context.companyId, inbox.mailboxId, rest.slice(0, whole));
      rest = rest.slice(whole);
    }
    const some = uids.slice(sum.listed, sum.listed + recordedAtATime);
    const mails = await listed(session, some, (list) => fairly(context.companyId, list));
    const recorded = await recordMails(inbox, mails, context);
    rest = [...rest, ...recorded.due.filter((emailId) => !due.has(emailId))];
    for (const emailId of recorded.due) due.add(emailId);
    for (const { mail } of mails) arrived.push(mail.receivedAt);
    sum.listed += some.length;
    sum.isNew += recorded.isNew;
    sum.unrecorded += recorded.unrecorded;
    position = recorded.position ?? position;
  }
  return { ...sum, position, due: [...due], rest, oldest: arrived.sort()[0] ?? null };
};
