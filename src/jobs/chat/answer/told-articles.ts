/** Prices and stock of the articles that are meant, and those that may be meant. */
import { type Asked, filled, lines, phrasesIn, productLine, spokenDay } from '@order-intake/chat-language';
import type { Intent } from '@order-intake/chat-language/message';
import type { ProductFact } from '@order-intake/chat-language/records';
import { type Choices, choiceId } from '../../../domain/chat/channel/choices.ts';
import { type ClerkAnswer, type ClerkQuestion, plainly, source } from './clerk-answer.ts';
import type { FoundProducts, LookUp } from './look-up.ts';

export const mostProducts = 5;

/** Whether it is the price, the stock or both that is asked for. */
export const askedOf = (intents: readonly Intent[]): Asked => {
  const [price, availability] = [intents.includes('price'), intents.includes('availability')];
  if (price === availability) return 'both';
  return price ? 'price' : 'availability';
};

export const products = async (
  lookUp: LookUp,
  question: ClerkQuestion,
  aspect: Asked,
  matchedProducts: readonly ProductFact[],
): Promise<ClerkAnswer> => {
  const { companyId, customerId, language, today } = question;
  const phrases = phrasesIn(language);
  const isPriced = aspect !== 'availability';
  const listed = matchedProducts.slice(0, mostProducts);
  const pricedProducts = isPriced ? await lookUp.priced(companyId, customerId, listed, today) : listed;
  const ids = pricedProducts.map(({ id }) => id);
  const paid = customerId === null || !isPriced ? [] : await lookUp.facts.paidPrices(companyId, customerId, ids);
  const paidFor = ({ id, offer }: ProductFact) =>
    offer?.isOwn ? null : (paid.find(({ productId }) => productId === id) ?? null);
  const line = (product: ProductFact, lineAspect: Asked, tongue: string) =>
    productLine(product, lineAspect, paidFor(product), tongue, today);
  const priced = isPriced && pricedProducts.some(({ price, offer }) => price !== null && !offer?.isOwn);
  return {
    purpose: 'answer',
    text: [
      ...(pricedProducts.length > 1 ? [phrases.whichOne] : []),
      lines(pricedProducts.map((product) => line(product, aspect, language))),
      ...(priced ? [filled(phrases.listPrices, { date: spokenDay(today, language) })] : []),
    ].join('\n'),
    sources: pricedProducts.map(({ id }) => source('product', id)),
    records: pricedProducts.map((product) => line(product, 'both', 'en')),
    semantic: false,
    isFinal: false,
    ...(pricedProducts.length > 1 ? { choices: articleList(pricedProducts, language) } : {}),
  };
};

/** To pick one from. */
const articleList = (articles: readonly ProductFact[], language: string): Choices => ({
  kind: 'list',
  open: phrasesIn(language).choose,
  choices: articles.map(({ id, code, name }) => ({
    id: choiceId({ type: 'article', productId: id }),
    title: code,
    description: name,
  })),
});

export const noSuch = ({ language }: ClerkQuestion, { alike, areOtherSizes }: FoundProducts): ClerkAnswer => {
  const phrases = phrasesIn(language);
  const offered = alike.slice(0, 3);
  if (offered.length === 0) return plainly('no_answer', phrases.noSuchArticle, false);
  const names = offered.map(({ name, code }) => `• ${name} (${code})`).join('\n');
  const text = `${areOtherSizes ? phrases.notInThatSize : phrases.noSuchArticle} ${phrases.doYouMean}\n${names}`;
  return { ...plainly('no_answer', text, false), choices: articleList(offered, language) };
};
