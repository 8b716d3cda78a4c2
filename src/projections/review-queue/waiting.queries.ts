/** Everything that waits for a person of the company, whichever way it came: orders, and mails, uploads and conversations that no order stands for. */

import type { Pool } from 'pg';
import type { Reason } from '../../domain/reasons/reasons.ts';
import type { ReviewReason } from '../../domain/sales-order/review-reasons.ts';
import type { OrderSource, RecordedFinding } from '../../domain/sales-order/sales-order.events.ts';
import { asTotal, type Condition, conditionsOf, type Total, totalOf } from '../../platform/postgres/conditions.ts';
import type { Page, PageRequest } from '../../platform/postgres/keyset.ts';
import { type OrderedRow, orderedPages } from '../../platform/postgres/ordered-page.ts';
import { queueOrder } from '../sales-orders/order-queue.ts';
import { type FoundWord, findOrderWords, orderWords } from '../sales-orders/order-search.ts';
import type { OrderCancellation, OrderRevision, OrderStatus } from '../sales-orders/sales-orders.columns.ts';

/** What only orders have is null in the other kinds; `id` is of the log entry, the upload or the conversation. */
export type WaitingEntry = {
  readonly kind: WaitingKind;
  readonly id: string;
  readonly reference: string | null;
  readonly status: OrderStatus | (typeof otherStatuses)[number];
  readonly source: OrderSource;
  readonly subject: string | null;
  readonly customer_id: string | null;
  readonly warehouse_id: string | null;
  readonly customer_name: string | null;
  readonly customer_email: string | null;
  readonly po_number: string | null;
  readonly total: string | null;
  readonly currency: string | null;
  readonly delivery_date: string | null;
  readonly confidence: string | null;
  readonly threshold: number;
  readonly requires_review: boolean;
  readonly reasons: readonly string[];
  readonly findings: readonly RecordedFinding[];
  /** those that wait */
  readonly revisions: readonly OrderRevision[];
  readonly cancellations: readonly OrderCancellation[];
  readonly assignee: string | null;
  readonly waiting_since: Date;
  readonly failure: Reason | null;
};

export const waitingKinds = ['order', 'email', 'document', 'chat'] as const;
export type WaitingKind = (typeof waitingKinds)[number];
/** SUCCESS and FAILED of mails, WAITING of uploads and conversations. */
export const otherStatuses = ['SUCCESS', 'FAILED', 'WAITING'] as const;

const pages = orderedPages(
  {
    waiting_since: { sql: 'w.waiting_since', type: 'timestamptz' },
    confidence: { sql: 'w.by_confidence', type: 'numeric' },
    total: { sql: 'w.by_total', type: 'numeric' },
    po_number: { sql: 'w.by_po_number', type: 'text' },
    delivery_date: { sql: 'w.by_delivery_date', type: 'text' },
    assignee: { sql: 'w.by_assignee', type: 'text' },
  },
  'w.id',
);
export const waitingOrderings = pages.names;
type WaitingOrdering = (typeof waitingOrderings)[number];

export type WaitingFilter = {
  readonly kind?: WaitingKind;
  readonly source?: string;
  readonly reason?: ReviewReason;
  readonly requiresReview?: boolean;
  /** null: of nobody */
  readonly assignee?: string | null;
  readonly q?: string;
};
export type WaitingCounts = {
  readonly total: Total;
  readonly unassigned: number;
  readonly mine: number;
  readonly requiresReview: number;
  readonly byReason: { readonly [reason: string]: number };
  readonly bySource: { readonly [kind: string]: number };
};

export type WaitingQueries = {
  readonly waiting: (
    companyId: string,
    filter: WaitingFilter & { readonly ordering: WaitingOrdering },
    page: PageRequest,
  ) => Promise<Page<WaitingEntry>>;
  /** Of what a filter leaves, exact up to 1,000. */
  readonly waitingCount: (companyId: string, filter: WaitingFilter) => Promise<Total>;
  /** Of all that waits, whatever the filter of a page; `me`: whose are counted as mine. Exact up to 10,000. */
  readonly waitingCounts: (companyId: string, me: string) => Promise<WaitingCounts>;
};

const [ofOrder, ofDocument] = [queueOrder('o.'), queueOrder('d.')];
/**
 * $1 is the company in both. `by_…`: what the list can be ordered by, never null. Nothing was
 * read of a mail that failed, or of a conversation; what a person or a program entered was never in doubt. An order without a delivery date comes last.
 */
const entries = `(
  select 'order' as kind, o.id, o.reference, o.status, o.source, o.source_kind, l.email_subject as subject, o.customer_id, o.warehouse_id,
    o.customer_name, o.customer_email, o.po_number, o.total, o.currency, o.delivery_date, o.ai_confidence::text as confidence, o.threshold,
    o.requires_review, o.review_reasons as reasons, o.content_findings as findings,
    jsonb_path_query_array(o.revisions, '$[*] ? (@.state == "held")') as revisions,
    jsonb_path_query_array(o.cancellations, '$[*] ? (@.state == "waits")') as cancellations, o.assignee, o.waiting_since, null as failure, o.search, o.product_ids,
    ${ofOrder.confidence} as by_confidence, ${ofOrder.total} as by_total, ${ofOrder.po_number} as by_po_number,
    ${ofOrder.delivery_date} as by_delivery_date, ${ofOrder.assignee} as by_assignee
  from read.sales_orders o
    left join read.emails l on l.company_id = o.company_id
      and l.id = case when o.source_kind = 'email' then (o.source->>'id')::uuid end -- as a uuid: by its index, not by all of a year's mails
  where o.company_id = $1 and o.waiting_since is not null
  union all
  select 'email', e.id, null, e.status, jsonb_build_object('kind', 'email', 'id', e.id), 'email', e.email_subject, null, null,
    e.email_from_name, e.email_from, null, null, null, null, e.ai_confidence::text, e.threshold,
    true, case when e.status = 'FAILED' then '["mail_failed"]'::jsonb else e.review_reasons end, '[]'::jsonb, '[]'::jsonb, '[]'::jsonb, e.assignee, e.waiting_since,
    e.failure, e.search, null, coalesce(e.ai_confidence, 0), 0, '', '9999', coalesce(e.assignee, '')
  from read.emails e where e.company_id = $1 and e.waiting_since is not null
  union all
  select 'document', d.id, null, 'WAITING', jsonb_build_object('kind', 'upload', 'id', d.id), 'upload', d.name, null, null,
    d.customer_name, d.customer_email, d.po_number, d.total, d.currency, null, d.confidence::text, coalesce((c.settings->>'minConfidenceThreshold')::int, 70),
    true, jsonb_build_array(case when d.orders = 0 then 'cancels_unknown_order' else 'upload_without_order' end), '[]'::jsonb, '[]'::jsonb, '[]'::jsonb, d.assignee, d.waiting_since, null, d.search, null,
    coalesce(d.confidence, 100), ${ofDocument.total}, ${ofDocument.po_number}, '9999', ${ofDocument.assignee}
  from read.documents d left join read.companies c on c.id = d.company_id
  where d.company_id = $1 and d.waiting_since is not null and d.expires_at > now()
  union all
  select 'chat', s.id, null, 'WAITING', jsonb_build_object('kind', 'chat', 'id', s.id), 'chat', null, s.customer_id, null,
    null, null, null, null, null, null, null, coalesce((c.settings->>'minConfidenceThreshold')::int, 70),
    true, jsonb_build_array(s.waits_for) || case when s.concern is null then '[]'::jsonb else jsonb_build_array(s.concern) end, '[]'::jsonb, '[]'::jsonb, '[]'::jsonb, s.assignee, s.waiting_since, null, '', null,
    0, 0, '', '9999', coalesce(s.assignee, '')
  from read.chat_sessions s left join read.companies c on c.id = s.company_id
  where s.company_id = $1 and s.waiting_since is not null
) w`;

const conditions = (
  { kind, source, reason, requiresReview, assignee }: WaitingFilter,
  words: readonly FoundWord[],
): readonly Condition[] => [
  ['w.kind = ?', kind],
  ['w.source_kind = ?', source],
  ['w.reasons @> jsonb_build_array(?::text)', reason],
  ['w.requires_review = ?', requiresReview],
  ['w.assignee is not distinct from ?::text', assignee],
  ...orderWords(words, 'w.'),
];

const countsText = `with w as (select source_kind, requires_review, reasons, assignee from ${entries} limit 10000)
  select 'all' as what, null as name, count(*)::int as count from w
  union all select 'unassigned', null, count(*)::int from w where assignee is null
  union all select 'mine', null, count(*)::int from w where assignee = $2
  union all select 'review', null, count(*)::int from w where requires_review
  union all select 'source', source_kind, count(*)::int from w group by source_kind
  union all select 'reason', reason, count(*)::int from w, jsonb_array_elements_text(reasons) as reason group by reason`;

/** of one view, which the navigation shows */
const mostCounted = 1_000;

type Counted = { readonly what: string; readonly name: string | null; readonly count: number };

export const createWaitingQueries = (pool: Pool): WaitingQueries => ({
  waiting: async (companyId, { ordering, ...filter }, page) => {
    const words = await findOrderWords(pool, companyId, filter.q);
    const { text, values } = conditionsOf(conditions(filter, words), 2);
    const { at, tail, start, named } = pages.page(ordering, values.length + 2, page);
    const { rows } = await pool.query<WaitingEntry & OrderedRow>({
      ...(text === '' ? named('waiting') : {}),
      text: `select w.*, ${at} from ${entries} where true${text}${tail}`,
      values: [companyId, ...values, ...start],
    });
    return pages.pageOf(rows, page.limit, ordering);
  },
  waitingCount: async (companyId, filter) => {
    const words = await findOrderWords(pool, companyId, filter.q);
    const { text, values } = conditionsOf(conditions(filter, words), 2);
    const { rows } = await pool.query<{ count: number }>({
      text: `select count(*)::int as count from (select 1 from ${entries} where true${text} limit ${mostCounted + 1}) as counted`,
      values: [companyId, ...values],
    });
    const count = rows[0]?.count ?? 0;
    return { count: Math.min(count, mostCounted), more: count > mostCounted };
  },
  waitingCounts: async (companyId, me) => {
    const [{ rows }, total] = await Promise.all([
      pool.query<Counted>({ name: 'waiting-counts', text: countsText, values: [companyId, me] }),
      pool.query<{ count: number }>({ name: 'waiting-total', text: totalOf(entries), values: [companyId] }),
    ]);
    const of = (subject: string) => rows.filter((row) => row.what === subject);
    const byName = (subject: string) => Object.fromEntries(of(subject).map(({ name, count }) => [name ?? '', count]));
    return {
      total: asTotal(total.rows[0]?.count ?? 0),
      unassigned: of('unassigned')[0]?.count ?? 0,
      mine: of('mine')[0]?.count ?? 0,
      requiresReview: of('review')[0]?.count ?? 0,
      byReason: byName('reason'),
      bySource: byName('source'),
    };
  },
});
