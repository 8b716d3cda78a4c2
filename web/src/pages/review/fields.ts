/** The fields of a draft that a person can correct, their values as text, and the request that changes one. Pure. */
import type { Order, OrderChanges } from '../../api/order-types.ts';

const coreFields = [
  'customer',
  'customer_name',
  'customer_email',
  'po_number',
  'order_date',
  'delivery_date',
  'currency',
  'total',
  'warehouse',
] as const;
export const shipToFields = [
  'ship_to.name',
  'ship_to.attention',
  'ship_to.street',
  'ship_to.postal_code',
  'ship_to.city',
  'ship_to.country',
] as const;
export const billingFields = [
  'references.buyer_reference',
  'delivery_terms.code',
  'delivery_terms.place',
  'shipping_method',
  'payment_terms.text',
] as const;
export const headFields = [...coreFields, ...shipToFields, ...billingFields, 'notes'] as const;
const articleFields = ['product', 'name', 'qty', 'unit', 'price', 'discount'] as const;
/** What else a line says, after what everybody looks at. */
export const lineDetailFields = ['position', 'buyer_item_id', 'seller_item_id', 'requested_delivery.until', 'note'] as const;
export const lineFields = [...articleFields, ...lineDetailFields] as const;
export type HeadField = (typeof headFields)[number];
/** `code`: the article number in words, from which the service finds the product. */
export type LineField = (typeof lineFields)[number] | 'code';

export type FieldPath = { readonly line: number; readonly name: LineField } | { readonly line: null; readonly name: HeadField };

/** `lines.2.qty`: lines count from 1. Null: no field of the form. */
export const parseField = (field: string): FieldPath | null => {
  const [, line, lineName] = /^lines\.(\d+)\.([\w.]+)$/.exec(field) ?? [];
  const name = ([...lineFields, 'code'] as const).find((candidate) => candidate === lineName);
  if (line && name) return { line: Number(line), name };
  const head = headFields.find((candidate) => candidate === field);
  return head ? { line: null, name: head } : null;
};

/** The line that a field of the form, or a computed one, belongs to; null: the head. */
export const lineOf = (field: string): number | null => Number(/^lines\.(\d+)\./.exec(field)?.[1] ?? 0) || null;

/** A charge has no product, and no unit that it is counted in. */
const fieldsOfLine = ({ kind }: Order['lines'][number]): readonly LineField[] =>
  kind === 'charge' ? ['name', 'qty', 'price'] : lineFields;

/** All fields of a draft in the order in which the form shows them. */
export const fieldsOf = (order: Pick<Order, 'lines'>): readonly string[] => [
  ...headFields,
  ...order.lines.flatMap((line, index) => fieldsOfLine(line).map((name) => `lines.${index + 1}.${name}`)),
];

/** The value at a path of names. */
const valueAt = (of: object | undefined, name: string): unknown =>
  name.split('.').reduce<unknown>((at, step) => (at as Readonly<Record<string, unknown>> | null | undefined)?.[step], of);

const asText = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
/** As text: numbers as decimals, ids as they are; '' where there is nothing. */
export const fieldValue = (order: Order, field: string): string => {
  const path = parseField(field);
  if (!path) return '';
  return asText(valueAt(path.line === null ? order : order.lines[path.line - 1], path.name));
};
export const lineValue = (line: Order['lines'][number], name: LineField): string => asText(valueAt(line, name));

/** A value of a group changes that value of it; a day that is requested is a day by itself. */
const valueGiven = (name: string, text: string | null): object => {
  const [first = name, last] = name.split('.');
  if (last === undefined) return { [first]: text };
  if (name === 'requested_delivery.until') return { [first]: text && { kind: 'day', until: text } };
  return { [first]: { [last]: text } };
};

/** What changes this one field; '' empties it. `learn`: the customer's word for the product is remembered. */
export const changeOf = (field: string, value: string, learn = false): OrderChanges => {
  const path = parseField(field);
  if (!path) return {};
  const changed = valueGiven(path.name, value === '' ? null : value);
  if (path.line === null) return changed;
  return { lines: [{ line: path.line, ...changed }], ...(learn ? { learn: true } : {}) };
};

/** All fields of a line that a person can correct, whatever kind of line it is. */
export const lineFieldsOf = (line: number): readonly string[] => [...lineFields, 'code'].map((name) => `lines.${line}.${name}`);

export type Cell = { readonly field: string; readonly value: string };
/** A cell, and the text that stands in it where the service does not take it. */
export type Entered = Cell & { readonly text: string };

/** The fields of a draft as people of a company write them, and back. */
export type Notation = {
  readonly written: (field: string, value: string) => string;
  readonly understood: (field: string, text: string) => string;
};

/** What changes several fields of lines at once. */
export const changesOf = (cells: readonly Cell[]): OrderChanges => {
  const lines = new Map<number, object>();
  for (const { field, value } of cells) {
    const path = parseField(field);
    if (path?.line) lines.set(path.line, { ...lines.get(path.line), ...valueGiven(path.name, value === '' ? null : value) });
  }
  return { lines: [...lines].map(([line, values]) => ({ line, ...values })) };
};

/** Whether a text may stand in a field of numbers. */
export const isNumeric = (field: string): boolean => /(^|\.)(total|qty|price|discount)$/.test(field);
export const isMoney = (field: string): boolean => /(^|\.)(total|price)$/.test(field);
export const isDay = (field: string): boolean =>
  field === 'order_date' || field === 'delivery_date' || field.endsWith('requested_delivery.until');
/** Several lines of text. */
export const isLong = (field: string): boolean => /^(notes|ship_to\.street|payment_terms\.text)$/.test(field);

type Lines = Pick<Order, 'lines'>;
/** By what a line is told from others; one that somebody added has no words. */
const wordsOf = ({ lines }: Lines): readonly string[] => lines.map(({ code, name }) => JSON.stringify([code, name]));
type IsOwn = (field: string, value: string) => boolean;

/** The words of a line that were changed from here do not make it another line. */
const withOwnWords = (before: Lines, now: Lines, isOwn: IsOwn): Lines => ({
  lines: before.lines.map((line, index) => {
    const currentLine = now.lines[index];
    if (!currentLine || before.lines.length !== now.lines.length) return line;
    const ownNames = (['code', 'name'] as const).filter((name) => isOwn(`lines.${index + 1}.${name}`, currentLine[name] ?? ''));
    return { ...line, ...Object.fromEntries(ownNames.map((name) => [name, currentLine[name]])) };
  }),
});

/**
 * Whether a field is of the same line as before: lines are known by their places, and one before it may have come or gone. A field of the head always is.
 * @param isOwn whether a value was saved from here
 */
export const isSameLine = (before: Lines, now: Lines, field: string, isOwn: IsOwn = () => false): boolean => {
  const lineNumber = parseField(field)?.line ?? 0;
  const [earlierWords, currentWords] = [wordsOf(withOwnWords(before, now, isOwn)), wordsOf(now)];
  const isOnly = earlierWords.filter((words) => words === earlierWords[lineNumber - 1]).length === 1;
  return (
    earlierWords.slice(0, lineNumber).join() === currentWords.slice(0, lineNumber).join() &&
    (isOnly || lineNumber === 0 || currentWords.length >= earlierWords.length)
  );
};
