/** Answers as a clerk does who knows the records and nothing else: what is wanted first, then the facts, and no fact beside the question. */
import {
  type Asked,
  cancellingIn,
  compact,
  excerptOf,
  filled,
  fixedText,
  isSaid,
  isTopic,
  lines,
  matchText,
  namesOneOf,
  orderLine,
  phrasesIn,
  possibleCodes,
  productLine,
  saysOfOrder,
  spokenDay,
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
import type { ProductFact, TextFact } from '@order-intake/chat-language/records';
import { type Choices, choiceId } from '../../../domain/chat/channel/choices.ts';
import type { HandoverWish, KnowledgeSource, ReplyPurpose } from '../../../domain/chat/session/chat-session.events.ts';
import { createAskedArticles } from './asked-articles.ts';
import { type FoundProducts, type LookUp, noProducts } from './look-up.ts';
import { createCountsArticle, createOrderInWords, type OrderedLine, type OrderInWords } from './order-in-words.ts';
import { orderedLines } from './order-proposal.ts';

export type ClerkQuestion = {
  readonly companyId: string;
  readonly company: string | null;
  /** the confirmed customer who asks, null: nobody confirmed */
  readonly customerId: string | null;
  readonly language: string;
  readonly text: string;
  /** the assistant asked back already, and was not answered in a way it understands */
  readonly askedBack: boolean;
  /** ISO day */
  readonly today: string;
  /** the article that was picked from a list */
  readonly chosen?: string | null;
};
export type ClerkAnswer = {
  readonly purpose: ReplyPurpose;
  readonly text: string;
  readonly sources: readonly KnowledgeSource[];
  /** each source as it is told to a model */
  readonly records: readonly string[];
  readonly semantic: boolean;
  /** nothing that a model could add: who asks, and for what, is decided */
  readonly isFinal: boolean;
  /** what is to be done about it, for a customer who is confirmed */
  readonly wish?: Wish;
  /** what a person has to know of it, unless the wish is done */
  readonly wants?: HandoverWish;
  /** buttons or a list below the text */
  readonly choices?: Choices;
};
export type Wish =
  /** `options`: the readings of it, of which the customer confirms one */
  | { readonly type: 'order'; readonly options: readonly (readonly OrderedLine[])[] }
  /** of one of the customer's own orders */
  | { readonly type: 'cancellation'; readonly reference: string };
export type Clerk = (question: ClerkQuestion) => Promise<ClerkAnswer>;

/** words of a message that may be an article's name and nothing else */
const bareName = 5;
const mostProducts = 5;
const mostOrders = 5;
const source = (entity: string, recordId: string): KnowledgeSource => ({ entity, recordId, score: 1 });
const plainly = (purpose: ReplyPurpose, text: string, isFinal = true): ClerkAnswer => ({
  purpose,
  text,
  sources: [],
  records: [],
  semantic: false,
  isFinal,
});
const handover = ({ language, company }: ClerkQuestion, wants?: HandoverWish): ClerkAnswer => ({
  ...plainly('handover', fixedText('handover', language, { company })),
  ...(wants ? { wants } : {}),
});

/** What a person sees to, and no record says; null: nothing of that kind. */
const handedOver = (main: Intent, question: ClerkQuestion): ClerkAnswer | null => {
  const { language, text } = question;
  const concern = concernIn(text, language);
  if (main === 'complaint' || concern === 'injury' || concern === 'frustration')
    return { ...plainly('handover', phrasesIn(language).complaint), wants: concern ?? 'complaint' };
  // a cancellation of an order is looked for in the records
  if (concern !== null && main !== 'cancellation') return handover(question, concern);
  // opt_out: said in a sentence, of which a person decides
  return main === 'person' || main === 'opt_out' ? handover(question) : null;
};

/** Whether it is the price, the stock or both that is asked for. */
const askedOf = (intents: readonly Intent[]): Asked => {
  const [price, availability] = [intents.includes('price'), intents.includes('availability')];
  if (price === availability) return 'both';
  return price ? 'price' : 'availability';
};

const orders = async (lookUp: LookUp, question: ClerkQuestion, notOrders: readonly string[]): Promise<ClerkAnswer> => {
  const { companyId, customerId, language, text } = question;
  const phrases = phrasesIn(language);
  if (customerId === null) return plainly('no_answer', phrases.notConfirmed);
  const { found, foreign } = await lookUp.orders(companyId, customerId, text, notOrders);
  const told = found.slice(0, mostOrders);
  // the same whether it is another customer's or nobody's
  const denied = foreign.map((reference) => filled(phrases.notYours, { reference }));
  if (told.length === 0) return plainly('no_answer', denied.length > 0 ? denied.join('\n') : phrases.noOrders);
  return {
    purpose: 'answer',
    text: [lines(told.map((order) => orderLine(order, language))), ...denied].join('\n'),
    sources: told.map(({ id }) => source('order', id)),
    records: told.map((order) => orderLine(order, 'en')),
    semantic: false,
    isFinal: denied.length > 0,
  };
};

const products = async (
  lookUp: LookUp,
  question: ClerkQuestion,
  asked: Asked,
  known: readonly ProductFact[],
): Promise<ClerkAnswer> => {
  const { companyId, customerId, language, today } = question;
  const phrases = phrasesIn(language);
  const isPriced = asked !== 'availability';
  const shown = known.slice(0, mostProducts);
  const told = isPriced ? await lookUp.priced(companyId, customerId, shown, today) : shown;
  const ids = told.map(({ id }) => id);
  const paid = customerId === null || !isPriced ? [] : await lookUp.facts.paidPrices(companyId, customerId, ids);
  const paidFor = ({ id, offer }: ProductFact) =>
    offer?.isOwn ? null : (paid.find(({ productId }) => productId === id) ?? null);
  const line = (product: ProductFact, what: Asked, tongue: string) => productLine(product, what, paidFor(product), tongue, today);
  const priced = isPriced && told.some(({ price, offer }) => price !== null && !offer?.isOwn);
  return {
    purpose: 'answer',
    text: [
      ...(told.length > 1 ? [phrases.whichOne] : []),
      lines(told.map((product) => line(product, asked, language))),
      ...(priced ? [filled(phrases.listPrices, { date: spokenDay(today, language) })] : []),
    ].join('\n'),
    sources: told.map(({ id }) => source('product', id)),
    records: told.map((product) => line(product, 'both', 'en')),
    semantic: false,
    isFinal: false,
    ...(told.length > 1 ? { choices: articleList(told, language) } : {}),
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

const topic = async (lookUp: LookUp, { companyId, language }: ClerkQuestion, about: Topic): Promise<ClerkAnswer> => {
  const phrases = phrasesIn(language);
  const text = textAbout(about, await lookUp.facts.texts(companyId));
  if (!text) return plainly('no_answer', phrases.topicUnknown, false);
  const excerpt = excerptOf(text);
  const told = `${phrases.topics[about]}\n${excerpt}`;
  return fromText(text, told);
};

/** Read only where nothing of the message is left over; else a person reads it, and the customer is told what was read so far. */
const newOrder = ({ language }: ClerkQuestion, ordered: OrderInWords | null): ClerkAnswer => {
  const phrases = phrasesIn(language);
  const { lines: known, unread } = ordered ?? { lines: [], unread: 'words' };
  const wants = 'order_unclear';
  if (known.length === 0) return { ...plainly('handover', phrases.orderInWords), wants };
  const certain = known.filter(({ otherQty }) => otherQty === null);
  if (unread !== 'nothing') return { ...plainly('handover', [phrases.orderUnsure, ...orderedLines(certain)].join('\n')), wants };
  const others = known.map((line) => ({ ...line, qty: line.otherQty ?? line.qty }));
  const isOne = certain.length === known.length;
  const told = isOne ? [phrases.cart, ...orderedLines(known), phrases.cartHandedOver].join('\n') : phrases.orderInWords;
  return { ...plainly('handover', told), wish: { type: 'order', options: isOne ? [known] : [known, others] } };
};

/** Of the order that is named, or of the only one that the customer has; and only where nothing in the message speaks against it. */
const cancellation = async (lookUp: LookUp, question: ClerkQuestion): Promise<ClerkAnswer> => {
  const { companyId, customerId, language, text } = question;
  const phrases = phrasesIn(language);
  const { found, foreign } = customerId === null ? { found: [], foreign: [] } : await lookUp.orders(companyId, customerId, text);
  const [order] = found;
  const cancelling = cancellingIn(text, language, (number) => order !== undefined && namesOneOf([order], number));
  if (cancelling === 'turned') return handover(question, 'cancellation_unclear');
  const wants = 'cancellation';
  if (!order || found.length > 1 || foreign.length > 0 || cancelling === 'unsure')
    return { ...plainly('handover', phrases.cancellation), wants };
  const { reference } = order;
  const told = `${filled(phrases.order, { reference })}: ${phrases.cancellation}`;
  return { ...plainly('handover', told), wants, wish: { type: 'cancellation', reference } };
};

/** What else is wanted than a fact about an article. */
const besides = (intents: readonly Intent[]): Intent =>
  intents.find((intent) => intent !== 'price' && intent !== 'availability') ?? 'other';

const namesOwnOrder = async (lookUp: LookUp, { companyId, customerId, text }: ClerkQuestion): Promise<boolean> => {
  if (customerId === null || !/\d/.test(text)) return false;
  const { found } = await lookUp.orders(companyId, customerId, text);
  const spellings = new Set(possibleCodes(text));
  return found.some(({ reference, poNumber }) => [reference, poNumber ?? ''].some((one) => spellings.has(compact(one))));
};

const unknown = (question: ClerkQuestion): ClerkAnswer =>
  question.askedBack
    ? { ...handover(question, 'not_understood'), isFinal: false }
    : plainly('clarify', phrasesIn(question.language).askBack, false);

export const createClerk = (lookUp: LookUp, intentsOf: IntentsOf = learnedIntents): Clerk => {
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
    const decided = handedOver(main, question);
    if (decided) return decided;
    if (main === 'cancellation') return cancellation(lookUp, question);
    if (main === 'new_order') return newOrder(question, await orderInWords(question));
    const wants = (intent: Intent) => intents.includes(intent);
    const coded = await lookUp.facts.productsByCode(companyId, possibleCodes(text));
    const named = topicGivesWay(intents, text) ? await lookUp.products(companyId, text, { language, forgives: false }) : null;
    const isArticle = named !== null && named.meant.length > 0;
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
    const found = isOthers ? noProducts : await askedArticles(companyId, text, { language, forgives: isAskedFor });
    // "the ladder I got from you is great" asks nothing, and what does not fit is seldom said in words that anybody knows
    const isAsked = isAskedFor || !isSaid(question);
    if (found.meant.length > 0 && isAsked && (found.byCode || !isPolite || found.meant.length <= mostProducts))
      return { ...(await products(lookUp, question, askedOf(intents), found.meant)), semantic: found.semantic };
    if (!isOthers && (main === 'price' || main === 'availability')) {
      // "is there nobody who could help me?" asks for no article
      const seenTo = found.alike.length === 0 ? handedOver(besides(intents), question) : null;
      return seenTo ?? noSuch(question, found);
    }
    if (isPolite) return plainly('small_talk', main === 'thanks' ? phrases.thanks : phrases.greeting);
    if (found.meant.length > 0) return handover(question);
    const held = matchText(text, await lookUp.facts.texts(companyId));
    if (!held) return unknown(question);
    const excerpt = excerptOf(held);
    return fromText(held, excerpt);
  };
};

const fromText = (held: TextFact, text: string): ClerkAnswer => ({
  purpose: 'answer',
  text,
  sources: [source('text', held.id)],
  records: [`${held.title}: ${excerptOf(held)}`],
  semantic: false,
  isFinal: false,
});

const noSuch = ({ language }: ClerkQuestion, { alike, areOtherSizes }: FoundProducts): ClerkAnswer => {
  const phrases = phrasesIn(language);
  const offered = alike.slice(0, 3);
  if (offered.length === 0) return plainly('no_answer', phrases.noSuchArticle, false);
  const names = offered.map(({ name, code }) => `• ${name} (${code})`).join('\n');
  const text = `${areOtherSizes ? phrases.notInThatSize : phrases.noSuchArticle} ${phrases.doYouMean}\n${names}`;
  return { ...plainly('no_answer', text, false), choices: articleList(offered, language) };
};
