/** Words of a page that is hardly opened: they come with it, and not before the first page. */
import type { LoginWords } from './en/login.ts';
import type { Language } from './words.ts';

export const loginWords = {
  en: async (): Promise<LoginWords> => (await import('./en/login.ts')).login,
  de: async (): Promise<LoginWords> => (await import('./de/login.ts')).login,
} as const satisfies Record<Language, () => Promise<LoginWords>>;
