/** The numbers that /metrics shows, one place for all parts of a process. */
import type { ModelWatch } from '../../adapters/model/model-watch.ts';
import { createMetrics, type Metrics } from '../../platform/logging/metrics.ts';
import { createDueShares } from '../../platform/queue/due-shares.ts';
import type { QueueOptions } from '../../platform/queue/queue.ts';
import { addQueueMetrics } from '../../platform/queue/queue-metrics.ts';
import { addMailboxMetrics } from '../../projections/mailbox-health/mailbox-metrics.queries.ts';
import type { Foundation } from '../compose/compose-foundation.ts';
import { addModelMetrics } from '../compose/compose-model.ts';

export type ServiceMetrics = { readonly metrics: Metrics; readonly onJobEnd: NonNullable<QueueOptions['onJobEnd']> };

type Watched = Pick<Foundation, 'pool'> & { readonly modelWatch: ModelWatch };

export const createServiceMetrics = ({ pool, modelWatch }: Watched): ServiceMetrics => {
  const metrics = createMetrics();
  addModelMetrics(metrics, modelWatch);
  addMailboxMetrics(metrics, pool);
  addQueueMetrics(metrics, createDueShares(pool));
  const jobs = metrics.counter({ name: 'jobs_total', help: 'Jobs that ended, by name and outcome.', labels: ['job', 'outcome'] });
  const seconds = metrics.histogram({ name: 'job_seconds', help: 'How long jobs took.', labels: ['job'] });
  return {
    metrics,
    onJobEnd: (end) => {
      jobs.inc({ job: end.job, outcome: end.outcome });
      seconds.observe({ job: end.job }, end.seconds);
    },
  };
};
