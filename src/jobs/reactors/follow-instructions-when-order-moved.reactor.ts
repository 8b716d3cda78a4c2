import { enqueue, type Recorded, reactor } from '@order-intake/event-sourcing';
import type { CompanyEvent } from '../../domain/company/company.events.ts';
import type { SalesOrderEvent } from '../../domain/sales-order/sales-order.events.ts';
import { followInstructions } from '../definitions.ts';

const follow = ({ data: { orderId }, metadata: { companyId } }: Recorded<SalesOrderEvent>) =>
  enqueue(followInstructions, { companyId, orderId }, orderId);

/** Everything after which an order is another draft, a draft again, or none any more. */
export const followInstructionsWhenOrderMoved = reactor<SalesOrderEvent | CompanyEvent>()({
  name: 'follow-instructions-when-order-moved',
  on: {
    OrderDrafted: (e) => (e.data.content.source.kind === 'email' ? follow(e) : null),
    OrderRevised: follow,
    OrderRevisionApplied: follow,
    OrderApproved: follow,
    OrderRejected: follow,
    OrderCancelled: follow,
    OrderMergedInto: follow,
    OrderMergeUndone: follow,
    OrderApprovalUndone: follow,
    OrderReopened: follow,
    OrderHandOverRefused: follow,
    CompanySettingsChanged: ({ data: { companyId, changes } }) =>
      changes.keepInstructions === false ? enqueue(followInstructions, { companyId, orderId: null }, companyId) : null,
  },
});
