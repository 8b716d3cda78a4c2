import { enqueue, type Recorded, reactor } from '@order-intake/event-sourcing';
import type { EmailEvent } from '../../domain/email/email.events.ts';
import { processEmail } from '../definitions.ts';

const wake = ({ data, metadata, revision }: Recorded<EmailEvent>, startAfter?: Date) =>
  enqueue(processEmail, { companyId: metadata.companyId, emailId: data.emailId }, `${data.emailId}/${revision}`, startAfter);

/** The stream owns the attempts; this only wakes it in time. Polls find what is due as well, should a job be lost. */
export const processWhenAttemptDue = reactor<EmailEvent>()({
  name: 'process-when-attempt-due',
  on: {
    ExtractionFailed: (e) => (e.data.nextAttemptAt === null ? null : wake(e, new Date(e.data.nextAttemptAt))),
    RetryRequested: (e) => wake(e),
    // what was left in INBOX is moved now
    EmailSettled: (e) => wake(e),
  },
});
