/** Lists the unread mail of one mailbox, records what is new, and makes batches of all that is due. */

import type { AdvanceEmail } from '../../commands/email-intake/advance-email.command.ts';
import type { ReceiveEmail } from '../../commands/email-intake/receive-email.command.ts';
import type { MailboxPasswords } from '../../commands/mailbox/mailbox-passwords.ts';
import type { NoteMailboxCondition } from '../../commands/mailbox/note-mailbox-condition.command.ts';
import { nextAction } from '../../domain/email-intake/email-intake.process.ts';
import type { EmailIntake } from '../../domain/email-intake/email-intake.state.ts';
import {
  type MailboxReader,
  MailboxUnavailable,
  type MailSummary,
  type UnreadableMail,
} from '../../domain/email-intake/mail-access.port.ts';
import type { Mailbox } from '../../domain/mailbox/mailbox.decider.ts';
import type { CommandContext } from '../../platform/command-handling/command-context.ts';
import { type Enqueue, enqueue } from '../../platform/queue/job.ts';
import { processEmails } from '../definitions.ts';
import { isStoreDown } from '../shared/is-store-down.ts';
import { mapLimited } from '../shared/map-limited.ts';
import { type LoadMailbox, openImapServer } from './mailbox-access.ts';
import type { MailboxPolls } from './mailbox-polls.ts';
import { type RecordTrouble, triedWith } from './mailbox-trouble.ts';

const pollDeadlineMs = 5 * 60_000;
const batchSize = 50;
const sideBySide = 8;

export type PollDeps = {
  readonly loadMailbox: LoadMailbox;
  readonly passwords: MailboxPasswords;
  readonly reader: MailboxReader;
  readonly receiveEmail: ReceiveEmail;
  readonly advance: AdvanceEmail;
  readonly noteCondition: NoteMailboxCondition;
  readonly polls: MailboxPolls;
  readonly recordTrouble: RecordTrouble;
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
export const createPollMailbox =
  (deps: PollDeps) =>
  async (mailboxId: string, asked: boolean, context: CommandContext): Promise<PollResult> => {
    const { companyId } = context;
    const mailbox = await deps.loadMailbox(companyId, mailboxId);
    if (!mailbox) return { polled: false, code: 'removed', reason: 'the mailbox was removed' };
    if (!mailbox.isActive) return { polled: false, code: 'inactive', reason: 'the mailbox is switched off' };
    const postponed = asked ? null : await deps.polls.postponedUntil(mailboxId, triedWith(mailbox));
    if (postponed) {
      return {
        polled: false,
        code: 'postponed',
        reason: `polled hourly after repeated refusals, next at ${postponed.toISOString()}`,
      };
    }
    try {
      const listed = await list(deps, mailbox, mailboxId, context);
      const waiting = await deps.unfinished(companyId, mailboxId, deps.now());
      const due = [...new Set([...listed.due, ...waiting])];
      await deps.enqueue(batches(companyId, mailboxId, due));
      const { count: unseen, oldestUnseen, unrecorded } = listed;
      await deps.polls.good({ companyId, mailboxId, triedWith: triedWith(mailbox), unseen, oldestUnseen, unrecorded });
      await deps.noteCondition({ mailboxId, trouble: null, reason: 'the mailbox answers' }, context);
      return { polled: true, listed: listed.count, isNew: listed.isNew, due };
    } catch (error) {
      if (!(error instanceof MailboxUnavailable)) throw error;
      await deps.recordTrouble({ mailboxId, mailbox }, error, context);
      return { polled: false, code: 'unavailable', reason: `${error.trouble}: ${error.message}` };
    }
  };

type Listed = {
  readonly count: number;
  readonly isNew: number;
  readonly due: readonly string[];
  /** ISO, null when nothing is unread */
  readonly oldestUnseen: string | null;
  readonly unrecorded: number;
};

const list = async (deps: PollDeps, mailbox: Mailbox, mailboxId: string, context: CommandContext): Promise<Listed> => {
  const session = await deps.reader.open(await openImapServer(deps.passwords, context.companyId, mailbox), {
    deadlineMs: pollDeadlineMs,
  });
  try {
    const uids = await session.unread(mailbox.processSince);
    const found = await session.summaries(uids);
    const recorded = await mapLimited(found, sideBySide, (mail) =>
      record(deps, mailbox, mailboxId, session.uidValidity, mail, context).catch((error: unknown) => {
        if (isStoreDown(error)) throw error;
        // it stays unread and comes again with the next poll; the others must not wait for it
        deps.warn({ err: error, mailboxId, uid: mail.uid }, 'a mail could not be recorded');
        return null;
      }),
    );
    const known = recorded.flatMap((mail) => mail ?? []);
    const now = deps.now().toISOString();
    const due = known
      .filter(({ state }) => !['nothing', 'wait'].includes(nextAction(state, now).do))
      .map(({ emailId }) => emailId);
    const [oldestUnseen = null] = found.map(({ mail }) => mail.receivedAt).sort();
    const isNew = known.filter((mail) => mail.isNew).length;
    return { count: uids.length, isNew, due, oldestUnseen, unrecorded: found.length - known.length };
  } finally {
    await session.close();
  }
};

type Recorded = { readonly emailId: string; readonly state: EmailIntake; readonly isNew: boolean };

const record = async (
  deps: PollDeps,
  mailbox: Mailbox,
  mailboxId: string,
  uidValidity: string,
  found: MailSummary | UnreadableMail,
  context: CommandContext,
): Promise<Recorded> => {
  const copy = { mailboxId, folder: 'INBOX', uidValidity, uid: found.uid };
  const readable = 'unreadable' in found ? { attachments: [], skipped: [], notForUs: null } : found;
  const { attachments, skipped, notForUs } = readable;
  const received = await deps.receiveEmail(
    { module: mailbox.module, copy, mail: found.mail, attachments, skipped, notForUs },
    context,
  );
  if (!('unreadable' in found) || received.state.phase !== 'received') return received;
  const failure = { type: 'FailAttempt', cause: 'unreadable', reason: found.unreadable, now: deps.now().toISOString() } as const;
  return { ...received, state: (await deps.advance(received.emailId, failure, context)).state };
};

/** Keyed by number: a batch that still waits is not queued twice, and its mails come back with the next poll. */
const batches = (companyId: string, mailboxId: string, emailIds: readonly string[]): readonly Enqueue[] =>
  Array.from({ length: Math.ceil(emailIds.length / batchSize) }, (_, index) =>
    enqueue(
      processEmails,
      { companyId, mailboxId, emailIds: emailIds.slice(index * batchSize, (index + 1) * batchSize) },
      `${mailboxId}/${index}`,
    ),
  );
