import { column, put, type Recorded, readModel } from '@order-intake/event-sourcing';
import type { SalesOrderEvent } from '../../domain/sales-order/sales-order.events.ts';

const columns = {
  ...column.ofCompany,
  order_id: column.uuid,
  at: column.createdAt,
  actor: column.atEvent(column.text, (e) => e.metadata.actor),
  kind: column.textOf<'assigned' | 'commented'>(),
  comment_id: column.orNull(column.uuid),
  mentions: column.jsonb<readonly string[]>(),
  /** subjects of all who are notified */
  recipients: column.jsonb<readonly string[]>(),
};

type Notifying = Recorded<Extract<SalesOrderEvent, { type: 'OrderAssigned' | 'OrderCommented' }>>;

/** Whom an event is about, less the person who did it. */
const recipientsOf = ({ data, metadata }: Notifying): readonly string[] => {
  const mentions = 'mentions' in data ? (data.mentions ?? []) : [];
  const assignee = data.assignee ?? null;
  const people = new Set([...mentions, ...(assignee === null ? [] : [assignee])]);
  return [...people].filter((subject) => metadata.actor !== `user:${subject}`);
};

/** What people are notified of in the app: one row per event, for all whom it is about. What each has read is in app.read_notices. */
export const notices = readModel<Notifying, typeof columns>({
  name: 'notices',
  version: 1,
  columns,
  personal: true, // a comment's text may name somebody; no row does
  indexes: [
    'create index on $table using gin (recipients jsonb_path_ops)',
    'create index on $table (company_id, at desc, id desc)',
  ],
  key: (e) => (recipientsOf(e).length === 0 ? null : e.id),
  on: {
    OrderAssigned: put((e) => ({
      order_id: e.data.orderId,
      kind: 'assigned',
      comment_id: null,
      mentions: [],
      recipients: recipientsOf(e),
    })),
    OrderCommented: put((e) => ({
      order_id: e.data.orderId,
      kind: 'commented',
      comment_id: e.data.commentId,
      mentions: e.data.mentions ?? [],
      recipients: recipientsOf(e),
    })),
  },
});
