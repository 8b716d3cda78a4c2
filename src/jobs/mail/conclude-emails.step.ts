import type { AdvanceEmail } from '../../commands/email-intake/advance-email.command.ts';
import type { CommandContext } from '../../platform/command-handling/command-context.ts';
import { isStoreDown } from '../shared/is-store-down.ts';
import type { createConcludeEmail } from './conclude-email.step.ts';
import type { EmailInWork, MailboxInWork } from './in-work.ts';

export type ConcludeEmails = (target: MailboxInWork, emails: readonly EmailInWork[], context: CommandContext) => Promise<void>;

type Deps = {
  readonly advance: AdvanceEmail;
  readonly conclude: ReturnType<typeof createConcludeEmail>;
  readonly now: () => Date;
  readonly warn: (details: object, message: string) => void;
};

/** One mail that cannot be concluded is tried again later; the others go on. A store that is down fails the job: nothing was half-done. */
export const createConcludeEmails =
  ({ advance, conclude, now, warn }: Deps): ConcludeEmails =>
  async ({ mailbox }, emails, context) => {
    for (const email of emails) {
      const { emailId } = email;
      try {
        await advance(emailId, await conclude(email, mailbox, context), context);
      } catch (error) {
        if (isStoreDown(error)) throw error;
        warn({ err: error, emailId }, 'a mail could not be concluded');
        const reason = 'the order could not be drafted because of a fault in the service';
        await advance(emailId, { type: 'FailAttempt', cause: 'internal', reason, now: now().toISOString() }, context);
      }
    }
  };
