import { type ConfidenceReason, type ConfidenceReasonCode, reason } from '../document/confidence-reasons.ts';
import type { RequiredField } from '../document/extraction.ts';
import type { Warning } from '../document/warnings.ts';
import { leastBelief } from './candidates/judge.ts';
import { effects } from './effects.data.ts';
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
  /** quantities and prices may have been taken for each other */
  readonly columnsUncertain: boolean;
  /** articles of which only a code was found */
  readonly nameless: number;
  /** a sign that several currencies share, and nothing that says whose it is */
  readonly currencyUncertain: boolean;
  readonly warnings: readonly Warning[];
  readonly instructions: boolean;
  readonly agreement: 'agree' | 'differ' | 'single';
  /** what judges chose, with how sure they were of it */
  readonly beliefs: Beliefs;
  /** rows have amounts, and nothing says what they come to */
  readonly totalMissing: boolean;
  /** a larger sum is printed below, or nothing says that it is the last */
  readonly totalUncertain: boolean;
  readonly ocr: boolean;
  readonly sheet: boolean;
  /** a number that OCR was not sure of or a second engine reads otherwise, and that no arithmetic confirms */
  readonly unsureNumbers: boolean;
  /** numbers by OCR at which no second engine looked */
  readonly byOneEngine: boolean;
};

/** a field is in doubt below that */
const doubted = { customer_name: 0.8, customer_email: 0.6, po_number: 0.8, delivery_date: 0.8 } as const;
const doubtOf: { readonly [code in ConfidenceReasonCode]?: keyof typeof doubted } = {
  customer_uncertain: 'customer_name',
  email_uncertain: 'customer_email',
  po_number_uncertain: 'po_number',
  date_uncertain: 'delivery_date',
};
type Beliefs = { readonly [field in keyof typeof doubted]?: { readonly confidence: number } | undefined };

/** of a list that bears neither a title nor a number nor a day: nothing but its articles says that it is an order */
const assumedOfBareList = 2;

/**
 * How much of a reason holds: 0 to 1, and twice the doubt of a type that is assumed of a bare list. What a judge was nearly sure of is a quarter of a doubt, what it
 * hardly chose a whole one.
 */
export function degreeOf(code: ConfidenceReasonCode, fields: Beliefs): number {
  if (code === 'type_assumed' && !fields.po_number && !fields.delivery_date) return assumedOfBareList;
  const field = doubtOf[code];
  const belief = field && fields[field]?.confidence;
  if (field === undefined || belief === undefined) return 1;
  const depth = (doubted[field] - belief) / (doubted[field] - leastBelief);
  return 0.25 + 0.75 * Math.max(0, Math.min(1, depth));
}

/** Points of a reason, as learned (npm run calibrate); what no document with truth has keeps what people believed of it. */
const told = (code: ConfidenceReasonCode, fields: Beliefs): ConfidenceReason =>
  reason(code, Math.round((effects[code] ?? 0) * degreeOf(code, fields) * 100) / 100);

/**
 * Percentage points by evidence, added up. What each is worth is learned from documents with truth, with every family left out in its turn
 * (docs/explanation/confidence.md): the sum says nothing yet of how often such a document is right, the curve does.
 */
export function weigh(evidence: Evidence): { readonly confidence: number; readonly reasons: readonly ConfidenceReason[] } {
  const codes = [...lineCodes(evidence), ...headerCodes(evidence), ...doubtCodes(evidence)];
  const reasons = [...codes.map((code) => told(code, evidence.beliefs)), ...reasonsOf(evidence.warnings)];
  const sum = reasons.reduce((total, { effect }) => total + effect, 0);
  return { confidence: Math.round(Math.max(0, Math.min(99, sum)) * 100) / 100, reasons };
}

const starts: { readonly [source in Source]: ConfidenceReasonCode } = {
  table: 'table_read',
  headerless: 'table_without_header',
  free_text: 'free_text_lines',
  none: 'no_lines',
};

const those = (all: readonly (readonly [boolean, ConfidenceReasonCode])[]): readonly ConfidenceReasonCode[] =>
  all.filter(([holds]) => holds).map(([, code]) => code);

function lineCodes(e: Evidence): readonly ConfidenceReasonCode[] {
  if (e.items === 0) return ['no_lines'];
  const all = e.holds === e.items;
  return [
    starts[e.source],
    ...those([
      [e.sheet, 'cells_read'],
      [all, 'arithmetic_holds'],
      [!all && e.fails === 0 && e.holds > 0, 'arithmetic_holds_partly'],
      [e.fails > 0, 'arithmetic_fails'],
      [e.fails * 2 > e.items, 'arithmetic_fails_mostly'],
      [e.holds === 0 && e.fails === 0, 'arithmetic_unknown'],
      [e.sumPrinted, 'sum_printed'],
      [e.sumDiffers, 'sum_differs'],
      [e.lostRows > 0, 'rows_not_read'],
      [e.derivedQuantities > 0, 'quantity_derived'],
      [e.nameless > 0, 'name_missing'],
      [e.priced < e.items, 'price_missing'],
      [e.totalMissing, 'total_missing'],
    ]),
  ];
}

const headerCodes = (e: Evidence): readonly ConfidenceReasonCode[] =>
  e.missing.length === 0
    ? ['all_header_fields']
    : e.missing.filter((field) => field !== 'products').map((field) => `missing_${field}` as const);

const isDoubted = (field: keyof typeof doubted, beliefs: Beliefs): boolean => (beliefs[field]?.confidence ?? 1) < doubted[field];

const doubtCodes = (e: Evidence): readonly ConfidenceReasonCode[] =>
  those([
    [!e.isOrder, 'not_an_order'],
    [e.typeAssumed, 'type_assumed'],
    [e.dateAmbiguous, 'date_ambiguous'],
    [e.numberAmbiguous, 'number_ambiguous'],
    [e.columnsUncertain, 'columns_uncertain'],
    [e.currencyUncertain, 'currency_uncertain'],
    [e.totalUncertain, 'total_uncertain'],
    [isDoubted('customer_name', e.beliefs), 'customer_uncertain'],
    [isDoubted('customer_email', e.beliefs), 'email_uncertain'],
    [isDoubted('po_number', e.beliefs), 'po_number_uncertain'],
    [isDoubted('delivery_date', e.beliefs), 'date_uncertain'],
    [e.instructions, 'instructions_in_document'],
    [e.ocr, 'ocr'],
    [e.unsureNumbers, 'ocr_low'],
    [e.byOneEngine, 'ocr_by_one_engine'],
    [e.agreement === 'agree', 'documents_agree'],
    [e.agreement === 'differ', 'documents_differ'],
  ]);

const commands =
  /\b(ignore|disregard|forget)\b.{0,40}\b(instructions?|prompts?|rules?|above|previous)\b|\b(you are|act as) (an?|the) (ai|assistant|language model)|system prompt|\bset (the )?(price|confidence|quantity)\b.{0,20}\bto\b|ignoriere .{0,30}(anweisung|anweisungen)/i;

/** Text that speaks to a machine instead of a reader: it changes nothing but the confidence. */
export const holdsInstructions = (text: string): boolean => commands.test(text.replace(/\s+/g, ' '));
