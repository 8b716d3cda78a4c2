/** Which jobs there are, by area. */
import type { Needs } from '@order-intake/kernel';
import type { LearnLayout } from '../commands/document/document-layouts.command.ts';
import type { AssignByRule } from '../commands/sales-order/assign-by-rule.command.ts';
import type { CompleteMerge } from '../commands/sales-order/move-lines.command.ts';
import type { ReleaseOrder } from '../commands/sales-order/release-order.command.ts';
import type { DraftSeparated } from '../commands/sales-order/separate-revision.command.ts';
import type { Logger } from '../platform/logging/logger.ts';
import { type AlarmJobPorts, createAlarmJobs } from './alarm/alarm-jobs.ts';
import { type AutoApprovalJobPorts, createAutoApprovalJobs } from './auto-approval/auto-approval-jobs.ts';
import { type BoundJob, bind, bindOfCompany } from './bind.ts';
import { createFollowCatalog, createMatchDraftsAgain } from './catalog/match-drafts-again.handler.ts';
import { createTestConnection } from './connection-test/test-connection.handler.ts';
import { type CustomerMailPorts, createCustomerMailJobs } from './customer-mail/customer-mail-jobs.ts';
import { createQuestionJobs, type QuestionJobPorts } from './customer-mail/question-jobs.ts';
import {
  assignOrder,
  completeMerge,
  draftSeparatedOrder,
  fetchEvidence,
  fetchInstructions,
  followCatalog,
  followInstructions,
  learnLayout,
  matchDraftsAgain,
  reExtract,
  reExtractMany,
  releaseOrder,
  testConnection,
  watchReleases,
} from './definitions.ts';
import { createDeliveryJobs, type DeliveryPorts } from './delivery/delivery-jobs.ts';
import { createDocumentJobs, type DocumentJobPorts } from './documents/document-jobs.ts';
import { createEmailJobs, type EmailJobPorts } from './email/email-jobs.ts';
import { createEmailSteps, type EmailStepPorts, type EmailSteps } from './email/email-steps.ts';
import { createFetchEvidence } from './evidence/fetch-evidence.handler.ts';
import { createFetchInstructions } from './evidence/fetch-instructions.handler.ts';
import { createFollowInstructions } from './evidence/follow-instructions.handler.ts';
import { createReExtract, createReExtractMany } from './re-extraction/re-extract.handlers.ts';
import * as reactorsByName from './reactors/registry.ts';
import { createUserJobs, type UserJobPorts } from './user-mail/user-jobs.ts';
import { createWatchReleases } from './watch-releases.handler.ts';
import { createWebhookJobs, type WebhookJobPorts } from './webhooks/webhook-jobs.ts';

export const reactors = Object.values(reactorsByName);

/** What the areas ask for, less what is made here of it. */
export type JobPorts = Omit<
  EmailStepPorts &
    EmailJobPorts &
    AlarmJobPorts &
    AutoApprovalJobPorts &
    DeliveryPorts &
    DocumentJobPorts &
    WebhookJobPorts &
    CustomerMailPorts &
    QuestionJobPorts &
    UserJobPorts &
    Needs<typeof createTestConnection> &
    Needs<typeof createFetchEvidence> &
    Needs<typeof createFetchInstructions> &
    Needs<typeof createFollowInstructions> &
    Needs<typeof createReExtract> &
    Needs<typeof createMatchDraftsAgain> &
    Needs<typeof createFollowCatalog> &
    Needs<typeof createWatchReleases> & {
      readonly learnLayout: LearnLayout;
      readonly assignByRule: AssignByRule;
      readonly draftSeparated: DraftSeparated;
      readonly completeMerge: CompleteMerge;
      readonly releaseOrder: ReleaseOrder;
    },
  keyof EmailSteps | 'warn' | 'info'
> & { readonly log: Pick<Logger, 'warn' | 'info'> };

export const createJobs = (jobPorts: JobPorts): readonly BoundJob[] => {
  const needed = {
    ...jobPorts,
    warn: (details: object, message: string) => jobPorts.log.warn(details, message),
    info: (details: object, message: string) => jobPorts.log.info(details, message),
  };
  const ports = { ...needed, ...createEmailSteps(needed) };
  const follow = createFollowCatalog(ports);
  const watchForReleases = createWatchReleases(ports);
  return [
    ...createEmailJobs(ports),
    ...createAlarmJobs(ports),
    ...createAutoApprovalJobs(ports),
    ...createDeliveryJobs(ports),
    ...createDocumentJobs(ports),
    ...createWebhookJobs(ports),
    ...createCustomerMailJobs(ports),
    ...createQuestionJobs(ports),
    ...createUserJobs(ports),
    bind(testConnection, createTestConnection(ports)),
    bind(fetchEvidence, createFetchEvidence(ports)),
    bind(fetchInstructions, createFetchInstructions(ports)),
    bind(followInstructions, createFollowInstructions(ports)),
    bindOfCompany(reExtract, createReExtract(ports)),
    bindOfCompany(reExtractMany, createReExtractMany(ports)),
    bindOfCompany(learnLayout, ports.learnLayout),
    bindOfCompany(completeMerge, async ({ orderId }, context) => {
      await ports.completeMerge(orderId, context);
    }),
    bindOfCompany(assignOrder, ({ orderId }, context) => ports.assignByRule(orderId, context)),
    bindOfCompany(draftSeparatedOrder, async ({ orderId }, context) => {
      await ports.draftSeparated(orderId, context);
    }),
    bind(watchReleases, () => watchForReleases()),
    bindOfCompany(releaseOrder, (approval, context) => ports.releaseOrder(approval, context)),
    bindOfCompany(followCatalog, (_, context) => follow(context)),
    bindOfCompany(matchDraftsAgain, createMatchDraftsAgain(ports)),
  ];
};
