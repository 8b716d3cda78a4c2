/** Answers as a clerk does who knows the records and nothing else: what is wanted first, then the facts, and no fact beside the question. */
import {
  compact,
  excerptOf,
  filled,
  isSaid,
  isTopic,
  lines,
  matchText,
  orderLine,
  phrasesIn,
  possibleCodes,
  saysOfOrder,
  type Topic,
  textAbout,
  topicGivesWay,
} from '@order-intake/chat-language';
import {
  concernIn,
  countsOfOthers,
  type Intent,
  type IntentsOf,
  intentsOf as learnedIntents,
  plainWords,
  saidWords,
} from '@order-intake/chat-language/message';
import type { TextFact } from '@order-intake/chat-language/records';
import { createAskedArticles } from './asked-articles.ts';
import { cancellation, newOrder } from './asked-orders.ts';
import { type Clerk, type ClerkAnswer, type ClerkQuestion, handover, plainly, source } from './clerk-answer.ts';
import { followUp, sameAgain } from './follow-up.ts';
import { type LookUp, noProducts } from './look-up.ts';
import { createCountsArticle, createOrderInWords } from './order-in-words.ts';
import { createSeveralQuestions } from './several-questions.ts';
import { askedOf, mostProducts, noSuch, products } from './told-articles.ts';

/** words of a message that may be an article's name and nothing else */
const bareName = 5;
const mostOrders = 5;
/** What a person sees to, and no record says; null: nothing of that kind. */
const handedOver = (main: Intent, question: ClerkQuestion): ClerkAnswer | null => {
  const { language, text } = question;
  const concern = concernIn(text, language);
  if (main === 'complaint' || concern === 'complaint' || concern === 'injury' || concern === 'frustration')
    return { ...plainly('handover', phrasesIn(language).complaint), wants: concern ?? 'complaint' };
  // a cancellation of an order is looked for in the records
  if (concern !== null && main !== 'cancellation') return handover(question, concern);
  // opt_out: said in a sentence, of which a person decides
  return main === 'person' || main === 'opt_out' ? handover(question) : null;
};

const orders = async (lookUp: LookUp, question: ClerkQuestion, notOrders: readonly string[]): Promise<ClerkAnswer> => {
  const { companyId, customerId, language, text } = question;
  const phrases = phrasesIn(language);
  if (customerId === null) return { ...plainly('no_answer', phrases.notConfirmed), needsCustomer: true };
  const { found: all, foreign } = await lookUp.orders(companyId, customerId, text, notOrders);
  // "when does it arrive?" is of the order that was told of last
  const before = /\d/.test(text) ? [] : all.filter(({ id }) => question.context?.orders.includes(id));
  const listed = (before.length > 0 ? before : all).slice(0, mostOrders);
  // the same whether it is another customer's or nobody's
  const denied = foreign.map((reference) => filled(phrases.notYours, { reference }));
  if (listed.length === 0) return plainly('no_answer', denied.length > 0 ? denied.join('\n') : phrases.noOrders);
  return {
    purpose: 'answer',
    text: [lines(listed.map((order) => orderLine(order, language))), ...denied].join('\n'),
    sources: listed.map(({ id }) => source('order', id)),
    records: listed.map((order) => orderLine(order, 'en')),
    semantic: false,
    isFinal: denied.length > 0,
  };
};

const topic = async (lookUp: LookUp, { companyId, language }: ClerkQuestion, about: Topic): Promise<ClerkAnswer> => {
  const phrases = phrasesIn(language);
  const text = textAbout(about, await lookUp.facts.texts(companyId));
  if (!text) return plainly('no_answer', phrases.topicUnknown, false);
  const excerpt = excerptOf(text);
  const reply = `${phrases.topics[about]}\n${excerpt}`;
  return fromText(text, reply);
};

/** What else is wanted than a fact about an article. */
const besides = (intents: readonly Intent[]): Intent =>
  intents.find((intent) => intent !== 'price' && intent !== 'availability') ?? 'other';

const namesOwnOrder = async (lookUp: LookUp, { companyId, customerId, text }: ClerkQuestion): Promise<boolean> => {
  if (customerId === null || !/\d/.test(text)) return false;
  const { found: matching } = await lookUp.orders(companyId, customerId, text);
  const spellings = new Set(possibleCodes(text));
  return matching.some(({ reference, poNumber }) => [reference, poNumber ?? ''].some((number) => spellings.has(compact(number))));
};

const unknown = (question: ClerkQuestion): ClerkAnswer =>
  question.askedBack
    ? { ...handover(question, 'not_understood'), isFinal: false }
    : plainly('clarify', phrasesIn(question.language).askBack, false);

export const createClerk = (lookUp: LookUp, intentsOf: IntentsOf = learnedIntents): Clerk =>
  createSeveralQuestions(createClerkOfOne(lookUp, intentsOf), intentsOf);

const createClerkOfOne = (lookUp: LookUp, intentsOf: IntentsOf): Clerk => {
  const orderInWords = createOrderInWords(lookUp);
  const countsArticle = createCountsArticle(lookUp);
  const askedArticles = createAskedArticles(lookUp, intentsOf);
  return async (question) => {
    const { companyId, language, text } = question;
    const phrases = phrasesIn(language);
    if (question.chosen) {
      const picked = await lookUp.facts.products(companyId, [question.chosen]);
      return picked.length > 0 ? products(lookUp, question, 'both', picked) : noSuch(question, noProducts);
    }
    const intents = intentsOf(text, language);
    const [main = 'other'] = intents;
    const decided = (await sameAgain(lookUp, question)) ?? handedOver(main, question);
    if (decided) return decided;
    if (main === 'cancellation') return cancellation(lookUp, question);
    if (main === 'new_order') return newOrder(question, await orderInWords(question));
    const wants = (intent: Intent) => intents.includes(intent);
    const followed = isTopic(main) || main === 'order_status' ? null : await followUp(lookUp, question, intents);
    if (followed) return followed;
    const coded = await lookUp.facts.productsByCode(companyId, possibleCodes(text));
    const namedProducts = topicGivesWay(intents, text)
      ? await lookUp.products(companyId, text, { language, forgives: false })
      : null;
    const isArticle = namedProducts !== null && namedProducts.meant.length > 0;
    const aboutOrders =
      (coded.length === 0 && lookUp.namesOrder(text)) ||
      (main === 'order_status' && !isArticle && (coded.length === 0 || !wants('availability')));
    if (aboutOrders && saysOfOrder(question)) return handover(question);
    if (aboutOrders)
      return orders(
        lookUp,
        question,
        coded.flatMap(({ code }) => code),
      );
    if (coded.length === 0 && (await namesOwnOrder(lookUp, question)))
      return saysOfOrder(question) ? handover(question) : orders(lookUp, question, []);
    if (isTopic(main) && !isArticle) return topic(lookUp, question, main);
    const isPolite = main === 'greeting' || main === 'thanks';
    if ((isPolite || main === 'other') && !text.includes('?')) {
      // "20 rolls of masking tape and 5 l of paint" is an order that needs no verb
      const ordered = await orderInWords(question);
      const isOrder = ordered !== null && ordered.lines.length > 0 && ordered.unread !== 'numbers';
      if (isOrder && ordered.lines.every(({ inDigits }) => inDigits)) return newOrder(question, ordered);
    }
    if (isSaid(question) && (await countsArticle(question))) return newOrder(question, await orderInWords(question));
    const isAskedFor = wants('price') || wants('availability') || plainWords(text).length <= bareName;
    const isOthers = coded.length === 0 && countsOfOthers(saidWords(text), language);
    const matched = isOthers ? noProducts : await askedArticles(companyId, text, { language, forgives: isAskedFor });
    // "the ladder I got from you is great" asks nothing, and what does not fit is seldom said in words that anybody knows
    const isAsked = isAskedFor || !isSaid(question);
    if (matched.meant.length > 0 && isAsked && (matched.byCode || !isPolite || matched.meant.length <= mostProducts))
      return { ...(await products(lookUp, question, askedOf(intents), matched.meant)), semantic: matched.semantic };
    if (!isOthers && (main === 'price' || main === 'availability')) {
      // "is there nobody who could help me?" asks for no article
      const seenTo = matched.alike.length === 0 ? handedOver(besides(intents), question) : null;
      return seenTo ?? noSuch(question, matched);
    }
    if (isPolite) return plainly('small_talk', main === 'thanks' ? phrases.thanks : phrases.greeting);
    if (matched.meant.length > 0) return handover(question);
    const textFact = matchText(text, await lookUp.facts.texts(companyId));
    if (!textFact) return unknown(question);
    const excerpt = excerptOf(textFact);
    return fromText(textFact, excerpt);
  };
};

const fromText = (textFact: TextFact, text: string): ClerkAnswer => ({
  purpose: 'answer',
  text,
  sources: [source('text', textFact.id)],
  records: [`${textFact.title}: ${excerptOf(textFact)}`],
  semantic: false,
  isFinal: false,
});
