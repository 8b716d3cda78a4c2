import type { Pool } from 'pg';
import type { Page, PageRequest } from '../../platform/postgres/keyset.ts';
import { type OrderedRow, type OrderingOf, orderedPages } from '../../platform/postgres/ordered-page.ts';
import type { SalesOrderRow } from '../sales-orders/sales-orders.columns.ts';

/** A draft made from a mail that nobody has decided yet, with the subject of the mail. `confidence` 0 to 100, as text. */
export type ReviewQueueEntry = Pick<
  SalesOrderRow,
  'id' | 'reference' | 'customer_email' | 'threshold' | 'requires_review' | 'review_reasons' | 'created_at'
> & { readonly email_id: string; readonly confidence: string; readonly subject: string | null };

const pages = orderedPages(
  {
    created_at: { sql: 'q.created_at', type: 'timestamptz' },
    confidence: { sql: 'coalesce(q.ai_confidence, 0)', type: 'numeric' },
  },
  'q.id',
);
export const reviewOrderings = pages.names;
export type ReviewOrdering = OrderingOf<'created_at' | 'confidence'>;
export type ReviewFilter = { readonly requiresReview?: boolean; readonly ordering: ReviewOrdering };

export type ReviewQueueQueries = {
  readonly reviewQueue: (companyId: string, filter: ReviewFilter, page: PageRequest) => Promise<Page<ReviewQueueEntry>>;
  /** How many there are on all pages. */
  readonly reviewCount: (companyId: string, filter: Pick<ReviewFilter, 'requiresReview'>) => Promise<number>;
};

const matching = `q.company_id = $1 and q.status = 'DRAFT' and q.source_kind = 'email'
  and ($2::boolean is null or q.requires_review = $2)`;
const count = { name: 'review-count', text: `select count(*)::int as count from read.sales_orders q where ${matching}` };
const entryColumns = `q.id, q.reference, q.customer_email, q.threshold, q.requires_review, q.review_reasons, q.created_at,
  (q.source->>'id')::uuid as email_id, coalesce(q.ai_confidence, 0)::text as confidence, l.email_subject as subject`;

export const createReviewQueueQueries = (pool: Pool): ReviewQueueQueries => ({
  reviewQueue: async (companyId, { requiresReview = null, ordering }, page) => {
    const { at, tail, start, named } = pages.page(ordering, 3, page);
    const { rows } = await pool.query<ReviewQueueEntry & OrderedRow>({
      ...named('review-queue'),
      text: `select ${entryColumns}, ${at}
        from read.sales_orders q left join read.emails l on l.id = (q.source->>'id')::uuid and l.company_id = q.company_id
        where ${matching}${tail}`,
      values: [companyId, requiresReview, ...start],
    });
    return pages.pageOf(rows, page.limit, ordering);
  },
  reviewCount: async (companyId, { requiresReview = null }) =>
    (await pool.query<{ count: number }>({ ...count, values: [companyId, requiresReview] })).rows[0]?.count ?? 0,
});
