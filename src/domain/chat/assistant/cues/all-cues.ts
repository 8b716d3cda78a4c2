import type { ChatLanguage } from '../chat-languages.ts';
import { german } from './cues.de.ts';
import { english } from './cues.en.ts';
import { spanish } from './cues.es.ts';
import { french } from './cues.fr.ts';
import { italian } from './cues.it.ts';
import { dutch } from './cues.nl.ts';
import { portuguese } from './cues.pt.ts';
import { swedish } from './cues.sv.ts';
import type { Cues } from './cues.ts';

export const allCues: { readonly [language in ChatLanguage]: Cues } = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  nl: dutch,
  pt: portuguese,
  sv: swedish,
};
