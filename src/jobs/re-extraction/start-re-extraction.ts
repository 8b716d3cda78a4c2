/** Documents of orders are read again in the background, as a task; one of that order that is under way is joined. */
import { type Enqueue, enqueue, type Queryable, withTransaction } from '@order-intake/event-sourcing';
import type { Pool } from 'pg';
import type { ServiceTasks } from '../../commands/shared/task-kinds.ts';
import { reExtract, reExtractMany } from '../definitions.ts';

type Deps = {
  readonly pool: Pool;
  readonly tasks: ServiceTasks;
  readonly enqueue: (jobs: readonly Enqueue[], tx: Queryable) => Promise<unknown>;
};

/** Each answers the task's id. */
export type StartReExtraction = {
  readonly one: (companyId: string, request: { readonly orderId: string; readonly dry: boolean }) => Promise<string>;
  readonly many: (companyId: string, request: { readonly since: Date; readonly dry: boolean }) => Promise<string>;
};

export const createStartReExtraction = ({ pool, tasks, enqueue: put }: Deps): StartReExtraction => {
  const start = <Kind extends 're_extract' | 're_extract_many'>(
    companyId: string,
    kind: Kind,
    subject: string,
    jobOf: (taskId: string) => Enqueue,
  ): Promise<string> =>
    withTransaction(pool, async (tx) => {
      const running = await tasks.findRunning(companyId, kind, subject, tx);
      if (running) return running.id;
      const { id: taskId } = await tasks.create({ companyId, kind, subject, tx });
      await put([jobOf(taskId)], tx);
      return taskId;
    });
  return {
    one: (companyId, { orderId, dry }) =>
      start(companyId, 're_extract', `${orderId}${dry ? '/dry' : ''}`, (taskId) =>
        enqueue(reExtract, { companyId, taskId, orderId, dry }, taskId),
      ),
    many: (companyId, { since, dry }) =>
      start(companyId, 're_extract_many', `${since.toISOString()}${dry ? '/dry' : ''}`, (taskId) =>
        enqueue(reExtractMany, { companyId, taskId, since: since.toISOString(), dry }, taskId),
      ),
  };
};
