import { expect } from 'chai';
import { describe, it } from 'mocha';
import { createMetrics } from '../../../src/platform/logging/metrics.ts';

describe('metrics', () => {
  it('counters, gauges and histograms appear in the text under the prefix', async () => {
    const metrics = createMetrics({ processMetrics: false });
    metrics.counter({ name: 'mails_total', help: 'mails seen', labels: ['outcome'] }).inc({ outcome: 'success' }, 3);
    metrics.histogram({ name: 'poll_seconds', help: 'a poll', buckets: [1, 5] }).observe(2);
    let depth = 4;
    metrics.gauge({ name: 'jobs_waiting', help: 'waiting', read: async () => depth });
    expect(await metrics.text()).to.include('order_intake_mails_total{outcome="success"} 3');
    expect(await metrics.text())
      .to.include('order_intake_poll_seconds_bucket{le="5"} 1')
      .and.to.include('order_intake_jobs_waiting 4');
    depth = 5;
    expect(await metrics.text()).to.include('order_intake_jobs_waiting 5');
    expect(metrics.contentType).to.include('text/plain');
  });

  it('two registries know nothing of each other', async () => {
    const [one, two] = [createMetrics({ processMetrics: false }), createMetrics({ processMetrics: false })];
    one.counter({ name: 'mails_total', help: 'x' }).inc();
    two.counter({ name: 'mails_total', help: 'x' });
    expect(await two.text()).to.include('order_intake_mails_total 0');
  });

  it('the figures of the process carry the prefix too', async () => {
    expect(await createMetrics().text()).to.match(/^order_intake_process_cpu_seconds_total /m);
  });

  it('a name that would get the prefix twice, or is no metric name, is refused', () => {
    const { counter } = createMetrics({ processMetrics: false });
    expect(() => counter({ name: 'order_intake_x', help: 'x' })).to.throw('without the prefix');
    expect(() => counter({ name: 'Mails-Total', help: 'x' })).to.throw('snake_case');
  });
});
