/** Extractions as they were recorded, over all mails and documents: for who has to account for what a machine read. */

import type { Position } from '@order-intake/event-sourcing';
import { moment } from '../../../commands/sales-order/order-fields.schema.ts';
import { reasonView } from '../../../domain/reasons/reason-view.ts';
import { reasonText } from '../../../domain/reasons/reasons.ts';
import { recordedView } from '../../../domain/shared/extraction-view.ts';
import { modules } from '../../../domain/shared/module.ts';
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import { field, optional } from '../../../platform/codec/field.ts';
import { integerText, oneOf, text } from '../../../platform/codec/fields.ts';
import type { AuditedExtraction, AuditStep, ExtractionAudit } from '../../../projections/audit/extractions.queries.ts';
import { extractionOutcomes } from '../../../projections/audit/source-outcomes.queries.ts';
import { pageOrLines } from '../../http/answers.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { choice, listOf, named, number, orNull, record, text as textShape, time, uuid } from '../../http/shapes.ts';
import { documentType, extraction, extractor } from '../document/extraction.shapes.ts';
import { reasonShape } from '../document/reason.shape.ts';
import { moduleShape } from '../mailbox/mailbox.shapes.ts';

const ndjson = 'application/x-ndjson';
const defaultLimit = 100;
/** events that one page looks at, at most: a filter that fits little answers soon, with where to go on */
const mostScanned = 20_000;

const percent = field<number>('percent', { type: 'number', minimum: 0, maximum: 100 }, (input) => {
  const value = typeof input === 'string' && /^\d{1,3}(\.\d{1,2})?$/.test(input) ? Number(input) : Number.NaN;
  return value <= 100 ? { value } : { fault: { code: 'not_a_percentage', message: 'must be a number from 0 to 100' } };
});

/** A place in the log: both halves, as digits. */
const positionCursor = field<Position>('place', { type: 'string' }, (input) => {
  const [, commit, prepare] = /^(\d{1,20})-(\d{1,20})$/.exec(typeof input === 'string' ? input : '') ?? [];
  return commit !== undefined && prepare !== undefined
    ? { value: { commit: BigInt(commit), prepare: BigInt(prepare) } }
    : { fault: { code: 'bad_cursor', message: 'is not a cursor from this list; use the one in the Link header' } };
});
const textOf = ({ commit, prepare }: Position): string => `${commit}-${prepare}`;

const filters = requestSchema({
  from: optional(moment),
  to: optional(moment),
  extractor: optional(text(50)),
  min_confidence: optional(percent),
  max_confidence: optional(percent),
  module: optional(oneOf(modules)),
  outcome: optional(oneOf(extractionOutcomes)),
  limit: optional(integerText(1, 1_000)),
  cursor: optional(positionCursor),
});

const auditShape = named(
  'AuditedExtraction',
  'A recorded extraction and its outcome',
  record({
    at: [time, 'Time of the extraction'],
    source: [
      record({
        kind: [choice('email', 'upload'), 'Whether the document came by email or upload'],
        id: [uuid, 'ID of the email log entry or upload'],
      }),
      'Source of the document',
    ],
    module: [orNull(moduleShape), 'Module of the mailbox; null for an upload'],
    outcome: [choice(...extractionOutcomes), 'Outcome of the extraction'],
    orders: [
      listOf(record({ id: [uuid, 'Order ID'], reference: [textShape, 'Order number'] })),
      'Orders created from the document',
    ],
    document_type: [orNull(documentType), 'Document type; null if the document could not be read'],
    confidence: [orNull(number), 'Confidence from 0 to 100'],
    extractor: [orNull(extractor), 'What extracted the data'],
    extraction_metadata: [orNull(extraction), 'Complete result of the extraction'],
    reason: [orNull(textShape), 'Why the document could not be read'],
    why: [orNull(reasonShape), 'Machine-readable form of `reason`'],
  }),
);

const auditView = ({ at, source, module, outcome, orders, extraction: read, reason }: AuditedExtraction) => ({
  at,
  source,
  module,
  outcome,
  orders,
  document_type: read?.documentType ?? null,
  confidence: read?.confidence ?? null,
  extractor: read?.extractor ?? null,
  extraction_metadata: read && recordedView(read),
  reason: reason && reasonText(reason),
  why: reason && reasonView(reason),
});

async function* lines(steps: AsyncIterable<AuditStep>, limit: number): AsyncGenerator<string> {
  let left = limit;
  for await (const { records } of steps) {
    for (const extraction of records) yield `${JSON.stringify(auditView(extraction))}\n`;
    left -= records.length;
    if (left <= 0) return;
  }
}

/** A page ends with a whole mail or document, so it may hold a little more than was asked for. */
const pageOf = async (steps: AsyncIterable<AuditStep>, limit: number) => {
  const items: AuditedExtraction[] = [];
  let scanned = 0;
  let last: Position | null = null;
  for await (const { position, records } of steps) {
    if (last !== null && (items.length >= limit || scanned >= mostScanned)) return { items, next: textOf(last) };
    items.push(...records);
    scanned += 1;
    last = position;
  }
  return { items, next: null };
};

type Deps = {
  readonly queries: Pick<ExtractionAudit, 'extractions'>;
};

export const auditEndpoints = ({ queries }: Deps): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path: '/sales/audit/extractions/',
    summary: 'List all extractions, oldest first; use Accept: application/x-ndjson to stream them',
    permission: 'audit:read',
    ofPersons: true,
    query: filters,
    answers: { 200: pageOrLines(auditShape, ndjson) },
    handle: async ({ caller, header, query: { limit, cursor = null, min_confidence, max_confidence, ...filter } }) => {
      const auditFilter = {
        ...filter,
        ...(min_confidence === undefined ? {} : { minConfidence: min_confidence }),
        ...(max_confidence === undefined ? {} : { maxConfidence: max_confidence }),
      };
      const steps = queries.extractions(caller.companyId, auditFilter, cursor);
      if ((header('accept') ?? '').includes(ndjson))
        return { status: 200, stream: lines(steps, limit ?? Number.POSITIVE_INFINITY), headers: { 'Content-Type': ndjson } };
      const { items, next } = await pageOf(steps, limit ?? defaultLimit);
      return { status: 200, body: items.map(auditView), next };
    },
  }),
];
