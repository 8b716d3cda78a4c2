/** The words and types that others share with the language: records as they are told, the languages, keywords. Light to load: no lexicon comes with it. */
export type { LastOrder, Offer, OrderFact, PaidPrice, ProductFact, TextFact } from './answering/facts.ts';
export { spokenField, statusWords } from './answering/spoken-records.ts';
export { type ChatLanguage, chatLanguages } from './understanding/chat-languages.ts';
export type { Keyword } from './understanding/keywords.ts';
