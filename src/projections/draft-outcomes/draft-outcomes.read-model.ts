import { change, column, put, readModel } from '@order-intake/event-sourcing';
import { orderConfidence } from '../../domain/sales-order/review/review-findings.ts';
import type { OrderContent, OrderSource, SalesOrderEvent } from '../../domain/sales-order/sales-order.events.ts';

const columns = {
  ...column.ofCompany,
  source_kind: column.textOf<OrderSource['kind']>(),
  /** the mail, where it is one */
  email_id: column.orNull(column.uuid),
  /** 0 to 100; null: a person entered it */
  confidence: column.orNull(column.numeric(5, 2)),
  threshold: column.integer,
  /** a person had to look at it whatever its confidence */
  other_reasons: column.boolean,
  drafted_at: column.timestamptz,
  /** a person changed a field before it was decided */
  corrected: column.boolean,
  /** the first decision: later ones are about what the customer changed; null: none yet */
  outcome: column.orNull(column.textOf<'approved' | 'rejected' | 'cancelled'>()),
  decided_at: column.orNull(column.timestamptz),
};

export type DraftOutcomeRow = column.RowOf<typeof columns>;

const readingOf = ({ extraction, threshold, reviewReasons }: OrderContent) => ({
  confidence: orderConfidence(extraction, reviewReasons)?.toFixed(2) ?? null,
  threshold,
  other_reasons: reviewReasons.some((reason) => reason !== 'confidence_below_threshold'),
});

const decided = (outcome: NonNullable<DraftOutcomeRow['outcome']>) =>
  change<typeof columns, { readonly recordedAt: Date }, Pick<DraftOutcomeRow, 'outcome' | 'decided_at'> | object>((e, row) =>
    row.outcome === null ? { outcome, decided_at: e.recordedAt } : {},
  );

/** What people made of drafts: how sure the machine was, and whether it was right. */
export const draftOutcomes = readModel<SalesOrderEvent, typeof columns>({
  name: 'draft_outcomes',
  version: 4,
  columns,
  indexes: [
    // with what statistics count: a quarter's orders stand all over the table
    'create index on $table (company_id, drafted_at) include (confidence)',
    'create index on $table (company_id, decided_at) include (drafted_at, outcome, corrected) where decided_at is not null',
  ],
  personal: true,
  key: (e) => e.data.orderId,
  on: {
    OrderDrafted: put((e) => {
      const { content } = e.data;
      const { kind, id } = content.source;
      return {
        ...readingOf(content),
        source_kind: kind,
        email_id: kind === 'email' ? id : null,
        drafted_at: e.recordedAt,
        // a person who splits or merges drafts corrects what was drafted
        corrected: e.data.splitFrom !== undefined,
        outcome: null,
        decided_at: null,
      };
    }),
    // what is decided upon is what came last
    OrderRevised: change((e, row) => (row.outcome === null ? readingOf(e.data.content) : {})),
    OrderCorrected: change((_, row) => (row.outcome === null ? { corrected: true } : {})),
    OrderSplit: change((_, row) => (row.outcome === null ? { corrected: true } : {})),
    OrderMerged: change((_, row) => (row.outcome === null ? { corrected: true } : {})),
    OrderMergedInto: change((_, row) => (row.outcome === null ? { corrected: true } : {})),
    // what a policy approved says nothing of how a person would have decided
    OrderApproved: change((e, row) =>
      row.outcome === null && !e.data.automatic ? { outcome: 'approved' as const, decided_at: e.recordedAt } : {},
    ),
    OrderRejected: decided('rejected'),
    OrderCancelled: decided('cancelled'),
    // of a later version the first decision stands
    OrderApprovalUndone: change((e, row) =>
      e.data.version === 1 && row.outcome === 'approved' ? { outcome: null, decided_at: null } : {},
    ),
    OrderReopened: change(() => ({ outcome: null, decided_at: null })),
  },
});
