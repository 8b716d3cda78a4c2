/** What the policy said of one order last; the same said again is nothing new. */
import { type Either, right } from 'fp-ts/lib/Either.js';
import { isEqual } from '../shared/is-equal.ts';
import type { ApprovalFacts } from './approval-facts.ts';
import { applyPolicy } from './approval-rule.ts';
import type { AutoApproval } from './auto-approval.decider.ts';
import type { OrderJudgedEvent } from './auto-approval.events.ts';

export type OrderJudgement = { readonly last: OrderJudgedEvent['data'] | null };

export type JudgeOrder = {
  readonly type: 'JudgeOrder';
  readonly orderId: string;
  readonly reference: string;
  readonly policy: Pick<AutoApproval, 'version' | 'rules' | 'mode'>;
  readonly facts: ApprovalFacts;
  /** the order is one of those that a person checks */
  readonly sampled: boolean;
};

const initialState: OrderJudgement = { last: null };

const evolve = (state: OrderJudgement, event: OrderJudgedEvent): OrderJudgement =>
  event.type === 'AutoApprovalJudged' ? { last: event.data } : state;

function decide(
  { orderId, reference, policy, facts, sampled }: JudgeOrder,
  { last }: OrderJudgement,
): Either<never, readonly OrderJudgedEvent[]> {
  const { approves, rule, checks } = applyPolicy(facts, policy.rules);
  const data: OrderJudgedEvent['data'] = {
    orderId,
    reference,
    version: policy.version,
    rule,
    approves,
    checks,
    facts,
    live: policy.mode === 'on',
    sampled: approves && sampled,
  };
  return right(isSame(last, data) ? [] : [{ type: 'AutoApprovalJudged', data }]);
}

const isSame = (before: OrderJudgedEvent['data'] | null, after: OrderJudgedEvent['data']): boolean =>
  before !== null && isEqual(before, after);

export const orderJudgement = { initialState, evolve, decide };
