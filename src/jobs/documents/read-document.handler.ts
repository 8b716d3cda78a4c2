/** Reads one uploaded document: out of the FileStore, through reader and extractor, into its stream. */

import type { JobContext } from '@order-intake/event-sourcing';
import { hourMs } from '@order-intake/kernel';
import {
  type DocumentFile,
  type Extraction,
  type Extractor,
  ReaderKilled,
  unread,
} from '@order-intake/order-extraction/document';
import type { LoadCompanySettings } from '../../commands/company/change-company-settings.command.ts';
import type { DocumentReading, LoadDocument, RecordReading } from '../../commands/document/read-document.command.ts';
import type { ServiceTasks } from '../../commands/shared/task-kinds.ts';
import type { UploadedDocument } from '../../domain/document/document.decider.ts';
import { documentLifetimeMs, readingPatienceMs } from '../../domain/document/document.events.ts';
import type { FileStore } from '../../domain/document/file-store.port.ts';
import { reasonText } from '../../domain/reasons/reasons.ts';
import { isPassing } from '../shared/is-passing.ts';
import type { Documents } from '../shared/open-documents.ts';
import { createReadOrders } from '../shared/read-orders.ts';
import { cancelAsRead, type FollowReadingDeps, followLateReading } from './follow-reading.ts';
import { createPatientExtractor } from './patient-extractor.ts';
import { type NamedFile, withStoredFile } from './stored-file.ts';

type Deps = FollowReadingDeps & {
  readonly files: FileStore;
  readonly documents: Documents;
  readonly extractor: Extractor;
  readonly loadDocument: LoadDocument;
  readonly recordReading: RecordReading;
  readonly companySettings: LoadCompanySettings;
  readonly tasks: ServiceTasks;
  readonly temporaryRoot: string;
  /** how long the caller waits for a model after the built-in readers have found something */
  readonly uploadWaitMs: number;
  readonly now: () => Date;
  readonly warn: (details: object, message: string) => void;
};

const broken = {
  code: 'extraction_failed',
  message: 'The file could not be read because of a fault in the service. Upload it again.',
} as const;

/** It may be the document that takes all of the memory: not waited for as long as for readers that nobody can start. */
const killedPatienceMs = hourMs;

/** What passes is waited for (ADR 31), from the upload on; whatever else breaks would break again. */
const isWaitedFor = (error: unknown, { expiresAt }: { readonly expiresAt: string }, now: Date): boolean => {
  const waited = now.getTime() - (Date.parse(expiresAt) - documentLifetimeMs);
  return isPassing(error) && waited < (error instanceof ReaderKilled ? killedPatienceMs : readingPatienceMs);
};

const nothing = { code: 'nothing_found', reason: unread.nothing_found() } as const;
const expired = { code: 'empty', reason: unread.file_expired() } as const;

type Uploaded = Extract<UploadedDocument, { readonly phase: 'uploaded' }>;
type Extracted = Extract<UploadedDocument, { readonly phase: 'extracted' }>;
type Whole = () => Promise<readonly Extraction[]>;
/** `deps`, and which upload it is. Its task holds the document's id, never what it says. */
type Job = Deps & { readonly documentId: string; readonly taskId: string; readonly context: JobContext };

/** The file in clear lies on this machine's disk while `use` has it, and no longer. */
const withFile = <T>(job: Job, { name, declaredType }: NamedFile, use: (file: DocumentFile) => Promise<T>): Promise<T | null> =>
  withStoredFile(job, { companyId: job.context.companyId, fileId: job.documentId, name, declaredType }, use);

const read = async (job: Job, file: DocumentFile, extractor: Extractor): Promise<DocumentReading> => {
  const { documents, companySettings, tasks, taskId } = job;
  const { companyId } = job.context;
  const { ownNames, ownDomains, currency, locale } = await companySettings(companyId);
  const extractionContext = { companyId, ownNames, ownDomains, currency, locale, receivedAt: job.now().toISOString() };
  // pages that are looked at take seconds each; one is told after the other, and before the end
  let reporting: Promise<unknown> = Promise.resolve();
  const { results, left } = await createReadOrders({ documents, extractor })(file, extractionContext, (progress) => {
    reporting = reporting.then(() => tasks.progress('upload_document', companyId, taskId, progress)).catch(() => undefined);
  });
  await reporting;
  return results.length > 0 ? { results } : (left[0] ?? nothing);
};

/** Answers the caller who waits. */
const finish = async (job: Job): Promise<UploadedDocument> => {
  const { files, tasks, documentId, taskId, context } = job;
  const { companyId } = context;
  const { state } = await job.loadDocument(companyId, documentId);
  if (state.phase === 'extracted') {
    await files.expireAt(companyId, documentId, new Date(state.file.expiresAt));
    await cancelAsRead(job, documentId, state.results, context);
  }
  if (state.phase === 'refused') {
    const { code } = state.refusal;
    const message = reasonText(state.refusal.reason);
    await files.remove(companyId, documentId);
    await tasks.fail('upload_document', companyId, taskId, { code, message });
  } else
    await tasks.succeed('upload_document', companyId, taskId, {
      document_id: documentId,
      url: `/sales/documents/${documentId}/`,
    });
  return state;
};

/** What a model has read after the upload was answered; where it cannot be read any more, what is known stays. */
const complete = async (job: Job, { results: knownResults, file }: Extracted, whole: Whole): Promise<void> => {
  const { documentId, context } = job;
  const later = await whole().catch((error: unknown) => {
    if (isWaitedFor(error, file, job.now())) throw error;
    job.warn({ err: error, documentId }, 'what a model was to read in an uploaded document could not be read');
    return [];
  });
  const results = later.length > 0 ? later : knownResults;
  const position = await job.recordReading(documentId, { results, model: 'late' }, context);
  await followLateReading(job, { documentId, results, position }, context);
};

/** Null where the file is gone. */
const readFirst = (job: Job, file: Uploaded['file']): Promise<boolean | null> =>
  withFile(job, file, async (stored) => {
    const { documentId, taskId, context, files, tasks, now, warn } = job;
    const patient = createPatientExtractor(job.extractor, job.uploadWaitMs);
    const reading = await read(job, stored, patient.extractor).catch((error: unknown) => {
      if (isWaitedFor(error, file, now())) throw error;
      warn({ err: error, documentId }, 'an uploaded document could not be read');
      return null;
    });
    if (reading === null) {
      await files.expireAt(context.companyId, documentId, new Date(file.expiresAt)); // nobody waits for it any more
      return tasks.fail('upload_document', context.companyId, taskId, broken);
    }
    const isPending = patient.isLate() && 'results' in reading;
    await job.recordReading(documentId, isPending ? { ...reading, model: 'pending' } : reading, context);
    const state = await finish(job);
    if (isPending && state.phase === 'extracted') await complete(job, state, patient.whole);
    return true;
  });

/** Each step may be repeated: after a lost worker another one continues from the state of the document. */
export const createReadDocument =
  (deps: Deps) =>
  async (documentId: string, taskId: string, context: JobContext): Promise<void> => {
    const job: Job = { ...deps, documentId, taskId, context };
    const { companyId } = context;
    await deps.tasks.start(companyId, taskId);
    const { state } = await deps.loadDocument(companyId, documentId);
    if (state.phase === 'none') throw new Error(`there is no document ${documentId}`);
    if (state.phase === 'uploaded') {
      if ((await readFirst(job, state.file)) !== null) return;
      await deps.recordReading(documentId, expired, context);
    }
    await finish(job);
    if (state.phase !== 'extracted' || state.model === null) return;
    if (state.model === 'late') return followLateReading(job, { documentId, results: state.results, position: null }, context);
    await complete(job, state, async () => {
      const reading = await withFile(job, state.file, (file) => read(job, file, deps.extractor));
      return reading && 'results' in reading ? reading.results : [];
    });
  };
