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
  `The confidence at a glance: high from ${greenFrom} on; null where nothing was read`,
] as const;

export const documentType = named('DocumentType', 'What kind of document it is', choice(...documentTypes));

export const requiredField = choice(...requiredFields);

const place = named(
  'Place',
  'Where a value stands: a box on a page, in points from its upper left corner, or a cell of a sheet',
  either(
    record({
      kind: [choice('box'), 'A place on a page'],
      page: [integer, 'Counts from 1'],
      x: [number, 'From the left, in points'],
      y: [number, 'From the top, in points'],
      width: [number, 'In points'],
      height: [number, 'In points'],
    }),
    record({ kind: [choice('cell'), 'A cell of a workbook'], sheet: [text, 'Its sheet'], cell: [text, 'Its name, such as B7'] }),
  ),
);

const readField = named(
  'ReadField',
  'One value with its evidence',
  record({
    value: [text, 'Normalised: decimals as text, dates as ISO 8601, currencies as ISO 4217'],
    source: [text, 'The text of the field as it stands in the document'],
    file: [integer, 'Index into the files of the extraction'],
    place: [orNull(place), 'null: not known'],
    reader: [choice(...readers), 'How it was read'],
    confidence: [number, '0 to 1'],
    derived: [flag, 'true: computed from other values'],
  }),
);

const aboutField = (name: string): string => `Evidence of ${name}; missing where nothing was read`;
export const headerEvidence = named(
  'HeaderEvidence',
  'Where the fields of the head were read, by their names; of a group by both names, as in ship_to_city',
  anyOfNames(headerFieldNames, readField, aboutField, headerDetailNames),
);
export const lineEvidence = named(
  'LineEvidence',
  'Where the fields of a line were read, by their names',
  anyOfNames(lineFieldNames, readField, aboutField, lineDetailNames),
);

export const reasons = listOf(
  named(
    'ConfidenceReason',
    'Why the confidence is what it is',
    record({
      code: [choice(...confidenceReasonCodes), 'Stable'],
      effect: [number, 'In percentage points; negative when it lowers'],
    }),
  ),
);
export const warnings = listOf(
  named(
    'Warning',
    'Something about the document that a person should know',
    record({
      code: [choice(...warningCodes), 'Stable'],
      facts: [facts, 'What it is about, by the names of the code; without any where only the sentence is known'],
      text: [text, 'The same in a sentence'],
      why: [listOf(reasonShape), 'Why a page or another file was not read, where it says that'],
    }),
  ),
);

export const extractor = named(
  'Extractor',
  'What read the document',
  record({
    name: [text, 'rules, or a model beside them'],
    version: [text, 'Of the rules or the prompt'],
    model: [sometimes(text), 'Where a model helped'],
    inputTokens: [sometimes(integer), 'What the model was given'],
    outputTokens: [sometimes(integer), 'What the model answered'],
  }),
);

export const extraction = named(
  'Extraction',
  'Everything that reading a document gave, as it was recorded',
  record({
    documentType: [documentType, 'As the reader judged it'],
    fields: [headerEvidence, 'The head'],
    lines: [listOf(lineEvidence), 'The articles, as they follow each other'],
    charges: [
      sometimes(
        listOf(
          record({
            type: [choice(...chargeTypes), 'What kind it is'],
            name: [readField, 'As it is called'],
            amount: [readField, 'What it adds; negative where it takes something off'],
          }),
        ),
      ),
      'Freight, packaging, services and discounts on the whole; missing where there are none',
    ],
    confidence: [number, '0 to 100'],
    reasons: [reasons, 'What raised or lowered the confidence'],
    missingFields: [listOf(requiredField), 'Required fields that could not be read'],
    warnings: [warnings, 'What a person should know'],
    files: [
      listOf(
        record({
          name: [text, 'As its sender called it'],
          sha256: [text, 'Of its bytes, hex'],
          size: [integer, 'In bytes'],
          type: [text, 'What its magic bytes say: pdf, xlsx, …'],
        }),
      ),
      'What was read',
    ],
    layout: [
      sometimes(record({ id: [uuid, 'Which'], orders: [integer, 'Orders by which people confirmed it'] })),
      'The layout by which it was known again; missing where it was not',
    ],
    extractor: [extractor, 'What read it'],
    timings: [mapOf(number), 'Milliseconds by step'],
  }),
);
