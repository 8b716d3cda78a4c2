/** The worker as a process of its own: jobs, reactors, scheduler. */
import { createQueue } from '../platform/queue/queue.ts';
import { reactorCheck, storeChecks } from './checks.ts';
import { giveWay } from './give-way.ts';
import { startHealthListener } from './health-listener.ts';
import { runService } from './run-service.ts';
import { createServiceMetrics } from './service-metrics.ts';
import { startWorker } from './start-worker.ts';

await runService('worker', [
  async (foundation) => {
    giveWay(foundation.log);
    const { metrics, onJobEnd } = createServiceMetrics(foundation.pool);
    const queue = createQueue({ pool: foundation.pool, log: foundation.log, onJobEnd });
    await queue.start();
    const worker = await startWorker(foundation, queue);
    const checks = { ...storeChecks(foundation), reactors: reactorCheck(worker.reactorStatus) };
    const listener = await startHealthListener(foundation.config.healthPort, checks, metrics);
    return {
      ...listener,
      stop: async () => {
        await listener.stop();
        await worker.stop();
      },
    };
  },
]);
