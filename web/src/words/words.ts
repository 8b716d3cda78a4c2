/** The languages: a new one is a file of the type Words and one line here. */
import { de } from './de.ts';
import { en, type Words } from './en.ts';

export type { Words };

export const languages = {
  en: { name: 'English', words: en },
  de: { name: 'Deutsch', words: de },
} as const satisfies Record<string, { readonly name: string; readonly words: Words }>;

export type Language = keyof typeof languages;

export const isLanguage = (value: string | null | undefined): value is Language => value != null && value in languages;

/** The first language of the browser's list that is there, else English. */
export const preferredLanguage = (wanted: readonly string[]): Language =>
  wanted.map((tag) => tag.split('-')[0]).find((tag) => isLanguage(tag)) ?? 'en';
