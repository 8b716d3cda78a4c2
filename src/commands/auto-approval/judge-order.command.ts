/** A draft is held against the company's policy; where that is on and approves it, its approval is planned. */
import type { CommandHandler, EventStore, JobContext } from '@order-intake/event-sourcing';
import { dayIn } from '@order-intake/kernel';
import { isLeft } from 'fp-ts/lib/Either.js';
import { approvalDay } from '../../domain/auto-approval/approval-day.decider.ts';
import { approvalFacts } from '../../domain/auto-approval/approval-facts.ts';
import type { AutoApproval } from '../../domain/auto-approval/auto-approval.decider.ts';
import type { OrderJudgedEvent } from '../../domain/auto-approval/auto-approval.events.ts';
import { approvalDayStream, orderJudgementStream } from '../../domain/auto-approval/auto-approval.stream.ts';
import { orderJudgement } from '../../domain/auto-approval/order-judgement.decider.ts';
import { requirementsOf } from '../../domain/sales-order/approval-requirements.ts';
import { salesOrder } from '../../domain/sales-order/sales-order.decider.ts';
import type { KnownOrder } from '../../domain/sales-order/sales-order.state.ts';
import { salesOrderStream } from '../../domain/sales-order/sales-order.stream.ts';
import type { LoadCompanySettings } from '../company/change-company-settings.command.ts';
import { derivedId } from '../shared/derived-id.ts';
import { despiteRivals } from '../shared/despite-rivals.ts';
import { foldStream } from '../shared/fold-stream.ts';
import { orThrow } from '../shared/or-throw.ts';
import type { ApprovalKnowledgeOf } from './approval-knowledge.ts';
import type { LoadAutoApproval } from './manage-auto-approval.command.ts';

type Judged = OrderJudgedEvent['data'];
export type JudgeOrderAsItIs = (order: KnownOrder, policy: AutoApproval, context: JobContext) => Promise<Judged>;
/** Asked for again, nothing happens again. */
export type JudgeAndPlan = (orderId: string, context: JobContext) => Promise<void>;

type Deps = {
  readonly handle: CommandHandler;
  readonly store: Pick<EventStore, 'readStream'>;
  readonly loadAutoApproval: LoadAutoApproval;
  readonly knowledge: ApprovalKnowledgeOf;
  readonly companySettings: LoadCompanySettings;
  readonly now: () => Date;
};

/** One in `every`, by the order's id: neither a pattern that can be foreseen nor a count that a restart could lose. */
const isSampled = (orderId: string, every: number): boolean =>
  Number.parseInt(derivedId('approval-sample', orderId).slice(0, 8), 16) % every === 0;

export const createJudgeOrder =
  ({ handle, knowledge }: Pick<Deps, 'handle' | 'knowledge'>): JudgeOrderAsItIs =>
  async (order, policy, context) => {
    const { orderId, reference } = order;
    const facts = approvalFacts(order, await knowledge(context.companyId, order, policy.version));
    const sampled = isSampled(orderId, policy.safety.sampleEvery);
    const command = { type: 'JudgeOrder', orderId, reference, policy, facts, sampled } as const;
    const stream = orderJudgementStream(context.companyId, orderId);
    const { last } = orThrow(await handle({ decider: orderJudgement, stream, command, context })).state;
    if (last === null) throw new Error(`order ${orderId} was judged and has no judgement`);
    return last;
  };

/** Whether the day still has room for it; an order that has its place keeps it. */
const reserve = async (deps: Deps, { orderId, facts }: Judged, policy: AutoApproval, context: JobContext): Promise<boolean> => {
  const { companyId } = context;
  const { total, currency } = facts;
  if (total === null || currency === null) return false;
  const { timeZone } = await deps.companySettings(companyId);
  const day = dayIn(timeZone, deps.now());
  const command = { type: 'ReserveApproval', day, orderId, total, currency, safety: policy.safety } as const;
  const stream = approvalDayStream(companyId, day);
  // every order of the day wants this stream
  const reserved = await despiteRivals(() => deps.handle({ decider: approvalDay, stream, command, context }));
  return !isLeft(reserved);
};

export const createJudgeAndPlan = (deps: Deps): JudgeAndPlan => {
  const judgeOrder = createJudgeOrder(deps);
  return async (orderId, context) => {
    const { companyId } = context;
    const policy = await deps.loadAutoApproval(companyId);
    if (policy.mode === 'off') return;
    const stream = salesOrderStream(companyId, orderId);
    const order = await foldStream(deps.store, salesOrder, stream);
    if (order.phase !== 'draft' || order.touched || order.approvalPlan.planned !== null || order.approvalPlan.stopped) return;
    const judged = await judgeOrder(order, policy, context);
    if (policy.mode !== 'on' || !judged.approves || judged.sampled) return;
    if (!(await reserve(deps, judged, policy, context))) return;
    const dueAt = new Date(deps.now().getTime() + policy.safety.delayMinutes * 60_000).toISOString();
    const plan = { policyVersion: policy.version, round: policy.round, dueAt };
    // refused where somebody decided meanwhile
    const command = { type: 'PlanApproval', plan, requires: requirementsOf(await deps.companySettings(companyId)) } as const;
    await deps.handle({ decider: salesOrder, stream, command, context });
  };
};
