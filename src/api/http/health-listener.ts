/** Health and numbers of a process, apart from what the world can reach: no flood on the API's address keeps a watcher from its answer. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from '../../platform/logging/metrics.ts';
import { type Checks, readinessOf } from './readiness.ts';

export type HealthListener = { readonly ready: { readonly healthUrl: string }; readonly stop: () => Promise<void> };

type At = {
  readonly host: string;
  readonly port: number /** for orchestrators that replace processes one by one */;
  readonly build: string | null;
};

/** GET /health/live, /health/ready and /metrics; port 0 takes any free one. Throws a sentence when the port is taken. */
export const startHealthListener = async (
  { host, port, build }: At,
  checks: Checks,
  metrics: Metrics,
): Promise<HealthListener> => {
  const json = (response: ServerResponse, status: number, body: object) => {
    response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end(JSON.stringify(body));
  };
  const answer = async (path: string, response: ServerResponse): Promise<void> => {
    switch (path) {
      case '/health/live':
        return json(response, 200, { status: 'ok' });
      case '/health/ready': {
        const readiness = await readinessOf(checks);
        return json(response, readiness.status === 'ok' ? 200 : 503, { ...readiness, build });
      }
      case '/metrics':
        response.writeHead(200, { 'Content-Type': metrics.contentType }).end(await metrics.text());
        return;
      default:
        return json(response, 404, {
          status: 404,
          code: 'not_found',
          detail: 'This port serves only /health/live, /health/ready and /metrics.',
        });
    }
  };
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 5_000 }, (request, response) => {
    answer((request.url ?? '').replace(/\?.*$/, ''), response).catch(() => response.destroy());
  });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`HEALTH_PORT: ${port} is used by another program; set HEALTH_PORT to a free port, or to 0 for any`);
  }
  return {
    ready: { healthUrl: `http://${host}:${(server.address() as AddressInfo).port}` },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
