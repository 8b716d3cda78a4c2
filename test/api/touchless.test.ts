/** The figures of automatic approval: how many orders needed nobody, and what keeps the others back. */
import { expect } from 'chai';
import { before, describe, it } from 'mocha';
import { approvalChecks } from '../../src/domain/auto-approval/approval-rule.ts';
import { remedies } from '../../src/domain/auto-approval/remedies.ts';
import { draftFor, lenientPolicy, prepareCompany, proveAndSwitchOn } from '../support/approval-stage.ts';
import { until } from '../support/until.ts';
import { codesOf, type Json, type Send, useApi } from './kit.ts';

const path = '/sales/auto-approval/statistics/';

describe('the figures of automatic approval', () => {
  const { api, as } = useApi();
  let admin: Send;
  before(async () => {
    admin = as(['admin']);
    await prepareCompany(admin);
  });
  const figures = (what: string, holds: (body: Json) => boolean) =>
    until(what, async () => {
      const { status, body } = await admin('GET', path);
      expect(status).to.equal(200);
      return holds(body) ? body : undefined;
    });

  it('are empty before anything was decided', async () => {
    expect((await admin('GET', path)).body).to.deep.equal({
      ...{ days: 30, decided: 0, automatic: 0, automatic_percent: null, wrong: 0 },
      ...{ handling_seconds: null, minutes_saved: null, blockers: [] },
    });
    expect(codesOf(await admin('GET', `${path}?days=0`))).to.deep.equal({ days: 'out_of_range' });
  });

  it('name the demand that keeps orders back alone, and what would change that', async () => {
    const [rule] = lenientPolicy.rules;
    const strict = { ...lenientPolicy, rules: [{ ...rule, max_total: [{ currency: 'EUR', amount: '0.01' }] }] };
    expect((await admin('PATCH', '/sales/auto-approval/', { body: strict })).status).to.equal(200);
    const { stack, companyId } = api();
    const id = await draftFor(stack, companyId);
    await stack.commands.judgeAndPlan(id, stack.context(companyId));
    const { blockers } = await figures('a blocker', ({ blockers: found }) => found.length > 0);
    expect(blockers[0]).to.deep.equal({ check: 'total_limit', orders: 1, alone: 1, remedy: 'policy', remedy_name: 'max_total' });
  });

  it('count what a policy approved, the share of it and what that saved, and later what was wrong', async () => {
    const { stack, companyId } = api();
    await proveAndSwitchOn(stack, companyId, admin);
    const id = await draftFor(stack, companyId);
    const worker = await stack.startWorker();
    const context = stack.context(companyId);
    await stack.commands.judgeAndPlan(id, context);
    const counted = await figures('an automatic approval', ({ automatic }) => automatic > 0);
    await worker.stop();
    expect(counted.automatic_percent).to.equal(Math.round((1000 * counted.automatic) / counted.decided) / 10);
    const refusal = { type: 'RefuseHandOver', reason: 'no such article', version: null } as const;
    await stack.commands.decideOrder({ orderId: id, decision: refusal, ifMatch: null }, context);
    expect(await figures('a wrong one', ({ wrong }) => wrong > 0)).to.deep.include({ wrong: 1, automatic: counted.automatic });
  });

  it('have a remedy for every demand', () => {
    expect(Object.keys(remedies).toSorted()).to.deep.equal([...approvalChecks].toSorted());
  });
});
