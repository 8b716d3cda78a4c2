/** The languages: a new one is a file of the type Words and one line here. Each is loaded when somebody speaks it. */
import type { Words } from './en.ts';

export type { Words };

export const languages = {
  en: { name: 'English', load: async (): Promise<Words> => (await import('./en.ts')).en },
  de: { name: 'Deutsch', load: async (): Promise<Words> => (await import('./de.ts')).de },
} as const satisfies Record<string, { readonly name: string; readonly load: () => Promise<Words> }>;

export type Language = keyof typeof languages;

export const isLanguage = (value: string | null | undefined): value is Language => value != null && value in languages;

/** The first language of the browser's list that is there, else English. */
const preferredLanguage = (tags: readonly string[]): Language =>
  tags.map((tag) => tag.split('-')[0]).find((tag) => isLanguage(tag)) ?? 'en';

/** A language that has been loaded. */
export type Speech = { readonly language: Language; readonly words: Words };

const storageKey = 'language';

/** @throws whatever the browser says of a file that it did not get */
const speechOf = async (language: Language): Promise<Speech> => ({ language, words: await languages[language].load() });

/** The language that was chosen on this browser, else the best of its list. */
export const firstSpeech = (): Promise<Speech> => {
  const chosen = localStorage.getItem(storageKey);
  return speechOf(isLanguage(chosen) ? chosen : preferredLanguage(navigator.languages));
};

/** Another language, from now on that of this browser. */
export const chooseSpeech = async (language: Language): Promise<Speech> => {
  const speech = await speechOf(language);
  localStorage.setItem(storageKey, language);
  return speech;
};
