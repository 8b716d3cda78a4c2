import type { Random } from './random.ts';
import { type Words, wordsOf } from './words.ts';

export type SpecLine = {
  readonly code: string;
  readonly name: string;
  readonly qty: number;
  readonly unit: string;
  readonly cents: number;
  readonly discount: number;
  readonly amountCents: number;
};

/** What a document says: its truth, before it is laid out. Money in cents. */
export type OrderSpec = {
  readonly language: string;
  readonly words: Words;
  readonly type: string;
  readonly title: string;
  readonly po: string;
  readonly date: string;
  readonly delivery: string;
  readonly currency: string;
  readonly buyer: Words['companies'][number];
  readonly seller: { readonly name: string; readonly domain: string; readonly street: string; readonly town: string };
  readonly email: string;
  readonly lines: readonly SpecLine[];
  readonly netCents: number;
  readonly taxCents: number;
  readonly withTax: boolean;
};

export const sellers = [
  { name: 'Contoso Trading GmbH', domain: 'contoso-trading.example', street: 'Hafenstr. 77', town: '20457 Hamburg' },
  { name: 'Fabrikam Wholesale Ltd', domain: 'fabrikam.example', street: '3 Dock Road', town: 'Dublin D02 X285' },
] as const;

const day = (random: Random, from: number, to: number): string =>
  new Date(Date.UTC(2026, 1, random.int(from, to))).toISOString().slice(0, 10);

/** A random order (or another document with the same content, when `type` says so). */
export function randomSpec(random: Random, type = 'order', language = random.pick(Object.keys(wordsOf))): OrderSpec {
  const words = wordsOf[language] ?? random.pick(Object.values(wordsOf));
  const buyer = random.pick(words.companies);
  const discounts = random.chance(0.2);
  const lines = Array.from({ length: random.chance(0.15) ? random.int(22, 45) : random.int(1, 9) }, (): SpecLine => {
    const qty = random.chance(0.1) ? random.int(1000, 5000) : random.int(1, 60);
    const cents = random.chance(0.12) ? random.int(100_000, 450_000) : random.int(35, 19_999);
    const discount = discounts && random.chance(0.7) ? random.pick([5, 10, 20]) : 0;
    return {
      code: random.pick([
        `${random.pick(['AB', 'KX', 'M', 'ART'])}-${random.int(100, 9999)}`,
        String(random.int(100_000, 999_999)),
        `${random.int(10, 99)}.${random.int(100, 999)}`,
      ]),
      name: random.pick(words.products),
      qty,
      unit: random.pick(words.units),
      cents,
      discount,
      amountCents: Math.round((qty * cents * (100 - discount)) / 100),
    };
  });
  const netCents = lines.reduce((sum, line) => sum + line.amountCents, 0);
  const withTax = random.chance(0.5);
  return {
    language,
    words,
    type,
    buyer,
    lines,
    netCents,
    withTax,
    title: random.pick(type === 'order' ? words.title : (words.notOrder[type] ?? words.title)),
    po: random.pick([
      `PO-2026-${random.int(1000, 9999)}`,
      `45000${random.int(10_000, 99_999)}`,
      `B${random.int(10_000, 99_999)}`,
      `${random.int(1000, 9999)}/26`,
    ]),
    date: day(random, 1, 20),
    delivery: day(random, 25, 90),
    currency: random.pick(words.currency),
    seller: random.pick(sellers),
    email: `${random.pick(['einkauf', 'purchasing', 'info', 'j.martin', 'orders', 'office'])}@${buyer.domain}`,
    taxCents: withTax ? Math.round(netCents * 0.2) : 0,
  };
}

export const money = (cents: number, style: Words['number'][number]): string => {
  const [whole = '0', fraction = '00'] = (cents / 100).toFixed(2).split('.');
  const [group, mark] = { '1,234.50': [',', '.'], '1.234,50': ['.', ','], '1 234,50': [' ', ','], "1'234.50": ["'", '.'] }[
    style
  ] as [string, string];
  return `${whole.replace(/\B(?=(\d{3})+$)/g, group)}${mark}${fraction}`;
};

/** Day first everywhere but in documents in dollars. */
export function writtenDate(
  iso: string,
  style: Words['dates'][number],
  spec: Pick<OrderSpec, 'words' | 'currency' | 'language'>,
): string {
  const [year = '', month = '', date = ''] = iso.split('-');
  const american = spec.language === 'en' && spec.currency === 'USD';
  const name = spec.words.months[Number(month) - 1] ?? '';
  if (style === 'iso') return iso;
  if (style === 'dotted') return `${date}.${month}.${year}`;
  if (style === 'slashed') return american ? `${month}/${date}/${year}` : `${date}/${month}/${year}`;
  if (style === 'dashed') return american ? `${month}-${date}-${year}` : `${date}-${month}-${year}`;
  if (spec.language === 'en') return american ? `${name} ${Number(date)}, ${year}` : `${Number(date)} ${name} ${year}`;
  return spec.language === 'de'
    ? `${Number(date)}. ${name} ${year}`
    : spec.language === 'es' || spec.language === 'pt'
      ? `${Number(date)} de ${name} de ${year}`
      : `${Number(date)} ${name} ${year}`;
}
