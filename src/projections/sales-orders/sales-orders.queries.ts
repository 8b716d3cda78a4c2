import { type EventStore, rowOfStream } from '@order-intake/event-sourcing';
import { createAskedInOneGo } from '@order-intake/kernel';
import type { Pool } from 'pg';
import type { DeliveryEnd } from '../../domain/delivery/delivery.ts';
import { salesOrderStream } from '../../domain/sales-order/sales-order.stream.ts';
import { type Condition, conditionsOf, type Total } from '../../platform/postgres/conditions.ts';
import type { Page, PageRequest } from '../../platform/postgres/keyset.ts';
import { type OrderedRow, type OrderingOf, orderedPages } from '../../platform/postgres/ordered-page.ts';
import { allOn, countTogether, inTheirOrder } from '../../platform/postgres/shared-count.ts';
import { createListedPage } from '../shared/listed-page.ts';
import { type FoundWord, findOrderWords, orderWords } from './order-search.ts';
import type { OrderStatus } from './sales-orders.columns.ts';
import { type SalesOrderRow, salesOrders } from './sales-orders.read-model.ts';

/** `from` and `to` bound the time it was made, `to` excluded. `q`: words that all have to occur in it, its customer's record or its mail. */
export type SalesOrderFilter = {
  readonly status?: string;
  readonly requiresReview?: boolean;
  readonly source?: string;
  readonly customer?: string;
  readonly q?: string;
  readonly from?: Date;
  readonly to?: Date;
  /** the assignee's subject */
  readonly assignee?: string;
  /** how the notification of the mail that it came in ended */
  readonly notification?: DeliveryEnd;
};
export type OrderOrdering = OrderingOf<'created_at' | 'updated_at' | 'delivery_date'>;

/** Another order under the same number, of whatever customer: a person may know that it is the same. */
export type SameNumber = Pick<SalesOrderRow, 'id' | 'reference' | 'status'>;

export type SalesOrderQueries = {
  readonly salesOrders: (
    companyId: string,
    filter: SalesOrderFilter & { readonly ordering?: OrderOrdering },
    page: PageRequest,
  ) => Promise<Page<SalesOrderRow>>;
  /** `first`: the first page of the same; when it is all there is nothing is counted. A search has to read each row of a count. */
  readonly salesOrderTotal: (companyId: string, filter: SalesOrderFilter, first?: Promise<Page<SalesOrderRow>>) => Promise<Total>;
  /** ids of drafts that nothing is to review about, those that wait longest first */
  readonly unreviewedDrafts: (companyId: string, most: number) => Promise<readonly string[]>;
  /** ids of orders that a document was read for and that are not over, made at that time or later, the oldest first */
  readonly ordersReadSince: (companyId: string, since: Date, most: number) => Promise<readonly string[]>;
  /** ids of the newest ones that a document was read for */
  readonly approvedOrders: (companyId: string, most: number) => Promise<readonly string[]>;
  readonly salesOrder: (companyId: string, id: string) => Promise<SalesOrderRow | null>;
  /** As its stream has it this moment, however far the read model is; null when there is none. */
  readonly currentSalesOrder: (companyId: string, id: string) => Promise<SalesOrderRow | null>;
  /** By id, of those of the company that the table has. */
  readonly orderStatuses: (companyId: string, ids: readonly string[]) => Promise<ReadonlyMap<string, OrderStatus>>;
  readonly ordersOfSameNumber: (companyId: string, order: SalesOrderRow) => Promise<readonly SameNumber[]>;
};

const orderById = { name: 'sales-order', text: 'select * from read.sales_orders where company_id = $1 and id = $2' };
const statuses = {
  name: 'sales-orders-statuses',
  text: 'select id, status from read.sales_orders where company_id = $1 and id = any($2::uuid[])',
};
const sameNumber = {
  name: 'sales-orders-same-number',
  text: `select id, reference, status from read.sales_orders where company_id = $1 and po_key = $2 and id <> $3 order by created_at limit 20`,
};

const pages = orderedPages({
  created_at: { sql: 'created_at', type: 'timestamptz' },
  updated_at: { sql: 'updated_at', type: 'timestamptz' },
  delivery_date: { sql: "coalesce(delivery_date, '')", type: 'text' },
});
export const orderOrderings = pages.names;

const columnConditions = (filter: SalesOrderFilter): readonly Condition[] => [
  ['status = ?', filter.status],
  ['requires_review = ?', filter.requiresReview],
  ['source_kind = ?', filter.source],
  ['customer_id = ?', filter.customer],
  ['created_at >= ?', filter.from],
  ['created_at < ?', filter.to],
  ['assignee = ?', filter.assignee],
  // said twice: from rare mails to their orders by the one, from the newest orders to their mails by the other
  [
    `exists (select 1 from read.emails e where e.company_id = $1 and e.notification = ? and e.id::text = source->>'id'
      and e.id = case when source_kind = 'email' then (source->>'id')::uuid end)`,
    filter.notification,
  ],
];

const unreviewed = {
  name: 'sales-orders-unreviewed',
  text: `select id from read.sales_orders where company_id = $1 and waiting_since is not null and status = 'DRAFT' and not requires_review
    order by waiting_since, id limit $2`,
};
const readSince = {
  name: 'sales-orders-read-since',
  text: `select id from read.sales_orders where company_id = $1 and created_at >= $2 and extraction_metadata is not null
    and status in ('DRAFT', 'APPROVED', 'HANDED_OVER') order by created_at, id limit $3`,
};

const approved = {
  name: 'sales-orders-approved',
  text: `select id from read.sales_orders where company_id = $1 and extraction_metadata is not null
    and status in ('APPROVED', 'HANDED_OVER') order by created_at desc, id desc limit $2`,
};

export const createSalesOrderQueries = (pool: Pool, store: Pick<EventStore, 'readStream'>): SalesOrderQueries => {
  const listed = createListedPage<SalesOrderRow & OrderedRow, 'created_at' | 'updated_at' | 'delivery_date'>({
    ...{ pool, table: 'sales_orders', pages, orderColumns: ['created_at', 'updated_at', 'delivery_date'] },
  });
  // a page and how many there are: both ask for the same words
  const once = createAskedInOneGo<readonly FoundWord[]>();
  const conditionsFor = async (companyId: string, filter: SalesOrderFilter) => {
    const { q } = filter;
    const words = await once(JSON.stringify([companyId, q]), () => findOrderWords(pool, companyId, q));
    return conditionsOf([...columnConditions(filter), ...orderWords(words)], 2);
  };
  return {
    salesOrders: async (companyId, { ordering = '-created_at', ...filter }, page) => {
      const conditions = await conditionsFor(companyId, filter);
      return listed({ companyId, conditions, isSearch: filter.q !== undefined, ordering, page });
    },
    salesOrderTotal: async (companyId, filter, first) => {
      const { text, values } = await conditionsFor(companyId, filter); // in one go with the page's
      const all = first && allOn(await first);
      if (all) return all;
      const plain = filter.q === undefined && filter.notification === undefined;
      return countTogether(pool, {
        from: `read.sales_orders where company_id = $1${text}${plain ? inTheirOrder('created_at') : ''}`,
        values: [companyId, ...values],
      });
    },
    unreviewedDrafts: async (companyId, most) =>
      (await pool.query<{ id: string }>({ ...unreviewed, values: [companyId, most] })).rows.map(({ id }) => id),
    ordersReadSince: async (companyId, since, most) =>
      (await pool.query<{ id: string }>({ ...readSince, values: [companyId, since, most] })).rows.map(({ id }) => id),
    approvedOrders: async (companyId, most) =>
      (await pool.query<{ id: string }>({ ...approved, values: [companyId, most] })).rows.map(({ id }) => id),
    salesOrder: async (companyId, id) =>
      (await pool.query<SalesOrderRow>({ ...orderById, values: [companyId, id] })).rows[0] ?? null,
    currentSalesOrder: async (companyId, id) =>
      rowOfStream(salesOrders, id, await store.readStream(salesOrderStream(companyId, id))),
    orderStatuses: async (companyId, ids) => {
      if (ids.length === 0) return new Map();
      const { rows } = await pool.query<Pick<SalesOrderRow, 'id' | 'status'>>({ ...statuses, values: [companyId, ids] });
      return new Map(rows.map(({ id, status }) => [id, status]));
    },
    ordersOfSameNumber: async (companyId, { po_key, id }) =>
      po_key === null ? [] : (await pool.query<SameNumber>({ ...sameNumber, values: [companyId, po_key, id] })).rows,
  };
};
