/** Every endpoint of the service. A new resource is one line here. */
import type { AllOf } from '../kernel/all-of.ts';
import { auditEndpoints } from './endpoints/audit/audit.endpoints.ts';
import { historyEndpoints } from './endpoints/audit/history.endpoints.ts';
import { securityLogEndpoints } from './endpoints/audit/security-log.endpoints.ts';
import { customerEndpoints } from './endpoints/catalog/customers.endpoints.ts';
import { importEndpoints } from './endpoints/catalog/imports.endpoints.ts';
import { leadEndpoints } from './endpoints/catalog/leads.endpoints.ts';
import { priceListEndpoints } from './endpoints/catalog/price-lists.endpoints.ts';
import { priceEndpoints } from './endpoints/catalog/prices.endpoints.ts';
import { productAliasEndpoints } from './endpoints/catalog/product-aliases.endpoints.ts';
import { productEndpoints } from './endpoints/catalog/products.endpoints.ts';
import { warehouseEndpoints } from './endpoints/catalog/warehouses.endpoints.ts';
import { chatAdminEndpoints } from './endpoints/chat/chat-admin.endpoints.ts';
import { chatChannelEndpoints } from './endpoints/chat/chat-channels.endpoints.ts';
import { chatSessionEndpoints } from './endpoints/chat/chat-sessions.endpoints.ts';
import { chatStatisticsEndpoints } from './endpoints/chat/chat-statistics.endpoints.ts';
import { chatWritingEndpoints } from './endpoints/chat/chat-writing.endpoints.ts';
import { apiKeyEndpoints } from './endpoints/company/api-keys.endpoints.ts';
import { companySettingsEndpoints } from './endpoints/company/company-settings.endpoints.ts';
import { privacyEndpoints } from './endpoints/company/privacy.endpoints.ts';
import { roleEndpoints } from './endpoints/company/roles.endpoints.ts';
import { documentLayoutEndpoints } from './endpoints/document/document-layouts.endpoints.ts';
import { documentPageEndpoints } from './endpoints/document/document-pages.endpoints.ts';
import { documentEndpoints } from './endpoints/document/documents.endpoints.ts';
import { emailSettlingEndpoints } from './endpoints/email/email-settling.endpoints.ts';
import { emailEndpoints } from './endpoints/email/emails.endpoints.ts';
import { reviewQueueEndpoints } from './endpoints/email/review-queue.endpoints.ts';
import { sourceDocumentEndpoints } from './endpoints/email/source-document.endpoints.ts';
import { liveEndpoints } from './endpoints/live/live.endpoints.ts';
import { presenceEndpoints } from './endpoints/live/presence.endpoints.ts';
import { connectionTestEndpoints } from './endpoints/mailbox/connection-tests.endpoints.ts';
import { mailboxHealthEndpoints } from './endpoints/mailbox/mailbox-health.endpoints.ts';
import { mailboxEndpoints } from './endpoints/mailbox/mailboxes.endpoints.ts';
import { providerTemplateEndpoints } from './endpoints/mailbox/provider-templates.endpoints.ts';
import { unprocessedMailEndpoints } from './endpoints/mailbox/unprocessed-mails.endpoints.ts';
import { healthEndpoints } from './endpoints/operations/health.endpoints.ts';
import { taskEndpoints } from './endpoints/operations/tasks.endpoints.ts';
import { bulkEndpoints } from './endpoints/sales-order/bulk.endpoints.ts';
import { evidenceEndpoints } from './endpoints/sales-order/evidence.endpoints.ts';
import { orderFileEndpoints } from './endpoints/sales-order/order-files.endpoints.ts';
import { orderLifeEndpoints } from './endpoints/sales-order/order-life.endpoints.ts';
import { ordersFeedEndpoints } from './endpoints/sales-order/orders-feed.endpoints.ts';
import { salesOrderEndpoints } from './endpoints/sales-order/sales-orders.endpoints.ts';
import { waitingEndpoints } from './endpoints/sales-order/waiting.endpoints.ts';
import { accountEndpoints } from './endpoints/session/accounts.endpoints.ts';
import { meEndpoints } from './endpoints/session/me.endpoints.ts';
import { oidcEndpoints } from './endpoints/session/oidc.endpoints.ts';
import { sessionEndpoints } from './endpoints/session/session.endpoints.ts';
import { statisticsEndpoints } from './endpoints/statistics/statistics.endpoints.ts';
import { ownSessionEndpoints } from './endpoints/user/own-sessions.endpoints.ts';
import { ownSignInEndpoints } from './endpoints/user/own-sign-in.endpoints.ts';
import { userEndpoints } from './endpoints/user/users.endpoints.ts';
import { webhookDeliveryEndpoints } from './endpoints/webhook/webhook-deliveries.endpoints.ts';
import { webhookEndpointEndpoints } from './endpoints/webhook/webhook-endpoints.endpoints.ts';
import type { Endpoint } from './http/endpoint.ts';

const resources = [
  mailboxEndpoints,
  connectionTestEndpoints,
  mailboxHealthEndpoints,
  unprocessedMailEndpoints,
  emailEndpoints,
  emailSettlingEndpoints,
  documentEndpoints,
  documentLayoutEndpoints,
  reviewQueueEndpoints,
  waitingEndpoints,
  bulkEndpoints,
  salesOrderEndpoints,
  orderLifeEndpoints,
  orderFileEndpoints,
  ordersFeedEndpoints,
  webhookEndpointEndpoints,
  webhookDeliveryEndpoints,
  customerEndpoints,
  productEndpoints,
  productAliasEndpoints,
  priceEndpoints,
  priceListEndpoints,
  warehouseEndpoints,
  importEndpoints,
  companySettingsEndpoints,
  sourceDocumentEndpoints,
  evidenceEndpoints,
  documentPageEndpoints,
  leadEndpoints,
  historyEndpoints,
  auditEndpoints,
  securityLogEndpoints,
  apiKeyEndpoints,
  roleEndpoints,
  providerTemplateEndpoints,
  privacyEndpoints,
  taskEndpoints,
  chatChannelEndpoints,
  chatSessionEndpoints,
  chatWritingEndpoints,
  chatStatisticsEndpoints,
  chatAdminEndpoints,
  sessionEndpoints,
  oidcEndpoints,
  accountEndpoints,
  ownSessionEndpoints,
  ownSignInEndpoints,
  userEndpoints,
  statisticsEndpoints,
  liveEndpoints,
  presenceEndpoints,
  healthEndpoints,
] as const;

/** What is given to each of them, all together: a resource says for itself what it needs. */
export type EndpointDeps = AllOf<Parameters<(typeof resources)[number] | typeof meEndpoints>[0]>;

export const registry = (deps: EndpointDeps): readonly Endpoint[] => {
  const endpoints: readonly Endpoint[] = [...resources.flatMap((make) => make(deps)), ...meEndpoints(deps, () => endpoints)];
  return endpoints;
};
