/** Everything on one machine in one process: API, projector, worker; what is not configured is started beside it. */
import { createQueue } from '../platform/queue/queue.ts';
import { orStop } from './start/or-stop.ts';
import { runService, type StartPart } from './start/run-service.ts';
import { createServiceMetrics } from './start/service-metrics.ts';
import { startApi } from './start/start-api.ts';
import { startProjector } from './start/start-projector.ts';
import { startWorker } from './start/start-worker.ts';

const startAll: StartPart = (foundation) => {
  const { metrics, onJobEnd } = createServiceMetrics(foundation);
  const queue = createQueue({ pool: foundation.pool, log: foundation.log, fairly: foundation.fairly, onJobEnd });
  return orStop(queue, async () => {
    await queue.start();
    const projector = await startProjector(foundation);
    return orStop(projector, async () => {
      const worker = await startWorker(foundation, queue);
      return orStop(worker, async () => {
        const api = await startApi(foundation, queue, metrics);
        return {
          ready: api.ready ?? {},
          stop: async () => {
            await api.stop();
            await worker.stop();
            await projector.stop();
          },
        };
      });
    });
  });
};

await runService('all', [startAll]);
