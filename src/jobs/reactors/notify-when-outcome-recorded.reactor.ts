import type { EmailEvent } from '../../domain/email/email.events.ts';
import type { Recorded } from '../../platform/event-store/event-store.ts';
import { enqueue } from '../../platform/queue/job.ts';
import { reactor } from '../../platform/reactors/reactor.ts';
import { sendNotification } from '../definitions.ts';

const notify = ({ data, metadata, revision }: Recorded<EmailEvent>, startAfter?: Date) =>
  enqueue(sendNotification, { companyId: metadata.companyId, emailId: data.emailId }, `${data.emailId}/${revision}`, startAfter);

/** A failed sending comes back here with the time of its next attempt. */
export const notifyWhenOutcomeRecorded = reactor<EmailEvent>()({
  name: 'notify-when-outcome-recorded',
  on: {
    EmailProcessed: (e) => (e.data.notify ? notify(e) : null),
    EmailGivenUp: (e) => notify(e),
    NotificationRequested: (e) => notify(e),
    NotificationFailed: (e) => (e.data.nextAttemptAt === null ? null : notify(e, new Date(e.data.nextAttemptAt))),
  },
});
