/** What an answer is made with: the articles, texts, orders and cancellations that a message is about, and facts as sentences in its language. */
export { askedPart, questionsOfTold } from './answering/asked-part.ts';
export { cancellingIn } from './answering/cancel/cancelling.ts';
export { strangeFigures } from './answering/check-figures.ts';
export { fixedText, isChatLanguage } from './answering/fixed-texts.ts';
export { asksForSameAgain, type FollowUp, followUpIn } from './answering/follow-up.ts';
export { type Asking, type Matched, matchProducts, namedIn, translationsOf } from './answering/match-products.ts';
export { matchText } from './answering/match-texts.ts';
export {
  compact,
  isCalled,
  isOrderWord,
  isOwnReference,
  markedNumbersIn,
  namesOneOf,
  orderNumbersIn,
  possibleCodes,
  shortNumbersIn,
} from './answering/numbers.ts';
export { accountOf, isTelling, packSizeOf } from './answering/order/account.ts';
export {
  type Counting,
  countingsOf,
  languageOrEnglish,
  onlyAnnouncesFile,
  orderPartsIn,
  type Part,
} from './answering/order/order-parts.ts';
export { filled, phrasesIn } from './answering/phrases/all-phrases.ts';
export type { Topic } from './answering/phrases/phrases.ts';
export { type Asked, lines, money, orderLine, productLine, spokenDay } from './answering/say.ts';
export { isSaid, isTopic, saysOfOrder, topicGivesWay } from './answering/sureness.ts';
export { excerptOf, textAbout } from './answering/topics.ts';
export { measuresIn } from './lexicon/measures.ts';
