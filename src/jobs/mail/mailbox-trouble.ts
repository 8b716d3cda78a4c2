/** What a mailbox that cannot be reached leaves behind: a row, an event when its condition changed, and a slower pace after repeated refusals. */

import type { NoteMailboxCondition } from '../../commands/mailbox/note-mailbox-condition.command.ts';
import { derivedId } from '../../commands/shared/derived-id.ts';
import type { MailboxUnavailable } from '../../domain/email-intake/mail-access.port.ts';
import type { Mailbox } from '../../domain/mailbox/mailbox.decider.ts';
import type { CommandContext } from '../../platform/command-handling/command-context.ts';
import type { MailboxPolls } from './mailbox-polls.ts';

/** Five refused passwords in a row are a locked account in the making (mail.md). */
const authFailuresBeforeSlowing = 5;
const slowPaceMs = 60 * 60_000;

export type TriedMailbox = { readonly mailboxId: string; readonly mailbox: Mailbox };
export type RecordTrouble = (tried: TriedMailbox, error: MailboxUnavailable, context: CommandContext) => Promise<void>;

/** The same as long as password and IMAP server stay the same: a corrected mailbox is not made to wait for its past. */
export const triedWith = ({ passwordRef, emailAddress, imapServer, imapPort, imapUseSsl }: Mailbox): string =>
  derivedId('tried', passwordRef, emailAddress, imapServer, String(imapPort), String(imapUseSsl));

export const createRecordTrouble =
  ({ polls, noteCondition }: { polls: MailboxPolls; noteCondition: NoteMailboxCondition }): RecordTrouble =>
  async ({ mailboxId, mailbox }, { trouble, message }, context) => {
    const { companyId } = context;
    const poll = { companyId, mailboxId, triedWith: triedWith(mailbox), trouble, reason: message };
    const { authFailures } = await polls.failed(poll);
    if (trouble === 'auth' && authFailures >= authFailuresBeforeSlowing) await polls.postpone(mailboxId, slowPaceMs);
    await noteCondition({ mailboxId, trouble, reason: message }, context);
  };
