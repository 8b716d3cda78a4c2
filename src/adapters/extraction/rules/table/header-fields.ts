import type { HeaderFieldName } from '../../../../domain/shared/extraction.ts';
import { labelNameOf } from '../header/labels.ts';
import { zonePhrase } from '../header/zones.ts';
import type { Line } from '../layout/line.types.ts';
import { compact, unglued } from '../text.ts';
import { type Column, cellsOf } from './columns.ts';
import type { HeaderCell } from './header-row.ts';

const fields: ReadonlySet<string> = new Set([
  'po_number',
  'order_date',
  'delivery_date',
  'currency',
  'customer_code',
  'phone',
  'tax_number',
  'email',
]);
const renamed: { readonly [label: string]: HeaderFieldName } = {
  phone: 'customer_phone',
  tax_number: 'customer_tax_number',
  email: 'customer_email',
};

/** least columns that must name fields of the order itself, the order's number or the customer among them */
const least = 2;

/**
 * An export lists an order's own fields in every row: "Order no.; Customer; Item; Qty; Price". The columns that do so are marked with the field;
 * "date" beside a delivery date is the order's. A table in a document has no such columns, or one that is only called so.
 */
export function withFields(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const codes = cells.filter((cell) => cell.kind === 'code' || cell.kind === 'supplierCode').length;
  const named = cells.map((cell) => ({ cell, field: fieldOf(cell, codes > 1) }));
  const found = named.flatMap(({ field }) => field ?? []);
  if (found.length < least || !(found.includes('po_number') || found.includes('customer_name'))) return cells;
  const delivers = found.includes('delivery_date');
  return named.map(({ cell, field }, index) => {
    const first = named.findIndex((one) => one.field === field) === index;
    const own = field === null && cell.kind === 'date' && delivers ? 'order_date' : field;
    return own && (first || own === 'order_date') ? { ...cell, kind: 'other' as const, field: own } : cell;
  });
}

/** "Bestelnr." may be the article's number or the order's: it is the order's when another column has the article's. */
function fieldOf(cell: HeaderCell, otherCodes: boolean): HeaderFieldName | null {
  const label = labelNameOf(cell.label);
  if (cell.kind === 'code' && otherCodes && label === 'po_number') return 'po_number';
  const buys = [cell.label, unglued(cell.label)].some((text) => zonePhrase(text) === 'buyer');
  // "Besteller" is a letter from "Bestellnr", and no code
  if (buys && (cell.kind === 'code' || cell.kind === 'other') && (label === null || !fields.has(label))) return 'customer_name';
  if (cell.kind !== 'other' && cell.kind !== 'date') return null;
  if (label === 'order_date' && cell.kind === 'date') return null;
  return label !== null && fields.has(label) ? (renamed[label] ?? (label as HeaderFieldName)) : null;
}

export type FieldColumn = { readonly field: HeaderFieldName; readonly index: number };

const fieldColumns = (columns: readonly Column[]): readonly FieldColumn[] =>
  columns.flatMap((column, index) => (column.field ? [{ field: column.field, index }] : []));

/** What the rows say about the order itself, where all of them say the same. */
export function constantFields(
  body: readonly Line[],
  columns: readonly Column[],
): ReadonlyMap<HeaderFieldName, Line['segments'][number]> {
  const marked = fieldColumns(columns);
  if (marked.length === 0) return new Map();
  const rows = body.map((line) => cellsOf(line, columns));
  return new Map(
    marked.flatMap(({ field, index }) => {
      const filled = rows.flatMap((cells) => cells[index]?.[0] ?? []);
      const [first] = filled;
      return first && filled.every((segment) => compact(segment.text) === compact(first.text)) ? [[field, first] as const] : [];
    }),
  );
}
