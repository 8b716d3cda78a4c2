/** A confirmation as UN/EDIFACT ORDRSP D.96A (directory of UN/CEFACT), from the recipient of the order to its sender. */
import type { LineDifference } from '../../domain/order-confirmation/confirmation-differences.ts';
import { differenceCount } from '../../domain/order-confirmation/confirmation-differences.ts';
import type { OrderConfirmation } from '../../domain/order-confirmation/order-confirmation.ts';
import type { OrderFileLine } from '../../domain/sales-order/order-files.port.ts';
import {
  articleSegments,
  chargeSegments,
  dated,
  freeText,
  interchange,
  named,
  number,
  segment,
  summed,
  unitOf,
} from '../order-files/edifact-segments.ts';
import { type InterchangeHead, interchangeHead } from './edifact-head.ts';
import { notAccepted } from './ubl-order-response.ts';

/** 1225: accepted as it is, or with changes */
const purposes = { asOrdered: '29', changed: '4' } as const;
/** 1229 */
const actions: Readonly<Record<LineDifference['kind'], string>> = { as_ordered: '5', added: '1', changed: '3' };

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

const answeredLine = (line: OrderFileLine, difference: LineDifference | undefined): readonly string[] =>
  articleSegments(line, actions[difference?.kind ?? 'as_ordered'], quantities(line, difference));

const droppedSegments = ({ differences }: OrderConfirmation): readonly string[] =>
  differences.dropped.flatMap(({ position, name, code, qty, unit }, at) => [
    segment('LIN', position ?? String(at + 1), notAccepted),
    ...(code ? [segment('PIA', '1', [code, 'IN'])] : []),
    ...named(name),
    ...(qty === null ? [] : [segment('QTY', ['21', qty, unit && /^[A-Z0-9]{2,3}$/.test(unit) ? unit : null])]),
  ]);

const message = (confirmation: OrderConfirmation, { parties }: InterchangeHead): readonly string[] => {
  const { order, version, issuedOn, differences } = confirmation;
  const { references, totals, currency } = order;
  const purpose = differenceCount(differences) === 0 ? purposes.asOrdered : purposes.changed;
  const articles = order.lines.flatMap((line, at) => (line.kind === 'charge' ? [] : answeredLine(line, differences.lines[at])));
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
export const ordrspOf = (confirmation: OrderConfirmation, received: Buffer): Buffer | null => {
  const head = interchangeHead(received, confirmation.order.po_number);
  if (!head) return null;
  const { order, version, issuedOn } = confirmation;
  const { recipient: sender, sender: recipient, isTest } = head;
  const envelope = {
    type: 'ORDRSP',
    sender,
    recipient,
    isTest,
    reference: `${order.reference}${version}`,
    on: issuedOn,
  } as const;
  return interchange(envelope, message(confirmation, head));
};
