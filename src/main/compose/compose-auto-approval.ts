/** What approves orders without a person, and what holds it back. */
import type { CommandHandler, EventStore } from '@order-intake/event-sourcing';
import type { Pool } from 'pg';
import { type ApprovalKnowledgeDeps, createApprovalKnowledge } from '../../commands/auto-approval/approval-knowledge.ts';
import { createApprovePlanned, createStopPlanned } from '../../commands/auto-approval/approve-planned.command.ts';
import { createJudgeAndPlan, createJudgeOrder } from '../../commands/auto-approval/judge-order.command.ts';
import {
  createCurrentAutoApproval,
  createLoadApprovalHistory,
  createLoadAutoApproval,
  createManageAutoApproval,
} from '../../commands/auto-approval/manage-auto-approval.command.ts';
import type { DecideOrder } from '../../commands/sales-order/decide-order.command.ts';
import { createApprovalJudgementQueries } from '../../projections/approval-judgements/approval-judgements.queries.ts';
import { createApprovalLookup } from '../../projections/approval-judgements/approval-lookup.queries.ts';

type Parts = {
  readonly handle: CommandHandler;
  readonly store: EventStore;
  readonly pool: Pool;
  readonly decideOrder: DecideOrder;
} & Omit<ApprovalKnowledgeDeps, 'approvals'>;

export const composeAutoApproval = (parts: Parts) => {
  const { handle, store, pool, decideOrder, companySettings, now } = parts;
  const loadAutoApproval = createLoadAutoApproval(store);
  const { approvalHistory: stored } = createApprovalJudgementQueries(pool);
  const loadApprovalHistory = createLoadApprovalHistory({ approvalHistory: stored, now });
  const manageAutoApproval = createManageAutoApproval({ handle, loadAutoApproval, approvalHistory: loadApprovalHistory });
  const knowledge = createApprovalKnowledge({ ...parts, approvals: createApprovalLookup(pool) });
  const judgeOrder = createJudgeOrder({ handle, knowledge });
  return {
    loadAutoApproval,
    currentAutoApproval: createCurrentAutoApproval(store),
    loadApprovalHistory,
    manageAutoApproval,
    judgeAndPlan: createJudgeAndPlan({ handle, store, loadAutoApproval, knowledge, companySettings, now }),
    approvePlanned: createApprovePlanned({ store, decideOrder, judgeOrder, autoApproval: manageAutoApproval, now }),
    stopPlanned: createStopPlanned(decideOrder),
  };
};
