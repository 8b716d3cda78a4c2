import type { HeaderFieldName } from '../../document/extraction.ts';
import { labelNameOf } from '../header/labels.ts';
import { hasLegalForm } from '../header/legal-forms.ts';
import { canBeName, domainResembles } from '../header/names.ts';
import { readEmail, readOrderNumber } from '../header/values.ts';
import { zonePhrase } from '../header/zones.ts';
import { someCue } from '../languages/index.ts';
import type { Line, Segment } from '../layout/line.types.ts';
import { compact, normalise, unglued } from '../text.ts';
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
export function constantFields(body: readonly Line[], columns: readonly Column[]): ReadonlyMap<HeaderFieldName, Segment> {
  const marked = fieldColumns(columns);
  if (marked.length === 0) return new Map();
  const rows = body.map((line) => cellsOf(line, columns));
  const same = (index: number): Segment | null => {
    const filled = rows.flatMap((cells) => cells[index]?.[0] ?? []);
    const [first] = filled;
    return first && filled.every((segment) => compact(segment.text) === compact(first.text)) ? first : null;
  };
  const found = new Map(
    marked.flatMap(({ field, index }) => {
      const segment = same(index);
      // "SOCIETE | 010": the number of a house, whose name another column has
      const isNone = field === 'customer_name' && segment !== null && !canBeName(segment.text);
      return segment && !isNone ? [[field, segment] as const] : [];
    }),
  );
  return rows.length < leastRows ? found : withUnnamed(found, marked, columns, same);
}

/** rows that say the same, before a column that nobody knows says something of the order */
const leastRows = 2;

/** The same, with who orders and the order's number where the columns that say so in every row are called by words that nobody knows. */
function withUnnamed(
  found: ReadonlyMap<HeaderFieldName, Segment>,
  marked: readonly FieldColumn[],
  columns: readonly Column[],
  same: (index: number) => Segment | null,
): ReadonlyMap<HeaderFieldName, Segment> {
  const told = (field: HeaderFieldName): boolean => marked.some((one) => one.field === field);
  const constant = columns.flatMap(({ kind, label, field }, index) => {
    const segment = field === undefined && (kind === 'other' || kind === 'code') ? same(index) : null;
    return segment ? [{ label, segment, index }] : [];
  });
  const mail = found.get('customer_email')?.text ?? mailAmong(constant);
  const named = found.get('customer_name');
  const companies = constant.filter(({ label }) => someCue('party', normalise(unglued(label)).split(' ')));
  const customer = !named ? buyerAmong(constant, mail) : isOnlyPerson(named.text, mail) ? buyerAmong(companies, mail) : null;
  const numbered =
    told('po_number') || columns[1]?.kind !== 'position'
      ? undefined
      : constant.find(({ index, segment: { text } }) => index === 0 && readOrderNumber(text) === text.trim());
  return new Map([
    ...found,
    ...(customer ? [['customer_name', customer] as const] : []),
    ...(numbered ? [['po_number', numbered.segment] as const] : []),
  ]);
}

/** The only e-mail address that every row has. */
function mailAmong(constant: readonly { readonly segment: Segment }[]): string {
  const [only, another] = constant.flatMap(({ segment: { text } }) => readEmail(text) ?? []);
  return only !== undefined && another === undefined ? only : '';
}

/** of a domain that a name agrees with */
const agrees = 0.6;

/** "Buyer | Dana Muster": by a column beside the company that she buys for, where no form and no address says that it is she. */
const isOnlyPerson = (name: string, mail: string): boolean =>
  !hasLegalForm(name) && name.split(' ').length <= mostWordsOfPerson && domainResembles(name, mail.split('@')[1] ?? '') < agrees;
const mostWordsOfPerson = 3;

/** Who of those that every row names is called as the e-mail address is, or is the only company that is not said to sell or to receive. */
function buyerAmong(constant: readonly { readonly label: string; readonly segment: Segment }[], mail: string): Segment | null {
  const others = constant.filter(({ label, segment: { text } }) => {
    const zone = zonePhrase(label) ?? zonePhrase(unglued(label));
    return zone !== 'seller' && zone !== 'ship_to' && zone !== 'third' && canBeName(text);
  });
  const mailed = others.filter(({ segment: { text } }) => domainResembles(text, mail.split('@')[1] ?? '') >= agrees);
  const companies = others.filter(({ segment: { text } }) => hasLegalForm(text));
  const [only, another] = mailed.length > 0 ? mailed : companies;
  return only && !another ? only.segment : null;
}
