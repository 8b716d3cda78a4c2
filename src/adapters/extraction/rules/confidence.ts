import { type ConfidenceReason, type ConfidenceReasonCode, reason } from '../../../domain/shared/confidence-reasons.ts';
import type { RequiredField } from '../../../domain/shared/extraction.ts';
import type { Warning } from '../../../domain/shared/warnings.ts';
import type { Source } from './table/table.ts';
import { reasonsOf } from './warning-effects.ts';

/** What was observed about one reading of a document, before it is weighed. */
export type Evidence = {
  readonly items: number;
  readonly priced: number;
  readonly source: Source;
  /** rows whose quantity × price gives their amount, and rows where it does not */
  readonly holds: number;
  readonly fails: number;
  readonly sumPrinted: boolean;
  readonly sumDiffers: boolean;
  /** rows with a price and an amount of which no article could be made */
  readonly lostRows: number;
  /** quantities that were computed from amount and price */
  readonly derivedQuantities: number;
  readonly missing: readonly RequiredField[];
  readonly typeAssumed: boolean;
  readonly isOrder: boolean;
  readonly dateAmbiguous: boolean;
  /** a quantity or a price can mean a thousand times as much */
  readonly numberAmbiguous: boolean;
  /** articles of which only a code was found */
  readonly nameless: number;
  /** a sign that several currencies share, and nothing that says whose it is */
  readonly currencyUncertain: boolean;
  readonly warnings: readonly Warning[];
  readonly instructions: boolean;
  readonly agreement: 'agree' | 'differ' | 'single';
  readonly weakCustomer: boolean;
  readonly ocr: boolean;
  /** rows with a quantity or price that OCR was not sure of and that no arithmetic confirms */
  readonly unsureRows: number;
};

const missingEffects: { readonly [field in RequiredField]: number } = {
  customer_name: -40,
  customer_email: -4,
  products: 0,
  delivery_date: -5,
  currency: -5,
  po_number: -5,
};

/**
 * Percentage points by evidence, added up. The levels follow docs/documents.md, "What a confidence means": rows that add up were right in 154 of 157
 * documents; with their sum printed and a full header in 120 of 120. What nothing in the document corroborates (a date or a number that can be read two
 * ways, whose order it is, a sum that differs) weighs so much that the rest cannot lift it over 70 once calibrated.
 */
export function weigh(evidence: Evidence): { readonly confidence: number; readonly reasons: readonly ConfidenceReason[] } {
  const reasons = [...lineReasons(evidence), ...headerReasons(evidence), ...doubtReasons(evidence)];
  const sum = reasons.reduce((total, reason) => total + reason.effect, 0);
  return { confidence: Math.round(Math.max(0, Math.min(99, sum)) * 100) / 100, reasons };
}

const starts: { readonly [source in Source]: ConfidenceReason } = {
  table: reason('table_read', 58),
  headerless: reason('table_without_header', 54),
  free_text: reason('free_text_lines', 50),
  none: reason('no_lines', 15),
};

function lineReasons(e: Evidence): readonly ConfidenceReason[] {
  if (e.items === 0) return [reason('no_lines', 15)];
  const start = starts[e.source];
  const all = e.holds === e.items;
  return [
    start,
    ...(all ? [reason('arithmetic_holds', 24)] : []),
    ...(!all && e.fails === 0 && e.holds > 0 ? [reason('arithmetic_holds_partly', 10)] : []),
    ...(e.fails > 0 ? [reason('arithmetic_fails', -Math.round(12 + (20 * e.fails) / e.items))] : []),
    ...(e.holds === 0 && e.fails === 0 ? [reason('arithmetic_unknown', e.priced === e.items ? 2 : 0)] : []),
    ...(e.sumPrinted ? [reason('sum_printed', 9)] : []),
    ...(e.sumDiffers ? [reason('sum_differs', -40)] : []),
    ...(e.lostRows > 0 ? [reason('rows_not_read', -25)] : []),
    ...(e.derivedQuantities > 0 ? [reason('quantity_derived', -6)] : []),
    ...(e.nameless > 0 ? [reason('name_missing', -40)] : []),
    ...(e.priced < e.items ? [reason('price_missing', -6)] : []),
  ];
}

function headerReasons(e: Evidence): readonly ConfidenceReason[] {
  if (e.missing.length === 0) return [reason('all_header_fields', 8)];
  return e.missing.filter((field) => field !== 'products').map((field) => reason(`missing_${field}`, missingEffects[field]));
}

function doubtReasons(e: Evidence): readonly ConfidenceReason[] {
  const doubts: readonly (readonly [boolean, ConfidenceReasonCode, number])[] = [
    [!e.isOrder, 'not_an_order', 0],
    [e.typeAssumed, 'type_assumed', -34],
    [e.dateAmbiguous, 'date_ambiguous', -46],
    [e.numberAmbiguous, 'number_ambiguous', -46],
    [e.currencyUncertain, 'currency_uncertain', -8],
    [e.weakCustomer, 'customer_uncertain', -46],
    [e.instructions, 'instructions_in_document', -20],
    [e.ocr, 'ocr', -8],
    [e.unsureRows > 0, 'ocr_low', -15],
    [e.agreement === 'agree', 'documents_agree', 5],
    [e.agreement === 'differ', 'documents_differ', -18],
  ];
  return [...doubts.filter(([holds]) => holds).map(([, code, effect]) => ({ code, effect })), ...reasonsOf(e.warnings)];
}

const commands =
  /\b(ignore|disregard|forget)\b.{0,40}\b(instructions?|prompts?|rules?|above|previous)\b|\b(you are|act as) (an?|the) (ai|assistant|language model)|system prompt|\bset (the )?(price|confidence|quantity)\b.{0,20}\bto\b|ignoriere .{0,30}(anweisung|anweisungen)/i;

/** Text that speaks to a machine instead of a reader: it changes nothing but the confidence. */
export const holdsInstructions = (text: string): boolean => commands.test(text.replace(/\s+/g, ' '));
