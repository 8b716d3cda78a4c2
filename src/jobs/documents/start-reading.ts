/** An uploaded document is read in the background, as a task; one that is being read already is joined. */
import { type CommandContext, type Enqueue, enqueue, type Queryable, withTransaction } from '@order-intake/event-sourcing';
import type { Pool } from 'pg';
import type { ServiceTasks } from '../../commands/shared/task-kinds.ts';
import { readDocument } from '../definitions.ts';

/** Answers the task's id. */
export type StartReading = (documentId: string, context: CommandContext) => Promise<string>;

type Deps = {
  readonly pool: Pool;
  readonly tasks: ServiceTasks;
  readonly enqueue: (jobs: readonly Enqueue[], tx: Queryable) => Promise<unknown>;
};

export const createStartReading =
  ({ pool, tasks, enqueue: put }: Deps): StartReading =>
  async (documentId, { companyId }) =>
    withTransaction(pool, async (tx) => {
      // a request that is sent once more while the first is at work would make a task of its own, whose job is refused: nobody would ever end it
      await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`read-document/${documentId}`]);
      const running = await tasks.findRunning(companyId, 'upload_document', documentId, tx);
      if (running) return running.id;
      const { id: taskId } = await tasks.create({ companyId, kind: 'upload_document', subject: documentId, tx });
      await put([enqueue(readDocument, { companyId, documentId, taskId }, documentId)], tx);
      return taskId;
    });
