/** Reads one uploaded document: out of the FileStore, through reader and extractor, into its stream. */

import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { LoadCompanySettings } from '../../commands/company/change-company-settings.command.ts';
import type { DocumentReading, LoadDocument, RecordReading } from '../../commands/document/read-document.command.ts';
import type { RequestCancellation } from '../../commands/sales-order/request-cancellation.command.ts';
import type { ServiceTasks } from '../../commands/shared/task-kinds.ts';
import type { UploadedDocument } from '../../domain/document/document.decider.ts';
import { documentLifetimeMs, readingPatienceMs } from '../../domain/document/document.events.ts';
import type { FileStore } from '../../domain/document/file-store.port.ts';
import { cancellationIn } from '../../domain/sales-order/cancellation.ts';
import { type Extractor, ReaderKilled } from '../../domain/shared/documents.port.ts';
import type { Extraction } from '../../domain/shared/extraction.ts';
import { hourMs } from '../../kernel/dates.ts';
import type { JobContext } from '../../platform/command-handling/command-context.ts';
import { isPassing } from '../shared/is-passing.ts';
import type { Documents } from '../shared/open-documents.ts';
import { createReadOrders } from '../shared/read-orders.ts';

type Deps = {
  readonly files: FileStore;
  readonly documents: Documents;
  readonly extractor: Extractor;
  readonly loadDocument: LoadDocument;
  readonly recordReading: RecordReading;
  readonly requestCancellation: RequestCancellation;
  readonly companySettings: LoadCompanySettings;
  readonly tasks: ServiceTasks;
  readonly temporaryRoot: string;
  readonly now: () => Date;
  readonly warn: (details: object, message: string) => void;
};

const broken = {
  code: 'extraction_failed',
  message: 'The file could not be read because of a fault in the service. Upload it again.',
} as const;

/** It may be the document that takes all of the memory: not waited for as long as for readers that nobody can start. */
const killedPatienceMs = hourMs;

/** What passes is waited for (ADR 36), from the upload on; whatever else breaks would break again. */
const isWaitedFor = (error: unknown, { expiresAt }: { readonly expiresAt: string }, now: Date): boolean => {
  const waited = now.getTime() - (Date.parse(expiresAt) - documentLifetimeMs);
  return isPassing(error) && waited < (error instanceof ReaderKilled ? killedPatienceMs : readingPatienceMs);
};

const gone = { code: 'empty', reason: 'The uploaded file has expired before it was read. Upload it again.' } as const;

/** The file in clear lies on this machine's disk while it is read, and no longer. Its task holds the document's id, never what it says. */
export const createReadDocument =
  (deps: Deps) =>
  async (documentId: string, taskId: string, context: JobContext): Promise<void> => {
    const { files, documents, extractor, loadDocument, recordReading, companySettings, tasks, temporaryRoot, now, warn } = deps;
    const { companyId } = context;
    const readOrders = createReadOrders({ documents, extractor });

    const read = async ({
      name,
      declaredType,
    }: {
      readonly name: string;
      readonly declaredType: string | null;
    }): Promise<DocumentReading> => {
      const stored = await files.open(companyId, documentId, { expiredToo: true });
      if (!stored) return gone;
      const directory = await mkdtemp(join(temporaryRoot, 'upload-'));
      const path = join(directory, randomUUID());
      try {
        await pipeline(stored.content, createWriteStream(path, { mode: 0o600 }));
        const file = { path, name, declaredType, companyId };
        const { ownNames, ownDomains, currency, locale } = await companySettings(companyId);
        const known = { companyId, ownNames, ownDomains, currency, locale };
        // pages that are looked at take seconds each; one is told after the other, and before the end
        let told: Promise<unknown> = Promise.resolve();
        const { results, left } = await readOrders(file, known, (progress) => {
          told = told.then(() => tasks.progress('upload_document', companyId, taskId, progress)).catch(() => undefined);
        });
        await told;
        const nothing = { code: 'nothing_found', reason: 'No order or other known document was found in the file.' } as const;
        return results.length > 0 ? { results } : (left[0] ?? nothing);
      } finally {
        await rm(directory, { recursive: true, force: true });
      }
    };

    /** What takes an order back waits on that order, as if it had come by mail; of an order nobody knows the document tells itself. */
    const cancel = async (results: readonly Extraction[]): Promise<void> => {
      const wish = cancellationIn(null, results);
      const source = { kind: 'upload', id: documentId } as const;
      if (wish) await deps.requestCancellation({ wish, source, sender: null, customerId: null }, context);
    };

    const finish = async (state: UploadedDocument): Promise<void> => {
      if (state.phase === 'refused') {
        const { code, reason: message } = state.refusal;
        await files.remove(companyId, documentId);
        await tasks.fail('upload_document', companyId, taskId, { code, message });
      } else
        await tasks.succeed('upload_document', companyId, taskId, {
          document_id: documentId,
          url: `/sales/documents/${documentId}/`,
        });
    };

    await tasks.start(companyId, taskId);
    const { state } = await loadDocument(companyId, documentId);
    if (state.phase === 'none') throw new Error(`there is no document ${documentId}`);
    if (state.phase === 'uploaded') {
      const reading = await read(state.file).catch((error: unknown) => {
        if (isWaitedFor(error, state.file, now())) throw error;
        warn({ err: error, documentId }, 'an uploaded document could not be read');
        return null;
      });
      if (reading === null) {
        await files.expireAt(companyId, documentId, new Date(state.file.expiresAt)); // nobody waits for it any more
        return void (await tasks.fail('upload_document', companyId, taskId, broken));
      }
      await recordReading(documentId, reading, context);
    }
    const { state: outcome } = await loadDocument(companyId, documentId);
    if (outcome.phase === 'extracted') {
      await files.expireAt(companyId, documentId, new Date(outcome.file.expiresAt));
      await cancel(outcome.results);
    }
    await finish(outcome);
  };
