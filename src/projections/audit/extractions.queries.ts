/**
 * Every extraction of a company, replayed from the log: what was read from which mail or document, how surely, and what became of it. Events
 * come in their order and are looked at in small batches, so that a million of them need no more memory than a few.
 */

import type { EventStore, Position, Recorded } from '@order-intake/event-sourcing';
import type { Extraction } from '@order-intake/order-extraction/document';
import type { DocumentEvent } from '../../domain/document/document.events.ts';
import type { EmailEvent } from '../../domain/email/email.events.ts';
import type { Reason } from '../../domain/reasons/reasons.ts';
import type { Module } from '../../domain/shared/module.ts';
import type { ExtractionOutcome, OutcomeLookup, SourceOutcome } from './source-outcomes.queries.ts';

type Audited =
  | Extract<EmailEvent, { type: 'ExtractionCompleted' | 'ExtractionFailed' }>
  | Extract<DocumentEvent, { type: 'DocumentExtracted' | 'DocumentRefused' }>;
const types: readonly Audited['type'][] = ['ExtractionCompleted', 'ExtractionFailed', 'DocumentExtracted', 'DocumentRefused'];

export type ExtractionFilter = {
  readonly from?: Date;
  readonly to?: Date;
  readonly extractor?: string;
  readonly minConfidence?: number;
  readonly maxConfidence?: number;
  readonly module?: string;
  readonly outcome?: ExtractionOutcome;
};

export type AuditedExtraction = {
  readonly at: Date;
  readonly source: { readonly kind: 'email' | 'upload'; readonly id: string };
  readonly outcome: ExtractionOutcome;
  readonly orders: SourceOutcome['orders'];
  /** of the mailbox, null for an upload */
  readonly module: Module | null;
  /** null when nothing could be read: `reason` says why */
  readonly extraction: Extraction | null;
  readonly reason: Reason | null;
};

/** What stood at a place of the log; empty where nothing of it was asked for. */
export type AuditStep = { readonly position: Position; readonly records: readonly AuditedExtraction[] };

export type ExtractionAudit = {
  /** From after `after` (null: the beginning) to the end of the log as it is now. */
  readonly extractions: (companyId: string, filter: ExtractionFilter, after: Position | null) => AsyncIterable<AuditStep>;
};

type Event = Recorded<Audited>;
const batchSize = 100;

const sourceOf = ({ data }: Event): AuditedExtraction['source'] =>
  'emailId' in data ? { kind: 'email', id: data.emailId } : { kind: 'upload', id: data.documentId };

const inTime = ({ from, to }: ExtractionFilter, { recordedAt }: Event): boolean =>
  (from === undefined || recordedAt >= from) && (to === undefined || recordedAt < to);

const recordsOf = (event: Event, { orders, module, ...outcome }: SourceOutcome): readonly AuditedExtraction[] => {
  const common = { at: event.recordedAt, source: sourceOf(event), orders, module };
  if (!('results' in event.data)) return [{ ...common, outcome: 'failed', extraction: null, reason: event.data.reason }];
  return event.data.results.map((extraction) => ({ ...common, outcome: outcome.outcome, extraction, reason: null }));
};

const isWanted =
  ({ extractor, minConfidence = 0, maxConfidence = 100, module, outcome }: ExtractionFilter) =>
  (record: AuditedExtraction): boolean => {
    const { extraction } = record;
    if (module !== undefined && record.module !== module) return false;
    if (outcome !== undefined && record.outcome !== outcome) return false;
    if (extractor !== undefined && extraction?.extractor.name !== extractor) return false;
    const bounded = minConfidence > 0 || maxConfidence < 100;
    return extraction === null ? !bounded : extraction.confidence >= minConfidence && extraction.confidence <= maxConfidence;
  };

type Deps = { readonly store: Pick<EventStore, 'readAll'>; readonly outcomesOf: OutcomeLookup };

export const createExtractionAudit = ({ store, outcomesOf }: Deps): ExtractionAudit => ({
  extractions: async function* (companyId, filter, after) {
    const isRequested = isWanted(filter);
    let batch: { readonly position: Position; readonly event: Event | null }[] = [];
    async function* told(): AsyncGenerator<AuditStep> {
      const outcomes = await outcomesOf(
        companyId,
        batch.flatMap(({ event }) => (event ? [sourceOf(event)] : [])),
      );
      for (const { position, event } of batch)
        yield { position, records: event ? recordsOf(event, outcomes(sourceOf(event))).filter(isRequested) : [] };
      batch = [];
    }
    for await (const item of store.readAll({ types, after })) {
      const event = 'undecodable' in item ? null : (item as unknown as Event);
      const mine = event !== null && event.metadata.companyId === companyId && inTime(filter, event);
      batch.push({ position: item.position, event: mine ? event : null });
      if (batch.length === batchSize) yield* told();
    }
    yield* told();
  },
});
