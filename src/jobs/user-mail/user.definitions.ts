/** What is done about users behind an answer. */
import { job } from '@order-intake/event-sourcing';
import { companyJob, minute } from '../job-kinds.ts';

/** Sessions, keys and passwords of a user are as the stream says. Key: the user and the event that asked. */
export const settleUser = companyJob<{ readonly userId: string }>({ name: 'settle-user', concurrency: 2 });

/** Links for new passwords go to an address, which is a keyed hash here. Key: the hash. */
export const askPasswordReset = job<{ readonly addressHash: string }>({
  name: 'ask-password-reset',
  policy: 'stately',
  deadlineMs: minute,
  concurrency: 2,
  retries: { limit: 10, delayMs: 15_000, firstMs: 1_000, outagesCount: false },
});
