/** What people call a field of an order: `lines.2.qty` is "Line 2: Quantity". Pure. */
import type { Words } from './words.ts';

export const fieldName =
  ({ order }: Pick<Words, 'order'>) =>
  (field: string): string => {
    const names = order.fields as Readonly<Record<string, string>>;
    const [, line, name] = /^lines\.(\d+)(?:\.(\w+))?$/.exec(field) ?? [];
    if (!line) return names[field] ?? field;
    return name ? order.lineField(line, names[name] ?? name) : order.line(line);
  };
