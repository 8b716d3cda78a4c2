/** Every endpoint of the service. A new resource is one line here. */
import type { ApiDeps } from './api-deps.ts';
import { apiKeyEndpoints } from './endpoints/api-keys.endpoints.ts';
import { auditEndpoints } from './endpoints/audit.endpoints.ts';
import { chatAdminEndpoints } from './endpoints/chat-admin.endpoints.ts';
import { chatChannelEndpoints } from './endpoints/chat-channels.endpoints.ts';
import { chatSessionEndpoints } from './endpoints/chat-sessions.endpoints.ts';
import { chatStatisticsEndpoints } from './endpoints/chat-statistics.endpoints.ts';
import { companySettingsEndpoints } from './endpoints/company-settings.endpoints.ts';
import { customerEndpoints } from './endpoints/customers.endpoints.ts';
import { documentEndpoints } from './endpoints/documents.endpoints.ts';
import { emailConfigTestEndpoints } from './endpoints/email-config-tests.endpoints.ts';
import { emailConfigEndpoints } from './endpoints/email-configs.endpoints.ts';
import { emailLogEndpoints } from './endpoints/email-logs.endpoints.ts';
import { healthEndpoints } from './endpoints/health.endpoints.ts';
import { historyEndpoints } from './endpoints/history.endpoints.ts';
import { importEndpoints } from './endpoints/imports.endpoints.ts';
import { leadEndpoints } from './endpoints/leads.endpoints.ts';
import { mailboxHealthEndpoints } from './endpoints/mailbox-health.endpoints.ts';
import { privacyEndpoints } from './endpoints/privacy.endpoints.ts';
import { productAliasEndpoints } from './endpoints/product-aliases.endpoints.ts';
import { productEndpoints } from './endpoints/products.endpoints.ts';
import { providerTemplateEndpoints } from './endpoints/provider-templates.endpoints.ts';
import { reviewQueueEndpoints } from './endpoints/review-queue.endpoints.ts';
import { salesOrderEndpoints } from './endpoints/sales-orders.endpoints.ts';
import { sourceDocumentEndpoints } from './endpoints/source-document.endpoints.ts';
import { taskEndpoints } from './endpoints/tasks.endpoints.ts';
import { unprocessedMailEndpoints } from './endpoints/unprocessed-mails.endpoints.ts';
import { warehouseEndpoints } from './endpoints/warehouses.endpoints.ts';
import type { Endpoint } from './http/endpoint.ts';

export const registry = (deps: ApiDeps): readonly Endpoint[] => [
  ...emailConfigEndpoints(deps),
  ...emailConfigTestEndpoints(deps),
  ...mailboxHealthEndpoints(deps),
  ...unprocessedMailEndpoints(deps),
  ...emailLogEndpoints(deps),
  ...documentEndpoints(deps),
  ...reviewQueueEndpoints(deps),
  ...salesOrderEndpoints(deps),
  ...customerEndpoints(deps),
  ...productEndpoints(deps),
  ...productAliasEndpoints(deps),
  ...warehouseEndpoints(deps),
  ...importEndpoints(deps),
  ...companySettingsEndpoints(deps),
  ...sourceDocumentEndpoints(deps),
  ...leadEndpoints(deps),
  ...historyEndpoints(deps),
  ...auditEndpoints(deps),
  ...apiKeyEndpoints(deps),
  ...providerTemplateEndpoints(deps),
  ...privacyEndpoints(deps),
  ...taskEndpoints(deps),
  ...chatChannelEndpoints(deps.chat),
  ...chatSessionEndpoints(deps.chat),
  ...chatStatisticsEndpoints(deps.chat),
  ...chatAdminEndpoints(deps.chat),
  ...healthEndpoints(deps),
];
