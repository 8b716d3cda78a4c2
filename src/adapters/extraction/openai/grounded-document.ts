/** The model's answer, of which only that is kept which the document itself says. */
import {
  type DocumentType,
  type ExtractedLine,
  type Field,
  type HeaderFieldName,
  headerFieldNames,
  type LineFieldName,
  lineFieldNames,
} from '../../../domain/shared/extraction.ts';
import { compare, formatDecimal, parseDecimal } from '../../../kernel/decimal.ts';
import { currenciesIn } from '../rules/currencies.ts';
import { readDate } from '../rules/dates.ts';
import { numbersIn, readNumber } from '../rules/numbers.ts';
import { compact } from '../rules/text.ts';
import type { Ground } from './grounding.ts';
import type { ModelDocument, Quoted } from './model-answer.codec.ts';

export type GroundedDocument = {
  readonly type: DocumentType;
  readonly fields: { readonly [name in HeaderFieldName]?: Field };
  readonly lines: readonly ExtractedLine[];
  /** values that the document does not say: left out */
  readonly dropped: number;
};

type Name = HeaderFieldName | LineFieldName;

/** What a value of the model alone is believed; never the model's own word. */
const alone = 0.6;

const numeric: ReadonlySet<Name> = new Set(['total', 'qty', 'price', 'discount', 'amount']);
const dates: ReadonlySet<Name> = new Set(['order_date', 'delivery_date']);

const saysNumber = (source: string, value: string): string | null => {
  const wanted = parseDecimal(value);
  if (!wanted) return null;
  const readings = [...(readNumber(source, null)?.values ?? []), ...numbersIn(source, null)];
  return readings.some((one) => compare(one, wanted) === 0) ? formatDecimal(wanted) : null;
};

const saysDate = (source: string, value: string): string | null => {
  const readings = [true, false].map((dayFirst) => readDate(source, { dayFirst, sure: false, after: null })?.iso);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && readings.includes(value) ? value : null;
};

/** The value as the document's own text says it, or null. */
function saidBy(name: Name, source: string, { value }: Quoted): string | null {
  if (numeric.has(name)) return saysNumber(source, value);
  if (dates.has(name)) return saysDate(source, value);
  if (name === 'currency') return currenciesIn(source).includes(value.toUpperCase()) ? value.toUpperCase() : null;
  const wanted = compact(value);
  return wanted !== '' && compact(source).includes(wanted) ? value.trim().slice(0, 200) : null;
}

export function groundedDocument(answer: ModelDocument, ground: Ground): GroundedDocument {
  let dropped = 0;
  const grounded = (name: Name, quoted: Quoted | null): Field | null => {
    if (!quoted) return null;
    const spot = ground.find(quoted.printed);
    const value = spot && saidBy(name, spot.source, quoted);
    if (!spot || value === null) {
      dropped += 1;
      return null;
    }
    return { value, source: spot.source, file: spot.file, place: spot.place, reader: 'model', confidence: alone, derived: false };
  };
  const fields: { [name in HeaderFieldName]?: Field } = {};
  for (const name of headerFieldNames) {
    const field = grounded(name, answer[name]);
    if (field) fields[name] = field;
  }
  const lines = answer.lines.map((line): ExtractedLine => {
    const kept: { [name in LineFieldName]?: Field } = {};
    for (const name of lineFieldNames) {
      const field = grounded(name, line[name]);
      if (field) kept[name] = field;
    }
    return kept;
  });
  return { type: answer.document_type, fields, lines: lines.filter(({ name, code, qty }) => qty && (name || code)), dropped };
}
