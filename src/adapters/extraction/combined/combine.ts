/** An order as the rules read it and as a model read it, as one extraction with the evidence of both. */
import { type ConfidenceReason, comparedFields } from '../../../domain/shared/confidence-reasons.ts';
import {
  drafts,
  type Extraction,
  type Field,
  type HeaderFieldName,
  headerFieldNames,
  requiredFields,
} from '../../../domain/shared/extraction.ts';
import { warn } from '../../../domain/shared/warnings.ts';
import type { GroundedDocument } from '../openai/grounded-document.ts';
import { mergeField, type Verdict } from './merge-fields.ts';
import { type LinesVerdict, mergeLines, shareThatHolds } from './merge-lines.ts';

/** Percentage points. Set by hand and small: raising needs both readers, lowering needs one. */
const lineEffects: { readonly [verdict in LinesVerdict]: number } = {
  agree: 6,
  differ: -30,
  rules_only: -6,
  model_only: 0,
  none: 0,
};
const fieldEffects: { readonly [verdict in Verdict]: number } = {
  agree: 1,
  differ: -10,
  rules_only: -1,
  model_only: -1,
  none: 0,
};
/** so far at most, whatever else speaks for it */
const disputedLimit = 40;
/** What rows are worth that only the model saw: never enough for a draft that nobody looks at. */
const modelRows = 30;

/** The type that both can agree to. A dispute over whether it is an order is for a person, unless the rules only assumed it. */
function typeOf(
  rules: Extraction,
  model: GroundedDocument,
): { readonly type: Extraction['documentType']; readonly disputed: boolean } {
  if (drafts(rules.documentType) === drafts(model.type)) return { type: rules.documentType, disputed: false };
  const assumed = rules.reasons.some(({ code }) => code === 'type_assumed');
  if (assumed) return { type: model.type, disputed: false };
  return { type: drafts(rules.documentType) ? rules.documentType : model.type, disputed: true };
}

const shown = (effect: number): number => Math.round(effect * 100) / 100;

export function combine(rules: Extraction, model: GroundedDocument): Extraction {
  const { type, disputed } = typeOf(rules, model);
  const fields: { [name in HeaderFieldName]?: Field } = {};
  const reasons: ConfidenceReason[] = [];
  for (const name of headerFieldNames) {
    const { field, verdict } = mergeField(name, rules.fields[name], model.fields[name]);
    if (field) fields[name] = field;
    const compared = comparedFields.find((one) => one === name);
    if (compared && verdict !== 'none') reasons.push({ code: `${compared}_${verdict}`, effect: fieldEffects[verdict] });
  }
  const rows = mergeLines(rules.lines, model.lines);
  if (rows.verdict !== 'none') reasons.push({ code: `lines_${rows.verdict}`, effect: lineEffects[rows.verdict] });
  if (rows.verdict === 'model_only')
    reasons.push({ code: 'rows_of_the_model', effect: Math.round(modelRows * (0.5 + shareThatHolds(rows.lines) / 2)) });
  if (model.dropped > 0) reasons.push({ code: 'not_grounded', effect: -Math.min(15, 2 * model.dropped) });
  const before = reasons.reduce((all, { effect }) => all + effect, rules.confidence);
  if (disputed) reasons.push({ code: 'type_disputed', effect: Math.min(-20, shown(disputedLimit - before)) });
  const sum = reasons.reduce((all, { effect }) => all + effect, rules.confidence);
  const confidence = shown(Math.max(0, Math.min(99, sum)));
  const all = [...rules.reasons, ...reasons];
  return {
    ...rules,
    documentType: type,
    fields,
    lines: rows.lines,
    confidence,
    reasons: confidence === shown(sum) ? all : [...all, { code: 'limit', effect: shown(confidence - sum) }],
    missingFields: requiredFields.filter((name) => (name === 'products' ? rows.lines.length === 0 : fields[name] === undefined)),
    warnings: [
      ...rules.warnings,
      ...(disputed ? [warn.model_type_differs(rules.documentType, model.type)] : []),
      ...(rows.verdict === 'differ' ? [warn.model_rows_differ()] : []),
      ...(model.dropped > 0 ? [warn.model_not_grounded(model.dropped)] : []),
    ],
  };
}
