/** The last step: processed mails are moved in one go, failed ones set aside, and each copy's end is recorded. */
import type { JobContext } from '@order-intake/event-sourcing';
import type { AdvanceEmail } from '../../commands/email/advance-email.command.ts';
import type { MailCopy } from '../../domain/email/email.events.ts';
import type { MailboxSession, MarkedAs } from '../../domain/email/mail-access.port.ts';
import type { Mailbox } from '../../domain/mailbox/mailbox.decider.ts';
import { type BatchEmail, type BatchMailbox, keepsItsUid } from './batch-work.ts';
import type { Forwarding } from './forward-mail.step.ts';
import type { NoteMoves } from './moves-trouble.ts';
import { planOf } from './settling-plan.ts';

export type SettleCopies = (target: BatchMailbox, emails: readonly BatchEmail[], context: JobContext) => Promise<void>;

type Deps = {
  readonly advance: AdvanceEmail;
  readonly noteMoves: NoteMoves;
  /** how far the forwarding of a mail is, which is asked for by asking */
  readonly forwarding: Forwarding;
  readonly warn: (details: object, message: string) => void;
};
type UnsettledCopy = { readonly email: BatchEmail; readonly copy: MailCopy };
type OpenCopy = { readonly email: BatchEmail; readonly copy: MailCopy; readonly uid: number };
type PlannedCopy = OpenCopy & { readonly plan: CopyPlan };

const recordMove = ({ emailId }: BatchEmail, copy: MailCopy, folder: string, how: string) =>
  ({ type: 'RecordMove', emailId, copy, folder, how }) as const;

type Place = { readonly uid: number } | { readonly uid: null; readonly settledAs: ReturnType<typeof recordMove> };

/** A copy recorded under another UIDVALIDITY is looked up by identity; what is gone or moved already is settled as it is. */
const locate = async (session: MailboxSession, { mailbox }: BatchMailbox, { email, copy }: UnsettledCopy): Promise<Place> => {
  const plan = planOf(email.state, mailbox);
  const processedFolder = 'folder' in plan ? plan.folder : mailbox.processedFolder;
  if (keepsItsUid(copy, session)) return { uid: copy.uid };
  const { messageId, headerDigest, from, sentAt } = email.state.mail;
  const match = await session.find({ messageId, headerDigest, from, sentAt }, processedFolder);
  const isProcessed = match !== null && 'processed' in match;
  if (match && !isProcessed && session.folder === copy.folder) return { uid: match.uid };
  return { uid: null, settledAs: recordMove(email, copy, processedFolder, isProcessed ? 'already_there' : 'gone') };
};

/** `wait`: a later job comes back to it. */
type CopyPlan =
  | { readonly action: 'move'; readonly folder: string }
  | { readonly action: 'leave'; readonly as: MarkedAs }
  | { readonly action: 'wait' };

/** What becomes of a copy now. One that is forwarded is moved when that has ended; where it was refused the mail stays in its folder. */
const decideCopy = async (
  { advance, forwarding }: Pick<Deps, 'advance' | 'forwarding'>,
  email: BatchEmail,
  mailbox: Mailbox,
  context: JobContext,
): Promise<CopyPlan> => {
  const plan = planOf(email.state, mailbox);
  if (plan.action !== 'forward') return plan;
  const end = await forwarding(email, plan.to, context);
  if (end === null) return { action: 'wait' };
  await advance(email.emailId, { type: 'RecordForward', end }, context);
  return end === 'failed' ? { action: 'leave', as: 'failed' } : { action: 'move', folder: plan.folder };
};

export const createSettleCopies = (deps: Deps): SettleCopies => {
  const { advance, noteMoves, warn } = deps;
  const move = async (
    session: MailboxSession,
    copies: readonly OpenCopy[],
    { mailboxId, folder }: { readonly mailboxId: string; readonly folder: string },
    context: JobContext,
  ) => {
    const mails = copies.map(({ email, uid }) => ({ uid, messageId: email.state.mail.messageId }));
    const moved = await session.moveToProcessed(mails, folder);
    const results = new Map(moved.map((result) => [result.uid, result]));
    for (const { email, copy, uid } of copies) {
      const result = results.get(uid);
      if (result?.moved) await advance(email.emailId, recordMove(email, copy, result.folder, result.how), context);
      // it is still where it was and its stream says so: the next poll tries again
      else
        warn(
          { emailId: email.emailId, reason: result?.reason ?? 'no answer for this mail' },
          'a processed mail could not be moved',
        );
    }
    await noteMoves(mailboxId, moved, context);
  };

  const setAside = async (session: MailboxSession, copies: readonly OpenCopy[], as: MarkedAs, context: JobContext) => {
    if (copies.length === 0) return;
    const how = await session.setAside(
      copies.map(({ uid }) => uid),
      as,
    );
    for (const { email, copy } of copies)
      await advance(email.emailId, { type: 'RecordSetAside', emailId: email.emailId, copy, how }, context);
  };

  /** Copies of one folder. Where the folder itself is gone, so are they. */
  const settleFolder = async (
    session: MailboxSession,
    target: BatchMailbox,
    folder: string,
    copies: readonly UnsettledCopy[],
    context: JobContext,
  ) => {
    if (folder !== session.folder) await session.enter(folder);
    const planned: PlannedCopy[] = [];
    for (const copy of copies) {
      const location = await locate(session, target, copy);
      if (location.uid === null) await advance(copy.email.emailId, location.settledAs, context);
      else planned.push({ ...copy, uid: location.uid, plan: await decideCopy(deps, copy.email, target.mailbox, context) });
    }
    const moved = planned.flatMap(({ plan, ...rest }) => (plan.action === 'move' ? [{ ...rest, folder: plan.folder }] : []));
    for (const [to, some] of Map.groupBy(moved, (movable) => movable.folder))
      await move(session, some, { mailboxId: target.mailboxId, folder: to }, context);
    for (const as of ['processed', 'failed'] as const) {
      const left = planned.filter(({ plan }) => plan.action === 'leave' && plan.as === as);
      await setAside(session, left, as, context);
    }
  };

  return async (target, emails, context) => {
    const unsettled = emails.flatMap((email) =>
      email.state.copies.flatMap(({ copy, settled }) =>
        settled || copy.mailboxId !== target.mailboxId ? [] : [{ email, copy }],
      ),
    );
    if (unsettled.length === 0) return;
    await target.withSession(async (session) => {
      for (const [folder, copies] of Map.groupBy(unsettled, ({ copy }) => copy.folder))
        await settleFolder(session, target, folder, copies, context);
    });
  };
};
