/** Lists the unread mail of a mailbox's folders over one connection, of very much a part, and records what is new of it. */
import type { JobContext } from '@order-intake/event-sourcing';
import { type MailboxSession, MailboxUnavailable } from '../../domain/email/mail-access.port.ts';
import type { Fairly } from '../../platform/fair-share.ts';
import type { QueueBatches, QueuedBatch } from './batches.ts';
import { eachOnce, type FindUnprocessed } from './find-unprocessed.step.ts';
import { batchesAhead, type InboxPlace, takenInAtOnce, windowOf } from './inbox-window.ts';
import type { MailboxPolls } from './mailbox-polls.ts';
import type { TriedMailbox } from './mailbox-trouble.ts';
import { listingMs, nothingRecorded, type RecordedInbox, recordInbox, togetherWith } from './record-inbox.step.ts';
import type { RecordMails } from './record-mails.step.ts';
import { eachFolder, watchedFolders } from './watched-folders.ts';

export type ListDeps = {
  readonly recordMails: RecordMails;
  readonly findUnprocessed: FindUnprocessed;
  readonly polls: Pick<MailboxPolls, 'place' | 'reconcileDue' | 'reconciled'>;
  /** how many mails of this mailbox are recorded and not yet where they belong */
  readonly unsettled: (companyId: string, mailboxId: string) => Promise<number>;
  /** batches of this mailbox that wait for their turn, or that somebody works on */
  readonly queuedBatches: (companyId: string, mailboxId: string) => Promise<readonly QueuedBatch[]>;
  readonly queueBatches: QueueBatches;
  readonly fairly: Fairly;
  readonly warn: (details: object, message: string) => void;
};

/**
 * `listed`: unread mails. `oldestUnseen`: when the oldest of them arrived, ISO, null without any. `place`: how far they were listed, null when that was
 * to the end. `isFull`: nothing was taken in, because enough of it waits already. `folders`: those that are watched, and those that are missing.
 */
export type Listed = Omit<RecordedInbox, 'oldest'> & {
  readonly oldestUnseen: string | null;
  readonly place: InboxPlace | null;
  readonly isFull: boolean;
  readonly folders: Awaited<ReturnType<typeof watchedFolders>>;
};

export const listFolders = async (
  deps: ListDeps,
  session: MailboxSession,
  { mailbox, mailboxId }: TriedMailbox,
  context: JobContext,
): Promise<Listed> => {
  const { companyId } = context;
  const folders = await watchedFolders(session, mailbox);
  const unread: InboxPlace[] = [];
  for await (const folder of eachFolder(session, folders.paths)) {
    const { uidValidity } = session;
    for (const uid of await session.unread(mailbox.processSince)) unread.push({ folder, uidValidity, uid });
  }
  const isLarge = unread.length > takenInAtOnce;
  const isFull = isLarge && (await waitingBatches(deps, companyId, mailboxId)) > batchesAhead;
  const before = await deps.polls.place(mailboxId);
  const unsettledCount = isLarge ? await deps.unsettled(companyId, mailboxId) : 0;
  const window = isFull ? [] : windowOf(unread, before);
  const { oldest, ...recorded } = await recordAll(deps, session, { mailbox, mailboxId }, window, context);
  await reconcile(deps, session, { mailbox, mailboxId }, companyId);
  const handled = window.slice(0, recorded.listed);
  const left = unread.length - handled.length;
  return {
    ...recorded,
    listed: unread.length,
    // those behind are not recorded either, as far as that can be said without asking for them
    unrecorded: recorded.unrecorded + Math.min(left, Math.max(0, unread.length - unsettledCount - recorded.isNew)),
    oldestUnseen: await oldestOf(session, unread, handled, oldest),
    place: left === 0 ? null : (handled.at(-1) ?? before),
    isFull,
    folders,
  };
};

/** Runs of mails of one folder, in their order. */
const byFolder = (mails: readonly InboxPlace[]): readonly (readonly [InboxPlace, ...InboxPlace[]])[] => {
  const runs: [InboxPlace, ...InboxPlace[]][] = [];
  for (const mail of mails) {
    const last = runs.at(-1);
    if (last?.[0].folder === mail.folder) last.push(mail);
    else runs.push([mail]);
  }
  return runs;
};

const recordAll = async (
  deps: ListDeps,
  session: MailboxSession,
  { mailbox, mailboxId }: TriedMailbox,
  window: readonly InboxPlace[],
  context: JobContext,
): Promise<RecordedInbox> => {
  const until = performance.now() + listingMs;
  let all = nothingRecorded;
  for (const run of byFolder(window)) {
    const [{ folder, uidValidity }] = run;
    const uids = run.map(({ uid }) => uid);
    const isThere = (await enters(session, folder)) && session.uidValidity === uidValidity;
    // what was numbered anew meanwhile comes with the next poll
    const inbox = { mailboxId, mailbox, folder, uidValidity };
    const recorded = isThere
      ? await recordInbox(deps, session, inbox, uids, context, until)
      : { ...nothingRecorded, listed: uids.length };
    all = togetherWith(all, recorded);
    if (recorded.listed < uids.length || performance.now() >= until) break;
  }
  return all;
};

const enters = async (session: MailboxSession, folder: string): Promise<boolean> =>
  folder === session.folder || session.enter(folder);

const waitingBatches = async ({ queuedBatches }: ListDeps, companyId: string, mailboxId: string): Promise<number> =>
  (await queuedBatches(companyId, mailboxId)).filter(({ waits }) => waits).length;

/** When the oldest of them arrived; the one with the lowest number of each folder is asked for as well when it was not listed. */
const oldestOf = async (
  session: MailboxSession,
  unread: readonly InboxPlace[],
  listed: readonly InboxPlace[],
  oldest: string | null,
): Promise<string | null> => {
  const arrived = oldest === null ? [] : [oldest];
  for (const [first] of byFolder(unread)) {
    if (listed.includes(first) || !(await enters(session, first.folder))) continue;
    arrived.push(...(await session.summaries([first.uid])).map(({ mail }) => mail.receivedAt));
  }
  return arrived.sort()[0] ?? null;
};

/** On the poll's own connection, once an hour. A server that cannot answer this has been polled well all the same. */
const reconcile = async (
  deps: ListDeps,
  session: MailboxSession,
  { mailbox, mailboxId }: TriedMailbox,
  companyId: string,
): Promise<void> => {
  if (!(await deps.polls.reconcileDue(mailboxId))) return;
  try {
    const unprocessed = await deps.findUnprocessed(session, companyId, { mailboxId, mailbox });
    await deps.polls.reconciled(companyId, mailboxId, eachOnce(companyId, unprocessed).length);
  } catch (error) {
    if (!(error instanceof MailboxUnavailable)) throw error;
    deps.warn({ companyId, mailboxId, reason: error.message }, 'mails that were read by a person could not be looked for');
  }
};
