import type { Random } from './random.ts';
import { type Company, type Language, type SetName, wordsOf } from './words/index.ts';

/** A row as it is meant. Quantities in thousandths, prices in ten-thousandths, amounts in hundredths: whole numbers, all of them. */
export type ContentLine = {
  readonly code: string;
  readonly name: string;
  readonly qty: number;
  readonly unit: string;
  readonly price: number;
  /** digits after the mark that the price is written with */
  readonly priceDigits: number;
  /** per cent */
  readonly discount: number;
  readonly amount: number;
  /** ISO, where rows have dates of their own */
  readonly date: string | null;
};

/** What a document says before it is laid out. Amounts in hundredths, dates ISO. */
export type OrderContent = {
  readonly language: Language;
  readonly words: ReturnType<typeof wordsOf>;
  /** a document type of packages/order-extraction/document/extraction.ts */
  readonly type: string;
  readonly title: string;
  readonly po: string;
  readonly date: string;
  readonly delivery: string | null;
  readonly currency: string;
  readonly buyer: Company;
  readonly seller: Company;
  readonly email: string | null;
  readonly phone: string;
  readonly lines: readonly ContentLine[];
  /** on top of the rows: freight and the like, or a rebate below 0 */
  readonly charges: readonly { readonly label: string; readonly cents: number }[];
  readonly rowsCents: number;
  readonly netCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
};

/** What a layout asks of the content it shows. */
export type ContentOptions = {
  readonly lines?: readonly [number, number];
  readonly discounts?: boolean;
  readonly freight?: boolean;
  readonly rebate?: boolean;
  readonly tax?: boolean;
  readonly fractions?: boolean;
  readonly priceDigits?: number;
  readonly big?: boolean;
  readonly freeItem?: boolean;
  readonly rowDates?: boolean;
  /** names that take several lines */
  readonly longNames?: boolean;
  readonly noEmail?: boolean;
  readonly noDelivery?: boolean;
};

const sellers: { readonly [set in 'dev' | 'check']: readonly Company[] } = {
  dev: [
    { name: 'Contoso Trading GmbH', domain: 'contoso-trading.example', street: 'Hafenstr. 77', town: '20457 Hamburg' },
    { name: 'Fabrikam Wholesale Ltd', domain: 'fabrikam.example', street: '3 Dock Road', town: 'Dublin D02 X285' },
  ],
  check: [
    {
      name: 'Northwind Industrial Supply B.V.',
      domain: 'northwind-supply.example',
      street: 'Waalhaven 9',
      town: '3087 Rotterdam',
    },
    { name: 'Adventure Works Components SAS', domain: 'aw-components.example', street: '40 rue Pasteur', town: '59000 Lille' },
  ],
};

const day = (random: Random, from: number, to: number): string =>
  new Date(Date.UTC(2026, 1, random.int(from, to))).toISOString().slice(0, 10);

/** qty / 1000 × price / 10000 × (100 - discount) / 100, in hundredths, half up. */
export const amountOf = (qty: number, price: number, discount: number): number => {
  const product = BigInt(qty) * BigInt(price) * BigInt(100 - discount);
  return Number((product + 5_000_000n) / 10_000_000n);
};

const codeOf = (random: Random): string =>
  random.pick([
    `${random.pick(['AB', 'KX', 'M', 'ART', 'ZP'])}-${random.int(100, 9999)}`,
    String(random.int(100_000, 999_999)),
    `${random.int(10, 99)}.${random.int(100, 999)}`,
    `${random.pick(['F', 'G', 'HV'])}${random.int(1000, 99_999)}${random.pick(['', 'B', '-2'])}`,
  ]);

const poOf = (random: Random, set: SetName): string =>
  set !== 'check'
    ? random.pick([
        `PO-2026-${random.int(1000, 9999)}`,
        `45000${random.int(10_000, 99_999)}`,
        `B${random.int(10_000, 99_999)}`,
        `${random.int(1000, 9999)}/26`,
      ])
    : random.pick([
        `PO${random.int(100_000, 999_999)}`,
        `55${random.int(10_000_000, 99_999_999)}`,
        `26-${random.int(1000, 9999)}-${random.pick(['A', 'K', 'MRO'])}`,
        `${random.pick(['HQ', 'EK', 'ACH'])}/${random.int(100, 999)}/2026`,
        String(random.int(20_000, 99_999)),
      ]);

function lineOf(random: Random, words: ReturnType<typeof wordsOf>, options: ContentOptions, index: number): ContentLine {
  const digits = options.priceDigits ?? 2;
  const fractional = options.fractions === true && random.chance(0.4);
  const qty = fractional
    ? random.int(5, 400) * 100 + random.pick([0, 50]) * (random.chance(0.5) ? 1 : 0)
    : (random.chance(options.big ? 0.5 : 0.08) ? random.int(1000, 5000) : random.int(1, 60)) * 1000;
  const most = random.chance(options.big ? 0.5 : 0.1) ? 450_000 : 19_999;
  const cents = options.freeItem === true && index === 2 ? 0 : random.int(35, most);
  const price = cents === 0 ? 0 : cents * 100 + (digits > 2 ? random.int(0, 9) * 10 ** (4 - digits) : 0);
  const discount = options.discounts === true && random.chance(0.7) ? random.pick([5, 10, 15, 20]) : 0;
  return {
    code: codeOf(random),
    name: options.longNames
      ? `${random.pick(words.products)}, ${random.pick(words.more.note).toLowerCase()}`
      : random.pick(words.products),
    qty,
    unit: random.pick(words.units),
    price,
    priceDigits: digits,
    discount,
    amount: amountOf(qty, price, discount),
    date: options.rowDates ? day(random, 30, 60) : null,
  };
}

/** What one customer says on each of its documents, whatever it orders. */
export const ofOneCustomer = (first: OrderContent | undefined, next: OrderContent): OrderContent =>
  first
    ? { ...next, buyer: first.buyer, email: first.email, seller: first.seller, currency: first.currency, title: first.title }
    : next;

/** A random order, or another document with the same content when `type` says so. */
export function randomContent(
  random: Random,
  set: SetName,
  language: Language,
  type: string,
  options: ContentOptions = {},
): OrderContent {
  const words = wordsOf(set, language);
  const [from, to] = options.lines ?? [1, 9];
  const buyer = random.pick(words.companies);
  const lines = Array.from({ length: random.int(from, to) }, (_, index) => lineOf(random, words, options, index));
  const rowsCents = lines.reduce((sum, line) => sum + line.amount, 0);
  const charges = [
    ...(options.rebate ? [{ label: random.pick(words.more.rebate), cents: -Math.round(rowsCents / 20) }] : []),
    ...(options.freight ? [{ label: random.pick(words.more.freight), cents: random.int(8, 60) * 100 + 50 }] : []),
  ];
  const netCents = charges.reduce((sum, { cents }) => sum + cents, rowsCents);
  const taxCents = options.tax ? Math.round(netCents / 5) : 0;
  const titles = type === 'order' ? words.title : words.notOrder[type];
  if (!titles) throw new Error(`no title of ${type} in ${language}`);
  return {
    language,
    words,
    type,
    title: random.pick(titles),
    po: poOf(random, set),
    date: day(random, 1, 20),
    delivery: options.noDelivery || options.rowDates ? null : day(random, 25, 90),
    currency: random.pick(words.currency),
    buyer,
    seller: random.pick(sellers[set === 'check' ? 'check' : 'dev']),
    email: options.noEmail
      ? null
      : `${random.pick(['einkauf', 'purchasing', 'info', 'j.martin', 'orders', 'office'])}@${buyer.domain}`,
    phone: `+${random.int(31, 49)} ${random.int(20, 89)} ${random.int(100_000, 999_999)}`,
    lines,
    charges,
    rowsCents,
    netCents,
    taxCents,
    totalCents: netCents + taxCents,
  };
}
