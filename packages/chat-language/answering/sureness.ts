/** Whether a message asks for what could be told: a fact is told only when it was asked for. */
import { isAsking } from '../lexicon/asking.ts';
import { plainWords } from '../understanding/cues/cues.ts';
import { type Intent, votesOf } from '../understanding/intent.ts';
import { type Topic, topics } from './phrases/phrases.ts';

type Said = { readonly text: string; readonly language: string };

export const isTopic = (intent: Intent): intent is Topic => topics.some((topic) => topic === intent);

const ordering = /^(?:order|bought|bestell|command|achet|pedi|compr|ordin|acquist|besteld|gekocht|kocht|encomend|bestall|kopt)/;
/** "Have you got the pump there?" asks for the pump where one knows it, not for the shop's hours. */
export const topicGivesWay = (intents: readonly Intent[], text: string): boolean => {
  const [main = 'other'] = intents;
  const [price, availability] = [intents.includes('price'), intents.includes('availability')];
  if (main === 'order_status') return availability && !plainWords(text).some((word) => ordering.test(word));
  return main === 'hours' ? price || availability : isTopic(main) && availability && !price;
};

const asking: ReadonlySet<string> = new Set(['price', 'availability', 'order_status', 'question']);
/** No word of it asks: not for a price, nor stock, nor an order's way. The judge may hear a question all the same, and be wrong. */
export const isSaid = ({ text, language }: Said): boolean => !votesOf(text, language).some((vote) => asking.has(vote));

/** Something is said of an order beside its number: to be changed, or dropped, in words that no cue knows. A person reads it. */
export const saysOfOrder = (question: Said): boolean =>
  isSaid(question) &&
  plainWords(question.text).some((word) => word.length > 2 && !/\d/.test(word) && !isAsking(word) && !orderWords.test(word));

const orderWords = /^(?:so|po|order|bestell|auftrag|command|pedido|ordin|encomend|nr|num|numm|no|ref)/;
