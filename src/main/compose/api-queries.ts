/** What the API reads: one line a read model. */
import { createApiKeyQueries } from '../../projections/api-keys/api-keys.queries.ts';
import { createExtractionAudit } from '../../projections/audit/extractions.queries.ts';
import { createPrivacyQueries } from '../../projections/audit/person-traces.queries.ts';
import { createOutcomeLookup } from '../../projections/audit/source-outcomes.queries.ts';
import { createCurrentCompany } from '../../projections/companies/companies.queries.ts';
import { createCustomerQueries } from '../../projections/customers/customers.queries.ts';
import { createRecordNameQueries } from '../../projections/customers/record-names.queries.ts';
import { createDraftOutcomeQueries } from '../../projections/draft-outcomes/draft-outcomes.queries.ts';
import { createCurrentEmail } from '../../projections/emails/current-email.queries.ts';
import { createEmailStatistics } from '../../projections/emails/email-statistics.queries.ts';
import { createEmailQueries } from '../../projections/emails/emails.queries.ts';
import { createHistoryQueries } from '../../projections/history/history.queries.ts';
import { createLeadQueries } from '../../projections/leads/leads.queries.ts';
import { createBacklogQueries } from '../../projections/mailbox-health/backlog.queries.ts';
import { createMailboxHealthQueries } from '../../projections/mailbox-health/mailbox-health.queries.ts';
import { createCurrentMailbox } from '../../projections/mailboxes/current-mailbox.queries.ts';
import { createMailboxQueries } from '../../projections/mailboxes/mailboxes.queries.ts';
import { createExportOrders } from '../../projections/orders-feed/export-orders.queries.ts';
import { createOrdersFeed } from '../../projections/orders-feed/orders-feed.queries.ts';
import { createOutboxMessageQueries } from '../../projections/outbox-messages/outbox-messages.queries.ts';
import { createPriceQueries } from '../../projections/prices/prices.queries.ts';
import { createProductAliasQueries } from '../../projections/product-aliases/product-aliases.queries.ts';
import { createProductQueries } from '../../projections/products/products.queries.ts';
import { createReviewQueueQueries } from '../../projections/review-queue/review-queue.queries.ts';
import { createWaitingQueries } from '../../projections/review-queue/waiting.queries.ts';
import { createSalesOrderQueries } from '../../projections/sales-orders/sales-orders.queries.ts';
import { createSecurityLogQueries } from '../../projections/security-log/security-log.queries.ts';
import { createUserQueries } from '../../projections/users/users.queries.ts';
import { createWarehouseQueries } from '../../projections/warehouses/warehouses.queries.ts';
import { createWebhookEndpointQueries } from '../../projections/webhook-endpoints/webhook-endpoints.queries.ts';
import type { Foundation } from './compose.ts';

export const createApiQueries = ({ config, pool, store }: Pick<Foundation, 'config' | 'pool' | 'store'>) => ({
  ...createApiKeyQueries(pool),
  ...createUserQueries(pool),
  ...createSecurityLogQueries(pool, config.securityLogDays),
  ...createCustomerQueries(pool, store),
  ...createProductQueries(pool, store),
  ...createProductAliasQueries(pool),
  ...createPriceQueries(pool, store),
  ...createWarehouseQueries(pool, store),
  ...createMailboxQueries(pool),
  ...createEmailQueries(pool),
  ...createPrivacyQueries(pool),
  ...createLeadQueries(pool, store),
  ...createHistoryQueries(store),
  ...createRecordNameQueries(pool),
  ...createExtractionAudit({ store, outcomesOf: createOutcomeLookup(pool) }),
  ...createBacklogQueries(pool),
  ...createMailboxHealthQueries(pool),
  ...createDraftOutcomeQueries(pool),
  ...createEmailStatistics(pool),
  ...createReviewQueueQueries(pool),
  ...createWaitingQueries(pool),
  ...createOrdersFeed(pool, store),
  ...createExportOrders(pool, store),
  ...createWebhookEndpointQueries(pool, store),
  ...createOutboxMessageQueries(pool),
  currentCompany: createCurrentCompany(store),
  ...createSalesOrderQueries(pool, store),
  currentMailbox: createCurrentMailbox({ store, pool }),
  currentEmail: createCurrentEmail(store),
});
