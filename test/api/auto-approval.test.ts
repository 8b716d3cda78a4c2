/** Automatic approval from the first rule to an approved order: shadow, proof, switch, plan, stop. */
import { expect } from 'chai';
import { before, describe, it } from 'mocha';
import { orderJudgementStream } from '../../src/domain/auto-approval/auto-approval.stream.ts';
import { salesOrderStream } from '../../src/domain/sales-order/sales-order.stream.ts';
import { draftFor, lenientPolicy, prepareCompany } from '../support/approval-stage.ts';
import { until } from '../support/until.ts';
import { codesOf, expectProblem, type Json, type Send, useApi } from './kit.ts';

const path = '/sales/auto-approval/';

describe('automatic approval', () => {
  const { api, as } = useApi();
  let admin: Send;
  let sales: Send;
  before(async () => {
    admin = as(['admin']);
    sales = as(['sales']);
    await prepareCompany(admin);
  });
  const state = async (): Promise<Json> => (await sales('GET', path)).body;
  /** As its read model shows it once it has come to all of its events. */
  const order = async (id: string): Promise<Json> => {
    const events = await api().events(salesOrderStream(api().companyId, id));
    return until('the order as it is', async () => {
      const { body, headers } = await sales('GET', `/sales/sales-orders/${id}/`);
      return headers.get('etag')?.startsWith(`"${events.length - 1}`) ? body : undefined;
    });
  };
  const decide = (id: string, action: string, body: object = {}) =>
    sales('POST', `/sales/sales-orders/${id}/${action}/`, { body });
  const judged = async (): Promise<string> => {
    const { stack, companyId } = api();
    const id = await draftFor(stack, companyId);
    await stack.commands.judgeAndPlan(id, stack.context(companyId));
    return id;
  };
  const typesOf = async (id: string) => (await api().events(salesOrderStream(api().companyId, id))).map(({ type }) => type);
  const proofOf = (right: number, wrong: number) =>
    until(`${right} right and ${wrong} wrong orders`, async () => {
      const now = await state();
      return now.proof.right === right && now.proof.wrong === wrong ? now : undefined;
    });

  it('is off until there are rules, and nothing is recorded until then', async () => {
    expect(await state()).to.deep.include({ mode: 'off', version: 0, rules: [], accepted_error_percent: '1', delay_minutes: 10 });
    const id = await judged();
    expect(await api().events(orderJudgementStream(api().companyId, id))).to.deep.equal([]);
    expectProblem(await admin('POST', `${path}switch_on/`), 409, 'policy_missing');
    expectProblem(await sales('GET', `${path}orders/${id}/`), 404, 'not_found');
  });

  it('says what is wrong with a policy, field by field', async () => {
    const faulty = await admin('PATCH', path, {
      body: {
        rules: [{ name: 'All', max_total: [{ currency: 'Euro', amount: '1' }], tolerated_reasons: ['cancellation_requested'] }],
        accepted_error_percent: '0',
        sample_every: 1,
      },
    });
    expectProblem(faulty, 422, 'invalid_request');
    expect(codesOf(faulty)).to.deep.equal({
      'rules.1.max_total.1.currency': 'not_a_currency',
      'rules.1.tolerated_reasons.1': 'not_a_choice',
      accepted_error_percent: 'out_of_range',
      sample_every: 'out_of_range',
    });
  });

  it('records in shadow mode what the policy would have done, and nothing follows', async () => {
    const before = await admin('GET', path);
    const changed = await admin('PATCH', path, {
      body: lenientPolicy,
      headers: { 'if-match': before.headers.get('etag') ?? '' },
    });
    expect(changed.status, changed.text).to.equal(200);
    expect(changed.body).to.deep.include({ mode: 'shadow', version: 1, settling_days: 0 });
    expect((await admin('PATCH', path, { body: lenientPolicy, headers: { 'if-match': '"99"' } })).status).to.equal(412);
    const id = await judged();
    const [event] = await api().events(orderJudgementStream(api().companyId, id));
    expect(event?.data).to.deep.include({ version: 1, approves: true, live: false });
    expect(await typesOf(id)).to.deep.equal(['OrderDrafted']);
    const seen = await until('the judgement', async () => {
      const reply = await sales('GET', `${path}orders/${id}/`);
      return reply.status === 200 ? reply.body : undefined;
    });
    expect(seen).to.deep.include({ order: id, version: 1, rule: 'All', approves: true });
    expect(seen.checks).to.deep.include({ check: 'total_limit', value: '125.00', limit: '5000', holds: true });
    await decide(id, 'approve');
    await proofOf(1, 0);
  });

  it('is switched on after enough right orders, and refused with the number that is missing before that', async () => {
    const refused = await admin('POST', `${path}switch_on/`);
    expectProblem(refused, 409, 'policy_not_proven');
    const { right_orders_needed: needed, proven } = (await state()).proof;
    expect(proven).to.equal(false);
    expect(refused.body.detail).to.contain(`${needed} more correct orders`);
    for (let count = 0; count < needed; count += 1) await decide(await judged(), 'approve');
    const now = await proofOf(1 + needed, 0);
    expect(now.proof).to.deep.include({ proven: true, right_orders_needed: 0 });
    expect(Number(now.proof.bound_percent)).to.be.at.most(10);
    expect((await sales('POST', `${path}switch_on/`)).status).to.equal(403);
    const on = await admin('POST', `${path}switch_on/`);
    expect(on.body).to.deep.include({ mode: 'on', version: 1 });
  });

  it('plans an approval, carries it out once, and says which policy did it', async () => {
    const { stack, companyId } = api();
    const id = await judged();
    await stack.commands.judgeAndPlan(id, stack.context(companyId));
    const draft = await order(id);
    expect(draft.planned_approval).to.deep.include({ policy_version: 1 });
    expect(draft.actions.find((one: Json) => one.action === 'stop_approval')).to.include({ offered: true });
    await stack.commands.approvePlanned(id, stack.context(companyId));
    await stack.commands.approvePlanned(id, stack.context(companyId));
    const approved = await order(id);
    expect(approved).to.deep.include({ status: 'APPROVED', version: 1, planned_approval: null });
    expect(approved.decision).to.deep.include({ policy_version: 1 });
    expect(await typesOf(id)).to.deep.equal(['OrderDrafted', 'OrderApprovalPlanned', 'OrderApproved']);
    const history = (await sales('GET', `/sales/sales-orders/${id}/history/`)).text;
    expect(history).to.contain('Approved automatically (policy v1)');
    // announced as any other: it stands in the feed
    const feed = await until('the order in the feed', async () => {
      const { body } = await sales('GET', '/sales/orders-feed/?limit=100');
      return JSON.stringify(body).includes(id) ? body : undefined;
    });
    expect(JSON.stringify(feed)).to.contain('order.approved');
  });

  it('never approves an order that somebody stopped, or changed meanwhile', async () => {
    const { stack, companyId } = api();
    const [stopped, changed] = [await judged(), await judged()];
    const done = await decide(stopped, 'stop_approval');
    expect(done.body, done.text).to.deep.include({ status: 'DRAFT', planned_approval: null });
    expect((await decide(stopped, 'stop_approval')).status).to.equal(200);
    await sales('PATCH', `/sales/sales-orders/${changed}/`, { body: { delivery_date: '2027-01-15' } });
    for (const id of [stopped, changed]) {
      await stack.commands.approvePlanned(id, stack.context(companyId));
      await stack.commands.judgeAndPlan(id, stack.context(companyId));
      expect((await order(id)).status).to.equal('DRAFT');
    }
    await decide(stopped, 'approve');
    expectProblem(await decide(stopped, 'stop_approval'), 409, 'no_approval_planned');
    // a correction of an order that would have been approved is an error of the policy
    const { wrong } = (
      await until('the error', async () => {
        const now = await state();
        return now.proof.wrong > 0 ? now : undefined;
      })
    ).proof;
    expect(wrong).to.equal(1);
  });

  it('keeps within the limits of a day', async () => {
    await admin('PATCH', path, { body: { daily_count: 1 } });
    const id = await judged();
    expect(await typesOf(id)).to.deep.equal(['OrderDrafted']);
    await decide(id, 'approve');
    await admin('PATCH', path, { body: { daily_count: 10_000 } });
  });

  it('shows what the policy would have done in a period, and which orders were wrong', async () => {
    const rejected = await judged();
    await decide(rejected, 'reject', { reason: 'ordered twice' });
    const simulation = await until('the rejection in the simulation', async () => {
      const { body } = await sales('GET', `${path}simulation/`);
      return body.rejected === 1 ? body : undefined;
    });
    expect(simulation).to.deep.include({ version: 1, corrected: 1, rejected: 1, refused: 0, unchecked: 1, truncated: false });
    expect(simulation.would_approve).to.equal(simulation.orders);
    expect(simulation.wrong_orders.map(({ id, verdict }: Json) => [id, verdict])).to.deep.include([rejected, 'rejected']);
    expect(simulation.bound_percent).to.be.greaterThan(simulation.error_percent);
    const empty = (await sales('GET', `${path}simulation/?from=2020-01-01&to=2020-02-01`)).body;
    expect(empty).to.deep.include({ orders: 0, would_approve: 0, error_percent: null, bound_percent: 100 });
  });

  it('is suspended when its error bound rises above what is accepted', async () => {
    const { stack, companyId } = api();
    const planned = await judged();
    expect(await typesOf(planned)).to.deep.equal(['OrderDrafted', 'OrderApprovalPlanned']);
    for (let count = 0; count < 4; count += 1) await decide(await judged(), 'reject', { reason: 'wrong' });
    await until('the errors', async () => ((await state()).proof.wrong >= 6 ? true : undefined));
    // looked at right before the approval, even if nothing else had noticed
    await stack.commands.approvePlanned(planned, stack.context(companyId));
    expect((await order(planned)).status).to.equal('DRAFT');
    expect(await typesOf(planned)).to.deep.equal(['OrderDrafted', 'OrderApprovalPlanned', 'OrderApprovalStopped']);
    expect((await state()).mode).to.equal('suspended');
    expectProblem(await admin('POST', `${path}switch_on/`), 409, 'policy_not_proven');
  });

  it('is stopped by anybody who works with orders', async () => {
    const off = await sales('POST', `${path}switch_off/`);
    expect(off.body, off.text).to.deep.include({ mode: 'shadow' });
  });
});
