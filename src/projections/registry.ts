/** Every read model, one line each: what stands here is built, kept up to date, and rebuilt. */

import { apiKeys } from './api-keys/api-keys.read-model.ts';
import { chatAudit } from './chat-audit/chat-audit.read-model.ts';
import { chatChannels } from './chat-channels/chat-channels.read-model.ts';
import { chatMessages } from './chat-messages/chat-messages.read-model.ts';
import { chatSessions } from './chat-sessions/chat-sessions.read-model.ts';
import { companies } from './companies/companies.read-model.ts';
import { customers } from './customers/customers.read-model.ts';
import { draftOutcomes } from './draft-outcomes/draft-outcomes.read-model.ts';
import { emails } from './emails/emails.read-model.ts';
import { knowledgeTexts } from './knowledge/knowledge-texts.read-model.ts';
import { leads } from './leads/leads.read-model.ts';
import { alarms } from './mailbox-health/alarms.read-model.ts';
import { mailboxActivity } from './mailbox-health/mailbox-activity.read-model.ts';
import { mailboxes } from './mailboxes/mailboxes.read-model.ts';
import { ordersFeed } from './orders-feed/orders-feed.read-model.ts';
import { outboxMessages } from './outbox-messages/outbox-messages.read-model.ts';
import { prices } from './prices/prices.read-model.ts';
import { productAliases } from './product-aliases/product-aliases.read-model.ts';
import { products } from './products/products.read-model.ts';
import { salesOrders } from './sales-orders/sales-orders.read-model.ts';
import { securityLog } from './security-log/security-log.read-model.ts';
import { users } from './users/users.read-model.ts';
import { warehouses } from './warehouses/warehouses.read-model.ts';
import { webhookEndpoints } from './webhook-endpoints/webhook-endpoints.read-model.ts';

export const readModels = [
  companies,
  apiKeys,
  securityLog,
  customers,
  products,
  productAliases,
  prices,
  warehouses,
  mailboxes,
  emails,
  mailboxActivity,
  alarms,
  salesOrders,
  draftOutcomes,
  ordersFeed,
  webhookEndpoints,
  outboxMessages,
  leads,
  chatChannels,
  chatSessions,
  chatMessages,
  chatAudit,
  knowledgeTexts,
  users,
];
