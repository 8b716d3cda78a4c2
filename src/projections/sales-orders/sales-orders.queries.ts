import type { Pool } from 'pg';
import { comparable } from '../../domain/sales-order/matching.ts';
import { salesOrderStream } from '../../domain/sales-order/sales-order.stream.ts';
import type { EventStore } from '../../platform/event-store/event-store.ts';
import { type Page, type PageRequest, pageOf, startOf } from '../../platform/postgres/keyset.ts';
import { rowOfStream } from '../../platform/projections/row-of-stream.ts';
import { type SalesOrderRow, salesOrders } from './sales-orders.read-model.ts';

/** `from` and `to` bound the time it was made, `to` excluded. `q`: words that all have to occur. */
export type SalesOrderFilter = {
  readonly status?: string;
  readonly requiresReview?: boolean;
  readonly source?: string;
  readonly customer?: string;
  readonly q?: string;
  readonly from?: Date;
  readonly to?: Date;
};

/** Another order under the same number, of whatever customer: a person may know that it is the same. */
export type SameNumber = Pick<SalesOrderRow, 'id' | 'reference' | 'status'>;

export type SalesOrderQueries = {
  readonly salesOrders: (companyId: string, filter: SalesOrderFilter, page: PageRequest) => Promise<Page<SalesOrderRow>>;
  readonly salesOrder: (companyId: string, id: string) => Promise<SalesOrderRow | null>;
  /** As its stream has it this moment, however far the read model is; null when there is none. */
  readonly currentSalesOrder: (companyId: string, id: string) => Promise<SalesOrderRow | null>;
  readonly ordersOfSameNumber: (companyId: string, order: SalesOrderRow) => Promise<readonly SameNumber[]>;
};

const one = { name: 'sales-order', text: 'select * from read.sales_orders where company_id = $1 and id = $2' };
const sameNumber = {
  name: 'sales-orders-same-number',
  text: `select id, reference, status from read.sales_orders where company_id = $1 and po_key = $2 and id <> $3 order by created_at limit 20`,
};

const mostWords = 6;
const literally = (word: string): string => word.replace(/[\\%_]/g, '\\$&');

/** Conditions and their values, from $2 on; which index serves best depends on which there are, so no statement is named. */
const conditionsOf = (filter: SalesOrderFilter): { readonly text: string; readonly values: readonly unknown[] } => {
  const words = (filter.q ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => comparable(word) !== '')
    .slice(0, mostWords);
  const given: readonly (readonly [string, unknown])[] = [
    ['status =', filter.status],
    ['requires_review =', filter.requiresReview],
    ['source_kind =', filter.source],
    ['customer_id =', filter.customer],
    ['created_at >=', filter.from],
    ['created_at <', filter.to],
    ...words.map((word) => ['search like', `%${literally(word)}%`] as const),
  ];
  const present = given.filter(([, value]) => value !== undefined);
  return {
    text: present.map(([condition], index) => ` and ${condition} $${index + 2}`).join(''),
    values: present.map(([, value]) => value),
  };
};

export const createSalesOrderQueries = (pool: Pool, store: Pick<EventStore, 'readStream'>): SalesOrderQueries => ({
  salesOrders: async (companyId, filter, page) => {
    const { at, id } = startOf(page);
    const { text, values } = conditionsOf(filter);
    const next = values.length + 2;
    const { rows } = await pool.query<SalesOrderRow>({
      text: `select * from read.sales_orders where company_id = $1${text} and (created_at, id) < ($${next}, $${next + 1})
        order by created_at desc, id desc limit $${next + 2}`,
      values: [companyId, ...values, at, id, page.limit + 1],
    });
    return pageOf(rows, page.limit, (row) => ({ at: row.created_at, id: row.id }));
  },
  salesOrder: async (companyId, id) => (await pool.query<SalesOrderRow>({ ...one, values: [companyId, id] })).rows[0] ?? null,
  currentSalesOrder: async (companyId, id) =>
    rowOfStream(salesOrders, id, await store.readStream(salesOrderStream(companyId, id))),
  ordersOfSameNumber: async (companyId, { po_key, id }) =>
    po_key === null ? [] : (await pool.query<SameNumber>({ ...sameNumber, values: [companyId, po_key, id] })).rows,
});
