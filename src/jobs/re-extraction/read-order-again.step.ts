/** One order's document, fetched and read again as it would be today, beside the order: what differs, and nothing changed. */

import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { EventStore, JobContext } from '@order-intake/event-sourcing';
import {
  type Extraction,
  type ExtractionContext,
  type Extractor,
  isFromWords,
  unreadText,
} from '@order-intake/order-extraction/document';
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import type { LoadCompanySettings } from '../../commands/company/change-company-settings.command.ts';
import type { LoadEmail } from '../../commands/email/advance-email.command.ts';
import type { TakeReading } from '../../commands/sales-order/read-again.command.ts';
import { foldStream } from '../../commands/shared/fold-stream.ts';
import type { ReExtractFailure, ReExtractReport } from '../../commands/shared/task-kinds.ts';
import type { FileStore } from '../../domain/document/file-store.port.ts';
import { reasonText } from '../../domain/reasons/reasons.ts';
import { readingOf } from '../../domain/sales-order/reading-again.ts';
import { type KnownOrder, salesOrder } from '../../domain/sales-order/sales-order.decider.ts';
import { salesOrderStream } from '../../domain/sales-order/sales-order.stream.ts';
import { companyDomainOf } from '../../domain/shared/public-mail-domains.ts';
import { createExtractEmail } from '../email/extract-email.step.ts';
import { createFetchMailFiles, type FetchMailFilesDeps, mailGone } from '../evidence/fetch-mail-files.ts';
import type { Documents } from '../shared/open-documents.ts';
import { createReadOrders } from '../shared/read-orders.ts';

export type NotReadAgain = { readonly code: ReExtractFailure; readonly message: string };
/** `dry`: differences are reported and not stored. Rejects only for faults of the machine. */
export type ReadOrderAgain = (
  orderId: string,
  dry: boolean,
  context: JobContext,
) => Promise<Either<NotReadAgain, ReExtractReport>>;

export type ReadOrderAgainDeps = FetchMailFilesDeps & {
  readonly store: Pick<EventStore, 'readStream'>;
  readonly loadEmail: LoadEmail;
  readonly companySettings: LoadCompanySettings;
  readonly files: Pick<FileStore, 'open'>;
  readonly documents: Documents;
  readonly extractor: Extractor;
  readonly takeReading: TakeReading;
  readonly temporaryRoot: string;
};

const failures = {
  order_gone: 'There is no such order any more.',
  order_over: 'The order was rejected or cancelled: nothing would come of another reading.',
  nothing_to_read: 'The order was entered by a person: there is no document to read.',
  words_not_kept: 'The order stood in the text of a mail, and texts are not kept.',
  file_gone: 'The file of the order is not kept any more.',
  file_changed: 'The files are not those that were read (another SHA-256): what they say now is not this order.',
  not_this_order: "Today's reading finds no such order in the document: the order stays as it was read.",
} as const;
const failed = (code: keyof typeof failures): Either<NotReadAgain, never> => left({ code, message: failures[code] });
export const isFailure = (result: readonly Extraction[] | NotReadAgain): result is NotReadAgain => 'code' in result;

/** The order as it stands, where reading its document again can come to something. */
export const readable = (order: Awaited<ReturnType<typeof loadOrder>>): Either<NotReadAgain, Readable> => {
  if (order.phase === 'none') return failed('order_gone');
  if (order.phase === 'rejected' || order.phase === 'cancelled') return failed('order_over');
  const { extraction } = order.content;
  if (extraction === null) return failed('nothing_to_read');
  return isFromWords(extraction) ? failed('words_not_kept') : right({ ...order, read: extraction });
};
export type Readable = KnownOrder & { readonly read: Extraction };
export const loadOrder = (store: Pick<EventStore, 'readStream'>, companyId: string, orderId: string) =>
  foldStream(store, salesOrder, salesOrderStream(companyId, orderId));

/** Every file that was read then is among those that were read now. */
const areTheSame = (results: readonly Extraction[], { files }: Extraction): boolean => {
  const now = new Set(results.flatMap((result) => result.files.map(({ sha256 }) => sha256)));
  return files.every(({ sha256 }) => now.has(sha256));
};

export type Reading = readonly Extraction[] | NotReadAgain;

/** What an upload or a mail says when it is read today. */
export const createReadSource = (deps: Omit<ReadOrderAgainDeps, 'takeReading'>) => {
  const readOrders = createReadOrders(deps);
  const extractEmail = createExtractEmail(deps);
  const fetchMailFiles = createFetchMailFiles(deps);

  const fromFile = async ({ content }: Readable, extractionContext: ExtractionContext, directory: string): Promise<Reading> => {
    const { document } = content;
    const stored =
      document &&
      extractionContext.companyId !== undefined &&
      (await deps.files.open(extractionContext.companyId, document.fileId));
    if (!document || !stored) return { code: 'file_gone', message: failures.file_gone };
    const path = join(directory, randomUUID());
    await pipeline(stored.content, createWriteStream(path, { mode: 0o600 }));
    const whose = extractionContext.companyId === undefined ? {} : { companyId: extractionContext.companyId };
    const { results, left: unread } = await readOrders(
      { path, name: document.name, declaredType: null, ...whose },
      extractionContext,
    );
    const [first] = unread;
    return results.length === 0 && first ? { code: first.code, message: unreadText(first.reason) } : results;
  };

  const fromMail = async (
    order: Readable,
    extractionContext: ExtractionContext,
    directory: string,
    companyId: string,
  ): Promise<Reading> => {
    const { state: email } = await deps.loadEmail(companyId, order.content.source.id);
    if (email.phase === 'none') return mailGone;
    const fetched = await fetchMailFiles(companyId, email, directory);
    if ('code' in fetched) return fetched;
    const boxes = await Promise.all(email.copies.map(({ copy }) => deps.loadMailbox(companyId, copy.mailboxId)));
    const domains = boxes.flatMap((mailbox) => (mailbox && companyDomainOf(mailbox.emailAddress)) ?? []);
    const { from: sender, subject, receivedAt } = email.mail;
    const context = {
      ...extractionContext,
      ownDomains: [...extractionContext.ownDomains, ...domains],
      receivedAt,
      mail: { sender, subject },
    };
    const outcome = await extractEmail(email, fetched, async () => ({ uid: fetched.uid, words: [], files: [] }), context);
    if ('results' in outcome) return outcome.results;
    return outcome.cause === 'changed'
      ? { code: 'file_changed', message: failures.file_changed }
      : { code: 'not_this_order', message: reasonText(outcome.reason) };
  };

  return async (order: Readable, companyId: string): Promise<Reading> => {
    const { ownNames, ownDomains, currency, locale } = await deps.companySettings(companyId);
    const extractionContext = { companyId, ownNames, ownDomains, currency, locale };
    const directory = await mkdtemp(join(deps.temporaryRoot, 're-extract-'));
    try {
      return order.content.source.kind === 'email'
        ? await fromMail(order, extractionContext, directory, companyId)
        : await fromFile(order, extractionContext, directory);
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  };
};

/** Of a person's own: the report holds the names of fields, what they say stands with the order. */
export const createReadOrderAgain = (deps: ReadOrderAgainDeps): ReadOrderAgain => {
  const readSource = createReadSource(deps);
  return async (orderId, dry, context) => {
    const { companyId } = context;
    const order = readable(await loadOrder(deps.store, companyId, orderId));
    if (isLeft(order)) return order;
    const results = await readSource(order.right, companyId);
    if (isFailure(results)) return left(results);
    const { read } = order.right;
    if (results.length > 0 && !areTheSame(results, read)) return failed('file_changed');
    const extraction = readingOf(results, order.right.content);
    if (!extraction) return failed('not_this_order');
    const outcome = await deps.takeReading({ order: order.right, extraction, dry }, context);
    if (isLeft(outcome)) return failed('order_over');
    return right({
      order_id: orderId,
      reference: order.right.reference,
      fields: outcome.right.changes.map(({ field }) => field),
      held: outcome.right.held,
      confidence: { before: read.confidence, now: extraction.confidence },
      extractor: { before: read.extractor.version, now: extraction.extractor.version },
    });
  };
};
