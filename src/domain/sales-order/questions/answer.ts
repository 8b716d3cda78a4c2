/**
 * What an answer says of what was asked: only values that a question allows. Everything else in it is conversation, whatever it demands. Pure and in
 * memory: the text itself is kept nowhere.
 */

import { canonicalDecimal } from '@order-intake/kernel';
import { contentFromFlat, type Extraction, orderDetails } from '@order-intake/order-extraction/document';
import { comparable } from '../comparable.ts';
import type { OrderContent } from '../sales-order.events.ts';
import { addressIn } from './address-in-text.ts';
import { poNumberIn } from './po-number-in-text.ts';
import type { AnsweredLine, AnswerFacts, CustomerQuestion, ShipTo } from './question-round.ts';
import { clausesOf, decimalsIn, isDenied, mentions } from './text-of-answer.ts';

export type AnswerText = {
  /** what its writer wrote, without quoted mails and the signature */
  readonly lines: readonly string[];
  /** the same as a document would be read */
  readonly read: readonly Extraction[];
};

type Asked = {
  readonly questions: readonly CustomerQuestion[];
  readonly order: Pick<OrderContent, 'deliveryDate' | 'poNumber'> & { readonly reference: string };
};

const isAboutDate = ({ code }: CustomerQuestion): boolean =>
  code === 'delivery_date_missing' || code === 'delivery_date_contradicts';

/** A date without a word beside it answers the question for the date. */
const deliveryDateOf = ({ questions, order }: Asked, { read }: AnswerText): string | null => {
  const fields = read[0]?.fields;
  const named = fields?.delivery_date?.value ?? null;
  const date = named ?? (questions.some(isAboutDate) ? (fields?.order_date?.value ?? null) : null);
  return date === order.deliveryDate ? null : date;
};

const shipToOf = ({ questions }: Asked, { lines, read }: AnswerText): ShipTo | null => {
  if (!questions.some(({ code }) => code === 'ship_to_missing')) return null;
  const fields = read[0]?.fields ?? {};
  const { shipTo } = contentFromFlat(orderDetails, (name) => fields[name]?.value);
  return shipTo?.street || shipTo?.city ? shipTo : addressIn(lines);
};

const poNumberOf = ({ order }: Asked, { lines, read }: AnswerText): string | null => {
  const ownNumbers = [order.poNumber ?? '', order.reference].map(comparable);
  const named = [poNumberIn(lines), ...read.map(({ fields }) => fields.po_number?.value ?? null)];
  return named.find((number) => number !== null && !ownNumbers.includes(comparable(number))) ?? null;
};

const only = <T>(values: readonly T[]): T | null => (values.length === 1 ? (values[0] ?? null) : null);

/** The only one of the offered products that the text names, by its number or else by its name. */
const productOf = ({ candidates }: CustomerQuestion, clauses: readonly string[]): string | null => {
  const named = (word: (product: CustomerQuestion['candidates'][number]) => string) =>
    candidates.filter((product) => clauses.some((clause) => mentions(clause, word(product))));
  const byCode = named(({ code }) => code);
  const products = byCode.length > 0 ? byCode : named(({ name }) => name);
  return only(products)?.productId ?? null;
};

/** One of the two prices that the question names, and not the other. */
const priceOf = ({ facts: { price = '', listed_price = '' } }: CustomerQuestion, clauses: readonly string[]): string | null => {
  const mentionedNumbers = new Set(clauses.flatMap(decimalsIn));
  return only([price, listed_price].filter((offered) => mentionedNumbers.has(canonicalDecimal(offered))));
};

/** What two questions could both mean answers neither. */
const isShared = (question: CustomerQuestion, all: readonly CustomerQuestion[]): boolean => {
  const others = all.filter((candidate) => candidate.code === question.code && candidate.line !== question.line);
  const prices = ({ facts }: CustomerQuestion) =>
    [facts.price, facts.listed_price].map((decimal) => canonicalDecimal(decimal ?? ''));
  return others.some((other) =>
    question.code === 'article_unknown'
      ? other.candidates.some(({ productId }) => question.candidates.some((candidate) => candidate.productId === productId))
      : prices(other).some((price) => prices(question).includes(price)),
  );
};

const linesOf = ({ questions }: Asked, { lines }: AnswerText): readonly AnsweredLine[] => {
  const clauses = lines.flatMap(clausesOf).filter((clause) => !isDenied(clause));
  return questions.flatMap((question): readonly AnsweredLine[] => {
    const { code, line } = question;
    if (line === null || isShared(question, questions)) return [];
    const productId = code === 'article_unknown' ? productOf(question, clauses) : null;
    const price = code === 'price_differs' ? priceOf(question, clauses) : null;
    if (productId !== null) return [{ line, productId }];
    return price === null ? [] : [{ line, price }];
  });
};

export const answerIn = (asked: Asked, text: AnswerText): AnswerFacts => ({
  deliveryDate: deliveryDateOf(asked, text),
  shipTo: shipToOf(asked, text),
  poNumber: poNumberOf(asked, text),
  lines: linesOf(asked, text),
});

export const saysNothing = ({ deliveryDate, shipTo, poNumber, lines }: AnswerFacts): boolean =>
  deliveryDate === null && shipTo === null && poNumber === null && lines.length === 0;
