/**
 * Every job of the service that belongs to no area of its own: its name, what it carries, how long it may take. Handlers are bound in registry.ts.
 * A job of a company takes that company's turns (platform/queue/shares.ts), and one company has half of the places, two of four, unless said.
 */
import type { ImportData } from './catalog/import-catalog.handler.ts';
import type { ProbeTarget } from './connection-test/probe-target.ts';
import type { FetchEvidenceData } from './evidence/fetch-evidence.handler.ts';
import type { FetchInstructionsData } from './evidence/fetch-instructions.handler.ts';
import type { FollowInstructionsData } from './evidence/follow-instructions.handler.ts';
import { companyJob, minute, tickJob, waitsForServers } from './job-kinds.ts';
import type { ReExtractData, ReExtractManyData } from './re-extraction/re-extract.handlers.ts';

type OfMailbox = { readonly mailboxId: string };
/** somebody waits for it: the next poll is soon */
const forSomebodyWaiting = { limit: 3, delayMs: 5_000 };
/**
 * nobody requests it again, so it is retried through a night without readers, and while a store is unavailable; any
 * other failure is reported to the person who waits
 */
const throughTheNight = { limit: 200, delayMs: 5 * minute, firstMs: 5_000, outagesCount: false } as const;

/** Unread mail of one mailbox is listed and recorded, and made into batches. Key: the mailbox. */
export const pollMailbox = companyJob<OfMailbox & { readonly asked: boolean }>({
  name: 'poll-mailbox',
  // a server has five minutes (poll-mailbox.handler.ts); recording a hundred thousand mails takes longer
  deadlineMs: 30 * minute,
  // most of one's time is waiting for a server, which one that is dead makes long; ten at a time are listed (poll-mailbox.handler.ts)
  concurrency: 40,
  ownSteps: true,
  retries: forSomebodyWaiting,
});

/** Up to 50 mails of one mailbox are brought to their outcome and moved. Key: the mailbox and the batch's number. */
export const processEmails = companyJob<OfMailbox & { readonly emailIds: readonly string[] }>({
  name: 'process-emails',
  deadlineMs: 60 * minute,
  ...waitsForServers,
  // each may have 64 MB of mails on disk
  concurrency: 12,
  ownSteps: true,
});

/** One mail that is due again: a later attempt, or a retry that somebody asked for. Key: the mail and the event that asked. */
export const processEmail = companyJob<{ readonly emailId: string }>({
  name: 'process-email',
  deadlineMs: 10 * minute,
  ownSteps: true,
});

/** The mails of a mailbox that was removed are brought to an end. Key: the mailbox. */
export const abandonMailbox = companyJob<OfMailbox>({ name: 'abandon-mailbox', deadlineMs: 10 * minute, concurrency: 2 });

/** Follows a sync that somebody waits for until its mails have an outcome. Key: the task. */
export const followSync = companyJob<{
  readonly taskId: string;
  readonly emailIds: readonly string[];
  readonly fetched: number;
}>({ name: 'follow-sync' });

/** What a person has read before a poll saw it is taken in, for somebody who waits. Key: the mailbox. */
export const reconcileMailbox = companyJob<OfMailbox & { readonly taskId: string }>({
  name: 'reconcile-mailbox',
  deadlineMs: 6 * minute,
  ...waitsForServers,
  ownSteps: true,
  retries: forSomebodyWaiting,
});

/** A mailbox's two servers are tried out for somebody who waits. Of settings not saved yet, the password is a secret row's reference. */
export const testConnection = companyJob<{ readonly taskId: string; readonly target: ProbeTarget }>({
  name: 'test-connection',
  policy: 'standard',
  ...waitsForServers,
  retries: null,
});

/** What the words of an order's mail want done is quoted for somebody who asks. Key: the task. */
export const fetchInstructions = companyJob<FetchInstructionsData>({
  name: 'fetch-instructions',
  policy: 'standard',
  deadlineMs: 2 * minute,
  ...waitsForServers,
  retries: { limit: 1, delayMs: 1_000 },
});

/** What the words of a draft's mail want done is kept, or goes with the decision. Key: the order, or the company for all of its orders. */
export const followInstructions = companyJob<FollowInstructionsData>({
  name: 'follow-instructions',
  deadlineMs: 2 * minute,
  ...waitsForServers,
  // the mail may be on its way to the processed folder
  retries: { limit: 10, delayMs: minute, firstMs: 2_000, outagesCount: false },
});

/** The files of an order's mail are fetched again for somebody who wants to see them. Key: the task. */
export const fetchEvidence = companyJob<FetchEvidenceData>({
  name: 'fetch-evidence',
  policy: 'standard',
  deadlineMs: 2 * minute,
  ...waitsForServers,
  retries: { limit: 1, delayMs: 1_000 },
});

/** The document of an order is read again for somebody who waits. Key: the task. */
export const reExtract = companyJob<ReExtractData>({
  name: 're-extract',
  policy: 'standard',
  deadlineMs: 4 * minute,
  retries: throughTheNight,
});

/** The documents of many orders are read again, to see what today's reading would change. Key: the task. */
export const reExtractMany = companyJob<ReExtractManyData>({
  name: 're-extract-many',
  policy: 'standard',
  deadlineMs: 6 * 60 * minute,
  concurrency: 1,
  retries: throughTheNight,
});

/** An uploaded document is read for somebody who waits. Key: the document. */
export const readDocument = companyJob<{ readonly documentId: string; readonly taskId: string }>({
  name: 'read-document',
  // a document of many scanned pages: see the limits of the readers; and after them a model that takes all of its time
  deadlineMs: 6 * minute,
  // the handler says when it is enough (readingPatienceMs); somebody may sit before it, so it is never long until the next try
  retries: { limit: 10_000, delayMs: 2 * minute, firstMs: 5_000 },
});

/** The file that an order was made from no longer expires. Key: the file. */
export const keepDocument = companyJob<{ readonly fileId: string; readonly personKeyId: string | null }>({
  name: 'keep-document',
});

/** The drafts of a lead that became a customer are matched again. Key: the lead. */
export const matchDraftsAgain = companyJob<{ readonly leadId: string; readonly customerId: string }>({
  name: 'match-drafts-again',
  deadlineMs: 5 * minute,
});

/** Drafts that miss a customer, a warehouse or a product are matched again after records changed. Key: the company. */
export const followCatalog = companyJob({ name: 'follow-catalog', deadlineMs: 10 * minute, concurrency: 1 });

/** What an approved order teaches about the layout of its document. Key: the order. */
export const learnLayout = companyJob<{ readonly orderId: string; readonly confirmedBy: string }>({
  name: 'learn-layout',
  concurrency: 2,
});

/** The time to undo an approval is over. `releaseAt`: ISO. Key: the order and the approval's place in its stream. */
export const releaseOrder = companyJob<{
  readonly orderId: string;
  readonly version: number;
  readonly approvedBy: string;
  readonly releaseAt: string;
}>({
  name: 'release-order',
  // others wait for it: what asked too early is asked again at once
  retries: { limit: 200, delayMs: 5 * minute, firstMs: 1_000, outagesCount: false },
});

/** The tick: approvals that should have been released minutes ago. Key: one for all. */
export const watchReleases = tickJob({ name: 'watch-releases' });

/** A merge is brought to its end. Key: the draft that was closed for it. */
export const completeMerge = companyJob<{ readonly orderId: string }>({ name: 'complete-merge', concurrency: 2 });

/** A new draft is assigned by the company's rules. Key: the order. */
export const assignOrder = companyJob<{ readonly orderId: string }>({ name: 'assign-order' });

/** What a person separated from an order, or split off it, is drafted. Key: the order that it was part of. */
export const draftSeparatedOrder = companyJob<{ readonly orderId: string }>({ name: 'draft-separated-order', concurrency: 2 });

/** The alarm about messages whose end nobody saw follows what there is of them. Key: the company. */
export const watchDeliveries = companyJob({ name: 'watch-deliveries' });

/** The tick: mailboxes without a good poll, backlogs, messages that were lost on their way. Key: one for all. */
export const watchMailboxes = tickJob({ name: 'watch-mailboxes', deadlineMs: 2 * minute });

/** A table of reference data, read and brought in, or only looked at. Key: the task. */
export const importCatalog = companyJob<ImportData>({
  name: 'import-catalog',
  policy: 'standard',
  deadlineMs: 30 * minute,
  concurrency: 2,
  retries: { limit: 3, delayMs: minute, firstMs: 5_000, outagesCount: false },
});

/** The tick: one poll for each active mailbox. Key: one for all. */
export const pollMailboxes = tickJob({ name: 'poll-mailboxes' });
