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
import { germanicCues } from './more-cues.germanic.ts';
import { romanceCues } from './more-cues.romance.ts';

const first: { readonly [language in ChatLanguage]: Cues } = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  nl: dutch,
  pt: portuguese,
  sv: swedish,
};

const moreCues = { ...germanicCues, ...romanceCues };

const both = (language: ChatLanguage): Cues => {
  const more = Object.entries(moreCues[language]).map(([intent, cues]) => [
    intent,
    [...first[language][intent as keyof Cues], ...cues],
  ]);
  return { ...first[language], ...Object.fromEntries(more) };
};

export const allCues = Object.fromEntries(chatLanguages.map((language) => [language, both(language)])) as unknown as {
  readonly [language in ChatLanguage]: Cues;
};
