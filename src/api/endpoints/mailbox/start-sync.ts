import type { CommandContext } from '@order-intake/event-sourcing';
import { type Either, isLeft } from 'fp-ts/lib/Either.js';
import type { ServiceTasks } from '../../../commands/shared/task-kinds.ts';
import { notFound } from '../../http/problem.ts';
import { taskStarted } from '../operations/task.view.ts';
import { mailboxInactive } from './mailbox.view.ts';

/** "Sync now" as a job does it; a running one is joined. */
export type StartSync = (
  input: { readonly mailboxId: string },
  context: CommandContext,
) => Promise<Either<{ readonly type: 'MailboxUnknown' } | { readonly type: 'MailboxInactive' }, { readonly taskId: string }>>;

/** The task that was started or joined, or why none was. */
export const syncStarted = async (
  start: StartSync,
  tasks: Pick<ServiceTasks, 'get'>,
  mailboxId: string,
  context: CommandContext,
) => {
  const started = await start({ mailboxId }, context);
  if (isLeft(started)) return { problem: started.left.type === 'MailboxUnknown' ? notFound : mailboxInactive };
  const { taskId } = started.right;
  return taskStarted(taskId, await tasks.get(context.companyId, taskId));
};
