/** Lists the unread mail of one mailbox, records what is new, and makes batches of all that is due. */

import type { MailboxPasswords } from '../../commands/mailbox/mailbox-passwords.ts';
import type { NoteMailboxCondition } from '../../commands/mailbox/note-mailbox-condition.command.ts';
import { type MailboxReader, type MailboxSession, MailboxUnavailable } from '../../domain/email/mail-access.port.ts';
import type { JobContext } from '../../platform/command-handling/command-context.ts';
import type { Enqueue } from '../../platform/queue/job.ts';
import type { MailboxAlarms } from '../alarm/mailbox-alarms.ts';
import type { WatchBacklog } from '../alarm/watch-backlog.step.ts';
import { createLanes, type Lanes } from '../shared/fair-lanes.ts';
import { batchesOf, batchSize } from './batches.ts';
import type { FindUnprocessed } from './find-unprocessed.step.ts';
import { type LoadMailbox, openImapServer } from './mailbox-access.ts';
import type { MailboxPolls } from './mailbox-polls.ts';
import { type RecordTrouble, type TriedMailbox, triedWith } from './mailbox-trouble.ts';
import { type RecordedInbox, recordInbox } from './record-inbox.step.ts';
import type { RecordMails } from './record-mails.step.ts';

const pollDeadlineMs = 5 * 60_000;
/** Mailboxes that are listed and recorded at a time. Neither connecting counts nor what takes long: a slow server keeps only its own mailbox waiting. */
const atWork = 10;

export type PollDeps = {
  readonly loadMailbox: LoadMailbox;
  readonly passwords: MailboxPasswords;
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
      const { listed, oldestUnseen, isNew, unrecorded, position, begun, ...found } = await list(
        deps,
        lanes,
        { mailbox, mailboxId },
        context,
      );
      const waiting = await deps.unfinished(companyId, mailboxId, deps.now());
      const due = [...new Set([...found.due, ...waiting])];
      await deps.polls.good({ companyId, mailboxId, triedWith: triedWith(mailbox), unseen: listed, oldestUnseen, unrecorded });
      await deps.noteCondition({ mailboxId, trouble: null, reason: 'the mailbox answers' }, context);
      await deps.alarms.clear(mailboxId, context);
      // before they are worked on: a backlog is seen although it may be gone in a minute
      if (due.length > 0) await deps.watchBacklog(context, position);
      await deps.enqueue(batchesOf(companyId, mailboxId, due.slice(begun), { first: begun / batchSize }));
      return { polled: true, listed, isNew, due };
    } catch (error) {
      if (!(error instanceof MailboxUnavailable)) throw error;
      await deps.recordTrouble({ mailboxId, mailbox }, error, context);
      return { polled: false, code: 'unavailable', reason: `${error.trouble}: ${error.message}` };
    }
  };
};

/** `oldestUnseen`: when it arrived, ISO, null when nothing is unread. */
type Listed = RecordedInbox & { readonly listed: number; readonly oldestUnseen: string | null };

const list = async (deps: PollDeps, lanes: Lanes, { mailbox, mailboxId }: TriedMailbox, context: JobContext): Promise<Listed> => {
  const session = await deps.reader.open(await openImapServer(deps.passwords, context.companyId, mailbox), {
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
    const uids = await session.unread(mailbox.processSince);
    const found = await session.summaries(uids);
    const { uidValidity } = session;
    const recorded = await recordInbox(deps, { mailboxId, mailbox, uidValidity }, found, context);
    await reconcile(deps, session, mailboxId, context.companyId);
    const [oldestUnseen = null] = found.map(({ mail }) => mail.receivedAt).sort();
    return { ...recorded, listed: uids.length, oldestUnseen };
  } finally {
    await session.close();
  }
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
