import {
  type ConfidenceReasonCode,
  chargeTypes,
  confidenceReasonCodes,
  documentTypes,
  type Extraction,
  flatParts,
  headerDetailNames,
  headerFieldNames,
  lineDetailNames,
  lineDetails,
  lineFieldNames,
  orderDetails,
  otherReason,
  readers,
  requiredFields,
  warningCodes,
} from '@order-intake/order-extraction/document';
import * as t from 'io-ts';
import { facts, personalInReason, why } from '../reasons/reason.codec.ts';
import { list, nullable, oneOf, shape } from './event-codec.codec.ts';
import { layoutPrint } from './layout-print.codec.ts';

const placeCodec = t.union([
  shape({ kind: t.literal('box'), page: t.number, x: t.number, y: t.number, width: t.number, height: t.number }),
  shape({ kind: t.literal('cell'), sheet: t.string, cell: t.string }),
]);

const field = shape({
  value: t.string,
  source: t.string,
  file: t.number,
  place: nullable(placeCodec),
  reader: oneOf(readers),
  confidence: t.number,
  derived: t.boolean,
});

/** Any text was good once: what is not known is read as `other`, and no event becomes unreadable for its reasons. */
const toReasonCode = (code: string): ConfidenceReasonCode =>
  confidenceReasonCodes.find((candidate) => candidate === code) ?? otherReason;
const reasonCode = new t.Type<ConfidenceReasonCode, unknown>(
  'ConfidenceReasonCode',
  (u): u is ConfidenceReasonCode => confidenceReasonCodes.includes(u as ConfidenceReasonCode),
  (u, c) => (typeof u === 'string' ? t.success(toReasonCode(u)) : t.failure(u, c)),
  (code) => code,
);

const optionalFields = <N extends string>(names: readonly N[]) =>
  shape({}, Object.fromEntries(names.map((name) => [name, field])) as Record<N, typeof field>);

const personalDetails = (parts: Parameters<typeof flatParts>[0], prefix: string): { readonly [path: string]: 'subject' } =>
  Object.fromEntries(
    flatParts(parts).flatMap(({ name, personal }) =>
      personal ? (['value', 'source'] as const).map((of) => [`${prefix}.${name}.${of}`, 'subject' as const]) : [],
    ),
  );

/**
 * The paths of an extraction that identify a person, below `prefix`. An address is personal data of its owner, not of
 * the document's sender.
 */
export const personalInExtraction = (prefix: string) =>
  ({
    [`${prefix}.fields.customer_name.value`]: 'subject',
    [`${prefix}.fields.customer_name.source`]: 'subject',
    [`${prefix}.fields.customer_email.value`]: 'self',
    [`${prefix}.fields.customer_email.source`]: 'value',
    [`${prefix}.fields.customer_phone.value`]: 'subject',
    [`${prefix}.fields.customer_phone.source`]: 'subject',
    [`${prefix}.fields.customer_tax_number.value`]: 'subject',
    [`${prefix}.fields.customer_tax_number.source`]: 'subject',
    ...personalDetails(orderDetails, `${prefix}.fields`),
    ...personalDetails(lineDetails, `${prefix}.lines.*`),
    [`${prefix}.files.*.name`]: 'subject',
    ...personalInReason(`${prefix}.warnings.*`), // they name files and sheets
  }) as const;

export const extraction: t.Type<Extraction, unknown> = shape(
  {
    documentType: oneOf(documentTypes),
    fields: optionalFields([...headerFieldNames, ...headerDetailNames]),
    lines: list(optionalFields([...lineFieldNames, ...lineDetailNames])),
    confidence: t.number,
    reasons: list(shape({ code: reasonCode, effect: t.number })),
    missingFields: list(oneOf(requiredFields)),
    warnings: list(shape({ code: oneOf(warningCodes), facts }, { text: t.string, why })),
    files: list(shape({ name: t.string, sha256: t.string, size: t.number, type: t.string })),
    extractor: shape({ name: t.string, version: t.string }, { model: t.string, inputTokens: t.number, outputTokens: t.number }),
    timings: t.readonly(t.record(t.string, t.number)),
  },
  {
    calibration: t.string,
    layout: shape({ id: t.string, orders: t.number }),
    print: layoutPrint,
    charges: list(shape({ type: oneOf(chargeTypes), name: field, amount: field })),
  },
);
