/** The part that speaks HTTP. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { readModelStatus } from '@order-intake/event-sourcing';
import { createApp } from '../../api/app.ts';
import { startHealthListener } from '../../api/http/health-listener.ts';
import { close, createHttpServer, listen } from '../../api/http/http-server.ts';
import { browserOf } from '../../api/http/known-browser.ts';
import { createLiveStreams } from '../../api/http/live-streams.ts';
import { createRateLimits } from '../../api/http/rate-limits.ts';
import { shareCounts } from '../../api/http/share-counts.ts';
import { modelCheck, readModelCheck, storeChecks } from '../../api/http/store-checks.ts';
import { createLiveFeed } from '../../platform/live/live-feed.ts';
import { createMetrics, type Metrics } from '../../platform/logging/metrics.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { readModels } from '../../projections/read-models.ts';
import { composeApi } from '../compose/compose-api.ts';
import type { Foundation } from '../compose/compose-foundation.ts';
import type { Part } from './run-service.ts';

export const startApi = async (
  foundation: Foundation,
  queue: Queue,
  metrics: Metrics = createMetrics(),
  /** how many milliseconds a write waits until it shows, of those that it does; a test may wait longer */
  patient: (ms: number) => number = (ms) => ms,
): Promise<Part & { readonly url: string }> => {
  const { config, log, keyring } = foundation;
  const status = () => readModelStatus({ ...foundation, readModels });
  const lag = async () => Math.max(0, ...(await status()).map(({ lagMs }) => lagMs ?? 0)) / 1000;
  metrics.gauge({ name: 'read_model_lag_seconds', help: 'For how long the oldest event not yet shown has waited.', read: lag });
  const parts = await composeApi(foundation, queue, patient);
  const processId = randomUUID();
  const feed = createLiveFeed({ ...foundation, processId });
  const rateLimits = createRateLimits(config.rateLimits, (request) => browserOf(keyring, request.get('cookie')));
  const sharing = shareCounts({ ...foundation, limits: rateLimits, feed, processId });
  await feed.start();
  const live = createLiveStreams({ feed, sessions: parts.sessions, keysHolding: parts.keysHolding, limits: config.liveStreams });
  const leaving = new AbortController();
  const checks = {
    ...storeChecks(foundation),
    accepting: async () => (leaving.signal.aborted ? { ok: false, detail: 'stopping' } : { ok: true }),
    read_models: readModelCheck(status),
    ...modelCheck(foundation.modelHealth),
  };
  // who watches a service in production does so where the world does not come
  const metricsText = config.mode === 'production' ? null : metrics.text;
  const server = createHttpServer(
    createApp({ ...parts, processId, rateLimits, feed, live, checks, metricsText, leaving: leaving.signal }),
  );
  const url = await listen(server, config);
  const health = await startHealthListener(config.health, checks, metrics);
  log.info({ url, ...health.ready }, 'the API listens');
  return {
    url,
    ready: { url, ...health.ready },
    stop: async () => {
      leaving.abort();
      // the load balancer has to notice before requests are refused
      await sleep(config.drainMs);
      live.stop();
      await close(server);
      await parts.security.stop();
      await sharing.stop();
      await feed.stop();
      await parts.evidence.stop();
      await health.stop();
    },
  };
};
