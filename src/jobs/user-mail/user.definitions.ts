/** The job that makes true what was decided about a user. */
import { job } from '../../platform/queue/job.ts';

const minute = 60_000;

/** Sessions, keys and passwords of a user are as the stream says. Key: the user and the event that asked. */
export const settleUser = job<{ readonly companyId: string; readonly userId: string }>({
  name: 'settle-user',
  policy: 'stately',
  deadlineMs: minute,
  concurrency: 2,
  retries: { limit: 20, delayMs: 15_000 },
});
