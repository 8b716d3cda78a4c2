/**
 * Every job of the service: its name, what it carries, how long it may take. Handlers are bound in registry.ts. A job whose data names a company
 * takes that company's turns (platform/queue/shares.ts), and one company has half of the places: two of four.
 */

import { job } from '../platform/queue/job.ts';
import type { ImportData } from './catalog-import/import-catalog.handler.ts';
import type { ProbeTarget } from './connection-test/probe-target.ts';
import type { FetchEvidenceData } from './evidence/fetch-evidence.handler.ts';

const minute = 60_000;
/** for a store or a database that is down for a while; the streams own the attempts at a mail */
const retries = { limit: 20, delayMs: 15_000 };

/** Unread mail of one mailbox is listed and recorded, and made into batches. Key: the mailbox. */
export const pollMailbox = job<{ readonly companyId: string; readonly mailboxId: string; readonly asked: boolean }>({
  name: 'poll-mailbox',
  policy: 'stately',
  deadlineMs: 6 * minute,
  // most of one's time is waiting for a server, which one that is dead makes long; ten at a time are listed (poll-mailbox.handler.ts)
  concurrency: 40,
  // the next tick polls again anyway: this is for somebody who waits
  retries: { limit: 3, delayMs: 5_000 },
});

/** Up to 50 mails of one mailbox are brought to their outcome and moved. Key: the mailbox and the batch's number. */
export const processEmails = job<{
  readonly companyId: string;
  readonly mailboxId: string;
  readonly emailIds: readonly string[];
}>({
  name: 'process-emails',
  policy: 'stately',
  deadlineMs: 60 * minute,
  concurrency: 4,
  retries,
});

/** One mail that is due again: a later attempt, or a retry that somebody asked for. Key: the mail and the event that asked. */
export const processEmail = job<{ readonly companyId: string; readonly emailId: string }>({
  name: 'process-email',
  policy: 'stately',
  deadlineMs: 10 * minute,
  concurrency: 4,
  retries,
});

/** The mails of a mailbox that was removed are brought to an end. Key: the mailbox. */
export const abandonMailbox = job<{ readonly companyId: string; readonly mailboxId: string }>({
  name: 'abandon-mailbox',
  policy: 'stately',
  deadlineMs: 10 * minute,
  concurrency: 2,
  retries,
});

/** Follows a sync that somebody waits for until its mails have an outcome. Key: the task. */
export const followSync = job<{
  readonly companyId: string;
  readonly taskId: string;
  readonly emailIds: readonly string[];
  readonly fetched: number;
}>({
  name: 'follow-sync',
  policy: 'stately',
  deadlineMs: minute,
  concurrency: 4,
  retries,
});

/** What a person has read before a poll saw it is taken in, for somebody who waits. Key: the mailbox. */
export const reconcileMailbox = job<{ readonly companyId: string; readonly mailboxId: string; readonly taskId: string }>({
  name: 'reconcile-mailbox',
  policy: 'stately',
  deadlineMs: 6 * minute,
  concurrency: 4,
  retries: { limit: 3, delayMs: 5_000 },
});

/** A mailbox's two servers are tried out for somebody who waits. Of settings not saved yet, the password is a secret row's reference. */
export const testConnection = job<{ readonly companyId: string; readonly taskId: string; readonly target: ProbeTarget }>({
  name: 'test-connection',
  policy: 'standard',
  deadlineMs: minute,
  concurrency: 8,
});

/** The files of an order's mail are fetched again for somebody who wants to see them. Key: the task. */
export const fetchEvidence = job<FetchEvidenceData>({
  name: 'fetch-evidence',
  policy: 'standard',
  deadlineMs: 2 * minute,
  concurrency: 8,
  retries: { limit: 1, delayMs: 1_000 },
});

/** An uploaded document is read for somebody who waits. Key: the document. */
export const readDocument = job<{ readonly companyId: string; readonly documentId: string; readonly taskId: string }>({
  name: 'read-document',
  policy: 'stately',
  // a document of many scanned pages: see the limits of the readers
  deadlineMs: 3 * minute,
  concurrency: 4,
  // ten minutes of a full disk or of readers that do not start
  retries: { limit: 120, delayMs: 5_000 },
});

/** The file that an order was made from no longer expires. Key: the file. */
export const keepDocument = job<{ readonly companyId: string; readonly fileId: string; readonly personKeyId: string | null }>({
  name: 'keep-document',
  policy: 'stately',
  deadlineMs: minute,
  concurrency: 4,
  retries,
});

/** The drafts of a lead that became a customer are matched again. Key: the lead. */
export const matchDraftsAgain = job<{ readonly companyId: string; readonly leadId: string; readonly customerId: string }>({
  name: 'match-drafts-again',
  policy: 'stately',
  deadlineMs: 5 * minute,
  concurrency: 4,
  retries,
});

/** Drafts that miss a customer, a warehouse or a product are matched again after records changed. Key: the company. */
export const followCatalog = job<{ readonly companyId: string }>({
  name: 'follow-catalog',
  policy: 'stately',
  deadlineMs: 10 * minute,
  concurrency: 1,
  retries,
});

/** The alarm about messages whose end nobody saw follows what there is of them. Key: the company. */
export const watchDeliveries = job<{ readonly companyId: string }>({
  name: 'watch-deliveries',
  policy: 'stately',
  deadlineMs: minute,
  concurrency: 4,
  retries,
});

/** The tick: mailboxes without a good poll, backlogs, messages that were lost on their way. Key: one for all. */
export const watchMailboxes = job<Record<string, never>>({
  name: 'watch-mailboxes',
  policy: 'stately',
  deadlineMs: 2 * minute,
  concurrency: 1,
});

/** A table of reference data, read and brought in, or only looked at. Key: the task. */
export const importCatalog = job<ImportData>({
  name: 'import-catalog',
  policy: 'standard',
  deadlineMs: 30 * minute,
  concurrency: 2,
  retries: { limit: 3, delayMs: 5_000 },
});

/** The tick: one poll for each active mailbox. Key: one for all. */
export const pollMailboxes = job<Record<string, never>>({
  name: 'poll-mailboxes',
  policy: 'stately',
  deadlineMs: minute,
  concurrency: 1,
});
