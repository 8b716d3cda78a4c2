/** What happens to the mails of a mailbox that was removed: nothing of them stays pending for ever. */

import type { JobContext } from '@order-intake/event-sourcing';
import type { AdvanceEmail, LoadEmail } from '../../commands/email/advance-email.command.ts';
import { isPending } from '../../domain/email/email.decider.ts';
import type { KnownEmail } from '../../domain/email/email.state.ts';
import { because } from '../../domain/reasons/reasons.ts';
import type { LoadMailbox } from './mailbox-access.ts';

export type AbandonEmails = (mailboxId: string, emailIds: readonly string[], context: JobContext) => Promise<void>;

type Deps = {
  readonly loadEmail: LoadEmail;
  readonly loadMailbox: LoadMailbox;
  readonly advance: AdvanceEmail;
  readonly now: () => Date;
};

/** A mail that lies in another mailbox too is finished there; one that does not fails with the reason. */
export const createAbandonEmails = ({ loadEmail, loadMailbox, advance, now }: Deps): AbandonEmails => {
  const isElsewhere = async ({ copies }: KnownEmail, companyId: string): Promise<boolean> => {
    const mailboxes = await Promise.all(copies.map(({ copy }) => loadMailbox(companyId, copy.mailboxId)));
    return mailboxes.some((mailbox) => mailbox !== null);
  };

  return async (mailboxId, emailIds, context) => {
    for (const emailId of emailIds) {
      const { state } = await loadEmail(context.companyId, emailId);
      if (state.phase === 'none') continue;
      if (isPending(state) && !(await isElsewhere(state, context.companyId))) {
        const reason = because.mailbox_of_mail_removed();
        await advance(emailId, { type: 'FailAttempt', cause: 'gone', reason, now: now().toISOString() }, context);
      }
      for (const { copy, settled } of state.copies) {
        if (settled || copy.mailboxId !== mailboxId) continue;
        await advance(emailId, { type: 'RecordSetAside', emailId, copy, how: 'record' }, context);
      }
    }
  };
};
