import type { Pool } from 'pg';
import { BadCursor, type Page, type PageRequest } from '../../platform/postgres/keyset.ts';
import { isUuid } from '../../platform/postgres/uuid.ts';
import type { SalesOrderRow } from '../sales-orders/sales-orders.columns.ts';

/** A draft made from a mail that nobody has decided yet, with the subject of the mail. `confidence` 0 to 100, as text. */
export type ReviewQueueEntry = Pick<
  SalesOrderRow,
  'id' | 'reference' | 'customer_email' | 'threshold' | 'requires_review' | 'review_reasons' | 'created_at'
> & { readonly email_id: string; readonly confidence: string; readonly subject: string | null };

export const reviewOrderings = ['-created_at', 'created_at', '-confidence', 'confidence'] as const;
export type ReviewOrdering = (typeof reviewOrderings)[number];
export type ReviewFilter = { readonly requiresReview?: boolean; readonly ordering: ReviewOrdering };

export type ReviewQueueQueries = {
  readonly reviewQueue: (companyId: string, filter: ReviewFilter, page: PageRequest) => Promise<Page<ReviewQueueEntry>>;
  /** How many there are on all pages. */
  readonly reviewCount: (companyId: string, filter: Pick<ReviewFilter, 'requiresReview'>) => Promise<number>;
};

const matching = `q.company_id = $1 and q.status = 'DRAFT' and q.source_kind = 'email' and ($2::boolean is null or q.requires_review = $2)`;
const count = { name: 'review-count', text: `select count(*)::int as count from read.sales_orders q where ${matching}` };
const shown = `q.id, q.reference, q.customer_email, q.threshold, q.requires_review, q.review_reasons, q.created_at,
  (q.source->>'id')::uuid as email_id, coalesce(q.ai_confidence, 0)::text as confidence, l.email_subject as subject`;

/** The value that a row is ordered by, as the cursor carries it: exact, unlike a Date. */
const statement = (ordering: ReviewOrdering) => {
  const [column, type] = ordering.endsWith('created_at')
    ? ['q.created_at', 'timestamptz']
    : ['coalesce(q.ai_confidence, 0)', 'numeric'];
  const [compare, direction] = ordering.startsWith('-') ? ['<', 'desc'] : ['>', 'asc'];
  return {
    name: `review-queue ${ordering}`,
    text: `select ${shown}, ${column}::text as at
      from read.sales_orders q left join read.emails l on l.id = (q.source->>'id')::uuid and l.company_id = q.company_id
      where ${matching} and ($3::text is null or (${column}, q.id) ${compare} ($3::${type}, $4::uuid))
      order by ${column} ${direction}, q.id ${direction} limit $5`,
  };
};

const cursorOf = (ordering: ReviewOrdering, at: string, id: string): string =>
  Buffer.from([ordering, at, id].join('|')).toString('base64url');

/** As Postgres writes it: anything else would be an error there. */
const isValueOf = (ordering: ReviewOrdering, at: string): boolean => {
  if (ordering.endsWith('confidence')) return /^\d{1,3}(\.\d{1,10})?$/.test(at);
  return (
    /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/.test(at) &&
    !Number.isNaN(Date.parse(at.replace(/([+-]\d\d)$/, '$1:00')))
  );
};

/** Throws BadCursor for one of another ordering too. */
const startOf = (ordering: ReviewOrdering, cursor: string | null): readonly [string | null, string | null] => {
  if (cursor === null) return [null, null];
  const [of, at = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split('|');
  if (of !== ordering || !isValueOf(ordering, at) || !isUuid(id))
    throw new BadCursor('cursor: not one that this list gave in this ordering');
  return [at, id];
};

export const createReviewQueueQueries = (pool: Pool): ReviewQueueQueries => ({
  reviewQueue: async (companyId, { requiresReview = null, ordering }, { limit, cursor }) => {
    const values = [companyId, requiresReview, ...startOf(ordering, cursor), limit + 1];
    const { rows } = await pool.query<ReviewQueueEntry & { at: string }>({ ...statement(ordering), values });
    const items = rows.slice(0, limit);
    const last = items.at(-1);
    return { items, next: rows.length > limit && last ? cursorOf(ordering, last.at, last.id) : null };
  },
  reviewCount: async (companyId, { requiresReview = null }) =>
    (await pool.query<{ count: number }>({ ...count, values: [companyId, requiresReview] })).rows[0]?.count ?? 0,
});
