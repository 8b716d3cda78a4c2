/** What a message says of being answered at all: to be left alone, or to speak with a person, in a word or in a sentence. */
import { asksForSameAgain } from '@order-intake/chat-language';
import { concernIn, type IntentsOf, keywordOf, intentsOf as learnedIntents } from '@order-intake/chat-language/message';
import type { Keyword } from '@order-intake/chat-language/records';

/** `intentsOf`: that of weights of one's own, for measuring. */
export const keywordIntentOf = (text: string, language: string | null, intentsOf: IntentsOf = learnedIntents): Keyword | null => {
  const keyword = keywordOf(text);
  if (keyword !== null) return keyword;
  // "delete all my data" asks for more than silence
  if (concernIn(text, language) !== null || asksForSameAgain(text, language ?? 'en')) return null;
  const [intent] = intentsOf(text, language);
  return intent === 'opt_out' ? 'stop' : intent === 'person' ? 'human' : null;
};
