/**
 * What a message is about that no record answers, so that a person sees to it and knows why. It is looked for before what is wanted is judged: a fact that
 * is told to somebody who was hurt, or silence for somebody who wants their data erased, does harm; a person who is called for nothing does little.
 */
import { onDemand } from '@order-intake/kernel';
import { type ChatLanguage, chatLanguages } from './chat-languages.ts';
import { type ConcernClass, concernWords } from './concern-words.ts';
import { isIn, type Pattern, patternOf, saidWords } from './cues/cues.ts';

export const concerns = ['injury', 'complaint', 'erasure', 'discount', 'document_copy', 'order_change', 'frustration'] as const;
export type Concern = (typeof concerns)[number];

/** All of these classes are said, and none of those. */
type Rule = { readonly concern: Concern; readonly all: readonly ConcernClass[]; readonly none?: readonly ConcernClass[] };
const rules: readonly Rule[] = [
  { concern: 'injury', all: ['hurt'] },
  { concern: 'injury', all: ['wound', 'body'] },
  { concern: 'complaint', all: ['paying', 'trouble'] },
  { concern: 'erasure', all: ['erase', 'data'] },
  { concern: 'erasure', all: ['privacy'] },
  { concern: 'discount', all: ['discount'] },
  { concern: 'document_copy', all: ['document', 'hand_out'], none: ['paying'] },
  { concern: 'order_change', all: ['change', 'ordered'] },
  { concern: 'order_change', all: ['another', 'address'] },
  { concern: 'order_change', all: ['instead'] },
  { concern: 'frustration', all: ['upset'] },
];

const patternsOf = onDemand(() => {
  const classes = [...new Set(rules.flatMap(({ all, none = [] }) => [...all, ...none]))];
  const of = (language: ChatLanguage) => new Map(classes.map((name) => [name, patternOf(concernWords(name, language))]));
  return new Map(chatLanguages.map((language) => [language, of(language)]));
});

/** In the language of the message; in English where none is known. Null: none of these. */
export const concernIn = (text: string, language: string | null): Concern | null => {
  const words = saidWords(text);
  const own = chatLanguages.find((known) => known === language) ?? 'en';
  const patterns: ReadonlyMap<ConcernClass, Pattern> = patternsOf().get(own) ?? new Map();
  const says = (name: ConcernClass): boolean => {
    const pattern = patterns.get(name);
    return pattern !== undefined && isIn(words, pattern);
  };
  return rules.find(({ all, none = [] }) => all.every(says) && !none.some(says))?.concern ?? null;
};
