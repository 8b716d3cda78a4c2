import type { AdvanceEmail } from '../../commands/email-intake/advance-email.command.ts';
import { FirstOrderPending } from '../../commands/sales-order/take-order.command.ts';
import type { CommandContext } from '../../platform/command-handling/command-context.ts';
import type { createConcludeEmail } from './conclude-email.step.ts';
import type { EmailInWork, MailboxInWork } from './in-work.ts';

export type ConcludeEmails = (target: MailboxInWork, emails: readonly EmailInWork[], context: CommandContext) => Promise<void>;

type Deps = {
  readonly advance: AdvanceEmail;
  readonly conclude: ReturnType<typeof createConcludeEmail>;
  readonly now: () => Date;
};

/** One mail that cannot be concluded is tried again later; the others go on. A store that is down fails the job: nothing was half-done. */
export const createConcludeEmails =
  ({ advance, conclude, now }: Deps): ConcludeEmails =>
  async ({ mailbox }, emails, context) => {
    for (const email of emails) {
      try {
        await advance(email.emailId, await conclude(email, mailbox, context), context);
      } catch (error) {
        if (!(error instanceof FirstOrderPending)) throw error;
        await advance(
          email.emailId,
          { type: 'FailAttempt', cause: 'internal', reason: error.message, now: now().toISOString() },
          context,
        );
      }
    }
  };
