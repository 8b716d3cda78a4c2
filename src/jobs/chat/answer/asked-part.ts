/** Which sentences of a message ask for an article: "Do you have a snow shovel? It has snowed on my shoes" asks for no shoes. */
import type { IntentsOf } from '../../../domain/chat/assistant/intent.ts';
import { isThing } from '../../../domain/chat/clerk/lexicon/reading.ts';
import { namedIn } from '../../../domain/chat/clerk/match-products.ts';

const sentence = /(?<=[.!?…\n])\s+/;
const most = 12;

/** Those that ask for one, where any names it; else the whole text, as in "My old saw broke. What is a new one?" */
export const askedPart = (text: string, language: string, intentsOf: IntentsOf): string => {
  const sentences = text.split(sentence).filter((part) => /\p{L}/u.test(part));
  if (sentences.length < 2 || sentences.length > most) return text;
  const asking = sentences.filter((part) =>
    intentsOf(part, language).some((intent) => intent === 'price' || intent === 'availability'),
  );
  const names = asking.some((part) => namedIn(part, { language }).some(isThing));
  return names ? asking.join(' ') : text;
};
