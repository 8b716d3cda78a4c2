/** What raised or lowered the confidence, from its code: its words come with the page that shows them. Pure. */
import { effects as de } from './de/effects.ts';
import { type EffectWords, effects as en } from './en/effects.ts';
import { fieldName } from './field-name.ts';
import type { Language, Words } from './words.ts';

const effectWords: { readonly [language in Language]: EffectWords } = { en, de };

const looked = (words: object, code: string): string | undefined => (words as Readonly<Record<string, string>>)[code];

export const effectSentence = (code: string, words: Pick<Words, 'order'>, language: Language): string => {
  const effects = effectWords[language];
  const sentence = looked(effects.codes, code) ?? looked(words.order.reasons, code);
  if (sentence) return sentence;
  const [, field = '', verdict = ''] = /^(.+?)_(agree|differ|rules_only|model_only)$/.exec(code) ?? [];
  if (verdict) return effects.verdicts[verdict as keyof typeof effects.verdicts](fieldName(words)(field));
  return looked(effects.model, code.replace(/^model_/, '')) ?? effects.codes.other;
};
