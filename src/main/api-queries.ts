/** What the API reads: one line a read model. */
import type { ApiQueries } from '../api/api-deps.ts';
import { createCurrentEmailConfig } from '../projections/email-configs/current-email-config.queries.ts';
import { createEmailConfigQueries } from '../projections/email-configs/email-configs.queries.ts';
import { createCurrentEmailLog } from '../projections/email-logs/current-email-log.queries.ts';
import { createEmailLogQueries } from '../projections/email-logs/email-logs.queries.ts';
import { createPrivacyQueries } from '../projections/privacy/person-traces.queries.ts';
import { createReviewQueueQueries } from '../projections/review-queue/review-queue.queries.ts';
import { createSalesOrderQueries } from '../projections/sales-orders/sales-orders.queries.ts';
import type { Foundation } from './compose.ts';

export const createApiQueries = ({ pool, store }: Pick<Foundation, 'pool' | 'store'>): ApiQueries => ({
  ...createEmailConfigQueries(pool),
  ...createEmailLogQueries(pool),
  ...createPrivacyQueries(pool),
  ...createReviewQueueQueries(pool),
  ...createSalesOrderQueries(pool),
  currentEmailConfig: createCurrentEmailConfig({ store, pool }),
  currentEmailLog: createCurrentEmailLog(store),
});
