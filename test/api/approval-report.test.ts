/** The monthly audit report of automatic approval. */
import { expect } from 'chai';
import { before, describe, it } from 'mocha';
import { draftFor, lenientPolicy, prepareCompany } from '../support/approval-stage.ts';
import { until } from '../support/until.ts';
import { expectProblem, type Json, type Send, useApi } from './kit.ts';

const path = '/sales/auto-approval/';

describe('the audit report of a month', () => {
  const { api, as } = useApi();
  let admin: Send;
  let order: string;
  before(async () => {
    admin = as(['admin']);
    await prepareCompany(admin);
    expect((await admin('PATCH', path, { body: lenientPolicy })).status).to.equal(200);
    const { stack, companyId } = api();
    order = await draftFor(stack, companyId);
    await stack.commands.judgeAndPlan(order, stack.context(companyId));
  });
  const month = new Date().toISOString().slice(0, 7);
  const reported = (holds: (row: Json) => boolean) =>
    until('the order in the report', async () => {
      const { status, body } = await admin('GET', `${path}reports/${month}/`);
      expect(status).to.equal(200);
      return body.orders.find((row: Json) => row.order === order && holds(row));
    });

  it('lists each judged order with the version of the policy, every fact, and later what became of it', async () => {
    const before = await reported(() => true);
    expect(before).to.deep.include({ version: 1, rule: 'All', live: false, outcome: null, verdict: 'open' });
    const confidence = before.checks.find(({ check }: Json) => check === 'confidence');
    expect(confidence).to.deep.include({ limit: '50', holds: true });
    expect(Number(confidence.value)).to.be.within(50, 100);
    const decided = await admin('POST', `/sales/sales-orders/${order}/reject/`, { body: { reason: 'not ours' } });
    expect(decided.status).to.equal(200);
    expect(await reported(({ outcome }) => outcome !== null)).to.deep.include({ outcome: 'rejected', verdict: 'wrong' });
  });

  it('is had as CSV, with a column for each fact', async () => {
    const { text, headers } = await admin('GET', `${path}reports/${month}/export/`);
    expect(headers.get('content-disposition')).to.include(`automatic-approval-${month}.csv`);
    const [head = '', ...rows] = text.trimEnd().split('\r\n');
    expect(head).to.include('order,reference,').and.to.include('confidence,confidence_limit,confidence_met');
    expect(rows.some((row) => row.startsWith(order))).to.equal(true);
  });

  it('is empty for another month and another company, and there for no month that does not exist', async () => {
    expect((await admin('GET', `${path}reports/2020-01/`)).body).to.deep.equal({
      month: '2020-01',
      orders: [],
      truncated: false,
    });
    const other = await api().stack.newCompany();
    expect((await as(['admin'], other)('GET', `${path}reports/${month}/`)).body.orders).to.deep.equal([]);
    for (const wrong of ['2026-13', '2026', 'x']) expectProblem(await admin('GET', `${path}reports/${wrong}/`), 404, 'not_found');
  });
});
