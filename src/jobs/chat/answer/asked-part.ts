/** Which sentences of a message ask for an article: "Do you have a snow shovel? It has snowed on my shoes" asks for no shoes. */
import type { IntentsOf } from '../../../domain/chat/assistant/intent.ts';
import { isThing } from '../../../domain/chat/clerk/lexicon/reading.ts';
import { namedIn } from '../../../domain/chat/clerk/match-products.ts';

const sentence = /(?<=[.!?…\n])\s+/;
const most = 12;

/**
 * Without the sentences that name an article and do not ask for it, where another does both, with a mark before without one. What names none stays: it may
 * say the size. The whole text where none does both, as in "My old saw broke. What is a new one?"
 */
export const askedPart = (text: string, language: string, intentsOf: IntentsOf): string => {
  const sentences = text.split(sentence).filter((part) => /\p{L}/u.test(part));
  if (sentences.length < 2 || sentences.length > most) return text;
  const naming = sentences.filter((part) => namedIn(part, { language }).some(isThing));
  const asking = naming.filter((part) =>
    intentsOf(part, language).some((intent) => intent === 'price' || intent === 'availability'),
  );
  const marked = asking.filter((part) => part.includes('?'));
  const meant = marked.length > 0 ? marked : asking;
  return meant.length > 0 ? sentences.filter((part) => !naming.includes(part) || meant.includes(part)).join(' ') : text;
};
