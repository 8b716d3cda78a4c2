/** Tells a waiting caller how far a sync has come: mails fetched, orders drafted, mails failed. */
import { type Enqueue, enqueue } from '@order-intake/event-sourcing';
import type { LoadEmail } from '../../commands/email/advance-email.command.ts';
import type { ServiceTasks } from '../../commands/shared/task-kinds.ts';
import { nextAction } from '../../domain/email/email.process.ts';
import type { EmailState } from '../../domain/email/email.state.ts';
import type { Task } from '../../platform/tasks/task.ts';
import { followSync } from '../definitions.ts';
import type { MailboxPolls } from '../email/mailbox-polls.ts';
import type { PollResult } from '../email/poll-mailbox.handler.ts';
import { mapLimited } from '../shared/map-limited.ts';

const lookAgainMs = 500;
const patienceMs = 30 * 60_000;

type Deps = {
  readonly tasks: ServiceTasks;
  readonly loadEmail: LoadEmail;
  readonly polls: Pick<MailboxPolls, 'troubleSince'>;
  readonly enqueue: (jobs: readonly Enqueue[]) => Promise<unknown>;
  readonly now: () => Date;
};
type FollowData = {
  readonly companyId: string;
  readonly taskId: string;
  readonly emailIds: readonly string[];
  readonly fetched: number;
};

const countsOf = (states: readonly EmailState[], now: string) => {
  const orders = states.flatMap((state) => (state.phase === 'processed' ? state.outcome.orders : []));
  return {
    drafted: orders.filter(({ disposition }) => disposition === 'drafted').length,
    failed: states.filter(({ phase }) => phase === 'failed').length,
    /** waiting for a later attempt */
    waiting: states.filter((state) => nextAction(state, now).do === 'wait').length,
    pending: states.filter((state) => ['extract', 'conclude', 'move', 'set-aside'].includes(nextAction(state, now).do)).length,
  };
};

export const createFollowSync =
  ({ tasks, loadEmail, polls, enqueue: put, now }: Deps) =>
  async (data: FollowData): Promise<void> => {
    const task = await tasks.get(data.companyId, data.taskId, 'sync_now', 'reconcile');
    if (!task || (task.state !== 'queued' && task.state !== 'running')) return;
    const loaded = await mapLimited(data.emailIds, 8, (emailId) => loadEmail(data.companyId, emailId));
    const states = loaded.map(({ state }) => state);
    const report = { fetched: data.fetched, ...countsOf(states, now().toISOString()) };
    if (report.pending === 0 || now().getTime() - task.createdAt.getTime() > patienceMs) {
      await tasks.succeed(task.kind, data.companyId, data.taskId, report);
      return;
    }
    const problem = await polls.troubleSince(task.subject ?? '', task.createdAt);
    if (problem) {
      // the mails stay as they are and go on when the mailbox answers again
      await tasks.fail(task.kind, data.companyId, data.taskId, unavailable(`${problem.trouble}: ${problem.reason}`));
      return;
    }
    await tasks.progress(task.kind, data.companyId, data.taskId, report);
    await put([enqueue(followSync, data, data.taskId, new Date(now().getTime() + lookAgainMs))]);
  };

const unavailable = (message: string) => ({ code: 'mailbox_unavailable', message }) as const;

/** The result of a poll for a person who asked before it began. */
export const createReportPoll =
  ({ tasks, enqueue: put }: Pick<Deps, 'tasks' | 'enqueue'>) =>
  async ({ id: taskId, companyId, state }: Pick<Task, 'id' | 'companyId' | 'state'>, result: PollResult): Promise<void> => {
    // an earlier poll has found its mails already
    if (state !== 'queued') return;
    if (!result.polled)
      await tasks.fail('sync_now', companyId, taskId, { code: `mailbox_${result.code}`, message: result.reason });
    else await put([enqueue(followSync, { companyId, taskId, emailIds: result.due, fetched: result.listed }, taskId)]);
  };
