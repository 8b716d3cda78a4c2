/** A confirmation as UN/EDIFACT ORDRSP D.96A (directory of UN/CEFACT), from the recipient of the order to its sender. */
import type { LineDifference } from '../../domain/order-confirmation/confirmation-differences.ts';
import { differenceCount } from '../../domain/order-confirmation/confirmation-differences.ts';
import type { OrderConfirmation } from '../../domain/order-confirmation/order-confirmation.ts';
import type { OrderFileLine } from '../../domain/sales-order/order-files.port.ts';
import { plain } from '../order-files/ubl-elements.ts';
import { encodedFor, type InterchangeHead, interchangeHead, segment } from './edifact-writer.ts';
import { notAccepted } from './ubl-order-response.ts';

/** 1225: accepted as it is, or with changes */
const purposes = { asOrdered: '29', changed: '4' } as const;
/** 1229 */
const actions: Readonly<Record<LineDifference['kind'], string>> = { as_ordered: '5', added: '1', changed: '3' };

const day = (iso: string): string => iso.replaceAll('-', '');
const number = (value: number | null): string | null => (value === null ? null : plain(value));
const dated = (code: string, iso: string | null | undefined): readonly string[] =>
  iso ? [segment('DTM', [code, day(iso), '102'])] : [];
const summed = (code: string, value: number | null | undefined): readonly string[] =>
  value === null || value === undefined ? [] : [segment('MOA', [code, plain(value)])];

/** Pieces of a free text: five of 70 characters each. */
const freeText = (code: string, text: string | null): readonly string[] => {
  const flat = text?.replace(/\s+/g, ' ').trim();
  return flat ? [segment('FTX', code, null, null, flat.match(/.{1,70}/gu)?.slice(0, 5) ?? [])] : [];
};

const named = (name: string | null): readonly string[] => {
  const [first = null, second = null] = name?.replace(/\s+/g, ' ').match(/.{1,35}/gu) ?? [];
  return first === null ? [] : [segment('IMD', 'F', null, [null, null, null, first, second])];
};

/** As the customer wrote it, where that is a code. */
const unitOf = ({ unit, unit_code }: OrderFileLine): string | null => (unit && /^[A-Z0-9]{2,3}$/.test(unit) ? unit : unit_code);

const quantities = (line: OrderFileLine, difference: LineDifference | undefined): readonly string[] => {
  const changed = difference?.kind === 'changed' ? difference.changes : [];
  const before = changed.find((change) => change.field === 'quantity');
  const ordered = before?.ordered ?? (difference?.kind === 'added' ? null : number(line.qty));
  const confirmed = number(line.qty);
  return [
    ...(ordered === null ? [] : [segment('QTY', ['21', ordered, unitOf(line)])]),
    ...(confirmed === null ? [] : [segment('QTY', ['113', confirmed, unitOf(line)])]),
  ];
};

const lineSegments = (line: OrderFileLine, difference: LineDifference | undefined): readonly string[] => {
  const gtin = line.ean ?? line.gtin;
  const ours = line.product_code ?? line.seller_item_id;
  const theirs = line.buyer_item_id ?? (line.code === ours || line.code === gtin ? null : line.code);
  const numbers = [ours && [ours, 'SA'], theirs && [theirs, 'IN']].filter((number) => number !== null && number !== '');
  const parts = line.deliveries.flatMap(({ day: on, quantity }) =>
    on === null || quantity === null ? [] : [segment('QTY', ['11', plain(quantity), unitOf(line)]), ...dated('2', on)],
  );
  return [
    segment('LIN', line.position ?? String(line.line), actions[difference?.kind ?? 'as_ordered'], gtin && [gtin, 'EN']),
    ...(numbers.length > 0 ? [segment('PIA', '1', ...numbers)] : []),
    ...named(line.name ?? line.product_name),
    ...quantities(line, difference),
    ...dated('2', line.requested_delivery?.until),
    ...summed('203', line.line_net ?? line.amount),
    ...freeText('LIN', line.note),
    ...(line.price === null ? [] : [segment('PRI', ['AAA', plain(line.price)])]),
    ...(line.tax_rate === null ? [] : [segment('TAX', '7', 'VAT', null, null, [null, null, null, plain(line.tax_rate)], 'S')]),
    ...(parts.length > 0 ? [segment('SCC', '1'), ...parts] : []),
  ];
};

const droppedSegments = ({ differences }: OrderConfirmation): readonly string[] =>
  differences.dropped.flatMap(({ position, name, code, qty, unit }, at) => [
    segment('LIN', position ?? String(at + 1), notAccepted),
    ...(code ? [segment('PIA', '1', [code, 'IN'])] : []),
    ...named(name),
    ...(qty === null ? [] : [segment('QTY', ['21', qty, unit && /^[A-Z0-9]{2,3}$/.test(unit) ? unit : null])]),
  ]);

const chargeSegments = ({ name, amount }: OrderFileLine): readonly string[] =>
  amount === null
    ? []
    : [
        segment('ALC', amount < 0 ? 'A' : 'C', null, null, null, [null, null, null, name?.slice(0, 35) ?? null]),
        segment('MOA', ['8', plain(Math.abs(amount))]),
      ];

const message = (confirmation: OrderConfirmation, { parties }: InterchangeHead): readonly string[] => {
  const { order, version, issuedOn, differences } = confirmation;
  const { references, totals, currency } = order;
  const purpose = differenceCount(differences) === 0 ? purposes.asOrdered : purposes.changed;
  const articles = order.lines.flatMap((line, at) => (line.kind === 'charge' ? [] : lineSegments(line, differences.lines[at])));
  const lines = [...articles, ...droppedSegments(confirmation)];
  return [
    segment('BGM', '231', `${order.reference}-${version}`.slice(0, 35), purpose),
    ...dated('137', issuedOn),
    ...dated('2', order.requested_delivery?.until ?? order.delivery_date),
    ...freeText('AAI', order.notes),
    segment('RFF', ['ON', order.po_number ?? order.reference]),
    ...dated('171', order.order_date),
    ...(references?.contract_number ? [segment('RFF', ['CT', references.contract_number])] : []),
    segment('RFF', ['VN', confirmation.externalReference ?? order.reference]),
    ...['BY', 'SU', 'DP', 'IV'].flatMap((role) => (parties[role] ? [segment('NAD', role, parties[role])] : [])),
    ...(currency === null ? [] : [segment('CUX', ['2', currency, '9'])]),
    ...order.lines.filter(({ kind }) => kind === 'charge').flatMap(chargeSegments),
    ...lines,
    segment('UNS', 'S'),
    ...summed('79', totals?.lines),
    ...summed('124', totals?.tax_amount),
    ...summed('86', totals?.gross ?? order.total),
    segment('CNT', ['2', String(lines.filter((line) => line.startsWith('LIN+')).length)]),
  ];
};

/** @returns null where the interchange does not say who has sent it */
export const ordrspOf = (confirmation: OrderConfirmation, interchange: Buffer): Buffer | null => {
  const head = interchangeHead(interchange, confirmation.order.po_number);
  if (!head) return null;
  const reference = `${confirmation.order.reference}${confirmation.version}`.replace(/[^A-Za-z0-9]/g, '').slice(-14);
  const segments = message(confirmation, head);
  const inside = [
    segment('UNH', '1', ['ORDRSP', 'D', '96A', 'UN']),
    ...segments,
    segment('UNT', String(segments.length + 2), '1'),
  ];
  const { level, bytes } = encodedFor(inside.join(''));
  const time = [day(confirmation.issuedOn).slice(2), '0000'];
  const test = head.isTest ? [null, null, null, null, null, '1'] : [];
  const whole = [
    segment('UNB', [level, '3'], head.recipient, head.sender, time, reference, ...test),
    ...inside,
    segment('UNZ', '1', reference),
  ];
  return bytes(`${whole.join('\r\n')}\r\n`);
};
