/** Answers what is asked of the articles and orders that were told of before: they are what "and in stainless?" and "same as last time" are about. */
import { asksForSameAgain, filled, followUpIn, money, phrasesIn } from '@order-intake/chat-language';
import type { Intent } from '@order-intake/chat-language/message';
import type { ProductFact } from '@order-intake/chat-language/records';
import { formatDecimal, multiply, parseDecimal } from '@order-intake/kernel';
import { type ClerkAnswer, type ClerkQuestion, handover, plainly } from './clerk-answer.ts';
import { type LookUp, noProducts } from './look-up.ts';
import { orderedLines } from './order-proposal.ts';
import { askedOf, noSuch, products } from './told-articles.ts';

/** longer messages say what they are about themselves */
const mostWords = 9;

/** What so many cost, by the quantity break that they reach. Null: no single article, or no price. */
const priceOf = ([product, ...others]: readonly ProductFact[], qty: string, language: string): string | null => {
  if (!product || others.length > 0 || product.price === null) return null;
  const reached = (product.offer?.breaks ?? []).findLast((step) => Number(step.qty) <= Number(qty));
  const price = parseDecimal(reached?.price ?? product.price);
  const count = parseDecimal(qty);
  if (!price || !count) return null;
  const unitPrice = money(formatDecimal(price), product.currency, language);
  return `${qty} × ${unitPrice} = ${money(formatDecimal(multiply(count, price)), product.currency, language)}`;
};

const ofTheSame = async (
  lookUp: LookUp,
  question: ClerkQuestion,
  intents: readonly Intent[],
  mentioned: readonly ProductFact[],
  qty: string | null,
): Promise<ClerkAnswer> => {
  const answer = await products(lookUp, question, askedOf(intents), mentioned);
  if (qty === null || intents.includes('availability')) return answer;
  const { companyId, customerId, language, today } = question;
  const total = priceOf(await lookUp.priced(companyId, customerId, mentioned, today), qty, language);
  return total === null
    ? answer
    : { ...answer, text: `${answer.text}\n${total}`, records: [...answer.records, total], isFinal: true };
};

/** Null: the message says itself what it is about, or nothing was told of before. */
export const followUp = async (
  lookUp: LookUp,
  question: ClerkQuestion,
  intents: readonly Intent[],
): Promise<ClerkAnswer | null> => {
  const { companyId, language, text, context } = question;
  if (!context || context.products.length === 0 || text.trim().split(/\s+/).length > mostWords) return null;
  const productFacts = await lookUp.facts.products(companyId, context.products);
  const mentioned = context.products.flatMap((id) => productFacts.find((fact) => fact.id === id) ?? []);
  const followUp = followUpIn(
    text,
    mentioned.map(({ name }) => name),
    language,
  );
  if (!followUp) return null;
  const asksFact = intents.includes('price') || intents.includes('availability');
  if (followUp.of === 'same') return asksFact ? ofTheSame(lookUp, question, intents, mentioned, followUp.qty) : null;
  if (!asksFact && !text.includes('?')) return null;
  for (const query of followUp.queries) {
    const { meant } = await lookUp.products(companyId, query, { language, forgives: false });
    const otherProducts = meant.filter(({ id }) => !context.products.includes(id));
    if (otherProducts.length > 0) return products(lookUp, question, askedOf(intents), otherProducts);
  }
  return noSuch(question, noProducts);
};

/** "Same as last time": the customer's last order, or the one that was told of, to be confirmed. Null: that is not asked for. */
export const sameAgain = async (lookUp: LookUp, question: ClerkQuestion): Promise<ClerkAnswer | null> => {
  const { companyId, customerId, language, text, context } = question;
  if (!asksForSameAgain(text, language)) return null;
  const [contextOrder = null] = context?.orders ?? [];
  const last = customerId === null ? null : await lookUp.facts.lastOrder(companyId, customerId, contextOrder);
  if (!last?.isWhole || last.lines.length === 0) return handover(question, 'order_unclear');
  const productFacts = await lookUp.facts.products(
    companyId,
    last.lines.map(({ productId }) => productId),
  );
  const ordered = last.lines.flatMap(({ productId, qty }) => {
    const product = productFacts.find(({ id }) => id === productId);
    return product ? [{ product, qty }] : [];
  });
  if (ordered.length < last.lines.length) return handover(question, 'order_unclear');
  const phrases = phrasesIn(language);
  const title = filled(phrases.order, { reference: last.reference });
  const reply = [`${phrases.cart} (${title})`, ...orderedLines(ordered), phrases.cartHandedOver].join('\n');
  return { ...plainly('handover', reply), request: { type: 'order', options: [ordered] } };
};
