/** Which jobs there are, by area. */
import type { LearnLayout } from '../commands/document/document-layouts.command.ts';
import type { Logger } from '../platform/logging/logger.ts';
import { type AlarmJobPorts, createAlarmJobs } from './alarm/alarm-jobs.ts';
import { type BoundJob, bind, type Needs } from './bind.ts';
import { createFollowCatalog, createMatchDraftsAgain } from './catalog/match-drafts-again.handler.ts';
import { createTestConnection } from './connection-test/test-connection.handler.ts';
import { type CustomerMailPorts, createCustomerMailJobs } from './customer-mail/customer-mail-jobs.ts';
import {
  fetchEvidence,
  followCatalog,
  learnLayout,
  matchDraftsAgain,
  reExtract,
  reExtractMany,
  testConnection,
} from './definitions.ts';
import { createDeliveryJobs, type DeliveryPorts } from './delivery/delivery-jobs.ts';
import { createDocumentJobs, type DocumentJobPorts } from './documents/document-jobs.ts';
import { createEmailJobs, type EmailJobPorts } from './email/email-jobs.ts';
import { createEmailSteps, type EmailStepPorts, type EmailSteps } from './email/email-steps.ts';
import { createFetchEvidence } from './evidence/fetch-evidence.handler.ts';
import { createReExtract, createReExtractMany } from './re-extraction/re-extract.handlers.ts';
import * as reactorsByName from './reactors/registry.ts';

import { createUserJobs, type UserJobPorts } from './user-mail/user-jobs.ts';
import { createWebhookJobs, type WebhookJobPorts } from './webhooks/webhook-jobs.ts';

export const reactors = Object.values(reactorsByName);

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
    Needs<typeof createReExtract> &
    Needs<typeof createMatchDraftsAgain> &
    Needs<typeof createFollowCatalog> & { readonly learnLayout: LearnLayout },
  keyof EmailSteps | 'warn'
> & { readonly log: Pick<Logger, 'warn'> };

export const createJobs = (given: JobPorts): readonly BoundJob[] => {
  const needed = { ...given, warn: (details: object, message: string) => given.log.warn(details, message) };
  const ports = { ...needed, ...createEmailSteps(needed) };
  const test = createTestConnection(ports);
  const fetch = createFetchEvidence(ports);
  const readAgain = createReExtract(ports);
  const readManyAgain = createReExtractMany(ports);
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
    bind(reExtract, ({ companyId, ...data }, context) => readAgain(data, context(companyId))),
    bind(reExtractMany, ({ companyId, ...data }, context) => readManyAgain(data, context(companyId))),
    bind(learnLayout, ({ companyId, ...lesson }, context) => ports.learnLayout(lesson, context(companyId))),
    bind(followCatalog, ({ companyId }, context) => follow(context(companyId))),
    bind(matchDraftsAgain, ({ companyId, ...lead }, context) => match(lead, context(companyId))),
  ];
};
