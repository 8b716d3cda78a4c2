import { type ChatLanguage, chatLanguages } from '../chat-languages.ts';
import { german } from './cues.de.ts';
import { english } from './cues.en.ts';
import { spanish } from './cues.es.ts';
import { french } from './cues.fr.ts';
import { italian } from './cues.it.ts';
import { dutch } from './cues.nl.ts';
import { portuguese } from './cues.pt.ts';
import { swedish } from './cues.sv.ts';
import type { Cues } from './cues.ts';
import { damageCues } from './damage.ts';
import { germanicCues } from './more-cues.germanic.ts';
import { romanceCues } from './more-cues.romance.ts';
import { questionCues } from './questions.ts';
import { germanicWishes } from './wishes.germanic.ts';
import { romanceWishes } from './wishes.romance.ts';

const first: { readonly [language in ChatLanguage]: Omit<Cues, 'needing'> } = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  nl: dutch,
  pt: portuguese,
  sv: swedish,
};

const more: readonly { readonly [language in ChatLanguage]: Partial<Cues> }[] = [
  { ...germanicCues, ...romanceCues },
  questionCues,
  damageCues,
  { ...germanicWishes, ...romanceWishes },
];

const all = (language: ChatLanguage): Cues => {
  const lists = [first[language], ...more.map((cues) => cues[language])];
  const keys = new Set(lists.flatMap((cues) => Object.keys(cues)) as (keyof Cues)[]);
  return Object.fromEntries(
    [...keys].map((key) => [key, lists.flatMap((cues) => (cues as Partial<Cues>)[key] ?? [])]),
  ) as unknown as Cues;
};

export const allCues = Object.fromEntries(chatLanguages.map((language) => [language, all(language)])) as unknown as {
  readonly [language in ChatLanguage]: Cues;
};
