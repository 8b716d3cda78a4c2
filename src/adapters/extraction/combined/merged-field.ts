/** One field out of two readings: what both say stands, else what is likelier right. */
import type { Field, HeaderFieldName, LineFieldName } from '@order-intake/order-extraction/document';
import { hundredths, likeness, odds } from './agreement.ts';

export type Verdict = 'agree' | 'differ' | 'rules_only' | 'model_only' | 'none';
export type Merged = {
  readonly field: Field | undefined;
  readonly verdict: Verdict;
  /** the readers name the same party or article with more words or fewer */
  readonly alike?: true;
};

/** share of values that a good model leaves out, at least */
const leavesOut = 0.1;
/** below that, a model is no witness for what nobody else reads */
const aWitness = 0.6;

const surer = (field: Field, confidence: number): Field => ({ ...field, confidence: hundredths(confidence) });

/** `trust`: how much of the rest of the document the model read as the rules did, 0 to 1. */
export function mergedField(
  name: HeaderFieldName | LineFieldName,
  rules: Field | undefined,
  model: Field | undefined,
  trust: number,
): Merged {
  if (!rules && !model) return { field: undefined, verdict: 'none' };
  if (!model) return onlyRules(rules, trust);
  if (!rules)
    return trust < aWitness ? { field: undefined, verdict: 'none' } : { field: surer(model, trust), verdict: 'model_only' };
  const like = likeness(name, rules.value, model.value);
  if (rules.reader === 'embedded') return { field: rules, verdict: like === 'other' ? 'differ' : 'agree' };
  if (like === 'same') return { field: surer(rules, 1 - (1 - rules.confidence) * (1 - trust)), verdict: 'agree' };
  const modelIsRight = odds(trust, rules.confidence);
  const field = modelIsRight > 0.5 ? surer(model, modelIsRight) : surer(rules, 1 - modelIsRight);
  return like === 'alike' ? { field, verdict: 'agree', alike: true } : { field, verdict: 'differ' };
}

/** What a trusted model does not see is not there, unless the rules are surer than it is thorough. */
function onlyRules(rules: Field | undefined, trust: number): Merged {
  if (!rules) return { field: undefined, verdict: 'none' };
  const missed = Math.max(leavesOut, 1 - trust);
  const isThere = rules.reader === 'embedded' || rules.confidence * missed >= (1 - rules.confidence) * trust;
  return { field: isThere ? rules : undefined, verdict: 'rules_only' };
}

/** Details beside the main fields: what the rules read of them, and what a model reads that is right about the rest. */
export const detailsOf = <N extends string>(
  names: readonly N[],
  rules: { readonly [name in N]?: Field } | null,
  model: { readonly [name in N]?: Field } | null,
  trust: number,
): { readonly [name in N]?: Field } => {
  const details: { [name in N]?: Field } = {};
  for (const name of names) {
    const [rulesField, modelField] = [rules?.[name], model?.[name]];
    const field = rulesField ?? (modelField && trust >= aWitness ? surer(modelField, trust) : undefined);
    if (field) details[name] = field;
  }
  return details;
};
