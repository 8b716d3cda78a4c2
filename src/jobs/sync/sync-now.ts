/** "Sync now": a task that ends when the mails found have their outcome. A running one is joined, not doubled. */
import { type Either, left, right } from 'fp-ts/lib/Either.js';
import type { Pool } from 'pg';
import type { CommandContext } from '../../platform/command-handling/command-context.ts';
import { type Queryable, withTransaction } from '../../platform/postgres/pool.ts';
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
  readonly pool: Pool;
  readonly tasks: Tasks;
  readonly enqueue: (jobs: readonly Enqueue[], tx: Queryable) => Promise<unknown>;
};

export const createSyncNow =
  ({ loadMailbox, pool, tasks, enqueue: put }: Deps): SyncNow =>
  async ({ mailboxId }, { companyId }) => {
    const mailbox = await loadMailbox(companyId, mailboxId);
    if (!mailbox) return left({ type: 'MailboxUnknown' });
    if (!mailbox.isActive) return left({ type: 'MailboxInactive' });
    const taskId = await withTransaction(pool, async (tx) => {
      // of two who ask at once the second one joins
      await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${syncKind}/${mailboxId}`]);
      const running = await tasks.findRunning(companyId, syncKind, mailboxId, tx);
      const { id } = running ?? (await tasks.create({ companyId, kind: syncKind, subject: mailboxId, tx }));
      // refused when a poll of this mailbox waits already: that poll finds the task
      await put([enqueue(pollMailbox, { companyId, mailboxId, asked: true }, mailboxId)], tx);
      return id;
    });
    return right({ taskId });
  };
