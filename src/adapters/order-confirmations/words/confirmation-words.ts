/** The words of a confirmation in each language that customers are written to in: data, one file per language. */
import type { MailLanguage } from '../../../domain/catalog/customer-language.ts';
import type { ConfirmationWords } from './confirmation-words.types.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { sv } from './sv.ts';

export const confirmationWords: { readonly [language in MailLanguage]: ConfirmationWords } = {
  en,
  de,
  es,
  fr,
  it,
  nl,
  pl,
  pt,
  sv,
};
