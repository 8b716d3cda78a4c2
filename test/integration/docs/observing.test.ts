/** The dashboard and the alerts show numbers that exist. */
import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { load } from 'js-yaml';
import { after, before, describe, it } from 'mocha';
import { createServiceMetrics } from '../../../src/main/start/service-metrics.ts';
import { startApi, type TestApi } from '../../support/api.ts';

const file = (name: string) => readFileSync(new URL(`../../../docs/reference/grafana/${name}`, import.meta.url), 'utf8');
const namesIn = (expression: string) => expression.match(/order_intake_[a-z0-9_]+/g) ?? [];

describe('what operators look at', () => {
  let api: TestApi;
  const existing = new Set<string>();
  before(async () => {
    api = await startApi();
    const ofApi = await (await fetch(`${api.url}/metrics`)).text();
    const ofWorker = await createServiceMetrics(api.stack.foundation).metrics.text();
    for (const [, name] of `${ofApi}\n${ofWorker}`.matchAll(/^# TYPE (order_intake_\S+)/gm)) if (name) existing.add(name);
  });
  after(() => api?.stop());

  const isThere = (name: string) => existing.has(name) || existing.has(name.replace(/_(bucket|sum|count)$/, ''));

  it('has numbers on every panel of the dashboard', () => {
    const { panels } = JSON.parse(file('order-intake.dashboard.json')) as {
      panels: readonly { title: string; targets: readonly { expr: string }[] }[];
    };
    expect(panels.length).to.be.at.least(8);
    for (const { title, targets } of panels)
      for (const name of targets.flatMap(({ expr }) => namesIn(expr))) expect(isThere(name), `${title}: ${name}`).to.equal(true);
  });

  it('has numbers behind every alert, and a sentence on each', () => {
    const { groups } = load(file('order-intake.alerts.yml')) as {
      groups: readonly { rules: readonly { alert: string; expr: string; annotations: { summary: string } }[] }[];
    };
    for (const { alert, expr, annotations } of groups.flatMap(({ rules }) => rules)) {
      expect(namesIn(expr), alert).not.to.deep.equal([]);
      for (const name of namesIn(expr)) expect(isThere(name), `${alert}: ${name}`).to.equal(true);
      expect(annotations.summary.length, alert).to.be.greaterThan(20);
    }
  });
});
