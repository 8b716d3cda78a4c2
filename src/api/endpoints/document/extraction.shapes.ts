/** What was read from a document, and where each value stands in it. */

import {
  chargeTypes,
  confidenceReasonCodes,
  documentTypes,
  headerDetailNames,
  headerFieldNames,
  lineDetailNames,
  lineFieldNames,
  readers,
  requiredFields,
  warningCodes,
} from '@order-intake/order-extraction/document';
import { confidenceLevels, greenFrom } from '../../../domain/shared/confidence.ts';
import {
  anyOfNames,
  choice,
  either,
  flag,
  integer,
  listOf,
  mapOf,
  named,
  number,
  orNull,
  record,
  sometimes,
  text,
  uuid,
} from '../../http/shapes.ts';
import { facts, reasonShape } from './reason.shape.ts';

/** A field of answers. */
export const confidenceLevelField = [
  orNull(choice(...confidenceLevels)),
  `Confidence level: high from ${greenFrom}; null if nothing was extracted`,
] as const;

export const documentType = named('DocumentType', 'Type of the document', choice(...documentTypes));

export const requiredField = choice(...requiredFields);

const positionShape = named(
  'Place',
  'Position of a value: a box on a page in points from the upper left corner, or a cell of a sheet',
  either(
    record({
      kind: [choice('box'), 'A box on a page'],
      page: [integer, 'Page number, from 1'],
      x: [number, 'Distance from the left edge in points'],
      y: [number, 'Distance from the top edge in points'],
      width: [number, 'Width in points'],
      height: [number, 'Height in points'],
    }),
    record({
      kind: [choice('cell'), 'A cell of a workbook'],
      sheet: [text, 'Sheet name'],
      cell: [text, 'Cell reference, such as B7'],
    }),
  ),
);

const readField = named(
  'ReadField',
  'An extracted value with its evidence',
  record({
    value: [text, 'Normalized value: decimals as text, dates in ISO 8601, currencies in ISO 4217'],
    source: [text, 'Text of the field in the document'],
    file: [integer, 'Index of the file in the extraction'],
    place: [orNull(positionShape), 'Position of the value; null: unknown'],
    reader: [choice(...readers), 'How the value was read'],
    confidence: [number, 'Confidence from 0 to 1'],
    derived: [flag, 'Whether the value was computed from other values'],
  }),
);

const aboutField = (name: string): string => `Evidence of ${name}; absent if nothing was found`;
export const headerEvidence = named(
  'HeaderEvidence',
  'Positions of the header fields by name; nested fields use both names, as in ship_to_city',
  anyOfNames(headerFieldNames, readField, aboutField, headerDetailNames),
);
export const lineEvidence = named(
  'LineEvidence',
  'Positions of the fields of a line by name',
  anyOfNames(lineFieldNames, readField, aboutField, lineDetailNames),
);

export const reasons = listOf(
  named(
    'ConfidenceReason',
    'A reason for the confidence',
    record({
      code: [choice(...confidenceReasonCodes), 'Stable code'],
      effect: [number, 'Effect in percentage points; negative if it lowers the confidence'],
    }),
  ),
);
export const warnings = listOf(
  named(
    'Warning',
    'A warning about the document',
    record({
      code: [choice(...warningCodes), 'Stable code'],
      facts: [facts, 'Facts by name, depending on the code; empty if only the text is known'],
      text: [text, 'Warning as an English sentence'],
      why: [listOf(reasonShape), 'Why pages or other files were not read'],
    }),
  ),
);

export const extractor = named(
  'Extractor',
  'What extracted the data',
  record({
    name: [text, 'rules, or the name of a model used with them'],
    version: [text, 'Version of the rules or the prompt'],
    model: [sometimes(text), 'Model that was used'],
    inputTokens: [sometimes(integer), 'Input tokens'],
    outputTokens: [sometimes(integer), 'Output tokens'],
  }),
);

export const extraction = named(
  'Extraction',
  'Complete result of an extraction',
  record({
    documentType: [documentType, 'Detected document type'],
    fields: [headerEvidence, 'Header fields'],
    lines: [listOf(lineEvidence), 'Order lines in document order'],
    charges: [
      sometimes(
        listOf(
          record({
            type: [choice(...chargeTypes), 'Kind of charge'],
            name: [readField, 'Name of the charge'],
            amount: [readField, 'Amount; negative for discounts'],
          }),
        ),
      ),
      'Freight, packaging, services and discounts on the whole order; absent if there are none',
    ],
    confidence: [number, 'Confidence from 0 to 100'],
    reasons: [reasons, 'What raised or lowered the confidence'],
    missingFields: [listOf(requiredField), 'Required fields that could not be read'],
    warnings: [warnings, 'Warnings about the document'],
    files: [
      listOf(
        record({
          name: [text, 'File name given by the sender'],
          sha256: [text, 'SHA-256 of the file in hexadecimal'],
          size: [integer, 'Size in bytes'],
          type: [text, 'File type by its magic bytes: pdf, xlsx, …'],
        }),
      ),
      'Files that were read',
    ],
    calibration: [sometimes(text), 'Version of the calibration of the confidence; absent: not calibrated, or not recorded'],
    layout: [
      sometimes(record({ id: [uuid, 'Layout ID'], orders: [integer, 'Number of orders that confirmed the layout'] })),
      'Recognized layout; absent if there is none',
    ],
    extractor: [extractor, 'What extracted the data'],
    timings: [mapOf(number), 'Duration of each step in milliseconds'],
  }),
);
