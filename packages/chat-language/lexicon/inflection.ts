/**
 * Forms of a noun or adjective back to the one that a lexicon has, by language: plurals, cases, genders, articles at the end, diminutives. Light on
 * purpose: a stemmer for whole texts cuts deeper and makes one word of a screw and a screwdriver ("Schraube", "Schrauber").
 */
import type { ChatLanguage } from '../understanding/chat-languages.ts';

export const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();

/** Double letters are where plurals and slips differ: "zaag" and "zagen", "Metall" and "metal". */
const single = (word: string): string => word.replace(/(\p{L})\1+/gu, '$1');

type Rule = readonly [ending: string, instead: string];
const rules: { readonly [language in ChatLanguage]: readonly Rule[] } = {
  en: [
    ['ies', 'y'],
    ['ves', 'f'],
    ['ves', 'fe'],
    ['es', ''],
    ['s', ''],
  ],
  de: [
    ['n', ''],
    ['s', ''],
    ['e', ''],
    ['en', ''],
    ['es', ''],
    ['er', ''],
    ['ern', ''],
    ['em', ''],
    ['chen', ''],
  ],
  fr: [
    ['s', ''],
    ['x', ''],
    ['aux', 'al'],
    ['es', ''],
    ['e', ''],
  ],
  es: [
    ['s', ''],
    ['es', ''],
    ['ces', 'z'],
    ['as', 'o'],
    ['a', 'o'],
    ['ito', 'o'],
    ['ita', 'a'],
    ['itos', 'o'],
    ['itas', 'a'],
  ],
  it: [
    ['i', 'o'],
    ['i', 'e'],
    ['e', 'a'],
    ['chi', 'co'],
    ['che', 'ca'],
    ['ghi', 'go'],
    ['ghe', 'ga'],
    ['i', 'io'],
    ['i', 'a'],
    ['a', 'o'],
    ['ie', 'ia'],
  ],
  nl: [
    ['en', ''],
    ['s', ''],
    ['e', ''],
    ['n', ''],
    ['ven', 'f'],
    ['zen', 's'],
    ['je', ''],
    ['jes', ''],
    ['tje', ''],
    ['tjes', ''],
    ['pje', ''],
    ['pjes', ''],
    ['eren', ''],
  ],
  pt: [
    ['s', ''],
    ['es', ''],
    ['oes', 'ao'],
    ['aes', 'ao'],
    ['ais', 'al'],
    ['eis', 'el'],
    ['is', 'il'],
    ['ns', 'm'],
    ['a', 'o'],
    ['as', 'o'],
    ['inho', 'o'],
    ['inha', 'a'],
  ],
  sv: [
    ['ar', ''],
    ['ar', 'e'],
    ['er', ''],
    ['or', 'a'],
    ['en', ''],
    ['et', ''],
    ['n', ''],
    ['t', ''],
    ['a', ''],
    ['na', ''],
    ['s', ''],
    ['arna', ''],
    ['arna', 'e'],
    ['erna', ''],
    ['orna', 'a'],
    ['ens', ''],
    ['lar', 'el'],
    ['rar', 'er'],
    ['r', ''],
  ],
};
/** Endings that are a plural's beyond doubt, for names that the lexicon has in the plural. */
const plurals: { readonly [language in ChatLanguage]: readonly Rule[] } = {
  en: [['s', '']],
  de: [],
  fr: [['s', '']],
  es: [
    ['es', ''],
    ['s', ''],
  ],
  it: [
    ['e', 'a'],
    ['i', 'o'],
    ['i', 'e'],
  ],
  nl: [
    ['en', ''],
    ['s', ''],
  ],
  pt: [
    ['es', ''],
    ['s', ''],
    ['oes', 'ao'],
  ],
  sv: [
    ['or', 'a'],
    ['ar', ''],
  ],
};
const shortest = 3;

const changed = (written: string, known: readonly Rule[], least: number): readonly string[] =>
  known.flatMap(([ending, instead]) =>
    written.endsWith(ending) && written.length - ending.length + instead.length >= least && written.length > ending.length + 1
      ? [written.slice(0, written.length - ending.length) + instead]
      : [],
  );

/** The word as it is, then what it may be a form of; without accents and case. */
const writtenForms = (word: string, language: ChatLanguage): readonly string[] => {
  const written = plain(word);
  return [written, ...changed(written, rules[language], shortest)];
};

/** The same without double letters. */
export const formsOf = (word: string, language: ChatLanguage): readonly string[] => [
  ...new Set(writtenForms(word, language).map(single)),
];

/** Each of those forms, and how it is written: a Dutch "lader" is no "ladder". */
export const spelledForms = (word: string, language: ChatLanguage): readonly (readonly [form: string, written: string])[] =>
  writtenForms(word, language).map((written) => [single(written), written]);

/** One form for all of a word's, for the words within a name of several: alike is enough there. */
export const stemOf = (word: string, language: ChatLanguage): string => {
  const [first = '', ...others] = formsOf(word, language);
  const short = others.reduce((least, form) => (form.length < least.length ? form : least), first);
  const bare = short.replace(/[aeiou]+$/, '');
  return bare.length >= shortest ? bare : short;
};

/** What a name in the plural is a plural of. */
export const singularsOf = (word: string, language: ChatLanguage): readonly string[] =>
  changed(plain(word), plurals[language], shortest + 1).map(single);
