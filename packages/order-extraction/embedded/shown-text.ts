import { type Decimal, formatDecimal, parseDecimal, trimDecimal } from '@order-intake/kernel';
import type { DocumentContent } from '../document/documents.port.ts';
import { numbersIn } from '../rules/numbers.ts';
import { compact } from '../rules/text.ts';

/** All text of the documents that people see, whatever role it plays. */
export type ShownText = {
  readonly words: number;
  readonly has: (text: string) => boolean;
  readonly hasNumber: (value: string) => boolean;
};

/** Equal numbers have equal keys: 12.50 and 12.5. */
const key = (number: Decimal): string => formatDecimal(trimDecimal(number));

export function shownText(documents: readonly DocumentContent[]): ShownText {
  const words = documents.flatMap(({ pages, sheets }) => [
    ...pages.flatMap((page) => page.words.map(({ text }) => text)),
    ...sheets.flatMap((sheet) => sheet.cells.map(({ text }) => text)),
  ]);
  const text = words.join(' ');
  const joined = compact(text);
  const keys = new Set([...words.flatMap((word) => numbersIn(word, null)), ...numbersIn(text, null)].map(key));
  return {
    words: words.length,
    has: (value) => joined.includes(compact(value)),
    hasNumber: (value) => {
      const number = parseDecimal(value);
      return number !== null && keys.has(key(number));
    },
  };
}
