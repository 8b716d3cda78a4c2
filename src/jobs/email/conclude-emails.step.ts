import { inSpan, type JobContext } from '@order-intake/event-sourcing';
import type { AdvanceEmail } from '../../commands/email/advance-email.command.ts';
import type { Attempts } from './attempts.ts';
import type { BatchEmail, BatchMailbox } from './batch-work.ts';
import type { createConcludeEmail } from './conclude-email.step.ts';
import type { SettledMailbox } from './settle-calibration.step.ts';
import { unreadFailure } from './unread-attachments.ts';

export type ConcludeEmails = (target: BatchMailbox, emails: readonly BatchEmail[], context: JobContext) => Promise<void>;

type Deps = {
  readonly advance: AdvanceEmail;
  readonly conclude: ReturnType<typeof createConcludeEmail>;
  readonly attempts: Attempts;
  readonly settledMailbox: SettledMailbox;
};

/** One mail that cannot be concluded is tried again later; the others go on. */
export const createConcludeEmails =
  ({ advance, conclude, attempts, settledMailbox }: Deps): ConcludeEmails =>
  async ({ mailboxId, mailbox }, emails, context) => {
    for (const email of emails)
      await inSpan('conclude mail', { attributes: { emailId: email.emailId }, parent: email.traceParent }, () =>
        attempts.step(email.emailId, 'order', context, async () => {
          const conclusion = await conclude(email, await settledMailbox(mailboxId, mailbox, context), context);
          const failure = unreadFailure(email.state, conclusion);
          if (failure) await attempts.fail(email.emailId, failure, context);
          else await advance(email.emailId, conclusion, context);
        }),
      );
  };
