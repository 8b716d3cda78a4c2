/** Tasks whose work is on the queue: however long it waits there, somebody will do it. */
import type { Queryable } from '@order-intake/event-sourcing';

/** Those of the tasks that a job which waits or runs names in its data as `taskId`. */
export const tasksOfJobs = async (db: Queryable, taskIds: readonly string[], schema = 'queue'): Promise<ReadonlySet<string>> => {
  if (taskIds.length === 0) return new Set();
  try {
    const { rows } = await db.query<{ id: string }>(
      `select data->>'taskId' as id from ${schema}.job where state <= 'active' and data->>'taskId' = any($1)`,
      [taskIds],
    );
    return new Set(rows.map(({ id }) => id));
  } catch (error) {
    if ((error as { code?: string }).code === '42P01') return new Set(); // nobody has made the queue yet
    throw error;
  }
};
