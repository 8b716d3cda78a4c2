/** Lists the unread mail of one mailbox, of very much a part, records what is new, and makes batches of all that is due. */

import { type Enqueue, enqueue, type JobContext } from '@order-intake/event-sourcing';
import type { NoteMailboxCondition } from '../../commands/mailbox/note-mailbox-condition.command.ts';
import { backlogAlarm } from '../../domain/alarm/backlog-alarm.ts';
import { type MailboxReader, MailboxUnavailable } from '../../domain/email/mail-access.port.ts';
import { because } from '../../domain/reasons/reasons.ts';
import type { MailboxAlarms } from '../alarm/mailbox-alarms.ts';
import type { WatchBacklog } from '../alarm/watch-backlog.step.ts';
import { pollMailbox } from '../definitions.ts';
import { createLanes, type Lanes } from '../shared/fair-lanes.ts';
import { nextPartMs } from './inbox-window.ts';
import { type ListDeps, type Listed, listFolders } from './list-folders.step.ts';
import { type LoadMailbox, type LoginDeps, openImapServer } from './mailbox-access.ts';
import type { MailboxPolls } from './mailbox-polls.ts';
import { type RecordTrouble, type TriedMailbox, triedWith } from './mailbox-trouble.ts';
import { refuseMissing } from './watched-folders.ts';

const pollDeadlineMs = 5 * 60_000;
/** Mailboxes that are listed and recorded at a time. Neither connecting counts nor what takes long: a slow server keeps only its own mailbox waiting. */
const atWork = 10;

export type PollDeps = LoginDeps &
  ListDeps & {
    readonly loadMailbox: LoadMailbox;
    readonly reader: MailboxReader;
    readonly noteCondition: NoteMailboxCondition;
    readonly polls: MailboxPolls;
    readonly recordTrouble: RecordTrouble;
    readonly alarms: MailboxAlarms;
    readonly watchBacklog: WatchBacklog;
    /** mails of this mailbox that are due by their streams, whether unread or not */
    readonly unfinished: (companyId: string, mailboxId: string, now: Date) => Promise<readonly string[]>;
    readonly enqueue: (jobs: readonly Enqueue[]) => Promise<unknown>;
    readonly now: () => Date;
  };

/** `listed`: unread mails seen; `due`: the mails that are being processed because of this poll. */
export type PollResult =
  | { readonly polled: true; readonly listed: number; readonly isNew: number; readonly due: readonly string[] }
  | { readonly polled: false; readonly code: 'removed' | 'inactive' | 'postponed' | 'unavailable'; readonly reason: string };

/** `asked`: somebody waits for it, so a slowed-down mailbox is polled all the same. */
export const createPollMailbox = (deps: PollDeps) => {
  const lanes = createLanes(atWork);
  return async (mailboxId: string, byRequest: boolean, context: JobContext): Promise<PollResult> => {
    const { companyId } = context;
    const mailbox = await deps.loadMailbox(companyId, mailboxId);
    if (!mailbox?.isActive) {
      await deps.alarms.clear(mailboxId, context);
      return mailbox
        ? { polled: false, code: 'inactive', reason: 'the mailbox is switched off' }
        : { polled: false, code: 'removed', reason: 'the mailbox was removed' };
    }
    const postponed = byRequest ? null : await deps.polls.postponedUntil(mailboxId, triedWith(mailbox));
    if (postponed) {
      return {
        polled: false,
        code: 'postponed',
        reason: `polled hourly after repeated refusals, next at ${postponed.toISOString()}`,
      };
    }
    try {
      const { rest, isFull, ...inbox } = await list(deps, lanes, { mailbox, mailboxId }, context);
      const { listed, oldestUnseen, isNew, unrecorded, place } = inbox;
      const waiting = await deps.unfinished(companyId, mailboxId, deps.now());
      const due = [...new Set([...inbox.due, ...waiting])];
      const counts = { unseen: listed, oldestUnseen, unrecorded, place };
      if (inbox.folders.missing.length === 0) {
        await deps.polls.good({ companyId, mailboxId, triedWith: triedWith(mailbox), ...counts });
        await deps.noteCondition({ mailboxId, trouble: null, reason: because.mailbox_answers() }, context);
        await deps.alarms.clear(mailboxId, context, 'polled');
      }
      const alsoWaiting = waiting.filter((emailId) => !inbox.due.includes(emailId));
      const begin = async () => {
        if (!isFull) await deps.queueBatches(companyId, mailboxId, [...rest, ...alsoWaiting]);
      };
      // of many the backlog is seen before they are worked on: it may be gone in a minute. A few are none, and need not wait until they can be counted
      const isBacklog = due.length > backlogAlarm.above;
      if (!isBacklog) await begin();
      if (due.length > 0) await deps.watchBacklog(context, inbox.position);
      if (isBacklog) await begin();
      refuseMissing(inbox.folders);
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

const list = async (deps: PollDeps, lanes: Lanes, { mailbox, mailboxId }: TriedMailbox, context: JobContext): Promise<Listed> => {
  const session = await deps.reader.open(await openImapServer(deps, context.companyId, mailbox), {
    deadlineMs: pollDeadlineMs,
  });
  return lanes.run(context.companyId, async () => {
    try {
      return await listFolders(deps, session, { mailbox, mailboxId }, context);
    } finally {
      await session.close();
    }
  });
};
