/** What the steps of a batch hand each other. */
import type { LoadedEmail } from '../../commands/email-intake/advance-email.command.ts';
import type { KnownEmail } from '../../domain/email-intake/email-intake.state.ts';
import type { MailboxSession } from '../../domain/email-intake/mail-access.port.ts';
import type { Mailbox } from '../../domain/mailbox/mailbox.decider.ts';

export type EmailInWork = LoadedEmail & { readonly emailId: string; readonly state: KnownEmail };

/** One IMAP connection for one phase of the work: extraction in between may take longer than a server keeps a silent client. */
export type WithSession = <T>(work: (session: MailboxSession) => Promise<T>) => Promise<T>;

export type MailboxInWork = { readonly mailboxId: string; readonly mailbox: Mailbox; readonly withSession: WithSession };
