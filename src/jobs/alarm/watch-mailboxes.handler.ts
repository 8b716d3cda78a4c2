/** What no poll can notice: mailboxes that are not polled well at all, backlogs nobody polls into, notifications that were lost on their way. */
import type { MailboxTrouble } from '../../domain/mailbox/mailbox.events.ts';
import type { JobContext } from '../../platform/command-handling/command-context.ts';
import { type Enqueue, enqueue } from '../../platform/queue/job.ts';
import type { OverdueNotification } from '../../projections/emails/emails.queries.ts';
import type { SilentMailboxes } from '../../projections/mailbox-health/silent-mailboxes.queries.ts';
import { sendNotification } from '../definitions.ts';
import type { MailboxAlarms } from './mailbox-alarms.ts';
import type { WatchBacklog } from './watch-backlog.step.ts';

type Deps = {
  readonly silentMailboxes: SilentMailboxes;
  readonly companiesWithBacklog: () => Promise<readonly string[]>;
  readonly overdueNotifications: () => Promise<readonly OverdueNotification[]>;
  readonly alarms: MailboxAlarms;
  readonly watchBacklog: WatchBacklog;
  readonly enqueue: (jobs: readonly Enqueue[]) => Promise<unknown>;
};

export const createWatchMailboxes =
  (deps: Deps) =>
  async (context: (companyId: string) => JobContext): Promise<void> => {
    for (const { companyId, mailboxId, since, cause } of await deps.silentMailboxes()) {
      const facts = {
        kind: 'mailbox_silent',
        cause: cause as MailboxTrouble | null,
        since: since?.toISOString() ?? null,
      } as const;
      await deps.alarms.raise(mailboxId, facts, context(companyId));
    }
    for (const companyId of await deps.companiesWithBacklog()) await deps.watchBacklog(context(companyId), null);
    // the stream decides whether one is still due
    const overdue = await deps.overdueNotifications();
    await deps.enqueue(
      overdue.map(({ companyId, emailId }) => enqueue(sendNotification, { companyId, emailId }, `${emailId}/overdue`)),
    );
  };
