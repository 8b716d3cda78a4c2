/** The last step: processed mails are moved in one go, failed ones set aside, and each copy's end is recorded. */
import type { JobContext } from '@order-intake/event-sourcing';
import type { AdvanceEmail } from '../../commands/email/advance-email.command.ts';
import type { MailCopy } from '../../domain/email/email.events.ts';
import type { MailboxSession } from '../../domain/email/mail-access.port.ts';
import { type BatchEmail, type BatchMailbox, keepsItsUid } from './batch-work.ts';
import type { NoteMoves } from './moves-trouble.ts';

export type SettleCopies = (target: BatchMailbox, emails: readonly BatchEmail[], context: JobContext) => Promise<void>;

type Deps = {
  readonly advance: AdvanceEmail;
  readonly noteMoves: NoteMoves;
  readonly warn: (details: object, message: string) => void;
};
type UnsettledCopy = { readonly email: BatchEmail; readonly copy: MailCopy };
type OpenCopy = { readonly email: BatchEmail; readonly copy: MailCopy; readonly uid: number };

const recordMove = ({ emailId }: BatchEmail, copy: MailCopy, folder: string, how: string) =>
  ({ type: 'RecordMove', emailId, copy, folder, how }) as const;

type Place = { readonly uid: number } | { readonly uid: null; readonly settledAs: ReturnType<typeof recordMove> };

/** A copy recorded under another UIDVALIDITY is looked up by identity; what is gone or moved already is settled as it is. */
const locate = async (
  session: MailboxSession,
  { mailbox: { processedFolder } }: BatchMailbox,
  { email, copy }: UnsettledCopy,
): Promise<Place> => {
  if (keepsItsUid(copy, session)) return { uid: copy.uid };
  const { messageId, headerDigest, from, sentAt } = email.state.mail;
  const found = await session.find({ messageId, headerDigest, from, sentAt }, processedFolder);
  const isProcessed = found !== null && 'processed' in found;
  if (found && !isProcessed && session.folder === copy.folder) return { uid: found.uid };
  return { uid: null, settledAs: recordMove(email, copy, processedFolder, isProcessed ? 'already_there' : 'gone') };
};

export const createSettleCopies = ({ advance, noteMoves, warn }: Deps): SettleCopies => {
  const move = async (
    session: MailboxSession,
    copies: readonly OpenCopy[],
    { mailboxId, mailbox }: BatchMailbox,
    context: JobContext,
  ) => {
    const mails = copies.map(({ email, uid }) => ({ uid, messageId: email.state.mail.messageId }));
    const moved = await session.moveToProcessed(mails, mailbox.processedFolder);
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

  const setAside = async (session: MailboxSession, copies: readonly OpenCopy[], context: JobContext) => {
    const how = await session.setAside(copies.map(({ uid }) => uid));
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
    const open: OpenCopy[] = [];
    for (const copy of copies) {
      const place = await locate(session, target, copy);
      if (place.uid === null) await advance(copy.email.emailId, place.settledAs, context);
      else open.push({ ...copy, uid: place.uid });
    }
    const processed = open.filter(({ email }) => email.state.phase === 'processed' || email.state.phase === 'settled');
    const failed = open.filter(({ email }) => email.state.phase === 'failed');
    if (processed.length > 0) await move(session, processed, target, context);
    if (failed.length > 0) await setAside(session, failed, context);
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
