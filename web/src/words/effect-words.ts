/** What raised or lowered the confidence, from its code. Pure. */
import { fieldName } from './field-name.ts';
import type { Words } from './words.ts';

const looked = (words: object, code: string): string | undefined => (words as Readonly<Record<string, string>>)[code];

export const effectSentence = (code: string, words: Pick<Words, 'effects' | 'order'>): string => {
  const { effects, order } = words;
  const sentence = looked(effects.codes, code) ?? looked(order.reasons, code);
  if (sentence) return sentence;
  const [, field = '', verdict = ''] = /^(.+?)_(agree|differ|rules_only|model_only)$/.exec(code) ?? [];
  if (verdict) return effects.verdicts[verdict as keyof typeof effects.verdicts](fieldName(words)(field));
  return looked(effects.model, code.replace(/^model_/, '')) ?? effects.codes.other;
};
