import { type ChatLanguage, chatLanguages } from '../../understanding/chat-languages.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import { dutch } from './nl.ts';
import type { Phrases } from './phrases.ts';
import { portuguese } from './pt.ts';
import { swedish } from './sv.ts';

const all: { readonly [language in ChatLanguage]: Phrases } = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  nl: dutch,
  pt: portuguese,
  sv: swedish,
};

/** In English where the language is not one of ours. */
export const phrasesIn = (language: string): Phrases => all[chatLanguages.find((known) => known === language) ?? 'en'];

/** What stands in braces, from what is given; nothing of a value is read as a place again. */
export const filled = (phrase: string, values: { readonly [name: string]: string }): string =>
  phrase.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
