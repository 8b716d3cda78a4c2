/** Which jobs there are, by area, and which reactors run: one line each. */
import type { Logger } from '../platform/logging/logger.ts';
import { type AlarmJobPorts, createAlarmJobs } from './alarm/alarm-jobs.ts';
import { type BoundJob, bind, type Needs } from './bind.ts';
import { createTestConnection } from './connection-test/test-connection.handler.ts';
import { type CustomerMailPorts, createCustomerMailJobs } from './customer-mail/customer-mail-jobs.ts';
import { fetchEvidence, followCatalog, matchDraftsAgain, testConnection } from './definitions.ts';
import { createDeliveryJobs, type DeliveryPorts } from './delivery/delivery-jobs.ts';
import { createDocumentJobs, type DocumentJobPorts } from './documents/document-jobs.ts';
import { createEmailJobs, type EmailJobPorts } from './email/email-jobs.ts';
import { createEmailSteps, type EmailStepPorts, type EmailSteps } from './email/email-steps.ts';
import { createFetchEvidence } from './evidence/fetch-evidence.handler.ts';
import { createFollowCatalog, createMatchDraftsAgain } from './orders/match-drafts-again.handler.ts';
import { announceWhenOrderDecided } from './reactors/announce-when-order-decided.reactor.ts';
import { applyStatusWhenChatStatusReceived } from './reactors/apply-status-when-chat-status-received.reactor.ts';
import { deliverWhenDue } from './reactors/deliver-when-due.reactor.ts';
import { followWhenMailboxChanged } from './reactors/follow-when-mailbox-changed.reactor.ts';
import { followWhenWebhookMoved } from './reactors/follow-when-webhook-moved.reactor.ts';
import { joinSessionWhenChatReceived } from './reactors/join-session-when-chat-received.reactor.ts';
import { keepWhenOrderDrafted } from './reactors/keep-when-order-drafted.reactor.ts';
import { matchWhenCatalogChanged } from './reactors/match-when-catalog-changed.reactor.ts';
import { matchWhenLeadConverted } from './reactors/match-when-lead-converted.reactor.ts';
import { processWhenAttemptDue } from './reactors/process-when-attempt-due.reactor.ts';
import { refreshKnowledgeWhenRecordChanged } from './reactors/refresh-knowledge-when-record-changed.reactor.ts';
import { settleWhenUserChanged } from './reactors/settle-when-user-changed.reactor.ts';
import { takeTurnWhenSessionMoved } from './reactors/take-turn-when-session-moved.reactor.ts';
import { tellCustomerWhenOrderMoved } from './reactors/tell-customer-when-order-moved.reactor.ts';
import { watchWhenChatChannelMoved } from './reactors/watch-when-chat-channel-moved.reactor.ts';
import { watchWhenDeliveryUnsure } from './reactors/watch-when-delivery-unsure.reactor.ts';
import { createUserJobs, type UserJobPorts } from './user-mail/user-jobs.ts';
import { createWebhookJobs, type WebhookJobPorts } from './webhooks/webhook-jobs.ts';

export const reactors = [
  announceWhenOrderDecided,
  tellCustomerWhenOrderMoved,
  followWhenWebhookMoved,
  deliverWhenDue,
  watchWhenDeliveryUnsure,
  processWhenAttemptDue,
  followWhenMailboxChanged,
  keepWhenOrderDrafted,
  matchWhenLeadConverted,
  matchWhenCatalogChanged,
  joinSessionWhenChatReceived,
  takeTurnWhenSessionMoved,
  applyStatusWhenChatStatusReceived,
  refreshKnowledgeWhenRecordChanged,
  watchWhenChatChannelMoved,
  settleWhenUserChanged,
];

/** What the areas ask for, less what is made here of it. */
export type JobPorts = Omit<
  EmailStepPorts &
    EmailJobPorts &
    AlarmJobPorts &
    DeliveryPorts &
    DocumentJobPorts &
    WebhookJobPorts &
    CustomerMailPorts &
    UserJobPorts &
    Needs<typeof createTestConnection> &
    Needs<typeof createFetchEvidence> &
    Needs<typeof createMatchDraftsAgain> &
    Needs<typeof createFollowCatalog>,
  keyof EmailSteps | 'warn'
> & { readonly log: Pick<Logger, 'warn'> };

export const createJobs = (given: JobPorts): readonly BoundJob[] => {
  const needed = { ...given, warn: (details: object, message: string) => given.log.warn(details, message) };
  const ports = { ...needed, ...createEmailSteps(needed) };
  const test = createTestConnection(ports);
  const fetch = createFetchEvidence(ports);
  const match = createMatchDraftsAgain(ports);
  const follow = createFollowCatalog(ports);
  return [
    ...createEmailJobs(ports),
    ...createAlarmJobs(ports),
    ...createDeliveryJobs(ports),
    ...createDocumentJobs(ports),
    ...createWebhookJobs(ports),
    ...createCustomerMailJobs(ports),
    ...createUserJobs(ports),
    bind(testConnection, (data) => test(data)),
    bind(fetchEvidence, (data) => fetch(data)),
    bind(followCatalog, ({ companyId }, context) => follow(context(companyId))),
    bind(matchDraftsAgain, ({ companyId, ...lead }, context) => match(lead, context(companyId))),
  ];
};
