/** An order as the built-in rules read it and as a model read it, as one extraction with the evidence of both. */
import {
  type ConfidenceReason,
  drafts,
  type Extraction,
  type ExtractionContext,
  type Field,
  type HeaderFieldName,
  headerDetailNames,
  headerFieldNames,
  requiredFields,
  warn,
} from '@order-intake/order-extraction/document';
import { fold } from '../openai/fold.ts';
import type { GroundedDocument } from '../openai/grounded-document.ts';
import { likeness, type Tally, trust } from './agreement.ts';
import { detailsOf, type Merged, mergedField } from './merged-field.ts';
import { type IsPrinted, mergedRows, recordOfRows } from './merged-rows.ts';
import { outcomeOf } from './outcome.ts';

/** The type that both can agree to. A dispute over whether it is an order is for a person, unless the rules only assumed it. */
function typeOf(
  rules: Extraction,
  model: GroundedDocument,
): { readonly type: Extraction['documentType']; readonly disputed: boolean } {
  // a person decides about a change all the same, and nobody about an order: what either calls a change is one
  if (drafts(rules.documentType) && drafts(model.type))
    return { type: model.type === 'order_change' ? model.type : rules.documentType, disputed: false };
  if (drafts(rules.documentType) === drafts(model.type)) return { type: rules.documentType, disputed: false };
  const assumed = rules.reasons.some(({ code }) => code === 'type_assumed');
  if (assumed && rules.fields.po_number === undefined) return { type: model.type, disputed: false };
  return { type: drafts(rules.documentType) ? rules.documentType : model.type, disputed: true };
}

/** A model's customer is never the company itself. */
function withoutOwn(
  fields: GroundedDocument['fields'],
  { ownNames, ownDomains }: Pick<Surroundings, 'ownNames' | 'ownDomains'>,
): GroundedDocument['fields'] {
  const { customer_name, customer_email, ...others } = fields;
  const isOwnName = customer_name && ownNames.some((name) => fold(name) === fold(customer_name.value));
  const isOwnMail =
    customer_email && ownDomains.some((domain) => customer_email.value.toLowerCase().endsWith(`@${domain.toLowerCase()}`));
  return {
    ...others,
    ...(customer_name && !isOwnName ? { customer_name } : {}),
    ...(customer_email && !isOwnMail ? { customer_email } : {}),
  };
}

const recordOf = (name: HeaderFieldName, rules: Field | undefined, model: Field | undefined): Tally =>
  rules && model
    ? { agreed: likeness(name, rules.value, model.value) === 'other' ? 0 : 1, compared: 1 }
    : { agreed: 0, compared: 0 };

const added = (a: Tally, b: Tally): Tally => ({ agreed: a.agreed + b.agreed, compared: a.compared + b.compared });

/** What is known beside the two readings. */
type Surroundings = Pick<ExtractionContext, 'ownNames' | 'ownDomains'> & {
  readonly isPrinted: IsPrinted;
  /** addresses in lower case that the mail's header names */
  readonly senders: readonly string[];
};

export function combine(rules: Extraction, model: GroundedDocument, surroundings: Surroundings): Extraction {
  const { type, disputed } = typeOf(rules, model);
  const theirs = withoutOwn(model.fields, surroundings);
  const single = (name: HeaderFieldName): Tally => recordOf(name, rules.fields[name], theirs[name]);
  // a value that is in no document counts as read wrong
  const all = headerFieldNames.map(single).reduce(added, { agreed: 0, compared: model.dropped });
  const record = added(all, recordOfRows(rules.lines, model.lines));
  const merged = Object.fromEntries(
    headerFieldNames.map((name) => [name, mergedField(name, rules.fields[name], theirs[name], trust(record, single(name)))]),
  ) as { [name in HeaderFieldName]: Merged };
  const rows = mergedRows(rules.lines, model.lines, trust(record), surroundings.isPrinted);
  const { confidence, reasons } = outcomeOf(rules, {
    fields: merged,
    rows,
    typeDisputed: disputed,
    senders: surroundings.senders,
  });
  const fields: { [name in HeaderFieldName]?: Field } = {};
  for (const name of headerFieldNames) if (merged[name].field) fields[name] = merged[name].field;
  return {
    ...rules,
    documentType: type,
    fields: { ...detailsOf(headerDetailNames, rules.fields, theirs, trust(record)), ...fields },
    lines: rows.lines,
    confidence,
    reasons: [...rules.reasons, ...reasons, ...notGrounded(model)],
    missingFields: requiredFields.filter((name) => (name === 'products' ? rows.lines.length === 0 : fields[name] === undefined)),
    warnings: [
      ...rules.warnings,
      ...(disputed ? [warn.model_type_differs(rules.documentType, model.type)] : []),
      ...(rows.verdict === 'differ' ? [warn.model_rows_differ()] : []),
      ...(model.dropped > 0 ? [warn.model_not_grounded(model.dropped)] : []),
    ],
  };
}

const notGrounded = ({ dropped }: GroundedDocument): readonly ConfidenceReason[] =>
  dropped > 0 ? [{ code: 'not_grounded', effect: 0 }] : [];

/** The result of the rules alone, if almost none of the model's values is in the documents. */
export const unchanged = (rules: Extraction, model: GroundedDocument): Extraction => ({
  ...rules,
  reasons: [...rules.reasons, ...notGrounded(model)],
  warnings: [...rules.warnings, warn.model_not_grounded(model.dropped)],
});
