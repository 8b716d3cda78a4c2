/** An order as UN/EDIFACT ORDERS D.96A (directory of UN/CEFACT), from the customer to the company. */
import type { OrderForFile } from '../../domain/sales-order/order-files.port.ts';
import {
  articleSegments,
  chargeSegments,
  dated,
  freeText,
  interchange,
  number,
  segment,
  summed,
  taxRate,
  unitOf,
} from './edifact-segments.ts';

type Party = NonNullable<OrderForFile['bill_to']>;
type Contact = Party['contact'];

/** 3055: who gave a number */
const byGs1 = '9';
const bySeller = '91';
/** longer names and streets go on in the next piece */
const pieceLength = 35;
const mostNotes = 20;

/** Words in pieces; a word that is longer than a piece is cut. */
const piecesOf = (text: string | null | undefined, most: number): readonly string[] => {
  const pattern = new RegExp(`\\S.{0,${pieceLength - 1}}(?=\\s|$)|\\S{1,${pieceLength}}`, 'gu');
  return (text ?? '')
    .split('\n')
    .flatMap((line) => line.match(pattern) ?? [])
    .slice(0, most);
};

const contactSegments = (contact: Contact | undefined, role: string): readonly string[] => {
  const { name = null, email = null, phone = null } = contact ?? {};
  if (name === null && email === null && phone === null) return [];
  return [
    segment('CTA', role, [null, name]),
    ...(phone === null ? [] : [segment('COM', [phone, 'TE'])]),
    ...(email === null ? [] : [segment('COM', [email, 'EM'])]),
  ];
};

type Identity = readonly [id: string, list: null, agency: string] | null;

const partySegments = (role: string, party: Omit<Party, 'gln'>, id: Identity): readonly string[] => [
  segment(
    'NAD',
    role,
    id,
    null,
    piecesOf(party.name, 5),
    piecesOf(party.street, 4),
    party.city,
    party.region,
    party.postal_code,
    party.country,
  ),
  ...contactSegments({ email: null, phone: null, ...party.contact, name: party.contact?.name ?? party.attention }, 'GR'),
];

const identityOf = (gln: string | null, ownId: string | null = null): Identity =>
  gln ? [gln, null, byGs1] : ownId ? [ownId, null, bySeller] : null;

const parties = (order: OrderForFile, seller: string): readonly string[] => {
  const { customer_code: code, customer_name: name, customer_tax_number: taxNumber, customer_email, buyer } = order;
  const { ship_to: shipTo, bill_to: billTo } = order;
  const email = customer_email ?? buyer?.contact?.email ?? null;
  const contact = { name: null, phone: null, ...buyer?.contact, email };
  return [
    segment('NAD', 'BY', identityOf(null, code), null, piecesOf(name, 5)),
    ...(taxNumber ? [segment('RFF', ['VA', taxNumber])] : []),
    ...contactSegments(contact, 'OC'),
    segment('NAD', 'SU', null, null, piecesOf(seller, 5)),
    ...(shipTo ? partySegments('DP', shipTo, identityOf(shipTo.gln, shipTo.address_id)) : []),
    ...(billTo ? partySegments('IV', billTo, identityOf(billTo.gln)) : []),
  ];
};

/** 2379: 616 is a week. */
const requested = ({ requested_delivery: wanted, delivery_date }: OrderForFile): readonly string[] =>
  wanted?.week
    ? [segment('DTM', ['2', wanted.week.replace('-W', ''), '616'])]
    : [...dated('2', wanted?.until ?? delivery_date), ...dated('64', wanted?.from)];

const references = ({ references: its, reference }: OrderForFile): readonly string[] =>
  (
    [
      ['CR', its?.buyer_reference],
      ['AAG', its?.quotation_number],
      ['CT', its?.contract_number],
      ['AEP', its?.project],
      ['VN', its?.our_order_number ?? reference],
    ] as const
  ).flatMap(([qualifier, value]) => (value ? [segment('RFF', [qualifier, value])] : []));

/** PAT 4279: 1 is basic, 22 a discount; C112: so many days after the invoice. */
const payment = ({ payment_terms: agreed }: OrderForFile): readonly string[] => {
  const within = (kind: string, days: number | null | undefined): string =>
    segment('PAT', kind, null, days === null || days === undefined ? null : ['5', '3', 'D', String(days)]);
  const percent = number(agreed?.discount_percent ?? null);
  return [
    ...(agreed?.net_days == null ? [] : [within('1', agreed.net_days)]),
    ...(percent === null ? [] : [within('22', agreed?.discount_days), segment('PCD', ['12', percent])]),
  ];
};

const delivery = ({ shipping_method: method, delivery_terms: terms }: OrderForFile): readonly string[] => [
  ...(method ? [segment('TDT', '20', null, null, null, [null, null, null, method.slice(0, pieceLength)])] : []),
  ...(terms?.code || terms?.place ? [segment('TOD', '6', null, terms.code)] : []),
  ...(terms?.place ? [segment('LOC', '1', [null, null, null, terms.place.slice(0, 70)])] : []),
];

const taxes = ({ totals }: OrderForFile): readonly string[] =>
  (totals?.tax ?? []).flatMap(({ rate, base, amount }) =>
    rate === null ? [] : [taxRate(rate), ...summed('125', base), ...summed('124', amount)],
  );

const message = (order: OrderForFile, seller: string): readonly string[] => {
  const { currency, totals, lines } = order;
  const articles = lines.filter(({ kind }) => kind !== 'charge');
  return [
    segment('BGM', '220', (order.po_number ?? order.reference).slice(0, pieceLength), '9'),
    ...dated('137', order.order_date ?? order.created_at.slice(0, 10)),
    ...requested(order),
    ...freeText('AAI', order.notes, mostNotes),
    ...freeText('AAB', order.payment_terms?.text),
    ...references(order),
    ...parties(order, seller),
    ...taxes(order),
    ...(currency === null ? [] : [segment('CUX', ['2', currency, '9'])]),
    ...payment(order),
    ...delivery(order),
    ...lines.filter(({ kind }) => kind === 'charge').flatMap(chargeSegments),
    ...articles.flatMap((line) =>
      articleSegments(line, null, line.qty === null ? [] : [segment('QTY', ['21', number(line.qty), unitOf(line)])]),
    ),
    segment('UNS', 'S'),
    ...summed('79', totals?.lines),
    ...summed('131', totals?.charges),
    ...summed('125', totals?.net),
    ...summed('176', totals?.tax_amount),
    ...summed('77', totals?.gross ?? null),
    ...summed('86', order.total),
    segment('CNT', ['2', String(articles.length)]),
  ];
};

/** @param seller the company that the order was sent to: the recipient; the sender is the customer, by its number or name */
export const edifactOf = (order: OrderForFile, seller: string): Buffer => {
  const sender = (order.customer_code ?? order.customer_name ?? order.reference).slice(0, pieceLength);
  const on = order.created_at.slice(0, 10);
  const envelope = { type: 'ORDERS', sender, recipient: seller.slice(0, pieceLength), reference: order.reference, on } as const;
  return interchange(envelope, message(order, seller));
};
