/** Segments of UN/EDIFACT (ISO 9735, version 3; directory D.96A of UN/CEFACT) that orders and their answers have in common, as text. */
import iconv from 'iconv-lite';
import type { OrderFileLine } from '../../domain/sales-order/order-files.port.ts';
import { plain } from './ubl-elements.ts';

/** Elements of a segment; a list is a composite. What is empty at the end is left out. */
type Element = string | null | readonly (string | null)[];

const released = (value: string): string => value.replace(/\p{Cc}+/gu, ' ').replace(/[?+:']/g, '?$&');

const withoutEmptyEnd = (parts: readonly string[]): readonly string[] =>
  parts.slice(0, parts.findLastIndex((part) => part !== '') + 1);

const composite = (element: Element): string => {
  const components = typeof element === 'string' || element === null ? [element] : element;
  return withoutEmptyEnd(components.map((component) => released(component ?? ''))).join(':');
};

export const segment = (tag: string, ...elements: readonly Element[]): string =>
  `${[tag, ...withoutEmptyEnd(elements.map(composite))].join('+')}'`;

/** Character sets of version 3, by how common they are. */
const levels = [
  ['UNOC', 'iso-8859-1'],
  ['UNOD', 'iso-8859-2'],
  ['UNOE', 'iso-8859-5'],
  ['UNOF', 'iso-8859-7'],
] as const;

/** The first level that has every letter; of a text that none has, what Latin 1 lacks becomes a question mark. */
const encodedFor = (text: string): { readonly level: string; readonly bytes: (whole: string) => Buffer } => {
  const fits = levels.find(([, charset]) => iconv.decode(iconv.encode(text, charset), charset) === text);
  const [level, charset] = fits ?? levels[0];
  return { level, bytes: (whole) => iconv.encode(whole, charset) };
};

const day = (iso: string): string => iso.replaceAll('-', '');
export const number = (value: number | null): string | null => (value === null ? null : plain(value));
export const dated = (code: string, iso: string | null | undefined): readonly string[] =>
  iso ? [segment('DTM', [code, day(iso), '102'])] : [];
export const summed = (code: string, value: number | null | undefined): readonly string[] =>
  value === null || value === undefined ? [] : [segment('MOA', [code, plain(value)])];

/** Lines of a text in pieces of 70 characters, five to a segment; `most` segments. */
export const freeText = (code: string, text: string | null | undefined, most = 1): readonly string[] => {
  const lines = (text ?? '').split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  const pieces = (most === 1 ? [lines.join(' ')] : lines).flatMap((line) => line.match(/.{1,70}/gu) ?? []);
  const groups = Array.from({ length: Math.ceil(pieces.length / 5) }, (_, at) => pieces.slice(at * 5, at * 5 + 5));
  return groups.slice(0, most).map((group) => segment('FTX', code, null, null, group));
};

export const named = (name: string | null): readonly string[] => {
  const [first = null, second = null] = name?.replace(/\s+/g, ' ').match(/.{1,35}/gu) ?? [];
  return first === null ? [] : [segment('IMD', 'F', null, [null, null, null, first, second])];
};

/** As the customer wrote it, where that is a code. */
export const unitOf = ({ unit, unit_code }: OrderFileLine): string | null =>
  unit && /^[A-Z0-9]{2,3}$/.test(unit) ? unit : unit_code;

/** One line; `action` of element 1229, and its quantities, which an answer has two of. */
export const articleSegments = (line: OrderFileLine, action: string | null, quantities: readonly string[]): readonly string[] => {
  const gtin = line.ean ?? line.gtin;
  const ours = line.product_code ?? line.seller_item_id;
  const theirs = line.buyer_item_id ?? (line.code === ours || line.code === gtin ? null : line.code);
  const numbers = [
    ours && [ours, 'SA'],
    theirs && [theirs, 'IN'],
    line.manufacturer_item_id && [line.manufacturer_item_id, 'MF'],
  ];
  const itemNumbers = numbers.filter((pair) => pair !== null && pair !== '');
  const parts = line.deliveries.flatMap(({ day: on, quantity }) =>
    on === null || quantity === null ? [] : [segment('QTY', ['11', plain(quantity), unitOf(line)]), ...dated('2', on)],
  );
  return [
    segment('LIN', line.position ?? String(line.line), action, gtin && [gtin, 'EN']),
    ...(itemNumbers.length > 0 ? [segment('PIA', '1', ...itemNumbers)] : []),
    ...named(line.name ?? line.product_name),
    ...quantities,
    ...dated('2', line.requested_delivery?.until),
    ...summed('203', line.line_net ?? line.amount),
    ...freeText('LIN', line.note),
    ...(line.price === null ? [] : [segment('PRI', ['AAA', plain(line.price)])]),
    ...(line.tax_rate === null ? [] : [taxRate(line.tax_rate)]),
    ...(parts.length > 0 ? [segment('SCC', '1'), ...parts] : []),
  ];
};

export const taxRate = (rate: number): string => segment('TAX', '7', 'VAT', null, null, [null, null, null, plain(rate)], 'S');

export const chargeSegments = ({ name, amount }: OrderFileLine): readonly string[] =>
  amount === null
    ? []
    : [
        segment('ALC', amount < 0 ? 'A' : 'C', null, null, null, [null, null, null, name?.slice(0, 35) ?? null]),
        segment('MOA', ['8', plain(Math.abs(amount))]),
      ];

type Interchange = {
  readonly type: 'ORDERS' | 'ORDRSP';
  readonly sender: Element;
  readonly recipient: Element;
  /** the last 14 letters and figures of it */
  readonly reference: string;
  /** ISO day */
  readonly on: string;
  readonly isTest?: boolean;
};

/** One message with its envelope, in the first character set that has all of its letters. */
export const interchange = ({ type, on, isTest, ...envelope }: Interchange, segments: readonly string[]): Buffer => {
  const reference = envelope.reference.replace(/[^A-Za-z0-9]/g, '').slice(-14);
  const inside = [segment('UNH', '1', [type, 'D', '96A', 'UN']), ...segments, segment('UNT', String(segments.length + 2), '1')];
  const { level, bytes } = encodedFor([...inside, ...[envelope.sender, envelope.recipient].flat()].join(''));
  const test = isTest ? [null, null, null, null, null, '1'] : [];
  const whole = [
    segment('UNB', [level, '3'], envelope.sender, envelope.recipient, [day(on).slice(2), '0000'], reference, ...test),
    ...inside,
    segment('UNZ', '1', reference),
  ];
  return bytes(`${whole.join('\r\n')}\r\n`);
};
