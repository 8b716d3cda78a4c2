/** What no poll can notice: mailboxes that are not polled well at all, backlogs nobody polls into, mails that fail again and again, messages that were lost, secrets that end. */
import { type Enqueue, enqueue, type JobContext } from '@order-intake/event-sourcing';
import { backlogAlarm } from '../../domain/alarm/backlog-alarm.ts';
import type { MailboxTrouble } from '../../domain/mailbox/mailbox.events.ts';
import type { OverdueNotification } from '../../projections/emails/emails.queries.ts';
import type { SilentMailboxes } from '../../projections/mailbox-health/silent-mailboxes.queries.ts';
import { deliver } from '../delivery/delivery.definitions.ts';
import type { MailboxAlarms } from './mailbox-alarms.ts';
import type { WatchBacklog } from './watch-backlog.step.ts';
import type { WatchHeldUp } from './watch-held-up.step.ts';
import type { WatchSecrets } from './watch-secrets.step.ts';
import type { WatchUnsure } from './watch-unsure.step.ts';

export type WatchMailboxesDeps = {
  readonly silentMailboxes: SilentMailboxes;
  readonly companiesWithBacklog: (above: number) => Promise<readonly string[]>;
  readonly companiesWithHeldUpMails: () => Promise<readonly string[]>;
  readonly companiesWithUnsure: () => Promise<readonly string[]>;
  readonly overdueNotifications: () => Promise<readonly OverdueNotification[]>;
  readonly alarms: MailboxAlarms;
  readonly watchBacklog: WatchBacklog;
  readonly watchHeldUp: WatchHeldUp;
  readonly watchUnsure: WatchUnsure;
  readonly watchSecrets: WatchSecrets;
  readonly enqueue: (jobs: readonly Enqueue[]) => Promise<unknown>;
};

export const createWatchMailboxes =
  (deps: WatchMailboxesDeps) =>
  async (context: (companyId: string) => JobContext): Promise<void> => {
    for (const { companyId, mailboxId, since, cause } of await deps.silentMailboxes()) {
      const facts = {
        kind: 'mailbox_silent',
        cause: cause as MailboxTrouble | null,
        since: since?.toISOString() ?? null,
      } as const;
      await deps.alarms.raise(mailboxId, facts, context(companyId));
    }
    for (const companyId of await deps.companiesWithBacklog(backlogAlarm.above))
      await deps.watchBacklog(context(companyId), null);
    for (const companyId of await deps.companiesWithHeldUpMails()) await deps.watchHeldUp(context(companyId));
    for (const companyId of await deps.companiesWithUnsure()) await deps.watchUnsure(context(companyId));
    await deps.watchSecrets(context);
    // the stream decides whether one is still due
    const overdue = (await deps.overdueNotifications()).map(({ companyId, emailId: id }) =>
      enqueue(deliver, { companyId, box: 'notification', id }, `${id}/overdue`),
    );
    await deps.enqueue(overdue);
  };
