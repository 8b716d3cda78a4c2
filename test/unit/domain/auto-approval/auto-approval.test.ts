/** A policy is off until it has proved itself, is suspended when it errs, and keeps within a day's limits. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { approvalDay } from '../../../../src/domain/auto-approval/approval-day.decider.ts';
import { type ApprovalHistory, autoApproval, initialSafety } from '../../../../src/domain/auto-approval/auto-approval.decider.ts';
import type { AutoApprovalEvent } from '../../../../src/domain/auto-approval/auto-approval.events.ts';
import { type JudgeOrder, orderJudgement } from '../../../../src/domain/auto-approval/order-judgement.decider.ts';
import { approvalRule, goodFacts } from '../../../support/approval-policies.ts';
import { deciderKit } from '../../../support/decider-kit.ts';
import { orderId } from '../../../support/samples.ts';

const rules = [approvalRule()];
const changed = (version = 1): AutoApprovalEvent => ({ type: 'AutoApprovalPolicyChanged', data: { version, rules } });
const proof = { right: 500, wrong: 0, bound: '0.5974', accepted: '1.0000' };
const on: AutoApprovalEvent = { type: 'AutoApprovalSwitchedOn', data: { version: 1, round: 1, proof } };
const off: AutoApprovalEvent = { type: 'AutoApprovalSwitchedOff', data: { version: 1 } };
const history = (right: number, wrong: number, decided = { right, wrong }): ApprovalHistory => ({
  settled: [{ version: 1, right, wrong }],
  decided,
});
const { given } = deciderKit(autoApproval);

describe('the policy of automatic approval', () => {
  it('is off until there are rules, and only says what it would do from then on', () => {
    given()
      .when({ type: 'SwitchOn', history: history(9_999, 0) })
      .thenRefused('PolicyMissing');
    given().when({ type: 'ChangePolicy', rules }).thenEvents(changed());
    expect(given().state.mode).to.equal('off');
    expect(given(changed()).state).to.include({ mode: 'shadow', version: 1 });
  });
  it('is switched on once its errors are proved to be as rare as accepted, and not before', () => {
    given(changed())
      .when({ type: 'SwitchOn', history: history(458, 0) })
      .thenRefused('PolicyNotProven');
    given(changed())
      .when({ type: 'SwitchOn', history: history(500, 0) })
      .thenEvents(on);
    // an error that was found in an order too young to count otherwise
    given(changed())
      .when({ type: 'SwitchOn', history: history(500, 0, { right: 500, wrong: 2 }) })
      .thenRefused('PolicyNotProven');
  });
  it('needs its proof again when its rules change; the same rules are no change', () => {
    given(changed(), on).when({ type: 'ChangePolicy', rules }).thenNothing();
    given(changed(), on)
      .when({ type: 'ChangePolicy', rules: [approvalRule({ minConfidence: 80 })] })
      .thenTypes('AutoApprovalPolicyChanged');
    expect(given(changed(), on, changed(2)).state.mode).to.equal('shadow');
    given(changed(), on, changed(2))
      .when({ type: 'SwitchOn', history: history(500, 0) })
      .thenRefused('PolicyNotProven');
  });
  it('is suspended as soon as the bound of its errors is above what is accepted', () => {
    given(changed(), on)
      .when({ type: 'SuspendIfUnproven', history: history(500, 0) })
      .thenNothing();
    given(changed(), on)
      .when({ type: 'SuspendIfUnproven', history: history(500, 3) })
      .thenTypes('AutoApprovalSuspended');
    given(changed())
      .when({ type: 'SuspendIfUnproven', history: history(0, 9) })
      .thenNothing();
  });
  it('is switched off by one switch, whatever it is at, and counts how often it was on', () => {
    given(changed(), on).when({ type: 'SwitchOff' }).thenEvents(off);
    given(changed()).when({ type: 'SwitchOff' }).thenNothing();
    expect(given(changed(), on, off).state.mode).to.equal('shadow');
    expect(
      given(changed(), on, off)
        .when({ type: 'SwitchOn', history: history(500, 0) })
        .events()[0]?.data,
    ).to.include({ round: 2 });
  });
  it('keeps its bounds apart from its rules: changing them needs no new proof', () => {
    given(changed(), on)
      .when({ type: 'ChangeSafety', changes: { dailyCount: 5, delayMinutes: 10 } })
      .thenEvents({ type: 'AutoApprovalSafetyChanged', data: { changes: { dailyCount: 5 } } });
    expect(given().state.safety).to.deep.equal(initialSafety);
    expect(initialSafety).to.include({ acceptedErrorPercent: '1', delayMinutes: 10 });
  });
});

describe('the automatic approvals of a day', () => {
  const reserve = (order: string, total: string, safety = { dailyCount: 2, dailyValue: { EUR: '300' } }) =>
    ({ type: 'ReserveApproval', day: '2026-11-20', orderId: order, total, currency: 'EUR', safety }) as const;
  const reserved = (order: string, total: string) =>
    ({ type: 'AutoApprovalReserved', data: { day: '2026-11-20', orderId: order, total, currency: 'EUR' } }) as const;
  const day = deciderKit(approvalDay);
  it('are no more than the company allows, by number and by value', () => {
    day.given().when(reserve('a', '100.00')).thenEvents(reserved('a', '100.00'));
    day.given(reserved('a', '100.00')).when(reserve('b', '200.01')).thenRefused('DailyValueReached');
    day.given(reserved('a', '100.00')).when(reserve('b', '200.00')).thenEvents(reserved('b', '200.00'));
    day.given(reserved('a', '1'), reserved('b', '1')).when(reserve('c', '1')).thenRefused('DailyCountReached');
  });
  it('count an order once, however often it is asked for', () => {
    day.given(reserved('a', '100.00'), reserved('b', '1')).when(reserve('a', '100.00')).thenNothing();
  });
});

describe('the judgement of an order', () => {
  const policy = { version: 3, rules, mode: 'shadow' } as const;
  const command: JudgeOrder = {
    type: 'JudgeOrder',
    orderId,
    reference: 'SO-2026-000001',
    policy,
    facts: goodFacts(),
    sampled: false,
  };
  const judgement = deciderKit(orderJudgement);
  it('records the version of the policy and every fact, once', () => {
    const [event, ...more] = judgement.given().when(command).events();
    if (!event) throw new Error('nothing was judged');
    expect(more).to.deep.equal([]);
    expect(event.data).to.deep.include({ version: 3, approves: true, live: false, facts: goodFacts() });
    expect(event.data.checks.map(({ check }) => check)).to.include.members(['confidence', 'total_limit', 'sender']);
    judgement.given(event).when(command).thenNothing();
    judgement
      .given(event)
      .when({ ...command, facts: goodFacts({ trustedRun: 0 }) })
      .thenTypes('AutoApprovalJudged');
  });
});
