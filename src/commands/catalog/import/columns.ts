/** The columns of an import: which field each one is, and how its cells become a request's values. */
import type { TableRow } from '../../../domain/catalog/table-reader.port.ts';
import { comparable } from '../../../domain/sales-order/comparable.ts';
import { faultCodes } from '../../../platform/codec/fault-codes.ts';
import type { FieldFault } from '../../../platform/codec/field.ts';
import { type DecimalSign, decimalSignOf, readAmount } from './read-amount.ts';

/** `text` as it stands; `list` parted by semicolon, comma, bar or line; `names` the same without commas, which names hold. */
export type CellKind = 'text' | 'list' | 'names' | 'amount' | 'flag';
/** Field of the request → what its cells are, and the headers it may have beside its own name. */
export type Columns = { readonly [field: string]: { readonly kind: CellKind; readonly headers: readonly string[] } };

export const customerColumns: Columns = {
  code: { kind: 'text', headers: ['customer code', 'customer number', 'customer no', 'number'] },
  name: { kind: 'text', headers: ['customer name', 'customer', 'company', 'company name'] },
  tax_number: { kind: 'text', headers: ['vat', 'vat number', 'vat id', 'tax id'] },
  emails: { kind: 'list', headers: ['email', 'e mail', 'e mails', 'email address'] },
  phones: { kind: 'list', headers: ['phone', 'telephone', 'phone number'] },
  domains: { kind: 'list', headers: ['domain', 'web domain'] },
  currency: { kind: 'text', headers: [] },
  aliases: { kind: 'names', headers: ['alias', 'other names'] },
  blocked: { kind: 'flag', headers: ['is blocked', 'on hold', 'delivery block'] },
  blocked_reason: { kind: 'text', headers: ['block reason', 'hold reason', 'why blocked'] },
  several_orders_per_number: { kind: 'flag', headers: ['blanket orders', 'call offs', 'call off orders'] },
};
export const productColumns: Columns = {
  code: { kind: 'text', headers: ['product code', 'article', 'article number', 'item', 'item number', 'sku'] },
  ean: { kind: 'text', headers: ['gtin', 'barcode'] },
  name: { kind: 'text', headers: ['product name', 'product', 'description'] },
  unit: { kind: 'text', headers: ['uom', 'unit of measure'] },
  price: { kind: 'amount', headers: ['unit price', 'list price'] },
  currency: { kind: 'text', headers: [] },
  stock: {
    kind: 'amount',
    headers: ['stock quantity', 'quantity in stock', 'qty in stock', 'on hand', 'inventory', 'available quantity'],
  },
  available_from: { kind: 'text', headers: ['available', 'available on', 'expected', 'restock date'] },
};
export const priceColumns: Columns = {
  customer: { kind: 'text', headers: ['customer code', 'customer number', 'customer no'] },
  product: { kind: 'text', headers: ['product code', 'article', 'article number', 'item', 'item number', 'sku', 'code'] },
  price: { kind: 'amount', headers: ['unit price', 'net price', 'customer price'] },
  currency: { kind: 'text', headers: [] },
  min_qty: { kind: 'amount', headers: ['from quantity', 'quantity', 'min quantity', 'minimum quantity', 'quantity break'] },
  valid_from: { kind: 'text', headers: ['from', 'valid since'] },
  valid_to: { kind: 'text', headers: ['to', 'until', 'valid until', 'valid through'] },
};
export const warehouseColumns: Columns = {
  code: { kind: 'text', headers: ['warehouse code', 'warehouse number'] },
  name: { kind: 'text', headers: ['warehouse name', 'warehouse'] },
  is_default: { kind: 'flag', headers: ['default'] },
};

/** What a request's field can have, and what only a table can. Stable. */
export const cellFaultCodes = [...faultCodes, 'ambiguous_amount', 'repeated', 'unknown_reference'] as const;
export type BadCell = FieldFault<(typeof cellFaultCodes)[number]>;
/** Of one row: the values of cells that are not empty, and cells that cannot be read. */
export type RowValues = { readonly values: { readonly [field: string]: unknown }; readonly bad: readonly BadCell[] };

export type Header = {
  readonly fields: readonly (string | null)[];
  /** headers that mean no field */
  readonly ignored: readonly string[];
};

export const readHeader = (columns: Columns, header: TableRow): Header => {
  const names = header.map(String);
  const fieldOf = new Map(
    Object.entries(columns).flatMap(([field, { headers }]) =>
      [comparable(field), ...headers].map((name) => [name, field] as const),
    ),
  );
  const fields = names.map((name) => fieldOf.get(comparable(name)) ?? null);
  return { fields, ignored: names.filter((name, index) => name.trim() !== '' && fields[index] === null) };
};

const truths: { readonly [text: string]: boolean } = {
  true: true,
  yes: true,
  '1': true,
  x: true,
  false: false,
  no: false,
  '0': false,
};

const cellReaders: {
  readonly [kind in CellKind]: (text: string, sign: DecimalSign) => { readonly value: unknown } | Omit<BadCell, 'field'>;
} = {
  text: (text) => ({ value: text }),
  list: (text) => ({ value: parts(text, /[;,|\n]/) }),
  names: (text) => ({ value: parts(text, /[;|\n]/) }),
  flag: (text) => {
    const value = truths[text.toLowerCase()];
    return value === undefined ? { code: 'not_a_boolean', message: 'is not yes or no' } : { value };
  },
  amount: (text, sign) => {
    const value = readAmount(text, sign);
    if (value === 'ambiguous')
      return { code: 'ambiguous_amount', message: `${text} may be a thousand or a fraction: write 1234.00` };
    return value === null ? { code: 'not_a_decimal', message: 'is not an amount such as 12.50' } : { value };
  },
};

const textsOf = (rows: readonly TableRow[], column: number): readonly string[] =>
  rows.flatMap((row) => (typeof row[column] === 'string' ? row[column] : []));

const parts = (text: string, separator: RegExp): readonly string[] => text.split(separator).flatMap((part) => part.trim() || []);

/** Reads a row of `rows`, which are all without the header. An empty cell says nothing: it neither sets nor clears. */
export const rowReader = (columns: Columns, { fields }: Header, rows: readonly TableRow[]): ((row: TableRow) => RowValues) => {
  const signs = fields.map((field, column) =>
    field !== null && columns[field]?.kind === 'amount' ? decimalSignOf(textsOf(rows, column)) : null,
  );
  return (row) => {
    const values: Record<string, unknown> = {};
    const bad: BadCell[] = [];
    for (const [column, field] of fields.entries()) {
      const cell = row[column] ?? '';
      const text = String(cell);
      const kind = field === null ? undefined : columns[field]?.kind;
      if (field === null || kind === undefined || text === '') continue;
      const read = cellReaders[kind](text, typeof cell === 'number' ? '.' : (signs[column] ?? null));
      if ('value' in read) values[field] = read.value;
      else bad.push({ field, code: read.code, message: `${field}: ${read.message}` });
    }
    return { values, bad };
  };
};
