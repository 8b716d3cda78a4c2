/** A mail in its mailbox: the service keeps none of its text, so evidence and instructions are read there again. */
import type { TaskKinds } from '../../commands/shared/task-kinds.ts';
import type { KnownEmail } from '../../domain/email/email.state.ts';
import { type MailboxReader, type MailboxSession, MailboxUnavailable } from '../../domain/email/mail-access.port.ts';
import { findInFolders } from '../email/located-mails.ts';
import { type LoadMailbox, type LoginDeps, openImapServer } from '../email/mailbox-access.ts';

export type InMailDeps = LoginDeps & { readonly loadMailbox: LoadMailbox; readonly reader: MailboxReader };
type Code = Extract<TaskKinds['fetch_evidence']['failure'], 'mail_gone' | 'mailbox_removed' | 'mailbox_unavailable'>;
export type NotFetched = { readonly code: Code; readonly message: string };

const deadlineMs = 50_000;
const removed: NotFetched = { code: 'mailbox_removed', message: 'The mailbox of this mail was removed.' };
export const mailGone: NotFetched = {
  code: 'mail_gone',
  message: 'The mail is neither in a watched folder nor in the processed folder any more.',
};

/** The mail in the session: its folder is selected, or it is the processed one, which `at` names then. */
export type MailPlace = { readonly uid: number; readonly at: readonly [processedFolder?: string] };

/** What `work` answers; null of it: the mail, or a part of it, is not there any more. The mail may lie in several mailboxes: whichever has it still. */
export const createInMail =
  ({ loadMailbox, reader, ...login }: InMailDeps) =>
  async <T extends object>(
    companyId: string,
    email: KnownEmail,
    work: (session: MailboxSession, location: MailPlace) => Promise<T | null>,
  ): Promise<T | NotFetched> => {
    let failure = removed;
    for (const mailboxId of new Set(email.copies.map(({ copy }) => copy.mailboxId))) {
      const mailbox = await loadMailbox(companyId, mailboxId);
      if (!mailbox) continue;
      try {
        const session = await reader.open(await openImapServer(login, companyId, mailbox), { deadlineMs });
        try {
          const location = await findInFolders(session, mailbox, email);
          const result =
            location && (await work(session, { uid: location.uid, at: location.processed ? [mailbox.processedFolder] : [] }));
          if (result) return result;
          failure = mailGone;
        } finally {
          await session.close();
        }
      } catch (error) {
        if (!(error instanceof MailboxUnavailable)) throw error;
        failure = { code: 'mailbox_unavailable', message: `The mailbox cannot be reached: ${error.message}` };
      }
    }
    return failure;
  };
