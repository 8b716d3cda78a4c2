/** Words of mail that is no order: they come with the pages that show it, and not before the first page. */
import type { MailKindWords } from './en/mail-kinds.ts';
import type { Language } from './words.ts';

export const mailKindWords = {
  en: async (): Promise<MailKindWords> => (await import('./en/mail-kinds.ts')).mailKinds,
  de: async (): Promise<MailKindWords> => (await import('./de/mail-kinds.ts')).mailKinds,
} as const satisfies Record<Language, () => Promise<MailKindWords>>;
