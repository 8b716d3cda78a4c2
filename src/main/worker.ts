/** The worker as a process of its own: jobs, reactors, scheduler. */
import { startHealthListener } from '../api/http/health-listener.ts';
import { jobsCheck, modelCheck, reactorCheck, storeChecks } from '../api/http/store-checks.ts';
import { createDueShares } from '../platform/queue/due-shares.ts';
import { createQueue } from '../platform/queue/queue.ts';
import { giveWay } from './start/give-way.ts';
import { orStop } from './start/or-stop.ts';
import { runService } from './start/run-service.ts';
import { createServiceMetrics } from './start/service-metrics.ts';
import { startWorker } from './start/start-worker.ts';

await runService('worker', [
  (foundation) => {
    giveWay(foundation.log, 'what runs unasked');
    const { metrics, onJobEnd } = createServiceMetrics(foundation);
    const queue = createQueue({ pool: foundation.pool, log: foundation.log, fairly: foundation.fairly, onJobEnd });
    return orStop(queue, async () => {
      await queue.start();
      const worker = await startWorker(foundation, queue);
      const checks = {
        ...storeChecks(foundation),
        reactors: reactorCheck(worker.reactorStatus),
        jobs: jobsCheck(createDueShares(foundation.pool)),
        ...modelCheck(foundation.modelHealth),
      };
      const listener = await orStop(worker, () => startHealthListener(foundation.config.health, checks, metrics));
      return {
        ...listener,
        stop: async () => {
          await listener.stop();
          await worker.stop();
        },
      };
    });
  },
]);
