/** Which fields of a draft a person should look at, and why. Pure. */
import type { Order } from '../../api/order-types.ts';
import { fieldsOf, fieldValue, parseField } from './fields.ts';

export type Finding = Order['review_findings'][number];
export type Unsure = {
  readonly field: string;
  readonly why: 'missing' | 'notPositive' | 'lowConfidence' | 'noMatch' | 'weakMatch' | 'currency' | 'unit' | 'found';
  /** of the reading, 0 to 1, where that is why */
  readonly confidence?: number;
  /** what a careful clerk would stop for, where that is why */
  readonly finding?: Finding;
};

/** The field that a finding is about. */
const fieldFound = (finding: Finding): string => {
  switch (finding.reason) {
    case 'price_differs':
      return `lines.${finding.facts.line}.price`;
    case 'quantity_unusual':
    case 'quantity_below_minimum':
    case 'quantity_not_multiple':
      return `lines.${finding.facts.line}.qty`;
    case 'delivery_date_past':
    case 'delivery_date_weekend':
    case 'delivery_date_far':
      return 'delivery_date';
    case 'total_over_limit':
      return 'total';
    case 'currency_differs':
      return 'currency';
    case 'sender_unverified':
      return 'customer_email';
    case 'customer_blocked':
      return 'customer';
    case 'ship_to_new':
      return 'ship_to.street';
    case 'similar_order':
      return 'po_number';
  }
};

/** Below it what was read is looked at, whatever the order as a whole came to: the specification's 70. */
const sure = 0.7;
const weakCustomer = ['customer_by_domain', 'customer_by_similar_name', 'customer_evidence_differs'];

/** What people changed is not unsure any more. */
const correctedIn = ({ corrections }: Pick<Order, 'corrections'>): ReadonlySet<string> => {
  const fields = corrections.map(({ changes }) => changes.map(({ field }) => field));
  // where a line came or went, which of them was corrected before is not known by its place any more
  const moved = fields.findLastIndex((all) => all.some((field) => /^lines\.\d+$/.test(field)));
  return new Set(fields.flatMap((all, index) => (index > moved ? all : all.filter((field) => !field.startsWith('lines.')))));
};

/** The field of the form by which what is missing is entered. */
export const fieldOfMissing = (code: string): string => (code === 'ship_to' ? 'ship_to.street' : code);

/** In the order of the form. Nothing of an order that is decided. */
export const unsureFields = (order: Order): readonly Unsure[] => {
  if (order.status !== 'DRAFT') return [];
  const corrected = correctedIn(order);
  return fieldsOf(order).flatMap((field) => {
    const missing = order.missing_fields.some((code) => fieldOfMissing(code) === field);
    if (corrected.has(field) && !missing) return [];
    const explanation = missing
      ? { why: missingWhy(order, field) }
      : (matchWhy(order, field) ?? foundWhy(order, field) ?? readWhy(order, field));
    return explanation ? [{ field, ...explanation }] : [];
  });
};

/** What was read of a record stands there; what lacks is the record. A quantity may stand there, and be none. */
const missingWhy = (order: Order, field: string): Unsure['why'] => {
  if (/^customer$|\.product$/.test(field)) return 'noMatch';
  return parseField(field)?.name === 'qty' && fieldValue(order, field) !== '' ? 'notPositive' : 'missing';
};

const matchWhy = (order: Order, field: string): Omit<Unsure, 'field'> | null => {
  const { review_reasons: reasons } = order;
  const path = parseField(field);
  const line = path && path.line !== null ? order.lines[path.line - 1] : undefined;
  if (field === 'customer' && order.customer === null) return { why: 'noMatch' };
  if (field === 'customer' && reasons.some((reason) => weakCustomer.includes(reason))) return { why: 'weakMatch' };
  if (field === 'currency' && reasons.includes('currency_differs')) return { why: 'currency' };
  if (line && path?.name === 'product' && line.product === null) return { why: 'noMatch' };
  if (line && path?.name === 'product' && line.matched_by === 'similar_name') return { why: 'weakMatch' };
  if (line && path?.name === 'unit' && reasons.includes('unit_differs')) return { why: 'unit' };
  return null;
};

const foundWhy = ({ review_findings: findings }: Order, field: string): Omit<Unsure, 'field'> | null => {
  const finding = findings.find((candidate) => fieldFound(candidate) === field);
  return finding ? { why: 'found', finding } : null;
};

const readWhy = (order: Order, field: string): Omit<Unsure, 'field'> | null => {
  const path = parseField(field);
  // what an article is called is looked at where no product was found by it
  if (!path || (path.line !== null && path.name === 'name')) return null;
  const evidence = path.line === null ? order.evidence : order.lines[path.line - 1]?.evidence;
  const readValue = (evidence as Readonly<Record<string, { readonly confidence: number } | undefined>> | null | undefined)?.[
    path.name.replaceAll('.', '_')
  ];
  return readValue && readValue.confidence < sure ? { why: 'lowConfidence', confidence: readValue.confidence } : null;
};

/** The next of the unsure fields after (or before) `from` that nobody has looked at; null: there is none. */
export const nextUnsure = (
  order: Pick<Order, 'lines'>,
  unsure: readonly Unsure[],
  seen: ReadonlySet<string>,
  from: string | null,
  by: 1 | -1,
): string | null => {
  const all = fieldsOf(order);
  const remaining = new Set(unsure.flatMap(({ field }) => (by === 1 && seen.has(field) ? [] : [field])));
  const at = from === null ? -1 : all.indexOf(from);
  const after = by === 1 ? [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))] : all.slice(0, Math.max(0, at)).reverse();
  return after.find((field) => remaining.has(field)) ?? null;
};
