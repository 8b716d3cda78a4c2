/** Lists the unread mail of one mailbox, of very much a part, records what is new, and makes batches of all that is due. */

import { type Enqueue, enqueue, type JobContext } from '@order-intake/event-sourcing';
import type { NoteMailboxCondition } from '../../commands/mailbox/note-mailbox-condition.command.ts';
import { backlogAlarm } from '../../domain/alarm/backlog-alarm.ts';
import { type MailboxReader, type MailboxSession, MailboxUnavailable } from '../../domain/email/mail-access.port.ts';
import { because } from '../../domain/reasons/reasons.ts';
import type { Fairly } from '../../platform/fair-share.ts';
import type { MailboxAlarms } from '../alarm/mailbox-alarms.ts';
import type { WatchBacklog } from '../alarm/watch-backlog.step.ts';
import { pollMailbox } from '../definitions.ts';
import { createLanes, type Lanes } from '../shared/fair-lanes.ts';
import type { QueueBatches, QueuedBatch } from './batches.ts';
import type { FindUnprocessed } from './find-unprocessed.step.ts';
import { batchesAhead, type InboxPlace, nextPartMs, takenInAtOnce, windowOf } from './inbox-window.ts';
import { type LoadMailbox, type LoginDeps, openImapServer } from './mailbox-access.ts';
import type { MailboxPolls } from './mailbox-polls.ts';
import { type RecordTrouble, type TriedMailbox, triedWith } from './mailbox-trouble.ts';
import { type RecordedInbox, recordInbox } from './record-inbox.step.ts';
import type { RecordMails } from './record-mails.step.ts';

const pollDeadlineMs = 5 * 60_000;
/** Mailboxes that are listed and recorded at a time. Neither connecting counts nor what takes long: a slow server keeps only its own mailbox waiting. */
const atWork = 10;

export type PollDeps = LoginDeps & {
  readonly loadMailbox: LoadMailbox;
  readonly reader: MailboxReader;
  readonly recordMails: RecordMails;
  readonly findUnprocessed: FindUnprocessed;
  readonly noteCondition: NoteMailboxCondition;
  readonly polls: MailboxPolls;
  readonly recordTrouble: RecordTrouble;
  readonly alarms: MailboxAlarms;
  readonly watchBacklog: WatchBacklog;
  /** mails of this mailbox that are due by their streams, whether unread or not */
  readonly unfinished: (companyId: string, mailboxId: string, now: Date) => Promise<readonly string[]>;
  /** how many mails of this mailbox are recorded and not yet where they belong */
  readonly unsettled: (companyId: string, mailboxId: string) => Promise<number>;
  /** batches of this mailbox that wait for their turn, or that somebody works on */
  readonly queuedBatches: (companyId: string, mailboxId: string) => Promise<readonly QueuedBatch[]>;
  readonly queueBatches: QueueBatches;
  readonly fairly: Fairly;
  readonly enqueue: (jobs: readonly Enqueue[]) => Promise<unknown>;
  readonly now: () => Date;
  readonly warn: (details: object, message: string) => void;
};

/** `listed`: unread mails seen; `due`: the mails that are being processed because of this poll. */
export type PollResult =
  | { readonly polled: true; readonly listed: number; readonly isNew: number; readonly due: readonly string[] }
  | { readonly polled: false; readonly code: 'removed' | 'inactive' | 'postponed' | 'unavailable'; readonly reason: string };

/** `asked`: somebody waits for it, so a slowed-down mailbox is polled all the same. */
export const createPollMailbox = (deps: PollDeps) => {
  const lanes = createLanes(atWork);
  return async (mailboxId: string, asked: boolean, context: JobContext): Promise<PollResult> => {
    const { companyId } = context;
    const mailbox = await deps.loadMailbox(companyId, mailboxId);
    if (!mailbox?.isActive) {
      await deps.alarms.clear(mailboxId, context);
      return mailbox
        ? { polled: false, code: 'inactive', reason: 'the mailbox is switched off' }
        : { polled: false, code: 'removed', reason: 'the mailbox was removed' };
    }
    const postponed = asked ? null : await deps.polls.postponedUntil(mailboxId, triedWith(mailbox));
    if (postponed) {
      return {
        polled: false,
        code: 'postponed',
        reason: `polled hourly after repeated refusals, next at ${postponed.toISOString()}`,
      };
    }
    try {
      const { rest, isFull, ...found } = await list(deps, lanes, { mailbox, mailboxId }, context);
      const { listed, oldestUnseen, isNew, unrecorded, place } = found;
      const waiting = await deps.unfinished(companyId, mailboxId, deps.now());
      const due = [...new Set([...found.due, ...waiting])];
      const seen = { unseen: listed, oldestUnseen, unrecorded, place };
      await deps.polls.good({ companyId, mailboxId, triedWith: triedWith(mailbox), ...seen });
      await deps.noteCondition({ mailboxId, trouble: null, reason: because.mailbox_answers() }, context);
      await deps.alarms.clear(mailboxId, context, 'polled');
      const others = waiting.filter((emailId) => !found.due.includes(emailId));
      const begin = async () => {
        if (!isFull) await deps.queueBatches(companyId, mailboxId, [...rest, ...others]);
      };
      // of many the backlog is seen before they are worked on: it may be gone in a minute. A few are none, and need not wait until they can be counted
      const isBacklog = due.length > backlogAlarm.above;
      if (!isBacklog) await begin();
      if (due.length > 0) await deps.watchBacklog(context, found.position);
      if (isBacklog) await begin();
      if (isFull || (place && isNew > 0)) await deps.enqueue([nextPart(companyId, mailboxId, deps.now())]);
      return { polled: true, listed, isNew, due };
    } catch (error) {
      if (!(error instanceof MailboxUnavailable)) throw error;
      await deps.recordTrouble({ mailboxId, mailbox }, error, context);
      return { polled: false, code: 'unavailable', reason: `${error.trouble}: ${error.message}` };
    }
  };
};

const nextPart = (companyId: string, mailboxId: string, now: Date): Enqueue =>
  enqueue(pollMailbox, { companyId, mailboxId, asked: false }, mailboxId, new Date(now.getTime() + nextPartMs));

/**
 * `listed`: unread mails. `oldestUnseen`: when the oldest of them arrived, ISO, null without any. `place`: how far it was listed, null when that was to
 * the end. `isFull`: nothing was taken in, because enough of it waits already.
 */
type Listed = Omit<RecordedInbox, 'oldest'> & {
  readonly oldestUnseen: string | null;
  readonly place: InboxPlace | null;
  readonly isFull: boolean;
};

const list = async (deps: PollDeps, lanes: Lanes, { mailbox, mailboxId }: TriedMailbox, context: JobContext): Promise<Listed> => {
  const session = await deps.reader.open(await openImapServer(deps, context.companyId, mailbox), {
    deadlineMs: pollDeadlineMs,
  });
  return lanes.run(context.companyId, () => listed(deps, session, { mailbox, mailboxId }, context));
};

const listed = async (
  deps: PollDeps,
  session: MailboxSession,
  { mailbox, mailboxId }: TriedMailbox,
  context: JobContext,
): Promise<Listed> => {
  try {
    const { uidValidity } = session;
    const { companyId } = context;
    const uids = await session.unread(mailbox.processSince);
    const isLarge = uids.length > takenInAtOnce;
    const isFull = isLarge && (await waitingBatches(deps, companyId, mailboxId)) > batchesAhead;
    const before = await deps.polls.place(mailboxId);
    const known = isLarge ? await deps.unsettled(companyId, mailboxId) : 0;
    const wanted = isFull ? [] : windowOf(uids, uidValidity, before);
    const recorded = await recordInbox(deps, session, { mailboxId, mailbox, uidValidity }, wanted, context);
    await reconcile(deps, session, mailboxId, companyId);
    const taken = wanted.slice(0, recorded.listed);
    const left = uids.length - taken.length;
    const last = taken.at(-1);
    return {
      ...recorded,
      listed: uids.length,
      // those behind are not recorded either, as far as that can be said without asking for them
      unrecorded: recorded.unrecorded + Math.min(left, Math.max(0, uids.length - known - recorded.isNew)),
      oldestUnseen: await oldestOf(session, uids, taken, recorded.oldest),
      place: left === 0 ? null : last === undefined ? before : { uidValidity, uid: last },
      isFull,
    };
  } finally {
    await session.close();
  }
};

const waitingBatches = async ({ queuedBatches }: PollDeps, companyId: string, mailboxId: string): Promise<number> =>
  (await queuedBatches(companyId, mailboxId)).filter(({ waits }) => waits).length;

/** When the oldest of them arrived; the one with the lowest number is asked for as well when it was not listed. */
const oldestOf = async (
  session: MailboxSession,
  uids: readonly number[],
  listed: readonly number[],
  oldest: string | null,
): Promise<string | null> => {
  const [first] = uids;
  const asked = first === undefined || listed.includes(first) ? [] : await session.summaries([first]);
  return [...asked.map(({ mail }) => mail.receivedAt), ...(oldest === null ? [] : [oldest])].sort()[0] ?? null;
};

/** On the poll's own connection, once an hour. A server that cannot answer this has been polled well all the same. */
const reconcile = async (deps: PollDeps, session: MailboxSession, mailboxId: string, companyId: string): Promise<void> => {
  if (!(await deps.polls.reconcileDue(mailboxId))) return;
  try {
    const found = await deps.findUnprocessed(session, companyId, mailboxId);
    await deps.polls.reconciled(companyId, mailboxId, found.length);
  } catch (error) {
    if (!(error instanceof MailboxUnavailable)) throw error;
    deps.warn({ companyId, mailboxId, reason: error.message }, 'mails that were read by a person could not be looked for');
  }
};
