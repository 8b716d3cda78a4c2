/** For whatever watches the service: alive, ready, and its numbers. */
import { plainText } from '../../http/answers.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import type { Checks } from '../../http/readiness.ts';
import { readinessOf } from '../../http/readiness.ts';
import { choice, flag, mapOf, named, record, sometimes, text } from '../../http/shapes.ts';

const readyShape = named(
  'Readiness',
  'Readiness of the service',
  record({
    status: [choice('ok', 'failed'), 'Whether all checks passed'],
    checks: [
      mapOf(record({ ok: [flag, 'Whether the check passed'], detail: [sometimes(text), 'What is wrong'] })),
      'Checks by name',
    ],
  }),
);

type Deps = {
  /** null: they are not told here */
  readonly metricsText: (() => Promise<string>) | null;
  /** what /health/ready looks at, by name */
  readonly checks: Checks;
};

export const healthEndpoints = ({ checks, metricsText }: Deps): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path: '/health/live',
    summary: 'Check that the process runs',
    permission: 'anyone',
    answers: { 200: record({ status: [choice('ok'), 'The process runs'] }) },
    handle: async () => ({ status: 200, body: { status: 'ok' } }),
  }),
  endpoint({
    method: 'get',
    path: '/health/ready',
    summary: 'Check that all dependencies respond',
    permission: 'anyone',
    answers: { 200: readyShape, 503: readyShape },
    handle: async () => {
      const body = await readinessOf(checks);
      return { status: body.status === 'ok' ? 200 : 503, body };
    },
  }),
  ...(metricsText ? [metricsEndpoint(metricsText)] : []),
];

const metricsEndpoint = (metricsText: () => Promise<string>): Endpoint =>
  endpoint({
    method: 'get',
    path: '/metrics',
    summary: 'Get Prometheus metrics',
    permission: 'anyone',
    answers: { 200: plainText('text/plain') },
    handle: async () => ({
      status: 200,
      body: await metricsText(),
      headers: { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' },
    }),
  });
