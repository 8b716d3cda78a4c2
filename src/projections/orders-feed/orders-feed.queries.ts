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

type Told = Omit<FeedEntry, keyof ReturnType<typeof orderFields>> & { readonly order: OrderAsOf };
type Place = Pick<FeedRow, 'commit_position' | 'prepare_position'>;
type Found = Pick<FeedRow, 'id' | 'order_id'> & Place;

/** streams read at once */
const atOnce = 16;
const beginning: Place = { commit_position: '-1', prepare_position: '-1' };

const place = {
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
const toldBy = (recorded: readonly Recorded[]): ReadonlyMap<string, Told> => {
  const events = recorded as unknown as readonly Recorded<SalesOrderEvent>[];
  const types = new Map(announcementsOf(events).map(({ event, type }) => [event.id, type]));
  const told = new Map<string, Told>();
  let state: SalesOrder = salesOrder.initialState;
  for (const event of events) {
    state = salesOrder.evolve(state, event);
    const type = types.get(event.id);
    if (!type || state.phase === 'none') continue;
    const { orderId, reference, content, version, handedOver } = state;
    const reason = 'reason' in event.data && typeof event.data.reason === 'string' ? event.data.reason : null;
    const said = {
      id: event.id,
      type,
      at: event.recordedAt.toISOString(),
      version,
      by: event.type === 'OrderReleased' ? event.data.approvedBy : event.metadata.actor,
      reason,
      external_reference: handedOver?.externalReference ?? null,
    };
    told.set(event.id, { ...said, order: { orderId, reference, content } });
  }
  return told;
};

export const createOrdersFeed = (pool: Pool, store: Pick<EventStore, 'readStream'>): OrdersFeed => {
  const recordsOf = createFeedRecords({ pool, store });
  const complete = async (companyId: string, told: readonly Told[]): Promise<readonly FeedEntry[]> => {
    const records = await recordsOf(companyId, recordIdsOf(told.map(({ order }) => order)));
    return told.map(({ order, ...said }) => ({ ...said, ...orderFields(order, records) }));
  };
  const toldByOrders = async (companyId: string, orderIds: readonly string[]) => {
    const ids = [...new Set(orderIds)];
    const told = new Map<string, Told>();
    for (let from = 0; from < ids.length; from += atOnce) {
      const streams = await Promise.all(
        ids.slice(from, from + atOnce).map((id) => store.readStream(salesOrderStream(companyId, id))),
      );
      for (const stream of streams) for (const [id, one] of toldBy(stream)) told.set(id, one);
    }
    return told;
  };
  const rowsAfter = async (companyId: string, { commit_position, prepare_position }: Place, limit: number) =>
    (await pool.query<Found>({ ...following, values: [companyId, commit_position, prepare_position, limit] })).rows;

  return {
    ordersFeed: async (companyId, after, limit) => {
      const known = after === null ? beginning : (await pool.query<Place>({ ...place, values: [companyId, after] })).rows[0];
      if (!known) return null;
      let at: Place & { readonly id: string | null } = { ...known, id: after };
      // an event that announces nothing (a draft that was rejected) must not end a page: an empty one means that there is no more
      for (;;) {
        const rows = await rowsAfter(companyId, at, limit);
        const last = rows.at(-1);
        if (!last) return { items: [], next: at.id };
        const told = await toldByOrders(
          companyId,
          rows.map(({ order_id }) => order_id),
        );
        const items = await complete(
          companyId,
          rows.flatMap(({ id }) => told.get(id) ?? []),
        );
        if (items.length > 0) return { items, next: last.id };
        at = last;
      }
    },
    announcement: async (companyId, orderId, eventId) => {
      const told = toldBy(await store.readStream(salesOrderStream(companyId, orderId))).get(eventId);
      return told ? ((await complete(companyId, [told]))[0] ?? null) : null;
    },
  };
};
