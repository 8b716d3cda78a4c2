/** Brings up to 50 mails of one mailbox to their outcome and moves them. What is still due of each mail is decided by its stream alone. */
import type { JobContext, Locks } from '@order-intake/event-sourcing';
import type { LoadEmail } from '../../commands/email/advance-email.command.ts';
import { type NextAction, nextAction } from '../../domain/email/email.process.ts';
import { type MailboxReader, MailboxUnavailable } from '../../domain/email/mail-access.port.ts';
import type { OthersWait } from '../bind.ts';
import { mapLimited } from '../shared/map-limited.ts';
import type { AbandonEmails } from './abandon-emails.step.ts';
import type { BatchEmail, BatchMailbox, WithSession } from './batch-work.ts';
import type { ConcludeEmails } from './conclude-emails.step.ts';
import type { ExtractEmails } from './extract-emails.step.ts';
import { type LoadMailbox, type LoginDeps, openImapServer } from './mailbox-access.ts';
import type { RecordTrouble } from './mailbox-trouble.ts';
import type { SettleCopies } from './settle-copies.step.ts';
import { startSettling } from './settling.ts';

const imapDeadlineMs = 5 * 60_000;
/** What a batch works on before it asks whether somebody else waits for its place. */
const sliceMs = 15_000;
/** Streams of a batch that are read at a time: all fifty at once would stand before what others ask of the store. */
const loadedAtOnce = 8;

export type ProcessDeps = LoginDeps & {
  readonly loadMailbox: LoadMailbox;
  readonly reader: MailboxReader;
  readonly loadEmail: LoadEmail;
  readonly recordTrouble: RecordTrouble;
  readonly extractEmails: ExtractEmails;
  readonly concludeEmails: ConcludeEmails;
  readonly settleCopies: SettleCopies;
  readonly abandonEmails: AbandonEmails;
  readonly withTryLocks: Locks['withTryLocks'];
  /** Looks at these mails again soon: somebody else is at work on them, and may not see what has become due since. */
  readonly comeBack: (companyId: string, emailIds: readonly string[]) => Promise<unknown>;
  readonly now: () => Date;
};

export const createProcessEmails =
  (deps: ProcessDeps) =>
  async (
    mailboxId: string,
    emailIds: readonly string[],
    context: JobContext,
    othersWait: OthersWait = async () => false,
  ): Promise<'again' | undefined> => {
    const mailbox = await deps.loadMailbox(context.companyId, mailboxId);
    if (!mailbox) {
      await deps.abandonEmails(mailboxId, emailIds, context);
      return undefined;
    }
    const withSession: WithSession = async (work) => {
      const session = await deps.reader.open(await openImapServer(deps, context.companyId, mailbox), {
        deadlineMs: imapDeadlineMs,
      });
      try {
        return await work(session);
      } finally {
        await session.close();
      }
    };
    try {
      const slice = startSlice(deps.now, othersWait);
      const mine = await deps.withTryLocks(emailIds, async (heldIds, lost) => {
        await work(deps, { mailboxId, mailbox, withSession }, heldIds, { context, lost, slice });
        return new Set(heldIds);
      });
      const notHeld = emailIds.filter((emailId) => !mine.has(emailId));
      if (notHeld.length > 0) await deps.comeBack(context.companyId, notHeld);
      return slice.gaveWay() ? 'again' : undefined;
    } catch (error) {
      // the mailbox's trouble, not the mails': their attempts are not touched
      if (!(error instanceof MailboxUnavailable)) throw error;
      await deps.recordTrouble({ mailboxId, mailbox }, error, context);
      return undefined;
    }
  };

/** A batch of long mails yields to other mailboxes and companies after a while; the rest continues in its next turn. */
const startSlice = (now: () => Date, othersWait: OthersWait) => {
  const started = now().getTime();
  let over = false;
  return {
    goesOn: async (): Promise<boolean> => {
      over ||= now().getTime() - started >= sliceMs && (await othersWait());
      return !over;
    },
    gaveWay: () => over,
  };
};

/** `lost`: others may hold the same mails from then on, so nothing more is done to them here. */
type Held = { readonly context: JobContext; readonly lost: AbortSignal; readonly slice: ReturnType<typeof startSlice> };

const work = async (
  deps: ProcessDeps,
  target: BatchMailbox,
  emailIds: readonly string[],
  { context, lost, slice }: Held,
): Promise<void> => {
  const due = async (actions: readonly NextAction['do'][], among: readonly string[]): Promise<readonly BatchEmail[]> => {
    lost.throwIfAborted();
    const loaded = await mapLimited(among, loadedAtOnce, async (emailId) => ({
      emailId,
      ...(await deps.loadEmail(context.companyId, emailId)),
    }));
    lost.throwIfAborted();
    const now = deps.now().toISOString();
    return loaded.flatMap((email) =>
      email.state.phase !== 'none' && actions.includes(nextAction(email.state, now).do) ? [{ ...email, state: email.state }] : [],
    );
  };
  const conclude = async (among: readonly string[]) => deps.concludeEmails(target, await due(['conclude'], among), context);
  const settle = async (among: readonly string[]) => deps.settleCopies(target, await due(['move', 'set-aside'], among), context);

  await conclude(emailIds); // what an earlier job only read
  const settling = startSettling(settle);
  const extracted = async (emailId: string): Promise<boolean> => {
    await conclude([emailId]);
    settling.ready(emailId);
    return slice.goesOn();
  };
  await deps.extractEmails(target, await due(['extract'], emailIds), context, extracted).catch(async (error: unknown) => {
    await settling.end().catch(() => undefined); // the first error is told
    throw error;
  });
  await settling.end();
  await settle(emailIds);
};
