/** The feed of orders: what was approved, changed and cancelled, in the order of the log, from any place in it. */
import type { EventStore, Recorded } from '@order-intake/event-sourcing';
import type { Pool } from 'pg';
import { announcementsOf } from '../../domain/sales-order/order-announcements.ts';
import { salesOrder } from '../../domain/sales-order/sales-order.decider.ts';
import type { SalesOrderEvent } from '../../domain/sales-order/sales-order.events.ts';
import type { SalesOrder } from '../../domain/sales-order/sales-order.state.ts';
import { salesOrderStream } from '../../domain/sales-order/sales-order.stream.ts';
import { type FeedEntry, type OrderAsOf, orderFields, recordIdsOf } from './feed-entry.ts';
import { createFeedRecords } from './feed-records.queries.ts';
import type { FeedRow } from './orders-feed.read-model.ts';

export type FeedPage = {
  readonly items: readonly FeedEntry[];
  /** behind the last entry that was looked at; null: there was none yet, ever */
  readonly next: string | null;
};

export type OrdersFeed = {
  /** `after`: the id of an entry, null: from the first one. Answers null for an id that the feed does not hold (yet). */
  readonly ordersFeed: (companyId: string, after: string | null, limit: number) => Promise<FeedPage | null>;
  /** One entry; null when this event announces nothing. Throws Unavailable. */
  readonly announcement: (companyId: string, orderId: string, eventId: string) => Promise<FeedEntry | null>;
};

type Announcement = Omit<FeedEntry, keyof ReturnType<typeof orderFields>> & { readonly order: OrderAsOf };
type Place = Pick<FeedRow, 'commit_position' | 'prepare_position'>;
type FoundEntry = Pick<FeedRow, 'id' | 'order_id'> & Place;

/** streams read at once */
const atOnce = 16;
const beginning: Place = { commit_position: '-1', prepare_position: '-1' };

const entryPosition = {
  name: 'orders-feed-place',
  text: 'select commit_position, prepare_position from read.orders_feed where company_id = $1 and id = $2',
};
const following = {
  name: 'orders-feed',
  text: `select id, order_id, commit_position, prepare_position from read.orders_feed
    where company_id = $1 and (commit_position, prepare_position) > ($2, $3)
    order by commit_position, prepare_position limit $4`,
};

/** What the stream of an order has announced, each with the order as it stood then, by the event's id. */
const announcementsIn = (recorded: readonly Recorded[]): ReadonlyMap<string, Announcement> => {
  const events = recorded as unknown as readonly Recorded<SalesOrderEvent>[];
  const types = new Map(announcementsOf(events).map(({ event, type }) => [event.id, type]));
  const announcements = new Map<string, Announcement>();
  let state: SalesOrder = salesOrder.initialState;
  for (const event of events) {
    state = salesOrder.evolve(state, event);
    const type = types.get(event.id);
    if (!type || state.phase === 'none') continue;
    const { orderId, reference, content, version, handedOver } = state;
    const reason = 'reason' in event.data && typeof event.data.reason === 'string' ? event.data.reason : null;
    const announcement = {
      id: event.id,
      type,
      at: event.recordedAt.toISOString(),
      version,
      by: event.type === 'OrderReleased' ? event.data.approvedBy : event.metadata.actor,
      reason,
      external_reference: handedOver?.externalReference ?? null,
    };
    announcements.set(event.id, { ...announcement, order: { isApproved: true, orderId, reference, content } });
  }
  return announcements;
};

export const createOrdersFeed = (pool: Pool, store: Pick<EventStore, 'readStream'>): OrdersFeed => {
  const recordsOf = createFeedRecords({ pool, store });
  const complete = async (companyId: string, announcements: readonly Announcement[]): Promise<readonly FeedEntry[]> => {
    const records = await recordsOf(companyId, recordIdsOf(announcements.map(({ order }) => order)));
    return announcements.map(({ order, ...entry }) => ({ ...entry, ...orderFields(order, records) }));
  };
  const toldByOrders = async (companyId: string, orderIds: readonly string[]) => {
    const ids = [...new Set(orderIds)];
    const announcements = new Map<string, Announcement>();
    for (let from = 0; from < ids.length; from += atOnce) {
      const streams = await Promise.all(
        ids.slice(from, from + atOnce).map((id) => store.readStream(salesOrderStream(companyId, id))),
      );
      for (const stream of streams) for (const [id, announcement] of announcementsIn(stream)) announcements.set(id, announcement);
    }
    return announcements;
  };
  const rowsAfter = async (companyId: string, { commit_position, prepare_position }: Place, limit: number) =>
    (await pool.query<FoundEntry>({ ...following, values: [companyId, commit_position, prepare_position, limit] })).rows;

  return {
    ordersFeed: async (companyId, after, limit) => {
      const start =
        after === null ? beginning : (await pool.query<Place>({ ...entryPosition, values: [companyId, after] })).rows[0];
      if (!start) return null;
      let at: Place & { readonly id: string | null } = { ...start, id: after };
      // an event that announces nothing (a draft that was rejected) must not end a page: an empty one means that there is no more
      for (;;) {
        const rows = await rowsAfter(companyId, at, limit);
        const last = rows.at(-1);
        if (!last) return { items: [], next: at.id };
        const announcements = await toldByOrders(
          companyId,
          rows.map(({ order_id }) => order_id),
        );
        const items = await complete(
          companyId,
          rows.flatMap(({ id }) => announcements.get(id) ?? []),
        );
        if (items.length > 0) return { items, next: last.id };
        at = last;
      }
    },
    announcement: async (companyId, orderId, eventId) => {
      const announcement = announcementsIn(await store.readStream(salesOrderStream(companyId, orderId))).get(eventId);
      return announcement ? ((await complete(companyId, [announcement]))[0] ?? null) : null;
    },
  };
};
