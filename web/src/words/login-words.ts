/** Words of a page that is rarely opened. Loaded with that page, not before the first one. */
import type { LoginWords } from './en/login.ts';
import type { Language } from './words.ts';

export const loginWords = {
  en: async (): Promise<LoginWords> => (await import('./en/login.ts')).login,
  de: async (): Promise<LoginWords> => (await import('./de/login.ts')).login,
} as const satisfies Record<Language, () => Promise<LoginWords>>;
