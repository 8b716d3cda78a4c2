/** The projector as a process of its own. */
import { startHealthListener } from '../api/http/health-listener.ts';
import { readModelCheck, storeChecks } from '../api/http/store-checks.ts';
import { createMetrics } from '../platform/logging/metrics.ts';
import { giveWay } from './start/give-way.ts';
import { runService } from './start/run-service.ts';
import { startProjector } from './start/start-projector.ts';

await runService('projector', [
  async (foundation) => {
    giveWay(foundation.log, 'what is shown');
    const projector = await startProjector(foundation);
    const metrics = createMetrics();
    metrics.gauge({
      name: 'read_model_lag_seconds',
      help: 'For how long the oldest event not yet shown has waited.',
      read: async () => Math.max(0, ...(await projector.status()).map(({ lagMs }) => lagMs ?? 0)) / 1000,
    });
    const checks = { ...storeChecks(foundation), read_models: readModelCheck(projector.status) };
    const listener = await startHealthListener(foundation.config.health, checks, metrics);
    return {
      ...listener,
      stop: async () => {
        await listener.stop();
        await projector.stop();
      },
    };
  },
]);
