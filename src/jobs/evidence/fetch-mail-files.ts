/** The attachments of a mail, and the files in its words, from the folder where it lies now: its files are not kept. */
import type { TaskKinds } from '../../commands/shared/task-kinds.ts';
import type { KnownEmail } from '../../domain/email/email.state.ts';
import {
  type DownloadEnd,
  type MailboxReader,
  type MailboxSession,
  MailboxUnavailable,
} from '../../domain/email/mail-access.port.ts';
import type { Mailbox } from '../../domain/mailbox/mailbox.decider.ts';
import { withoutFiles } from '../email/encoded-files.ts';
import { findInFolders } from '../email/located-mails.ts';
import { type LoadMailbox, type LoginDeps, openImapServer } from '../email/mailbox-access.ts';

export type FetchMailFilesDeps = LoginDeps & {
  readonly loadMailbox: LoadMailbox;
  readonly reader: MailboxReader;
};
export type MailFiles = Extract<DownloadEnd, { readonly files: unknown }>;
type Code = Extract<TaskKinds['fetch_evidence']['failure'], 'mail_gone' | 'mailbox_removed' | 'mailbox_unavailable'>;
export type NotFetched = { readonly code: Code; readonly message: string };

const deadlineMs = 50_000;
const removed: NotFetched = { code: 'mailbox_removed', message: 'The mailbox of this mail was removed.' };
export const mailGone: NotFetched = {
  code: 'mail_gone',
  message: 'The mail is neither in a watched folder nor in the processed folder any more.',
};

/** Null when the mail, or one of its files, is not there any more. */
const download = async (email: KnownEmail, mailbox: Mailbox, session: MailboxSession, directory: string) => {
  const found = await findInFolders(session, mailbox, email);
  if (!found) return null;
  const folder = found.processed ? [mailbox.processedFolder] : [];
  const [result] = await session.download([{ uid: found.uid, attachments: email.attachments }], directory, ...folder);
  if (!result || !('files' in result)) return null;
  if (email.texts.length === 0) return result;
  const [texts] = await session.texts([{ uid: found.uid, texts: email.texts }], ...folder);
  const inText = texts && 'words' in texts ? await withoutFiles(texts, directory) : null;
  return inText && 'files' in inText ? { ...result, files: [...result.files, ...inText.files] } : result;
};

/** Files of `directory`. The mail may lie in several mailboxes of the company: whichever has it still. */
export const createFetchMailFiles =
  ({ loadMailbox, reader, ...login }: FetchMailFilesDeps) =>
  async (companyId: string, email: KnownEmail, directory: string): Promise<MailFiles | NotFetched> => {
    let failure = removed;
    for (const mailboxId of new Set(email.copies.map(({ copy }) => copy.mailboxId))) {
      const mailbox = await loadMailbox(companyId, mailboxId);
      if (!mailbox) continue;
      try {
        const session = await reader.open(await openImapServer(login, companyId, mailbox), { deadlineMs });
        try {
          const files = await download(email, mailbox, session, directory);
          if (files) return files;
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
