/** A planned approval is carried out when it is due, at most once: the order's own stream says whether it is still planned. */
import type { EventStore, JobContext } from '@order-intake/event-sourcing';
import { isLeft } from 'fp-ts/lib/Either.js';
import { salesOrder } from '../../domain/sales-order/sales-order.decider.ts';
import type { StopCause } from '../../domain/sales-order/sales-order.events.ts';
import { salesOrderStream } from '../../domain/sales-order/sales-order.stream.ts';
import type { DecideOrder } from '../sales-order/decide-order.command.ts';
import { foldStream } from '../shared/fold-stream.ts';
import { orThrow } from '../shared/or-throw.ts';
import type { JudgeOrderAsItIs } from './judge-order.command.ts';
import type { ManageAutoApproval } from './manage-auto-approval.command.ts';

/** Throws while it is not due yet. */
export type ApprovePlanned = (orderId: string, context: JobContext) => Promise<void>;
/** Nothing happens where no approval of it is planned. */
export type StopPlanned = (orderId: string, cause: Exclude<StopCause, 'person'>, context: JobContext) => Promise<void>;

type Deps = {
  readonly store: Pick<EventStore, 'readStream'>;
  readonly decideOrder: DecideOrder;
  readonly judgeOrder: JudgeOrderAsItIs;
  readonly autoApproval: Pick<ManageAutoApproval, 'suspendIfUnproven'>;
  readonly now: () => Date;
};

export const createStopPlanned =
  (decideOrder: DecideOrder): StopPlanned =>
  async (orderId, cause, context) => {
    await decideOrder({ orderId, decision: { type: 'StopApproval', cause }, ifMatch: null }, context);
  };

export const createApprovePlanned = (deps: Deps): ApprovePlanned => {
  const stop = createStopPlanned(deps.decideOrder);
  return async (orderId, context) => {
    const order = await foldStream(deps.store, salesOrder, salesOrderStream(context.companyId, orderId));
    const plan = order.phase === 'none' ? null : order.approvalPlan.planned;
    if (order.phase === 'none' || plan === null) return;
    const now = deps.now().toISOString();
    if (now < plan.dueAt) throw new Error(`the approval of order ${orderId} is due at ${plan.dueAt}`);
    // read right before: neither a switch nor an error that was found since it was planned is overlooked
    const { policy } = orThrow(await deps.autoApproval.suspendIfUnproven(context));
    const isCurrent = policy.mode === 'on' && policy.version === plan.policyVersion && policy.round === plan.round;
    if (!isCurrent) return stop(orderId, 'switched_off', context);
    const { approves } = await deps.judgeOrder(order, policy, context);
    if (!approves) return stop(orderId, 'facts_changed', context);
    const decision = { type: 'ApproveAsPlanned', plan, now } as const;
    const approved = await deps.decideOrder({ orderId, decision, ifMatch: null }, context);
    // somebody stopped or changed it in this moment, or a field went missing: then a person decides
    if (isLeft(approved)) await stop(orderId, 'facts_changed', context);
  };
};
