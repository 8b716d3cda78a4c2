/** What people call a field of an order: `lines.2.qty` is "Line 2: Quantity". Pure. */
import { catalogFieldName } from './catalog-field.ts';
import { mailboxFieldName } from './mailbox-field.ts';
import type { Words } from './words.ts';

export const fieldName =
  ({ order }: Pick<Words, 'order'>) =>
  (field: string): string => {
    const names = order.fields as Readonly<Record<string, string>>;
    const [, line, name] = /^lines\.(\d+)(?:\.(\w+))?$/.exec(field) ?? [];
    if (!line) return names[field] ?? field;
    return name ? order.lineField(line, names[name] ?? name) : order.line(line);
  };

/** The same of a field of any record, where it is not known which; what no page shows is called as the service does. */
export const anyFieldName = (words: Words): ((field: string) => string) => {
  const [ofOrder, ofMailbox, ofCatalog] = [fieldName(words), mailboxFieldName(words), catalogFieldName(words)];
  return (field) => [ofOrder, ofMailbox, ofCatalog].map((nameOf) => nameOf(field)).find((name) => name !== field) ?? field;
};
