/** "Sync now": a task that ends when the mails found have their outcome. A running one is joined, not doubled. */
import { type Either, left, right } from 'fp-ts/lib/Either.js';
import type { CommandContext } from '../../platform/command-handling/command-context.ts';
import { type Enqueue, enqueue } from '../../platform/queue/job.ts';
import type { Tasks } from '../../platform/tasks/tasks.ts';
import { pollMailbox } from '../definitions.ts';
import type { LoadMailbox } from '../mail/mailbox-access.ts';
import { syncKind } from './sync-kind.ts';

export type SyncRefusal = { readonly type: 'MailboxUnknown' } | { readonly type: 'MailboxInactive' };
export type SyncNow = (
  input: { readonly mailboxId: string },
  context: CommandContext,
) => Promise<Either<SyncRefusal, { taskId: string }>>;

type Deps = {
  readonly loadMailbox: LoadMailbox;
  readonly tasks: Tasks;
  readonly enqueue: (jobs: readonly Enqueue[]) => Promise<unknown>;
};

export const createSyncNow =
  ({ loadMailbox, tasks, enqueue: put }: Deps): SyncNow =>
  async ({ mailboxId }, { companyId }) => {
    const mailbox = await loadMailbox(companyId, mailboxId);
    if (!mailbox) return left({ type: 'MailboxUnknown' });
    if (!mailbox.isActive) return left({ type: 'MailboxInactive' });
    const running = await tasks.findRunning(companyId, syncKind, mailboxId);
    const taskId = running?.id ?? (await tasks.create({ companyId, kind: syncKind, subject: mailboxId })).id;
    // refused when a poll of this mailbox waits already: that poll finds the task
    await put([enqueue(pollMailbox, { companyId, mailboxId, asked: true }, mailboxId)]);
    return right({ taskId });
  };
