/**
 * What evidence is worth, learned from documents with truth (npm run calibrate): an extractor's own score goes in, the share of documents
 * or fields with such a score that were right comes out. Scores keep their order: more evidence is never less confidence.
 */
import { reason } from '../document/confidence-reasons.ts';
import type { Extractor } from '../document/documents.port.ts';
import {
  type ExtractedLine,
  type Extraction,
  type Field,
  type HeaderFieldName,
  headerFieldNames,
  type LineFieldName,
  lineFieldNames,
} from '../document/extraction.ts';
import { judgedFields } from '../rules/candidates/candidate.ts';

/** Score and share right (0 to 1), both rising; between two points the straight line, beyond the ends the end. */
export type Curve = readonly (readonly [score: number, share: number])[];

/** How the values of a document were read, as far as it decides what evidence is worth. */
export const readingKinds = ['text', 'sheet', 'ocr'] as const;
export type ReadingKind = (typeof readingKinds)[number];

export type Calibration = {
  /** of a document, by the sum of its reasons; `text` for the kinds that have no curve of their own */
  readonly documents: { readonly [kind in ReadingKind]?: Curve };
  /** of a field, by the reader's own 0 to 1; `any` for the fields that have no curve of their own */
  readonly fields: { readonly [name in HeaderFieldName | LineFieldName | 'any']?: { readonly [kind in ReadingKind]?: Curve } };
};

export function onCurve(curve: Curve, score: number): number {
  const [first] = curve;
  const last = curve.at(-1);
  if (!first || !last) throw new Error('a curve has at least one point');
  if (score <= first[0]) return first[1];
  const above = curve.findIndex(([at]) => at >= score);
  if (above < 0) return last[1];
  const [x1, y1] = curve[above] ?? last;
  const [x0, y0] = curve[above - 1] ?? first;
  return x1 === x0 ? y1 : y0 + ((y1 - y0) * (score - x0)) / (x1 - x0);
}

/** A value of an embedded file is exact; that the file belongs to the page is another question, which its own evidence answers. */
const kindOfField = ({ reader }: Field): ReadingKind | null => {
  if (reader === 'embedded') return null;
  return reader === 'sheet' || reader === 'ocr' ? reader : 'text';
};

export const kindOf = (extraction: Extraction): ReadingKind | null => {
  const fields = [...Object.values(extraction.fields), ...extraction.lines.flatMap((line) => Object.values(line))];
  const kinds = new Set(fields.map(kindOfField));
  if (kinds.has('ocr')) return 'ocr';
  if (kinds.has('text')) return 'text';
  return kinds.has('sheet') ? 'sheet' : fields.length === 0 ? 'text' : null;
};

/** The sum of all that was observed, before it is cut to 0 to 100. */
export const scoreOf = ({ reasons }: Pick<Extraction, 'reasons'>): number => reasons.reduce((sum, { effect }) => sum + effect, 0);

const hundredths = (value: number): number => Math.round(value * 100) / 100;

const judgedNames: ReadonlySet<string> = new Set(judgedFields);

function fieldCalibrated(name: HeaderFieldName | LineFieldName, field: Field, { fields }: Calibration): Field {
  const kind = kindOfField(field);
  // what a judge chose carries its probability already
  if (!kind || judgedNames.has(name)) return field;
  const curve = fields[name]?.[kind] ?? fields.any?.[kind] ?? fields[name]?.text ?? fields.any?.text;
  return curve ? { ...field, confidence: hundredths(onCurve(curve, field.confidence)) } : field;
}

/** The same values with confidences that mean what they say. The reasons still add up: the last one is what calibration changed. */
export function calibrated(extraction: Extraction, calibration: Calibration, version?: string): Extraction {
  // details have no curve of their own
  const fields: { -readonly [name in keyof Extraction['fields']]: Field } = { ...extraction.fields };
  for (const name of headerFieldNames) {
    const field = extraction.fields[name];
    if (field) fields[name] = fieldCalibrated(name, field, calibration);
  }
  const lines = extraction.lines.map((line): ExtractedLine => {
    const next: { -readonly [name in keyof ExtractedLine]: Field } = { ...line };
    for (const name of lineFieldNames) if (line[name]) next[name] = fieldCalibrated(name, line[name], calibration);
    return next;
  });
  const confidence = calibratedConfidence(extraction, calibration);
  if (confidence === null) return { ...extraction, fields, lines };
  const reasons = [...extraction.reasons, reason('calibrated', hundredths(confidence - scoreOf(extraction)))];
  return { ...extraction, fields, lines, confidence, reasons, ...(version === undefined ? {} : { calibration: version }) };
}

/** @returns 0 to 99, two decimals, for the sum of its reasons; null: no curve applies, as to what an embedded file says */
export function calibratedConfidence(extraction: Extraction, { documents }: Calibration): number | null {
  const kind = kindOf(extraction);
  const curve = kind && (documents[kind] ?? documents.text);
  return curve ? hundredths(Math.max(0, Math.min(99, onCurve(curve, scoreOf(extraction)) * 100))) : null;
}

/** `version`: of the calibration, told with each result. */
export const withCalibration = (extractor: Extractor, calibration: Calibration, version?: string): Extractor => ({
  name: extractor.name,
  extract: async (documents, context) =>
    (await extractor.extract(documents, context)).map((extraction) => calibrated(extraction, calibration, version)),
});
