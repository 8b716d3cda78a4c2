/** What waits in the job queue, for /metrics: read from the database at each scrape, so that every process shows the same. */
import type { Metrics } from '../logging/metrics.ts';
import type { DueShare, DueShares } from './due-shares.ts';

type Numbered = { readonly name: string; readonly help: string; readonly of: (shares: readonly DueShare[]) => number };

const ageOf = ({ oldest }: DueShare): number => Math.max(0, (Date.now() - oldest.getTime()) / 1_000);
const sum = (shares: readonly DueShare[]): number => shares.reduce((total, { jobs }) => total + jobs, 0);

const numbers: readonly Numbered[] = [
  {
    name: 'job_oldest_due_seconds',
    help: 'How long the oldest job that is due has waited, by name.',
    of: (shares) => Math.max(...shares.map(ageOf)),
  },
  { name: 'jobs_due', help: 'Jobs that are due and wait, by name; of each company 1,000 are counted at most.', of: sum },
  { name: 'job_companies_due', help: 'Companies that have jobs of this name due.', of: (shares) => shares.length },
  {
    name: 'job_largest_share',
    help: 'The share of the jobs that are due which belongs to one company, 0 to 1, by name: near 1 one company floods.',
    of: (shares) => Math.max(...shares.map(({ jobs }) => jobs)) / sum(shares),
  },
  {
    name: 'job_newest_head_seconds',
    help: 'How long the next job of the company that waits least has waited, by name: high when nobody is served, not when one company floods.',
    of: (shares) => Math.min(...shares.map(ageOf)),
  },
];

/** One look for all of a scrape. */
const lookMs = 1_000;

export const addQueueMetrics = (metrics: Metrics, dueShares: DueShares): void => {
  let looked: { readonly at: number; readonly found: Promise<readonly DueShare[]> } | undefined;
  const look = () => {
    if (!looked || performance.now() - looked.at > lookMs) looked = { at: performance.now(), found: dueShares().catch(() => []) };
    return looked.found;
  };
  for (const { name, help, of } of numbers)
    metrics.gaugeByKind({
      name,
      help,
      labels: ['job'],
      read: async () => new Map([...Map.groupBy(await look(), ({ job }) => job)].map(([job, shares]) => [job, of(shares)])),
    });
};
