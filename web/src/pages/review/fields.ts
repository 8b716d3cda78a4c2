/** The fields of a draft that a person can correct, their values as text, and the request that changes one. Pure. */
import type { Order, OrderChanges } from '../../api/order-types.ts';

export const headFields = [
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
export const lineFields = ['product', 'qty', 'unit', 'price', 'discount'] as const;
export type HeadField = (typeof headFields)[number];
export type LineField = (typeof lineFields)[number];

export type FieldPath = { readonly line: number; readonly name: LineField } | { readonly line: null; readonly name: HeadField };

/** `lines.2.qty`: lines count from 1. Null: no field of the form. */
export const parseField = (field: string): FieldPath | null => {
  const [, line, lineName] = /^lines\.(\d+)\.(\w+)$/.exec(field) ?? [];
  const name = lineFields.find((one) => one === lineName);
  if (line && name) return { line: Number(line), name };
  const head = headFields.find((one) => one === field);
  return head ? { line: null, name: head } : null;
};

/** A charge has no product, and no unit that it is counted in. */
const fieldsOfLine = ({ kind }: Order['lines'][number]): readonly LineField[] =>
  kind === 'charge' ? ['qty', 'price'] : lineFields;

/** All fields of a draft in the order in which the form shows them. */
export const fieldsOf = (order: Pick<Order, 'lines'>): readonly string[] => [
  ...headFields,
  ...order.lines.flatMap((line, index) => fieldsOfLine(line).map((name) => `lines.${index + 1}.${name}`)),
];

const asText = (value: string | number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);
/** As text: numbers as decimals, ids as they are; '' where there is nothing. */
export const fieldValue = (order: Order, field: string): string => {
  const path = parseField(field);
  if (!path) return '';
  return asText(path.line === null ? order[path.name] : order.lines[path.line - 1]?.[path.name]);
};
export const lineValue = (line: Order['lines'][number], name: LineField): string => asText(line[name]);

/** What changes this one field; '' empties it. `learn`: the customer's word for the product is remembered. */
export const changeOf = (field: string, value: string, learn = false): OrderChanges => {
  const path = parseField(field);
  if (!path) return {};
  const given = value === '' ? null : value;
  if (path.line === null) return { [path.name]: given };
  return { lines: [{ line: path.line, [path.name]: given }], ...(learn ? { learn: true } : {}) };
};

/** Whether a text may stand in a field of numbers. */
export const isNumeric = (field: string): boolean => /(^|\.)(total|qty|price|discount)$/.test(field);
export const isMoney = (field: string): boolean => /(^|\.)(total|price)$/.test(field);
export const isDay = (field: string): boolean => field === 'order_date' || field === 'delivery_date';

type Lines = Pick<Order, 'lines'>;
/** By what a line is told from others; one that somebody added has no words. */
const wordsOf = ({ lines }: Lines): readonly string[] => lines.map(({ code, name }) => JSON.stringify([code, name]));

/**
 * Whether a field is of the same line as before: lines are known by their places, and one before it may have come or gone. A field of the head always is.
 */
export const isSameLine = (before: Lines, now: Lines, field: string): boolean => {
  const place = parseField(field)?.line ?? 0;
  const [then, here] = [wordsOf(before), wordsOf(now)];
  const isOnly = then.filter((words) => words === then[place - 1]).length === 1;
  return then.slice(0, place).join() === here.slice(0, place).join() && (isOnly || place === 0 || here.length >= then.length);
};
