/** Every read model, one line each: what stands here is built, kept up to date, and rebuilt. */
import { alarms } from './alarms/alarms.read-model.ts';
import { apiKeys } from './api-keys/api-keys.read-model.ts';
import { chatAudit } from './chat-audit/chat-audit.read-model.ts';
import { chatChannels } from './chat-channels/chat-channels.read-model.ts';
import { chatMessages } from './chat-messages/chat-messages.read-model.ts';
import { chatSessions } from './chat-sessions/chat-sessions.read-model.ts';
import { companies } from './companies/companies.read-model.ts';
import { customers } from './customers/customers.read-model.ts';
import { emailConfigs } from './email-configs/email-configs.read-model.ts';
import { emailLogs } from './email-logs/email-logs.read-model.ts';
import { knowledgeTexts } from './knowledge-texts/knowledge-texts.read-model.ts';
import { leads } from './leads/leads.read-model.ts';
import { mailboxActivity } from './mailbox-activity/mailbox-activity.read-model.ts';
import { productAliases } from './product-aliases/product-aliases.read-model.ts';
import { products } from './products/products.read-model.ts';
import { reviewQueue } from './review-queue/review-queue.read-model.ts';
import { salesOrders } from './sales-orders/sales-orders.read-model.ts';
import { warehouses } from './warehouses/warehouses.read-model.ts';

export const readModels = [
  companies,
  apiKeys,
  customers,
  products,
  productAliases,
  warehouses,
  emailConfigs,
  emailLogs,
  mailboxActivity,
  alarms,
  salesOrders,
  reviewQueue,
  leads,
  chatChannels,
  chatSessions,
  chatMessages,
  chatAudit,
  knowledgeTexts,
];
