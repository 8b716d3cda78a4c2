import type { CommandHandler, JobContext } from '@order-intake/event-sourcing';
import { mailboxes } from '../../domain/mailbox/mailbox.decider.ts';
import type { MailboxTrouble } from '../../domain/mailbox/mailbox.events.ts';
import { mailboxesStream } from '../../domain/mailbox/mailbox.stream.ts';
import type { Reason } from '../../domain/reasons/reasons.ts';
import { orThrow } from '../shared/or-throw.ts';

/** `trouble` null: it works. Only a change becomes an event. */
export type NoteMailboxCondition = (
  input: { readonly mailboxId: string; readonly trouble: MailboxTrouble | null; readonly reason: Reason },
  context: JobContext,
) => Promise<void>;

export const createNoteMailboxCondition =
  (handle: CommandHandler): NoteMailboxCondition =>
  async (input, context) => {
    const command = { type: 'NoteMailboxCondition', ...input } as const;
    orThrow(await handle({ decider: mailboxes, stream: mailboxesStream(context.companyId), command, context }));
  };
