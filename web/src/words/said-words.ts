/** What the service said when something happened, by its code: it comes with the pages that show it, and not before the first page. */
import type { Noted, Reason, Warning } from '../api/order-types.ts';
import type { Language } from './words.ts';

export type SaidWords = {
  readonly because: (reason: Reason) => string;
  readonly warned: (warning: Warning) => string;
  readonly noted: (log: Noted) => string;
};

export const saidWords = {
  en: async (): Promise<SaidWords> => import('./en/said.ts'),
  de: async (): Promise<SaidWords> => import('./de/said.ts'),
} as const satisfies Record<Language, () => Promise<SaidWords>>;
