/** An empty file of a kind of records, with headers in a language. */
import { type HeaderWords, headerWords, type TemplateLanguage } from './header-words.data.ts';

export type TemplateKind = keyof typeof headerWords;

/** As CSV for spreadsheet programs: semicolons, and a mark by which they know that it is UTF-8. */
export const importTemplate = (kind: TemplateKind, language: TemplateLanguage): string => {
  const words: Readonly<Record<string, HeaderWords>> = headerWords[kind];
  const headers = Object.values(words).map((word) => word[language].split('|')[0]);
  return `\ufeff${headers.join(';')}\r\n`;
};
