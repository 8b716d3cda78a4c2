/** What a mailbox that cannot be reached leaves behind: a row, an event when its condition changed, and a slower pace after repeated refusals. */

import type { JobContext } from '@order-intake/event-sourcing';
import type { NoteMailboxCondition } from '../../commands/mailbox/note-mailbox-condition.command.ts';
import { derivedId } from '../../commands/shared/derived-id.ts';
import type { MailboxUnavailable } from '../../domain/email/mail-access.port.ts';
import type { Mailbox } from '../../domain/mailbox/mailbox.decider.ts';
import type { MailboxTrouble } from '../../domain/mailbox/mailbox.events.ts';
import { reasonFromText } from '../../domain/reasons/reasons.ts';
import type { MailboxAlarms } from '../alarm/mailbox-alarms.ts';
import type { MailboxPolls } from './mailbox-polls.ts';

/** Five refused passwords in a row are a locked account in the making (mail.md). */
const authFailuresBeforeSlowing = 5;
const slowPaceMs = 60 * 60_000;

/** These do not pass by themselves; of the others the administrators hear when they last. */
const needsPerson: ReadonlySet<MailboxTrouble> = new Set(['auth', 'blocked', 'folder']);

type Deps = { readonly polls: MailboxPolls; readonly noteCondition: NoteMailboxCondition; readonly alarms: MailboxAlarms };

export type TriedMailbox = { readonly mailboxId: string; readonly mailbox: Mailbox };
export type RecordTrouble = (tried: TriedMailbox, error: MailboxUnavailable, context: JobContext) => Promise<void>;

/** The same as long as password and IMAP server stay the same: a corrected mailbox is not made to wait for its past. */
export const triedWith = ({ passwordRef, emailAddress, imapLogin, imapServer, imapPort, imapUseSsl }: Mailbox): string =>
  derivedId('tried', passwordRef, imapLogin ?? emailAddress, imapServer, String(imapPort), String(imapUseSsl));

export const createRecordTrouble =
  ({ polls, noteCondition, alarms }: Deps): RecordTrouble =>
  async ({ mailboxId, mailbox }, { trouble: problem, message }, context) => {
    const { companyId } = context;
    const poll = { companyId, mailboxId, triedWith: triedWith(mailbox), trouble: problem, reason: message };
    const { authFailures, lastGood } = await polls.failed(poll);
    if (problem === 'auth' && authFailures >= authFailuresBeforeSlowing) await polls.postpone(mailboxId, slowPaceMs);
    await noteCondition({ mailboxId, trouble: problem, reason: reasonFromText(message) }, context);
    if (needsPerson.has(problem)) {
      const facts = { kind: 'mailbox_trouble', cause: problem, since: lastGood?.toISOString() ?? null } as const;
      await alarms.raise(mailboxId, facts, context);
    }
  };
