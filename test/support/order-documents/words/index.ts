import { checkGermanic } from './check-germanic.ts';
import { checkRomance } from './check-romance.ts';
import { germanic } from './dev-germanic.ts';
import { romance } from './dev-romance.ts';
import { central } from './families-central.ts';
import { north } from './families-north.ts';
import { southeast } from './families-southeast.ts';
import { india } from './india.ts';
import { lookAlikes } from './look-alikes.ts';
import { type More, more } from './more.ts';
import { strange } from './strange.ts';
import { moreTitles } from './titles.ts';
import type { Words } from './words.types.ts';

export type { More } from './more.ts';
export type { Company, DateStyle, NumberStyle, Words } from './words.types.ts';

export const setNames = ['dev', 'calibration', 'families', 'check'] as const;
/**
 * dev: rules may be tuned on them; calibration: the looks of dev with labels that nobody has seen, for learning how much evidence is worth;
 * families: documents that differ in structure, in nine more languages (families/), to learn from with each family left out in its turn;
 * check: they only measure.
 */
export type SetName = (typeof setNames)[number];

export const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'sv', 'en-IN'] as const;
/** Only families are made in the last nine: the looks of the other sets use fonts that lack their letters. */
export const allLanguages = [...languages, 'da', 'nb', 'fi', 'pl', 'cs', 'sk', 'hu', 'ro', 'tr'] as const;
export type Language = (typeof allLanguages)[number];

const dev: { readonly [language: string]: Words } = { ...germanic, ...romance, 'en-IN': india.dev };
const sets: { readonly [set in SetName]: { readonly [language: string]: Words } } = {
  dev,
  calibration: Object.fromEntries(Object.entries(dev).map(([language, words]) => [language, strange(words)])),
  families: { ...dev, ...north, ...central, ...southeast },
  check: { ...checkGermanic, ...checkRomance, 'en-IN': india.check },
};

export const wordsOf = (set: SetName, language: Language): Words & { readonly more: More } => {
  const words = sets[set][language];
  const others = more[language.slice(0, 2)];
  if (!words || !others) throw new Error(`no words for ${language}`);
  const { notOrder } = words;
  const alike = set === 'families' ? lookAlikes[language.slice(0, 2)] : {};
  return { ...words, notOrder: { ...moreTitles[language.slice(0, 2)], ...notOrder, ...alike }, more: others };
};
