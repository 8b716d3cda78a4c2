/** Keys as the keyboards of a language name them. Pure. */
import type { Language } from './words.ts';

const names: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {},
  de: { Ctrl: 'Strg', Shift: 'Umschalt', Enter: 'Eingabe', Del: 'Entf', Ins: 'Einfg', Backspace: 'Rücktaste' },
};

/** "Ctrl+Enter" is "Strg+Eingabe" in German. */
export const keyNames = (language: Language, keys: string): string =>
  keys.replace(/[A-Za-z]+/g, (key) => names[language][key] ?? key);
