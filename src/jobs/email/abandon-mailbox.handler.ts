/** Of a mailbox that was removed: its alarm is over, its mails come to an end, and what its polls left is forgotten. */
import type { JobContext } from '@order-intake/event-sourcing';
import type { MailboxAlarms } from '../alarm/mailbox-alarms.ts';
import type { AbandonEmails } from './abandon-emails.step.ts';
import type { MailboxPolls } from './mailbox-polls.ts';

type Deps = {
  readonly alarms: MailboxAlarms;
  readonly abandonEmails: AbandonEmails;
  readonly unfinished: (companyId: string, mailboxId: string, now: Date) => Promise<readonly string[]>;
  readonly polls: Pick<MailboxPolls, 'forget'>;
};

/** whatever is planned for later is due when its mailbox goes */
const endOfTime = new Date('9999-12-31T00:00:00Z');

export const createAbandonMailbox =
  ({ alarms, abandonEmails, unfinished, polls }: Deps) =>
  async (mailboxId: string, context: JobContext): Promise<void> => {
    await alarms.clear(mailboxId, context);
    await abandonEmails(mailboxId, await unfinished(context.companyId, mailboxId, endOfTime), context);
    await polls.forget(mailboxId);
  };
