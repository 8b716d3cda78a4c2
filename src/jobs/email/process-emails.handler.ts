/** Brings up to 50 mails of one mailbox to their outcome and moves them. What is still due of each mail is decided by its stream alone. */
import type { LoadEmail } from '../../commands/email/advance-email.command.ts';
import type { MailboxPasswords } from '../../commands/mailbox/mailbox-passwords.ts';
import { nextAction } from '../../domain/email/email.process.ts';
import { type MailboxReader, MailboxUnavailable } from '../../domain/email/mail-access.port.ts';
import type { JobContext } from '../../platform/command-handling/command-context.ts';
import type { AbandonEmails } from './abandon-emails.step.ts';
import type { BatchEmail, BatchMailbox, WithSession } from './batch-work.ts';
import type { ConcludeEmails } from './conclude-emails.step.ts';
import type { ExtractEmails } from './extract-emails.step.ts';
import { type LoadMailbox, openImapServer } from './mailbox-access.ts';
import type { RecordTrouble } from './mailbox-trouble.ts';
import type { SettleCopies } from './settle-copies.step.ts';

const imapDeadlineMs = 5 * 60_000;

export type ProcessDeps = {
  readonly loadMailbox: LoadMailbox;
  readonly passwords: MailboxPasswords;
  readonly reader: MailboxReader;
  readonly loadEmail: LoadEmail;
  readonly recordTrouble: RecordTrouble;
  readonly extractEmails: ExtractEmails;
  readonly concludeEmails: ConcludeEmails;
  readonly settleCopies: SettleCopies;
  readonly abandonEmails: AbandonEmails;
  /** runs `work` with those of the keys that nobody else holds; a dead holder's are free */
  readonly withTryLocks: <T>(keys: readonly string[], work: (held: readonly string[]) => Promise<T>) => Promise<T>;
  readonly now: () => Date;
};

export const createProcessEmails =
  (deps: ProcessDeps) =>
  async (mailboxId: string, emailIds: readonly string[], context: JobContext): Promise<void> => {
    const mailbox = await deps.loadMailbox(context.companyId, mailboxId);
    if (!mailbox) return deps.abandonEmails(mailboxId, emailIds, context);
    const withSession: WithSession = async (work) => {
      const session = await deps.reader.open(await openImapServer(deps.passwords, context.companyId, mailbox), {
        deadlineMs: imapDeadlineMs,
      });
      try {
        return await work(session);
      } finally {
        await session.close();
      }
    };
    try {
      await deps.withTryLocks(emailIds, (held) => work(deps, { mailboxId, mailbox, withSession }, held, context));
    } catch (error) {
      // the mailbox's trouble, not the mails': their attempts are not touched
      if (!(error instanceof MailboxUnavailable)) throw error;
      await deps.recordTrouble({ mailboxId, mailbox }, error, context);
    }
  };

const work = async (deps: ProcessDeps, target: BatchMailbox, emailIds: readonly string[], context: JobContext): Promise<void> => {
  const due = async (action: string): Promise<readonly BatchEmail[]> => {
    const loaded = await Promise.all(
      emailIds.map(async (emailId) => ({ emailId, ...(await deps.loadEmail(context.companyId, emailId)) })),
    );
    const now = deps.now().toISOString();
    return loaded.flatMap((email) =>
      email.state.phase !== 'none' && nextAction(email.state, now).do === action ? [{ ...email, state: email.state }] : [],
    );
  };
  await deps.extractEmails(target, await due('extract'), context);
  await deps.concludeEmails(target, await due('conclude'), context);
  await deps.settleCopies(target, [...(await due('move')), ...(await due('set-aside'))], context);
};
