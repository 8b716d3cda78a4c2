/** Words of the audit, the security log and privacy: loaded with those pages, and not before the first one. */
import * as de from './de/oversight.ts';
import * as en from './en/oversight.ts';
import { useSpoken } from './use-words.tsx';
import type { Language } from './words.ts';

const oversightWords: { readonly [language in Language]: typeof en } = { en, de };

export const useOversightWords = () => oversightWords[useSpoken().language];
