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
type OpenCopy = { readonly email: BatchEmail; readonly copy: MailCopy; readonly uid: number };

const recordMove = ({ emailId }: BatchEmail, copy: MailCopy, folder: string, how: string) =>
  ({ type: 'RecordMove', emailId, copy, folder, how }) as const;

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
      // it is still in INBOX and its stream says so: the next poll tries again
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

  /** Copies recorded under another UIDVALIDITY are looked up by identity; what is gone or moved already is settled as it is. */
  const locate = async (
    session: MailboxSession,
    { mailboxId, mailbox }: BatchMailbox,
    email: BatchEmail,
    context: JobContext,
  ): Promise<readonly OpenCopy[]> => {
    const open: OpenCopy[] = [];
    for (const { copy, settled } of email.state.copies) {
      if (settled || copy.mailboxId !== mailboxId) continue;
      if (keepsItsUid(copy, session)) {
        open.push({ email, copy, uid: copy.uid });
        continue;
      }
      const { messageId, headerDigest, from, sentAt } = email.state.mail;
      const found = await session.find({ messageId, headerDigest, from, sentAt }, mailbox.processedFolder);
      if (found && !('processed' in found)) open.push({ email, copy, uid: found.uid });
      else {
        const moved = recordMove(email, copy, mailbox.processedFolder, found ? 'already_there' : 'gone');
        await advance(email.emailId, moved, context);
      }
    }
    return open;
  };

  return async (target, emails, context) => {
    const here = emails.filter(({ state }) =>
      state.copies.some(({ copy, settled }) => !settled && copy.mailboxId === target.mailboxId),
    );
    if (here.length === 0) return;
    await target.withSession(async (session) => {
      const open: OpenCopy[] = [];
      for (const email of here) open.push(...(await locate(session, target, email, context)));
      const processed = open.filter(({ email }) => email.state.phase === 'processed' || email.state.phase === 'settled');
      const failed = open.filter(({ email }) => email.state.phase === 'failed');
      if (processed.length > 0) await move(session, processed, target, context);
      if (failed.length > 0) await setAside(session, failed, context);
    });
  };
};
