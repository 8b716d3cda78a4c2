import type { Pool } from 'pg';
import type { ReviewQueueRow } from './review-queue.read-model.ts';

/** With the subject of the mail it came in. */
export type ReviewQueueEntry = ReviewQueueRow & { readonly subject: string | null };

export type ReviewQueueQueries = { readonly reviewQueue: (companyId: string) => Promise<readonly ReviewQueueEntry[]> };

const queue = {
  name: 'review-queue',
  text: `select q.*, l.email_subject as subject from read.review_queue q left join read.email_logs l on l.id = q.email_id
    where q.company_id = $1 order by q.created_at desc, q.id desc`,
};

export const createReviewQueueQueries = (pool: Pool): ReviewQueueQueries => ({
  reviewQueue: async (companyId) => (await pool.query<ReviewQueueEntry>({ ...queue, values: [companyId] })).rows,
});
