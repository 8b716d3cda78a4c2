import type { PastOrder, SimulatedVerdict, Simulation } from '../../../domain/auto-approval/simulation.ts';
import type { JudgedOrder } from '../../../projections/approval-judgements/approval-judgements.queries.ts';

const mostWrong = 100;

const verdictOf = ({ verdict, corrected, outcome, found_wrong }: JudgedOrder): SimulatedVerdict => {
  if (verdict !== 'wrong') return verdict;
  if (found_wrong) return 'refused';
  return corrected && outcome !== 'rejected' && outcome !== 'cancelled' ? 'corrected' : 'rejected';
};

export const pastOrders = (rows: readonly JudgedOrder[]): readonly PastOrder[] =>
  rows.flatMap(({ facts, ...row }) =>
    facts === null ? [] : [{ id: row.id, reference: row.reference, facts, verdict: verdictOf({ facts, ...row }) }],
  );

const percent = (share: number): number => Math.round(share * 1_000_000) / 10_000;

export const simulationView = ({ orders, wouldApprove, right, wrong, by, bound, wrongOrders, blockers }: Simulation) => ({
  orders,
  would_approve: wouldApprove,
  ...by,
  error_percent: right + wrong === 0 ? null : percent(wrong / (right + wrong)),
  bound_percent: percent(bound),
  wrong_orders: wrongOrders.slice(0, mostWrong),
  blockers,
});
