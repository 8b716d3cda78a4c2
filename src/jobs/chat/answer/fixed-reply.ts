/** What needs neither records nor a model: confirmations, a handover, a file or an order that was taken, a kind that cannot be read. */
import { filled, fixedText, money, onlyAnnouncesFile, phrasesIn } from '@order-intake/chat-language';
import type { ChatContent } from '../../../commands/chat/chat-contents.ts';
import { ownWords } from '../../../commands/chat/payload-texts.ts';
import type { InboundKind } from '../../../domain/chat/chat-message.events.ts';
import type { HandoverWish, ReplyPurpose } from '../../../domain/chat/session/chat-session.events.ts';
import type { PendingMessage } from '../../../domain/chat/session/chat-session.inbound.ts';
import type { OpenSession } from '../../../domain/chat/session/chat-session.state.ts';
import { documentReply } from '../document-reply.ts';
import { codeReply } from './code-reply.ts';

export type FixedReply = { readonly purpose: ReplyPurpose; readonly text: string; readonly wants?: HandoverWish };
export type Hearing = {
  readonly state: OpenSession;
  readonly messages: readonly PendingMessage[];
  readonly contentById: ReadonlyMap<string, ChatContent>;
  readonly language: string;
  readonly company: string | null;
  /** this turn is the last that the contact has in this hour */
  readonly isLastOfHour: boolean;
};

export const fixedReply = ({ state, messages, contentById, language, company, isLastOfHour }: Hearing): FixedReply | null => {
  const keyword = messages.findLast((message) => message.keyword !== null)?.keyword ?? null;
  if (keyword === 'stop') return { purpose: 'opted_out', text: fixedText('opted_out', language) };
  if (keyword === 'start') return { purpose: 'opted_in', text: fixedText('opted_in', language) };
  const takenDocuments = messages.flatMap(({ messageId }) => state.taken[messageId] ?? []);
  const ofFiles = documentReply(takenDocuments, language);
  if (keyword === 'human')
    return { purpose: 'handover', text: besideFiles(ofFiles, fixedText('handover', language, { company })) };
  const ofCode = codeReply(state, messages, language);
  const isAllCode = messages.every(({ messageId, answerable }) => messageId in state.triedCodes || !answerable);
  // while a person has the conversation, nothing else is answered
  if (ofCode && (isAllCode || state.mode === 'handover')) return ofCode;
  if (isLastOfHour) return { purpose: 'limit', text: fixedText('limit', language) };
  const carts = messages.filter(({ messageId }) => (contentById.get(messageId)?.order ?? []).length > 0);
  if (carts.length > 0) return cartReply(carts, state, contentById, language);
  // what takes back an order that nobody found is a person's to look for
  if (takenDocuments.some(({ refusal }) => refusal === 'cancels_unknown_order'))
    return { purpose: 'handover', text: phrasesIn(language).cancellation, wants: 'cancellation' };
  if (ofFiles !== null) return hasWordsBesideFiles(messages, contentById, language) ? null : { purpose: 'order', text: ofFiles };
  if (messages.every(({ answerable }) => !answerable))
    return { purpose: 'unsupported', text: fixedText('unsupported', language) };
  return unreadable(messages, contentById, language);
};

/** An order from the catalogue: its lines, and what becomes of it. */
const cartReply = (
  carts: readonly PendingMessage[],
  state: OpenSession,
  contentById: ReadonlyMap<string, ChatContent>,
  language: string,
): FixedReply => {
  const phrases = phrasesIn(language);
  const lines = carts
    .flatMap(({ messageId }) => contentById.get(messageId)?.order ?? [])
    .map(
      ({ code, qty, price, currency }) => `• ${qty} × ${code}${price === null ? '' : ` · ${money(price, currency, language)}`}`,
    );
  const references = carts.flatMap(({ messageId }) => state.taken[messageId]?.orders ?? []).map(({ reference }) => reference);
  const drafted = references.length > 0;
  const end = drafted ? filled(phrases.cartDrafted, { reference: references.join(', ') }) : phrases.cartHandedOver;
  return { purpose: drafted ? 'order' : 'handover', text: [phrases.cart, ...lines, end].join('\n') };
};

const wordsFor: { readonly [kind in InboundKind]?: 'picture' | 'voice' | 'file' | 'place' } = {
  image: 'picture',
  video: 'picture',
  audio: 'voice',
  document: 'file',
  location: 'place',
  contacts: 'place',
};
/** null: somebody wrote something. */
const unreadable = (
  messages: readonly PendingMessage[],
  contentById: ReadonlyMap<string, ChatContent>,
  language: string,
): FixedReply | null => {
  const spoken = messages.filter(({ answerable }) => answerable);
  const isBare = (message: PendingMessage) => message.kind in wordsFor && wordsOf(message, contentById) === null;
  const last = spoken.at(-1);
  if (!last || !spoken.every(isBare)) return null;
  return { purpose: 'unsupported', text: phrasesIn(language)[wordsFor[last.kind] ?? 'file'] };
};

const wordsOf = ({ messageId, kind }: PendingMessage, contentById: ReadonlyMap<string, ChatContent>): string | null => {
  const content = contentById.get(messageId);
  if (!content || content.text === null) return null;
  return kind in wordsFor ? ownWords(kind, content.text, content.media?.fileName ?? null) : content.text;
};
/** What was written, captions of files too, without what stands for pictures and voices. */
export const wordsIn = (messages: readonly PendingMessage[], contentById: ReadonlyMap<string, ChatContent>): readonly string[] =>
  messages.flatMap((message) => wordsOf(message, contentById) ?? []);

/** Something is written besides the file, and more than that it is an order. */
const hasWordsBesideFiles = (
  messages: readonly PendingMessage[],
  contentById: ReadonlyMap<string, ChatContent>,
  language: string,
): boolean =>
  messages.some(({ mayBeOrder }) => mayBeOrder) && !onlyAnnouncesFile(wordsIn(messages, contentById).join('\n'), language);

/** What became of a turn's files. */
export const filesOf = ({ taken }: OpenSession, messages: readonly PendingMessage[]): readonly OpenSession['taken'][string][] =>
  messages.flatMap(({ messageId, mayBeOrder }) => (mayBeOrder ? (taken[messageId] ?? []) : []));

/** What became of the files of a turn, before what is said to its words. */
export const besideFiles = (ofFiles: string | null, text: string): string => (ofFiles === null ? text : `${ofFiles}\n\n${text}`);
