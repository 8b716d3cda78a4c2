import { column, put, readModel } from '@order-intake/event-sourcing';
import type { SalesOrderEvent } from '../../domain/sales-order/sales-order.events.ts';

/** As many digits as an unsigned number of 64 bits has. */
const position = column.numeric(20);

const columns = {
  /** the id is the event's: it stays the same in every rebuild and in every copy of the log, and is the cursor */
  ...column.ofCompany,
  order_id: column.uuid,
  revision: column.revision,
  /** its place in the log, which is the order of the feed */
  commit_position: column.atEvent(position, (e) => e.position.commit.toString()),
  prepare_position: column.atEvent(position, (e) => e.position.prepare.toString()),
  at: column.timestamptz,
};

export type FeedRow = column.RowOf<typeof columns>;

/**
 * Which events of orders other systems may want to hear of, in the order of the log. Rows are written in that order by the one projector that is
 * active, each batch in one transaction: who sees a row sees all that stand before it. What an event says is read from its order's stream.
 */
export const ordersFeed = readModel<SalesOrderEvent, typeof columns>({
  name: 'orders_feed',
  version: 1,
  columns,
  indexes: ['create index on $table (company_id, commit_position, prepare_position)'],
  // they are folded from events with reasons, which rows do not hold
  personal: true,
  // an approval that can still be undone is announced by its release; the end of an order that was never approved is
  // not published
  key: (e) => {
    if (e.type === 'OrderApproved') return e.data.releaseAt === undefined ? e.id : null;
    return 'version' in e.data && e.data.version !== undefined ? e.id : null;
  },
  on: {
    OrderApproved: put((e) => ({ order_id: e.data.orderId, at: e.recordedAt })),
    OrderReleased: put((e) => ({ order_id: e.data.orderId, at: e.recordedAt })),
    OrderCancelled: put((e) => ({ order_id: e.data.orderId, at: e.recordedAt })),
    OrderRejected: put((e) => ({ order_id: e.data.orderId, at: e.recordedAt })),
  },
});
