/** Facts as sentences in the customer's language. Digits stay as the record has them; only the sign between them is the language's. */
import type { OrderFact, PaidPrice, ProductFact } from './facts.ts';
import { filled, phrasesIn } from './phrases/all-phrases.ts';
import type { SpokenUnit } from './phrases/phrases.ts';
import { statusIn } from './spoken-records.ts';

const units: { readonly [code: string]: SpokenUnit } = {
  C62: 'piece',
  H87: 'piece',
  EA: 'piece',
  PCE: 'piece',
  PCS: 'piece',
  PC: 'piece',
  ST: 'piece',
  STK: 'piece',
  NAR: 'piece',
  PR: 'pair',
  BX: 'box',
  CT: 'box',
  PK: 'pack',
  PA: 'pack',
  XPK: 'pack',
  SET: 'set',
  MTR: 'm',
  M: 'm',
  MTK: 'm2',
  KGM: 'kg',
  KG: 'kg',
  LTR: 'l',
  L: 'l',
  HUR: 'h',
};

/** At least two decimals, no digit taken away. */
const spokenAmount = (decimal: string, language: string): string => {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return `${whole}${language === 'en' ? '.' : ','}${fraction.padEnd(2, '0')}`;
};
const spokenNumber = (decimal: string, language: string): string => {
  const [whole = '0', fraction = ''] = decimal
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
    .split('.');
  return fraction === '' ? whole : `${whole}${language === 'en' ? '.' : ','}${fraction}`;
};
export const money = (amount: string, currency: string | null, language: string): string =>
  [spokenAmount(amount, language), currency].filter(Boolean).join(' ');

/** The day of a calendar, not of a clock. */
export const spokenDay = (iso: string, language: string): string => {
  const day = new Date(`${iso}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return iso;
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'medium', timeZone: 'UTC' }).format(day);
};

/** null: a unit that nobody has a word for */
export const spokenUnitOf = (unit: string): SpokenUnit | null => units[unit.toUpperCase()] ?? null;

const spokenUnit = (unit: string | null, language: string): string | null => {
  if (unit === null) return null;
  const known = spokenUnitOf(unit);
  return known ? phrasesIn(language).units[known] : unit;
};

const named = ({ name, code }: Pick<ProductFact, 'name' | 'code'>): string => `${name} (${code})`;

const priceOf = ({ price, currency, unit, offer }: ProductFact, language: string): string => {
  const phrases = phrasesIn(language);
  if (price === null) return phrases.priceOnRequest;
  const per = spokenUnit(unit, language);
  const one = [money(price, currency, language), per && filled(phrases.perUnit, { unit: per })].filter(Boolean).join(' ');
  return [
    offer?.isOwn ? filled(phrases.ownPrice, { price: one }) : one,
    ...(offer?.breaks ?? []).map((step) =>
      filled(phrases.fromQuantity, { quantity: spokenNumber(step.qty, language), price: money(step.price, currency, language) }),
    ),
    ...(offer?.validTo ? [filled(phrases.validTo, { date: spokenDay(offer.validTo, language) })] : []),
  ].join(', ');
};

const stockOf = ({ stock, availableFrom, unit }: ProductFact, language: string, today: string): string => {
  const phrases = phrasesIn(language);
  const expected =
    availableFrom !== null && availableFrom > today
      ? filled(phrases.expected, { date: spokenDay(availableFrom, language) })
      : null;
  if (stock === null) return expected ?? phrases.stockUnknown;
  if (Number(stock) > 0)
    return filled(phrases.inStock, {
      stock: [spokenNumber(stock, language), spokenUnit(unit, language)].filter(Boolean).join(' '),
    });
  return [phrases.notInStock, expected].filter(Boolean).join(', ');
};

export type Asked = 'price' | 'availability' | 'both';

/** An article on a line: what was asked of it. */
export const productLine = (
  product: ProductFact,
  asked: Asked,
  paid: PaidPrice | null,
  language: string,
  today: string,
): string => {
  const facts = [
    ...(asked === 'availability' ? [] : [priceOf(product, language)]),
    ...(asked === 'availability' || paid === null
      ? []
      : [
          filled(phrasesIn(language).yourPrice, { reference: paid.reference, price: money(paid.price, paid.currency, language) }),
        ]),
    ...(asked === 'price' ? [] : [stockOf(product, language, today)]),
  ];
  return `${named(product)}: ${facts.join('; ')}`;
};

export const orderLine = (order: OrderFact, language: string): string => {
  const phrases = phrasesIn(language);
  const { reference, poNumber, status, deliveryDate, total, currency } = order;
  const facts = [
    statusIn(status, language),
    ...(deliveryDate === null ? [] : [filled(phrases.delivery, { date: spokenDay(deliveryDate, language) })]),
    ...(total === null ? [] : [filled(phrases.total, { amount: money(total, currency, language) })]),
  ];
  const number = poNumber === null ? '' : ` (${filled(phrases.purchaseOrder, { number: poNumber })})`;
  return `${filled(phrases.order, { reference })}${number}: ${facts.join(', ')}`;
};

/** One as it is, several as a list. */
export const lines = (all: readonly string[]): string =>
  all.length === 1 ? (all[0] ?? '') : all.map((line) => `• ${line}`).join('\n');
