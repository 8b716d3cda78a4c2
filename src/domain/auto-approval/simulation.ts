/** What a policy would have done with orders of the past, and what became of them. */
import type { ApprovalFacts } from './approval-facts.ts';
import { type ApprovalCheck, type ApprovalRule, applyPolicy, approvalChecks } from './approval-rule.ts';
import { type Counts, errorBound } from './proof.ts';

export const simulatedVerdicts = ['right', 'corrected', 'rejected', 'refused', 'open', 'unchecked', 'left_out'] as const;
/**
 * `right`: approved by a person as it was read; `corrected`, `rejected`, `refused` (by another system, or by reading it again): wrong; `open`: nobody
 * has decided; `unchecked`: a policy approved it; `left_out`: the customer wanted it no more.
 */
export type SimulatedVerdict = (typeof simulatedVerdicts)[number];

export type PastOrder = {
  readonly id: string;
  readonly reference: string;
  readonly facts: ApprovalFacts;
  readonly verdict: SimulatedVerdict;
};
export type WrongOrder = Pick<PastOrder, 'id' | 'reference' | 'verdict'>;

export type Simulation = Counts & {
  readonly orders: number;
  readonly wouldApprove: number;
  readonly by: { readonly [verdict in SimulatedVerdict]: number };
  /** 0 to 1, one-sided 95 % */
  readonly bound: number;
  readonly wrongOrders: readonly WrongOrder[];
  /** how many orders each demand kept back that no other did */
  readonly blockers: readonly { readonly check: ApprovalCheck; readonly orders: number; readonly alone: number }[];
};

const wrongs: ReadonlySet<SimulatedVerdict> = new Set(['corrected', 'rejected', 'refused']);

const blockersOf = (failed: readonly (readonly ApprovalCheck[])[]): Simulation['blockers'] =>
  approvalChecks
    .map((check) => {
      const failing = failed.filter((checks) => checks.includes(check));
      return { check, orders: failing.length, alone: failing.filter(({ length }) => length === 1).length };
    })
    .filter(({ orders }) => orders > 0)
    .sort((a, b) => b.alone - a.alone || b.orders - a.orders);

export const simulate = (past: readonly PastOrder[], rules: readonly ApprovalRule[]): Simulation => {
  const judged = past.map((order) => ({ order, ...applyPolicy(order.facts, rules) }));
  const approved = judged.filter(({ approves }) => approves).map(({ order }) => order);
  const counted = (verdict: SimulatedVerdict): number => approved.filter((order) => order.verdict === verdict).length;
  const by = Object.fromEntries(simulatedVerdicts.map((verdict) => [verdict, counted(verdict)])) as Simulation['by'];
  const wrongOrders = approved
    .filter(({ verdict }) => wrongs.has(verdict))
    .map(({ id, reference, verdict }) => ({ id, reference, verdict }));
  const counts = { right: by.right, wrong: wrongOrders.length };
  const failed = judged
    .filter(({ approves }) => !approves)
    .map(({ checks }) => checks.filter(({ holds }) => !holds).map(({ check }) => check));
  return {
    ...counts,
    orders: past.length,
    wouldApprove: approved.length,
    by,
    bound: errorBound(counts),
    wrongOrders,
    blockers: blockersOf(failed),
  };
};
