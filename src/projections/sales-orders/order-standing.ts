/** What an order's actions depend on, of its row: the same as of its stream. */
import type { ApprovalRequirements } from '../../domain/sales-order/approval-requirements.ts';
import { type OrderPhase, type OrderStanding, waitsIn } from '../../domain/sales-order/order-actions.ts';
import { missingFields } from '../../domain/sales-order/order-review.ts';
import { approvalStanding } from '../../domain/sales-order/planned-approval.ts';
import { questionStanding } from '../../domain/sales-order/questions/asking.ts';
import { articlesIn } from '../../domain/sales-order/sales-order.state.ts';
import type { OrderStatus, SalesOrderRow } from './sales-orders.columns.ts';

const phases: { readonly [status in OrderStatus]: OrderPhase } = {
  DRAFT: 'draft',
  APPROVED: 'approved',
  HANDED_OVER: 'handed_over',
  REJECTED: 'rejected',
  CANCELLED: 'cancelled',
  MERGED: 'merged',
};

export const isApprovedRow = ({ status }: Pick<SalesOrderRow, 'status'>): boolean =>
  status === 'APPROVED' || status === 'HANDED_OVER';

export const waitingOfRow = ({
  status,
  revisions,
  cancellations,
  questions,
}: Pick<SalesOrderRow, 'status' | 'revisions' | 'cancellations' | 'questions'>): Pick<
  OrderStanding,
  'phase' | 'revisions' | 'cancellations' | 'questions'
> => ({
  phase: phases[status],
  revisions: {
    ...waitsIn(
      revisions
        .filter(({ state }) => state === 'held')
        .map(({ doubts = [], read_again: readAgain = false, answer = null }) => ({ doubts, readAgain, answer })),
    ),
    // those that came while it was a draft were never held
    applied: revisions.some(({ state, settled }) => state === 'applied' && settled !== null),
    dismissed: revisions.some(({ state }) => state === 'dismissed'),
    separated: revisions.some(({ state }) => state === 'separated'),
  },
  cancellations: {
    waiting: cancellations.some(({ state }) => state === 'waits'),
    dismissed: cancellations.some(({ state }) => state === 'dismissed'),
  },
  questions: questionStanding(questions),
});

export const missingOfRow = (row: SalesOrderRow, requires: ApprovalRequirements) =>
  missingFields(
    {
      ...row.details,
      customer: row.customer_id === null ? null : { customerId: row.customer_id, by: 'person' },
      poNumber: row.po_number,
      warehouseId: row.warehouse_id,
      currency: row.currency,
      deliveryDate: row.delivery_date,
      total: row.total,
      lines: row.lines,
    },
    requires,
  );

export const orderStanding = (row: SalesOrderRow, requires: ApprovalRequirements): OrderStanding => ({
  ...waitingOfRow(row),
  version: row.version,
  articles: articlesIn(row.lines),
  missing: missingOfRow(row, requires),
  approval: approvalStanding(row.approval_plan),
  release: { waits: row.release_at !== null, undone: row.approval_undone },
});
