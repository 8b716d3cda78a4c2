/** "Sync now": a task that ends when the mails found have their outcome. A running one is joined, not doubled. */
import { type CommandContext, type Enqueue, enqueue, type Queryable, withTransaction } from '@order-intake/event-sourcing';
import { type Either, left, right } from 'fp-ts/lib/Either.js';
import type { Pool } from 'pg';
import type { ServiceTasks } from '../../commands/shared/task-kinds.ts';
import { pollMailbox, reconcileMailbox } from '../definitions.ts';
import type { LoadMailbox } from '../email/mailbox-access.ts';

export type SyncRefusal = { readonly type: 'MailboxUnknown' } | { readonly type: 'MailboxInactive' };
export type SyncNow = (
  input: { readonly mailboxId: string },
  context: CommandContext,
) => Promise<Either<SyncRefusal, { taskId: string }>>;

type Deps = {
  readonly loadMailbox: LoadMailbox;
  readonly pool: Pool;
  readonly tasks: ServiceTasks;
  readonly enqueue: (jobs: readonly Enqueue[], tx: Queryable) => Promise<unknown>;
};

/** Starts or joins the one task of a kind that a mailbox has; `job` carries its work, nothing when the task is joined and has its job. */
const startOrJoin =
  (
    kind: 'sync_now' | 'reconcile',
    job: (target: { companyId: string; mailboxId: string; taskId: string; isNew: boolean }) => readonly Enqueue[],
  ) =>
  ({ loadMailbox, pool, tasks, enqueue: put }: Deps): SyncNow =>
  async ({ mailboxId }, { companyId }) => {
    const mailbox = await loadMailbox(companyId, mailboxId);
    if (!mailbox) return left({ type: 'MailboxUnknown' });
    if (!mailbox.isActive) return left({ type: 'MailboxInactive' });
    const taskId = await withTransaction(pool, async (tx) => {
      // of two who ask at once the second one joins
      await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${kind}/${mailboxId}`]);
      const running = await tasks.findRunning(companyId, kind, mailboxId, tx);
      const { id } = running ?? (await tasks.create({ companyId, kind, subject: mailboxId, tx }));
      await put(job({ companyId, mailboxId, taskId: id, isNew: running === null }), tx);
      return id;
    });
    return right({ taskId });
  };

/** The poll is refused when one of this mailbox waits already: that one finds the task. */
export const createSyncNow = startOrJoin('sync_now', ({ companyId, mailboxId }) => [
  enqueue(pollMailbox, { companyId, mailboxId, asked: true }, mailboxId),
]);

/** Takes in what a person has read before a poll saw it. */
export const createReconcileNow = startOrJoin('reconcile', ({ isNew, ...data }) =>
  isNew ? [enqueue(reconcileMailbox, data, data.mailboxId)] : [],
);
