/** The API as a process of its own; it puts jobs on the queue and runs none. */
import { createQueue } from '../platform/queue/queue.ts';
import { orStop } from './start/or-stop.ts';
import { runService } from './start/run-service.ts';
import { startApi } from './start/start-api.ts';

await runService('api', [
  (foundation) => {
    const queue = createQueue({ pool: foundation.pool, log: foundation.log });
    return orStop(queue, async () => {
      await queue.start();
      const api = await startApi(foundation, queue);
      return {
        ...api,
        stop: async () => {
          await api.stop();
          await queue.stop();
        },
      };
    });
  },
]);
