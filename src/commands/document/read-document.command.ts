/** What reading an uploaded document came to, and the document as its stream has it. */

import type { CommandHandler, EventStore, JobContext, Position } from '@order-intake/event-sourcing';
import type { Extraction } from '@order-intake/order-extraction/document';
import { type UploadedDocument, uploadedDocument } from '../../domain/document/document.decider.ts';
import type { DocumentRefusalCode } from '../../domain/document/document.events.ts';
import { documentStream } from '../../domain/document/document.stream.ts';
import type { Reason } from '../../domain/reasons/reasons.ts';
import { orThrow } from '../shared/or-throw.ts';

export type DocumentReading =
  /** `model`: as in the event */
  | { readonly results: readonly Extraction[]; readonly model?: 'pending' | 'late' }
  | { readonly code: DocumentRefusalCode; readonly reason: Reason };
/** Answers where it was recorded; null: it was already. */
export type RecordReading = (documentId: string, reading: DocumentReading, context: JobContext) => Promise<Position | null>;

export const createRecordReading =
  (handle: CommandHandler, now: () => Date): RecordReading =>
  async (documentId, reading, context) => {
    const command =
      'results' in reading
        ? ({ type: 'CompleteExtraction', documentId, now: now().toISOString(), ...reading } as const)
        : ({ type: 'RefuseDocument', documentId, ...reading } as const);
    const stream = documentStream(context.companyId, documentId);
    return orThrow(await handle({ decider: uploadedDocument, stream, command, context })).position;
  };

export type LoadedDocument = { readonly state: UploadedDocument; readonly personKeyId: string | null };
export type LoadDocument = (companyId: string, documentId: string) => Promise<LoadedDocument>;

/** With the key its personal fields are sealed under. */
export const createLoadDocument =
  (store: Pick<EventStore, 'readStream'>): LoadDocument =>
  async (companyId, documentId) => {
    const recorded = await store.readStream(documentStream(companyId, documentId));
    const state = recorded.reduce<UploadedDocument>(
      (folded, event) => uploadedDocument.evolve(folded, event as unknown as Parameters<typeof uploadedDocument.evolve>[1]),
      uploadedDocument.initialState,
    );
    return { state, personKeyId: recorded.find((event) => event.personKeyId !== null)?.personKeyId ?? null };
  };
