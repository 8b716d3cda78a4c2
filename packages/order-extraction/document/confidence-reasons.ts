/** What raises or lowers the confidence of what was read. Stable: the metadata of orders and mails keep them, and the API lists them. */
import { type ModelFault, modelFaultCodes } from './model-faults.ts';

const codes = [
  // what the lines were read from
  'table_read',
  'table_without_header',
  'free_text_lines',
  'cells_read',
  'no_lines',
  'embedded_data',
  'rows_of_the_model',
  'received_by_chat',
  // whether they add up
  'arithmetic_holds',
  'arithmetic_holds_partly',
  'arithmetic_fails',
  'arithmetic_fails_mostly',
  'arithmetic_unknown',
  'sum_printed',
  'sum_differs',
  // what is missing in them
  'rows_not_read',
  'quantity_derived',
  'name_missing',
  'price_missing',
  'total_missing',
  'missing_products',
  'missing_customer_name',
  'missing_customer_email',
  'missing_delivery_date',
  'missing_currency',
  'missing_po_number',
  'all_header_fields',
  // what can be doubted
  'not_an_order',
  'type_assumed',
  'type_disputed',
  'date_ambiguous',
  'number_ambiguous',
  'columns_uncertain',
  'sizes_summed',
  'po_number_incomplete',
  'encoding_uncertain',
  'currency_uncertain',
  'customer_uncertain',
  'email_uncertain',
  'po_number_uncertain',
  'date_uncertain',
  'total_uncertain',
  'instructions_in_document',
  'ocr',
  'ocr_low',
  'ocr_by_one_engine',
  'scan_language_missing',
  'truncated',
  'pages_not_read',
  'hidden_text',
  // what two readings say of each other
  'documents_agree',
  'documents_differ',
  'visible_text_confirms',
  'visible_text_differs',
  'not_grounded',
  'not_seen_by_model',
  'limit',
  'calibrated',
] as const;

/** Fields of which it counts whether rules and a model read the same. */
export const comparedFields = ['customer_name', 'customer_email', 'po_number', 'delivery_date', 'currency', 'total'] as const;
const verdicts = ['agree', 'differ', 'rules_only', 'model_only'] as const;

/** Stands for a code of another version that this one does not know. */
export const otherReason = 'other';

export type ConfidenceReasonCode =
  | (typeof codes)[number]
  | `model_${ModelFault}`
  | `${(typeof comparedFields)[number] | 'lines'}_${(typeof verdicts)[number]}`
  | typeof otherReason;

export const confidenceReasonCodes: readonly ConfidenceReasonCode[] = [
  ...codes,
  ...[...comparedFields, 'lines' as const].flatMap((field) => verdicts.map((verdict) => `${field}_${verdict}` as const)),
  ...modelFaultCodes.map((fault) => `model_${fault}` as const),
  otherReason,
];

/** Why the confidence is what it is. `effect` is in percentage points, negative when it lowers. */
export type ConfidenceReason = { readonly code: ConfidenceReasonCode; readonly effect: number };

export const reason = (code: ConfidenceReasonCode, effect: number): ConfidenceReason => ({ code, effect });
