/** What a contact is answered that names itself after it was asked to. */
import { phrasesIn } from '@order-intake/chat-language';
import { intentsOf, plainWords } from '@order-intake/chat-language/message';
import { verificationIdOf } from '../../../commands/chat/chat-ids.ts';
import type { ChatDeps } from '../chat-deps.ts';
import type { Draft } from './ask-model.ts';
import { wordsIn } from './fixed-reply.ts';
import type { TurnAtHand } from './turn-at-hand.ts';

export const verifiesByCode = async (
  { channels }: Pick<ChatDeps, 'channels'>,
  { companyId, state }: Pick<TurnAtHand, 'companyId' | 'state'>,
): Promise<boolean> => {
  const channel = await channels.load(companyId, state.channelId);
  return 'settings' in channel && (channel.settings.verifyByCode ?? false);
};

const longestClaim = 200;
const mostWords = 10;
/** Told by the words and never by the records: else the answer would show who is a customer. */
const isClaim = (text: string, language: string): boolean => {
  if (text.length > longestClaim) return false;
  if (text.includes('@')) return true;
  if (text.includes('?') || plainWords(text).length > mostWords) return false;
  const [main = 'other'] = intentsOf(text, language);
  return main === 'other' || (/\d/u.test(text) && main !== 'price' && main !== 'availability');
};

/** null: the messages say something else. */
export const createVerifyContact =
  (deps: ChatDeps) =>
  async (at: TurnAtHand, customerId: string | null): Promise<Draft | null> => {
    const { companyId, state, messages, contentById, language, context } = at;
    const text = wordsIn(messages, contentById).join('\n').trim();
    const messageId = messages.at(-1)?.messageId;
    if (customerId !== null || !state.identityAsked || messageId === undefined || !isClaim(text, language)) return null;
    if (!(await verifiesByCode(deps, at))) return null;
    const claim = await deps.claimedCustomer(companyId, text);
    const { sessionId, contactId } = state;
    const request = { sessionId, contactId, verificationId: verificationIdOf(messageId), claim };
    const started = await deps.startVerification.byContact(request, context);
    if (started === 'refused') return null;
    const phrases = phrasesIn(language).verification;
    return { purpose: 'verification', text: started === 'limited' ? phrases.limited : phrases.sent };
  };
