/** A database of its own with as many queues as a test starts; all of them stop with it. */
import { silentLogger } from '../../../src/platform/logging/logger.ts';
import { createQueue, type Queue, type QueueOptions } from '../../../src/platform/queue/queue.ts';
import { type PlatformDatabase, platformDatabase } from './harness.ts';

export type QueueBench = {
  readonly database: PlatformDatabase;
  readonly started: (options?: Partial<QueueOptions>) => Promise<Queue>;
  readonly stateOf: (id: string | null | undefined) => Promise<string | undefined>;
  readonly drop: () => Promise<void>;
};

export const queueBench = async (): Promise<QueueBench> => {
  const database = await platformDatabase();
  const queues: Queue[] = [];
  return {
    database,
    started: async (options = {}) => {
      const queue = createQueue({ pool: database.pool, log: silentLogger, ...options });
      queues.push(queue);
      await queue.start();
      return queue;
    },
    stateOf: async (id) => {
      const { rows } = await database.pool.query<{ state: string }>('select state from queue.job where id = $1', [id]);
      return rows[0]?.state;
    },
    drop: async () => {
      for (const queue of queues) await queue.stop({ drainMs: 100 });
      await database.drop();
    },
  };
};
