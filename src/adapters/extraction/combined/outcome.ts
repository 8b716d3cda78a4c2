/** How likely nothing is false in what two readings became together. */
import { decimal, parseDecimal, sum, within } from '@order-intake/kernel';
import {
  type ConfidenceReason,
  type ConfidenceReasonCode,
  comparedFields,
  type Extraction,
  type HeaderFieldName,
  reason,
} from '@order-intake/order-extraction/document';
import { holds } from './agreement.ts';
import type { Merged } from './merged-field.ts';
import type { MergedRows } from './merged-rows.ts';

/** Every field and row of two readings beside each other. */
export type Joined = {
  readonly fields: { readonly [name in HeaderFieldName]?: Merged };
  readonly rows: MergedRows;
  readonly typeDisputed: boolean;
  /** addresses in lower case that the mail's header names */
  readonly senders: readonly string[];
};

/** what two independent readers agree on is right in so many orders (ADR 39) */
const agreed = 0.985;
/** share right that a confidence of 70 promises (ADR 36) */
const promise = 0.95;
const promised = 70;
/** shown at most where something is disputed that nothing proves, and where the readers disagree on what it is */
const disputedLimit = 60;
const typeDisputedLimit = 40;

/** Doubts about the document itself, which a second reader of the same text does not take away. */
const ofTheDocument: ReadonlySet<ConfidenceReasonCode> = new Set([
  'truncated',
  'pages_not_read',
  'hidden_text',
  'sizes_summed',
  'po_number_incomplete',
  'encoding_uncertain',
  'scan_language_missing',
  'date_ambiguous',
  'instructions_in_document',
  'documents_differ',
  'visible_text_differs',
  'not_an_order',
]);

/** Doubts about its numbers, which only the numbers themselves take away: both may have read the same misprint, or the same misread scan. */
const ofTheNumbers: ReadonlySet<ConfidenceReasonCode> = new Set([
  'number_ambiguous',
  'sum_differs',
  'ocr_low',
  'ocr_by_one_engine',
]);

const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** 70 for what is promised there, rising to 99 with what is surer. */
const shownConfidence = (share: number): number =>
  share >= promise ? promised + ((share - promise) / (1 - promise)) * (99 - promised) : (share / promise) * (promised - 1);

const cent = decimal(1, 2);

/** A value of embedded data is exact, and a total is proven that is the sum of rows which are not disputed. */
function isProven(name: HeaderFieldName, { fields, rows }: Joined): boolean {
  const field = fields[name]?.field;
  if (field?.reader === 'embedded') return true;
  const total = name === 'total' ? parseDecimal(field?.value ?? '') : null;
  const amounts = rows.lines.flatMap(({ amount }) => parseDecimal(amount?.value ?? '') ?? []);
  return (
    total !== null &&
    !rows.disputed &&
    amounts.length > 0 &&
    amounts.length === rows.lines.length &&
    within(sum(amounts), total, cent)
  );
}

/** What keeps it from being believed, and how much is shown then at most. */
function limitOf(joined: Joined): { readonly most: number; readonly code: ConfidenceReasonCode } | null {
  const { fields, rows, typeDisputed } = joined;
  if (typeDisputed) return { most: typeDisputedLimit, code: 'type_disputed' };
  const disputed = comparedFields.find((name) => fields[name]?.verdict === 'differ' && !isProven(name, joined));
  if (rows.disputed) return { most: disputedLimit, code: 'lines_differ' };
  if (disputed) return { most: disputedLimit, code: `${disputed}_differ` };
  return rows.verdict === 'model_only' ? { most: disputedLimit, code: 'rows_of_the_model' } : null;
}

/** A doubt of the rules that agreement does not take away, or a row of both that does not add up. */
function isDoubted({ reasons }: Extraction, joined: Joined): boolean {
  const { lines, proven } = joined.rows;
  const addUp = lines.every((line) => holds(line) === true) && (proven || isProven('total', joined));
  return (
    lines.some((line) => holds(line) === false) ||
    reasons.some(({ code }) => ofTheDocument.has(code) || (ofTheNumbers.has(code) && !addUp))
  );
}

/** How likely all is right where both read the rows alike, or the document proves them; null: nothing was confirmed. */
function confirmed(rules: Extraction, joined: Joined): number | null {
  const { fields, rows, senders } = joined;
  const areRowsConfirmed = !rows.disputed && (rows.verdict === 'agree' || rows.verdict === 'differ' || rows.proven);
  if (!areRowsConfirmed || isDoubted(rules, joined)) return null;
  return comparedFields.reduce((share, name) => {
    const merged = fields[name];
    const isConfirmed =
      !merged?.field ||
      (merged.verdict === 'agree' && !merged.alike) ||
      (name === 'customer_email' && merged.verdict === 'rules_only' && senders.includes(merged.field.value.toLowerCase()));
    return isConfirmed ? share : share * merged.field.confidence;
  }, agreed);
}

/** How sure is what the model alone read: the rules' own confidence says nothing of it. */
const ofModelAlone = ({ fields }: Joined): number =>
  comparedFields.reduce((share, name) => {
    const merged = fields[name];
    return merged?.verdict === 'model_only' && merged.field ? share * merged.field.confidence : share;
  }, 1);

/** Two readers that agree are never worth less than one alone; one dispute over what counts keeps it for a person. */
export function outcomeOf(
  rules: Extraction,
  joined: Joined,
): { readonly confidence: number; readonly reasons: readonly ConfidenceReason[] } {
  const share = confirmed(rules, joined);
  const limit = limitOf(joined);
  const reached = Math.max(rules.confidence, share === null ? 0 : shownConfidence(share));
  const confidence = hundredths(Math.min(reached, limit?.most ?? 99, shownConfidence(ofModelAlone(joined))));
  const change = hundredths(confidence - rules.confidence);
  const codes: ConfidenceReasonCode[] = comparedFields.flatMap((name) => {
    const verdict = joined.fields[name]?.verdict ?? 'none';
    return verdict === 'none' ? [] : [`${name}_${verdict}` as const];
  });
  if (joined.rows.verdict !== 'none') codes.push(`lines_${joined.rows.verdict}`);
  if (limit && !codes.includes(limit.code)) codes.push(limit.code);
  // one reason carries what all of them together changed
  const carrier = limit?.code ?? codes.findLast((code) => code.endsWith('_agree')) ?? codes.at(-1);
  return { confidence, reasons: codes.map((code) => reason(code, code === carrier ? change : 0)) };
}
