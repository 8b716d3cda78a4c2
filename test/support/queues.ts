import { createPool, type JobDefinition } from '@order-intake/event-sourcing';
import * as chatJobs from '../../src/jobs/chat/chat.definitions.ts';
import * as jobs from '../../src/jobs/definitions.ts';
import { silentLogger } from '../../src/platform/logging/logger.ts';
import { createQueue } from '../../src/platform/queue/queue.ts';
import type { Prepare } from './postgres.ts';

/**
 * Makes the queue of every job, as the first worker on a new database does: a table and its indexes each, three seconds of the server's
 * processor time in all, which would be the greatest part of what a worker in a test costs.
 */
export const withQueues: Prepare = async (url) => {
  const pool = createPool(url, { log: silentLogger });
  const queue = createQueue({ pool, log: silentLogger });
  await queue.start();
  const definitions = Object.values({ ...jobs, ...chatJobs }) as readonly JobDefinition<object>[];
  for (const definition of definitions) await queue.work(definition, async () => undefined);
  await queue.stop();
  await pool.end();
};
