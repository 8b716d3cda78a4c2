/** One field from two readers: agreement raises it, disagreement lowers it, and neither reader's word is more than the other's. */
import type { Field, HeaderFieldName, LineFieldName } from '../../../domain/shared/extraction.ts';
import { compare, parseDecimal } from '../../../kernel/decimal.ts';
import { compact } from '../rules/text.ts';

export type Verdict = 'agree' | 'differ' | 'rules_only' | 'model_only' | 'none';
export type Merged = { readonly field: Field | undefined; readonly verdict: Verdict };

const hundredths = (value: number): number => Math.round(Math.max(0, Math.min(0.99, value)) * 100) / 100;
/** Half of the doubt goes when somebody else reads the same; half of the belief when somebody reads another thing. */
const raised = (confidence: number): number => hundredths(confidence + (1 - confidence) * 0.5);
const lowered = (confidence: number): number => hundredths(confidence * 0.5);

export function sameValue(name: HeaderFieldName | LineFieldName, a: string, b: string): boolean {
  const [x, y] = [parseDecimal(a), parseDecimal(b)];
  if (x && y && name !== 'code' && name !== 'po_number' && name !== 'customer_code') return compare(x, y) === 0;
  const [one, other] = [compact(a), compact(b)];
  return one === other || ((name === 'name' || name === 'customer_name') && (one.includes(other) || other.includes(one)));
}

/** Where both have a value and differ, the rules' stands unless they were less sure of it than of what a model reads alone. */
export function mergeField(name: HeaderFieldName | LineFieldName, rules: Field | undefined, model: Field | undefined): Merged {
  if (!rules && !model) return { field: undefined, verdict: 'none' };
  if (!model) return { field: rules, verdict: 'rules_only' };
  if (!rules) return { field: model, verdict: 'model_only' };
  if (rules.reader === 'embedded')
    return { field: rules, verdict: sameValue(name, rules.value, model.value) ? 'agree' : 'differ' };
  if (sameValue(name, rules.value, model.value))
    return { field: { ...rules, confidence: raised(rules.confidence) }, verdict: 'agree' };
  const stands = rules.confidence >= model.confidence ? rules : model;
  return { field: { ...stands, confidence: lowered(stands.confidence) }, verdict: 'differ' };
}
