import type { DocumentContent } from '../../../domain/shared/documents.port.ts';
import type { ExtractedLine, Extraction, Field } from '../../../domain/shared/extraction.ts';
import { compare, type Decimal, formatDecimal, parseDecimal, trimDecimal } from '../../../kernel/decimal.ts';
import { numbersIn } from '../rules/numbers.ts';
import { compact } from '../rules/text.ts';

export type Confirmation = 'confirmed' | 'differs' | 'nothing_visible';

const fewestWords = 10;

/** Whether the text that people see says the same as the data: the order's number, and quantity with price or amount of every line. */
export function visibleConfirms(
  content: DocumentContent,
  fields: Extraction['fields'],
  lines: readonly ExtractedLine[],
): Confirmation {
  const words = content.pages.flatMap((page) => page.words.map((word) => word.text));
  if (words.length < fewestWords) return 'nothing_visible';
  const text = words.join(' ');
  const shown = [...words.flatMap((word) => numbersIn(word, null)), ...numbersIn(text, null)];
  const keys = new Set(shown.map(key));
  const isShown = (field: Field | undefined): boolean => {
    const number = parseDecimal(field?.value ?? '');
    return number !== null && keys.has(key(number));
  };
  const number = fields.po_number;
  if (number && !compact(text).includes(compact(number.value))) return 'differs';
  return lines.every((line) => (line.qty === undefined || isShown(line.qty)) && (isShown(line.price) || isShown(line.amount)))
    ? 'confirmed'
    : 'differs';
}

/** Equal numbers have equal keys: 12.50 and 12.5. */
const key = (number: Decimal): string => formatDecimal(trimDecimal(number));

const same = (a: Field | undefined, b: Field | undefined): boolean => {
  if (!a || !b) return false;
  const [x, y] = [parseDecimal(a.value), parseDecimal(b.value)];
  return x !== null && y !== null ? compare(x, y) === 0 : compact(a.value) === compact(b.value);
};

/** The data's fields, with the place where visible text repeats them. */
export const placed = <N extends string>(
  fields: { readonly [name in N]?: Field },
  seen: { readonly [name in N]?: Field } | undefined,
): { readonly [name in N]?: Field } =>
  Object.fromEntries(
    Object.entries<Field | undefined>(fields).map(([name, value]) => {
      const visible = seen?.[name as N];
      return [
        name,
        value && visible && same(value, visible) ? { ...value, place: visible.place, source: visible.source } : value,
      ];
    }),
  ) as { [name in N]?: Field };

/** The visible line of the same quantity and price (or amount). */
export const visibleLine = (line: ExtractedLine, seen: readonly ExtractedLine[]): ExtractedLine | undefined =>
  seen.find((other) => same(line.qty, other.qty) && (same(line.price, other.price) || same(line.amount, other.amount)));
