/** What a mailbox that cannot be reached leaves behind: a row, an event when its condition changed, and a slower pace after repeated refusals. */
import type { NoteMailboxCondition } from '../../commands/mailbox/note-mailbox-condition.command.ts';
import type { MailboxUnavailable } from '../../domain/email-intake/mail-access.port.ts';
import type { CommandContext } from '../../platform/command-handling/command-context.ts';
import type { MailboxPolls } from './mailbox-polls.ts';

/** Five refused passwords in a row are a locked account in the making (mail.md). */
const authFailuresBeforeSlowing = 5;
const slowPaceMs = 60 * 60_000;

export type RecordTrouble = (mailboxId: string, error: MailboxUnavailable, context: CommandContext) => Promise<void>;

export const createRecordTrouble =
  ({ polls, noteCondition, now }: { polls: MailboxPolls; noteCondition: NoteMailboxCondition; now: () => Date }): RecordTrouble =>
  async (mailboxId, { trouble, message }, context) => {
    const at = now();
    const failures = await polls.failed({ companyId: context.companyId, mailboxId, trouble, reason: message, at });
    if (trouble === 'auth' && failures >= authFailuresBeforeSlowing)
      await polls.postpone(mailboxId, new Date(at.getTime() + slowPaceMs));
    await noteCondition({ mailboxId, trouble, reason: message }, context);
  };
