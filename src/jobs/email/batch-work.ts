/** What the steps of a batch hand each other. */
import type { LoadedEmail } from '../../commands/email/advance-email.command.ts';
import type { MailCopy } from '../../domain/email/email.events.ts';
import type { KnownEmail } from '../../domain/email/email.state.ts';
import type { MailboxSession } from '../../domain/email/mail-access.port.ts';
import type { Mailbox } from '../../domain/mailbox/mailbox.decider.ts';

export type BatchEmail = LoadedEmail & { readonly emailId: string; readonly state: KnownEmail };

/** One IMAP connection for one phase of the work: extraction in between may take longer than a server keeps a silent client. */
export type WithSession = <T>(work: (session: MailboxSession) => Promise<T>) => Promise<T>;

/**
 * Whether the UID of this copy still means the same mail in the selected folder: only while that is its folder, numbered as it was. A
 * server without UIDVALIDITY ("" or 0) promises nothing.
 */
export const keepsItsUid = (
  { folder, uidValidity }: MailCopy,
  session: Pick<MailboxSession, 'folder' | 'uidValidity'>,
): boolean => folder === session.folder && uidValidity === session.uidValidity && uidValidity !== '' && uidValidity !== '0';

export type BatchMailbox = { readonly mailboxId: string; readonly mailbox: Mailbox; readonly withSession: WithSession };
