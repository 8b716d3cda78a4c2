import { change, column, put, readModel } from '@order-intake/event-sourcing';
import type { ApprovalFacts } from '../../domain/auto-approval/approval-facts.ts';
import type { CheckedFact } from '../../domain/auto-approval/approval-rule.ts';
import type { OrderJudgedEvent } from '../../domain/auto-approval/auto-approval.events.ts';
import type { OrderSource, SalesOrderEvent } from '../../domain/sales-order/sales-order.events.ts';

export const verdicts = ['right', 'wrong', 'open', 'unchecked', 'left_out'] as const;
/**
 * What became of an order, as far as it says whether its draft was right. `unchecked`: a policy approved it and nobody has complained; `left_out`: the
 * customer wanted it no more, which says nothing.
 */
export type Verdict = (typeof verdicts)[number];

const columns = {
  ...column.ofCompany,
  reference: column.text,
  source: column.jsonb<OrderSource>(),
  customer_id: column.orNull(column.uuid),
  drafted_at: column.timestamptz,
  /** of the policy that judged it; null: none has */
  policy_version: column.orNull(column.integer),
  rule: column.orNull(column.text),
  approves: column.boolean,
  checks: column.jsonb<readonly CheckedFact[]>(),
  facts: column.orNull(column.jsonb<ApprovalFacts>()),
  live: column.boolean,
  sampled: column.boolean,
  judged_at: column.orNull(column.timestamptz),
  corrected: column.boolean,
  outcome: column.orNull(column.textOf<'approved' | 'automatic' | 'rejected' | 'cancelled'>()),
  decided_at: column.orNull(column.timestamptz),
  /** a policy has approved it, whatever became of it later */
  automatic: column.boolean,
  /** another system refused it, or reading its document again changed it after it was approved */
  found_wrong: column.boolean,
  /** the customer asked to cancel it */
  cancellation_asked: column.boolean,
  verdict: column.derived(column.textOf<Verdict>()),
  ...column.lifetime,
};

export type ApprovalJudgementRow = column.RowOf<typeof columns>;

const verdictOf = ({ outcome, corrected, found_wrong, cancellation_asked }: Omit<ApprovalJudgementRow, 'verdict'>): Verdict => {
  if (found_wrong || outcome === 'rejected') return 'wrong';
  if (outcome === 'cancelled') return cancellation_asked ? 'left_out' : 'wrong';
  if (corrected) return 'wrong';
  if (outcome === 'automatic') return 'unchecked';
  return outcome === 'approved' ? 'right' : 'open';
};

type Undecided = Pick<ApprovalJudgementRow, 'outcome'>;
/** What a person has approved stays so; what a policy has approved may be found wrong by a rejection or a cancellation. */
const isUndecided = ({ outcome }: Undecided): boolean => outcome === null || outcome === 'automatic';

const ended = (outcome: 'rejected' | 'cancelled') =>
  change<typeof columns, { readonly recordedAt: Date }, Pick<ApprovalJudgementRow, 'outcome' | 'decided_at'> | object>(
    (e, row) => (isUndecided(row) ? { outcome, decided_at: e.recordedAt } : {}),
  );

/** What policies said of orders, and what people and other systems found about them. */
export const approvalJudgements = readModel<SalesOrderEvent | OrderJudgedEvent, typeof columns>({
  name: 'approval_judgements',
  version: 3,
  columns,
  indexes: [
    'create index on $table (company_id, policy_version, judged_at) include (verdict, approves) where approves',
    'create index on $table (company_id, drafted_at) where judged_at is not null',
    'create index on $table (company_id, customer_id) where approves',
  ],
  personal: true,
  key: (e) => e.data.orderId,
  derived: { verdict: verdictOf },
  on: {
    OrderDrafted: put((e) => ({
      reference: e.data.reference,
      source: e.data.content.source,
      customer_id: null,
      drafted_at: e.recordedAt,
      policy_version: null,
      rule: null,
      approves: false,
      checks: [],
      facts: null,
      live: false,
      sampled: false,
      judged_at: null,
      // a person who splits or merges drafts corrects what was drafted
      corrected: e.data.splitFrom !== undefined,
      outcome: null,
      decided_at: null,
      automatic: false,
      found_wrong: false,
      cancellation_asked: false,
    })),
    // the first time that it would have been approved counts: then it would have been gone
    AutoApprovalJudged: change((e, row) => {
      if (row.approves) return { live: row.live || e.data.live };
      const { version, rule, approves, checks, facts, live, sampled } = e.data;
      const judged = { policy_version: version, rule, approves, checks, facts, live, sampled, judged_at: e.recordedAt };
      return { ...judged, customer_id: facts.customerId };
    }),
    OrderSplit: change((_, row) => (isUndecided(row) ? { corrected: true } : {})),
    OrderMerged: change((_, row) => (isUndecided(row) ? { corrected: true } : {})),
    OrderMergedInto: change((_, row) => (isUndecided(row) ? { corrected: true } : {})),
    OrderCorrected: change((e, row) => (isUndecided(row) && e.data.changes.length > 0 ? { corrected: true } : {})),
    OrderApproved: change((e, row) => ({
      automatic: row.automatic || e.data.automatic !== undefined,
      ...(row.outcome === null
        ? { outcome: e.data.automatic ? ('automatic' as const) : ('approved' as const), decided_at: e.recordedAt }
        : {}),
    })),
    OrderRejected: ended('rejected'),
    OrderCancelled: ended('cancelled'),
    // of a later version the first decision stands
    OrderApprovalUndone: change((e, row) =>
      e.data.version === 1 && row.outcome === 'approved' ? { outcome: null, decided_at: null } : {},
    ),
    OrderReopened: change(() => ({ outcome: null, decided_at: null })),
    OrderHandOverRefused: change(() => ({ found_wrong: true })),
    OrderRevisionApplied: change((e, { source, found_wrong }) => ({
      found_wrong: found_wrong || (e.data.source.kind === source.kind && e.data.source.id === source.id),
    })),
    OrderCancellationRequested: change(() => ({ cancellation_asked: true })),
  },
});
