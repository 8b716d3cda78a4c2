/** For whatever watches the service: alive, ready, and its numbers. */
import type { ApiDeps, Check } from '../api-deps.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { choice, record } from '../http/shapes.ts';

const checkTimeoutMs = 3_000;
const readyShape = { ...record({ status: choice('ok', 'failed') }), additionalProperties: true };

/** A check that throws or hangs has failed; why goes to the log of whoever was checked, not out. */
const run = async (check: Check): Promise<{ ok: boolean; detail?: string }> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<{ ok: boolean; detail: string }>((resolve) => {
    timer = setTimeout(resolve, checkTimeoutMs, { ok: false, detail: `no answer within ${checkTimeoutMs / 1000} s` });
  });
  try {
    return await Promise.race([check(), late]);
  } catch {
    return { ok: false, detail: 'cannot be reached' };
  } finally {
    clearTimeout(timer);
  }
};

export const healthEndpoints = ({ checks, metricsText }: Pick<ApiDeps, 'checks' | 'metricsText'>): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path: '/health/live',
    summary: 'The process runs',
    roles: 'anyone',
    answers: { 200: record({ status: choice('ok') }) },
    handle: async () => ({ status: 200, body: { status: 'ok' } }),
  }),
  endpoint({
    method: 'get',
    path: '/health/ready',
    summary: 'Everything it needs answers',
    roles: 'anyone',
    answers: { 200: readyShape, 503: readyShape },
    handle: async () => {
      const results = await Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await run(check)] as const));
      const ok = results.every(([, result]) => result.ok);
      return { status: ok ? 200 : 503, body: { status: ok ? 'ok' : 'failed', checks: Object.fromEntries(results) } };
    },
  }),
  endpoint({
    method: 'get',
    path: '/metrics',
    summary: 'Numbers for Prometheus',
    roles: 'anyone',
    answers: { 200: null },
    handle: async () => ({
      status: 200,
      body: await metricsText(),
      headers: { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' },
    }),
  }),
];
