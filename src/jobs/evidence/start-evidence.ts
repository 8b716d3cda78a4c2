/** The files of an order's mail are fetched again in the background, as a task; one that is under way is joined. */
import { type Enqueue, enqueue, type Queryable, withTransaction } from '@order-intake/event-sourcing';
import type { Pool } from 'pg';
import type { ServiceTasks } from '../../commands/shared/task-kinds.ts';
import { fetchEvidence, fetchInstructions } from '../definitions.ts';

/** `sha256` of each file of the extraction, in their order. Answers the task's id. */
export type StartEvidence = (
  companyId: string,
  request: { readonly orderId: string; readonly emailId: string; readonly sha256: readonly string[] },
) => Promise<string>;

type Deps = {
  readonly pool: Pool;
  readonly tasks: ServiceTasks;
  readonly enqueue: (jobs: readonly Enqueue[], tx: Queryable) => Promise<unknown>;
};

/** The same for what the words of the mail want done. */
export type StartInstructions = (
  companyId: string,
  request: { readonly orderId: string; readonly emailId: string },
) => Promise<string>;

export const createStartInstructions =
  ({ pool, tasks, enqueue: put }: Deps): StartInstructions =>
  (companyId, request) =>
    withTransaction(pool, async (tx) => {
      const kind = 'fetch_instructions';
      const running = await tasks.findRunning(companyId, kind, request.orderId, tx);
      if (running) return running.id;
      const { id: taskId } = await tasks.create({ companyId, kind, subject: request.orderId, tx });
      await put([enqueue(fetchInstructions, { companyId, taskId, ...request }, taskId)], tx);
      return taskId;
    });

export const createStartEvidence =
  ({ pool, tasks, enqueue: put }: Deps): StartEvidence =>
  (companyId, request) =>
    withTransaction(pool, async (tx) => {
      const kind = 'fetch_evidence';
      const running = await tasks.findRunning(companyId, kind, request.orderId, tx);
      if (running) return running.id;
      const { id: taskId } = await tasks.create({ companyId, kind, subject: request.orderId, tx });
      await put([enqueue(fetchEvidence, { companyId, taskId, ...request }, taskId)], tx);
      return taskId;
    });
