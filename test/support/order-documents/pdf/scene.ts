/** What everything that draws a part of a document shares: its content, the words chosen for it, and how it writes. */
import type { OrderContent } from '../content.ts';
import type { Random } from '../random.ts';
import type { DateStyle, NumberStyle } from '../words/index.ts';
import { writtenDate, writtenMoney, writtenNumber, writtenQty } from '../writing.ts';
import type { Pen } from './pen.ts';

export type MoneyLook = 'bare' | 'symbol before' | 'symbol after' | 'code before' | 'code after';

export type Manner = {
  readonly number: NumberStyle;
  readonly date: DateStyle;
  readonly money: MoneyLook;
};

export type Fact = readonly [label: string, value: string];

export type Scene = {
  readonly pen: Pen;
  readonly content: OrderContent;
  readonly random: Random;
  readonly manner: Manner;
  readonly date: (iso: string) => string;
  readonly qty: (thousandths: number) => string;
  readonly price: (tenThousandths: number, digits: number) => string;
  readonly money: (cents: number) => string;
  /** one of these, chosen anew each time */
  readonly word: (among: readonly string[]) => string;
  /** who sent the document: the buyer of an order, the seller of everything else */
  readonly issuer: OrderContent['buyer'];
};

/** Signs that say one currency only, and those that the standard fonts have. */
const symbols: { readonly [currency: string]: string } = { EUR: '€', USD: '$', GBP: '£', SEK: 'kr', INR: 'Rs.', BRL: 'R$' };

export const isOrder = (content: OrderContent): boolean => content.type === 'order' || content.type === 'order_change';

export function sceneOf(pen: Pen, content: OrderContent, random: Random, manner: Manner): Scene {
  const withCurrency = (number: string): string => {
    const symbol = symbols[content.currency] ?? content.currency;
    switch (manner.money) {
      case 'bare':
        return number;
      case 'symbol before':
        return `${symbol}${symbol.length > 1 ? ' ' : ''}${number}`;
      case 'symbol after':
        return `${number} ${symbol}`;
      case 'code before':
        return `${content.currency} ${number}`;
      case 'code after':
        return `${number} ${content.currency}`;
    }
  };
  return {
    pen,
    content,
    random,
    manner,
    date: (iso) => (iso === '' ? '' : writtenDate(iso, manner.date, content)),
    qty: (thousandths) => writtenQty(thousandths, manner.number),
    price: (value, digits) => withCurrency(writtenNumber(value, 4, digits, manner.number)),
    money: (cents) => withCurrency(writtenMoney(cents, manner.number)),
    word: (among) => random.pick(among),
    issuer: isOrder(content) ? content.buyer : content.seller,
  };
}

export type FactOptions = {
  readonly currency?: boolean;
  readonly email?: boolean;
  readonly terms?: boolean;
  readonly delivery?: boolean;
};

const numberSigns: { readonly [language: string]: string } = {
  de: 'Nr.',
  fr: 'N°',
  es: 'Nº',
  it: 'N.',
  nl: 'nr.',
  pt: 'N.º',
  sv: 'nr',
};

/** What is no order has a number of its own beside the order number that it refers to. */
const ownNumber = ({ content, random }: Scene): readonly Fact[] =>
  isOrder(content) ? [] : [[`${content.title} ${numberSigns[content.language] ?? 'No.'}`, `R${random.int(100_000, 999_999)}`]];

/** The sentence that asks for delivery by the date: orders have it, nothing else has. */
export const deliverySentence = (scene: Scene): readonly string[] => {
  const { content } = scene;
  if (!content.delivery) return [];
  if (isOrder(content)) return [scene.word(content.words.sentence).replace('{date}', scene.date(content.delivery))];
  return [`${scene.word(content.words.delivery)}: ${scene.date(content.delivery)}`];
};

/** The labelled values of a head, in the order people write them. The currency is always told where amounts do not tell it. */
export function factsOf(scene: Scene, options: FactOptions = {}): readonly Fact[] {
  const { content, word, manner, random } = scene;
  const { words } = content;
  return [
    ...ownNumber(scene),
    [word(words.po), content.po],
    [word(words.date), scene.date(content.date)],
    ...(content.delivery && options.delivery !== false ? [[word(words.delivery), scene.date(content.delivery)] as const] : []),
    ...(options.currency || manner.money === 'bare' ? [[word(words.more.currency), content.currency] as const] : []),
    ...(options.email && content.email ? [[word(words.email), content.email] as const] : []),
    ...(options.terms ? [random.pick(words.more.terms)] : []),
  ];
}

/** Name, street, town, and how the buyer is reached when `contact` says so. */
export function addressOf(scene: Scene, party: 'buyer' | 'seller', contact = false): readonly string[] {
  const { content, word } = scene;
  const { name, street, town } = content[party];
  return [
    name,
    street,
    town,
    ...(contact && content.email ? [`${word(content.words.email)}: ${content.email}`] : []),
    ...(contact && scene.random.chance(0.5) ? [`${content.words.phone}: ${content.phone}`] : []),
  ];
}

/** Lines below each other. Answers where the next one would stand. */
export function stack(
  scene: Scene,
  lines: readonly string[],
  x: number,
  y: number,
  options: { bold?: boolean; size?: number } = {},
): number {
  const step = (options.size ?? scene.pen.size) * 1.35;
  for (const [index, line] of lines.entries()) scene.pen.text(line, x, y + index * step, options);
  return y + lines.length * step;
}
