/** A poll, and its result for the person who asked for it. */
import type { JobContext } from '@order-intake/event-sourcing';
import { createReportPoll } from '../sync/follow-sync.handler.ts';
import type { createPollMailbox } from './poll-mailbox.handler.ts';

type Deps = Parameters<typeof createReportPoll>[0] & {
  readonly poll: ReturnType<typeof createPollMailbox>;
};

export const createPollForTask = ({ poll, ...deps }: Deps) => {
  const report = createReportPoll(deps);
  return async (mailboxId: string, byRequest: boolean, context: JobContext): Promise<void> => {
    // looked for first: who asks while this poll is at work waits for the next one, which sees all that was there when they asked
    const task = await deps.tasks.findRunning(context.companyId, 'sync_now', mailboxId);
    const result = await poll(mailboxId, byRequest || task !== null, context);
    if (task) await report(task, result);
  };
};
