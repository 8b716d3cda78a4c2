/** Takes received messages of one sender into the contact's session, which is opened when there is none. */
import { setImmediate } from 'node:timers/promises';
import { languageAfter } from '@order-intake/chat-language/message';
import type { JobContext } from '@order-intake/event-sourcing';
import { isLeft } from 'fp-ts/lib/Either.js';
import { readChoiceId } from '../../domain/chat/channel/choices.ts';
import type { Inbound } from '../../domain/chat/chat-message.events.ts';
import type { ChatSessionCommand } from '../../domain/chat/session/chat-session.commands.ts';
import { carriedFrom, isDone, roomIn } from '../../domain/chat/session/chat-session.length.ts';
import { codeIn } from '../../domain/chat/session/chat-session.verification.ts';
import type { GiveWay } from '../../platform/fair-share.ts';
import type { AdvanceChatSession, LoadChatSession } from './advance-chat-session.command.ts';
import type { ChatContact, ChatContacts, ContactAddress } from './chat-contacts.ts';
import type { ChatContent, ChatContents } from './chat-contents.ts';
import type { ChatCorrections } from './chat-corrections.ts';
import { chatSessionId } from './chat-ids.ts';
import { createCorrectChatMessage } from './correct-chat-message.ts';
import { keywordIntentOf } from './keyword-in.ts';
import { ownWords } from './payload-texts.ts';

export type ReceivedMessage = { readonly inbound: Inbound; readonly content: ChatContent };
/** Where they are now; `all` is false when the session is full, and the others must wait for its end. */
export type Joined = { readonly sessionId: string | null; readonly all: boolean };
/** Messages of one sender on one channel, oldest first; of one that moves its contact nothing stands beside it. */
export type JoinChatSession = (messages: readonly ReceivedMessage[], context: JobContext) => Promise<Joined>;

type Deps = {
  readonly contents: ChatContents;
  readonly contacts: ChatContacts;
  readonly corrections: ChatCorrections;
  readonly advance: AdvanceChatSession;
  readonly load: LoadChatSession;
  readonly giveWay: GiveWay;
  readonly now: () => Date;
};

export const senderOf = ({ from, fromUserId }: ChatContent): readonly ContactAddress[] => [
  ...(fromUserId ? [{ kind: 'user', value: fromUserId } as const] : []),
  ...(from ? [{ kind: 'phone', value: from } as const] : []),
];
const movedTo = ({ movedTo: moved }: ChatContent): readonly ContactAddress[] => [
  ...(moved?.phone ? [{ kind: 'phone', value: moved.phone } as const] : []),
  ...(moved?.userId ? [{ kind: 'user', value: moved.userId } as const] : []),
];

/** Kinds that say something a reply can be written to, when they hold text or a file. */
const answerable = new Set([
  'text',
  'image',
  'document',
  'audio',
  'video',
  'location',
  'contacts',
  'interactive',
  'button',
  'order',
]);
const corrects = ({ inbound }: ReceivedMessage): boolean => inbound.kind === 'edit' || inbound.kind === 'revoke';

/** A cart, a reaction and a form tell their language as a text does. */
const hasLanguage = (kind: Inbound['kind'], { text, media }: ChatContent): boolean =>
  ownWords(kind, text, media?.fileName ?? null) !== null || !/^\[.*\]$/s.test(text ?? '');
const languageIn = ({ text, from }: ChatContent, conversation: string | null): string | null =>
  text === null ? null : languageAfter(text, { conversation, phone: from ?? null });

type Added = Extract<ChatSessionCommand, { type: 'AddCustomerMessages' }>['messages'][number];
const addedOf = ({ inbound, content }: ReceivedMessage, conversation: string | null): Added => {
  const { messageId, kind, sentAt, receivedAt, refersTo } = inbound;
  // the words of a button are ours
  const isPressed = readChoiceId(content.choice) !== null;
  const detectedLanguage = hasLanguage(kind, content) && !isPressed ? languageIn(content, conversation) : null;
  const words = ownWords(kind, content.text, content.media?.fileName ?? null);
  return {
    messageId,
    kind,
    sentAt,
    receivedAt,
    keyword: words === null || isPressed ? null : keywordIntentOf(words, detectedLanguage ?? conversation),
    language: detectedLanguage,
    answerable: answerable.has(kind) && (content.text ?? '') !== '',
    mayBeOrder:
      ((kind === 'document' || kind === 'image') && (content.media ?? null) !== null) || (content.order ?? []).length > 0,
    refersTo,
    ...(words !== null && !isPressed && codeIn(words) !== null ? { isCode: true } : {}),
  };
};

/** Each message in the language that those before it have made the conversation's. What one contact said by the hundred is understood in no one stretch: others work between. */
const inTurn = async (
  messages: readonly ReceivedMessage[],
  spokenBefore: string | null,
  giveWay: GiveWay,
): Promise<readonly Added[]> => {
  let language = spokenBefore;
  const all: Added[] = [];
  for (const message of messages) {
    const added = addedOf(message, language);
    language = added.language ?? language;
    all.push(added);
    await setImmediate();
    await giveWay();
  }
  return all;
};

/** Hands the session that counts to `take` until one is taken; a long one that is done is closed, a closed one followed by the next. */
const enterSession = async (
  { advance, contacts, load, now }: Deps,
  contact: ChatContact,
  channelId: string,
  context: JobContext,
  take: (sessionId: string, room: number, language: string | null) => Promise<'taken' | 'closed'>,
): Promise<void> => {
  const { companyId } = context;
  let { sessionNo, sessionId } = contact;
  for (;;) {
    if (sessionId !== null) {
      let state = await load(companyId, sessionId);
      if (state.phase === 'none') {
        const before = sessionNo > 1 ? await load(companyId, chatSessionId(contact.id, sessionNo - 1)) : state;
        const { id: contactId, optedOut } = contact;
        const open = { type: 'OpenSession', sessionId, channelId, contactId, optedOut, carried: carriedFrom(before) } as const;
        const opened = await advance(sessionId, { ...open, now: now().toISOString() }, context);
        if (!isLeft(opened)) state = opened.right.state;
      }
      if (state.phase === 'open' && isDone(state))
        await advance(sessionId, { type: 'CloseSession', reason: 'full', now: now().toISOString() }, context);
      else if (state.phase === 'open' && (await take(sessionId, roomIn(state), state.language)) === 'taken') return;
    }
    const next = { no: sessionNo + 1, id: chatSessionId(contact.id, sessionNo + 1) };
    sessionId = await contacts.enterSession(companyId, contact.id, sessionNo, next);
    sessionNo += 1;
  }
};

/** Both ends of what moved: who has an address now, and who has it no more. */
const recordMoves = async ({ advance, contacts }: Deps, messageId: string, context: JobContext): Promise<void> => {
  const moves = await contacts.movesOf(context.companyId, messageId);
  for (const { contactId, sessionId, gained, lost, endsConfirmation } of moves) {
    if (sessionId === null) continue;
    await advance(sessionId, { type: 'RecordAddressMove', contactId, messageId, gained, lost }, context);
    if (endsConfirmation)
      await advance(sessionId, { type: 'VerifyContact', customerId: null, by: 'system:chat-identity' }, context);
  }
  if (moves.length > 0) await contacts.movesAreRecorded(context.companyId, messageId);
};

async function keepCorrection({ corrections }: Deps, { inbound }: ReceivedMessage, companyId: string): Promise<void> {
  const { messageId: id, kind, refersTo, sentAt } = inbound;
  if ((kind === 'edit' || kind === 'revoke') && refersTo !== null)
    await corrections.keep(companyId, { id, messageId: refersTo, kind, sentAt });
}

/** Every step can be repeated: the contact is found again, the session refuses a message it knows. */
export const createJoinChatSession = (deps: Deps): JoinChatSession => {
  const { contents, contacts, advance, giveWay } = deps;
  const corrected = createCorrectChatMessage(deps);

  return async (messages, context) => {
    const { companyId } = context;
    const [first] = messages;
    if (!first) return { sessionId: null, all: true };
    const { messageId, channelId, sentAt } = first.inbound;
    const contact = await contacts.find(companyId, channelId, {
      messageId,
      sentAt: new Date(sentAt),
      addresses: senderOf(first.content),
      movedTo: movedTo(first.content),
      name: messages.findLast(({ content }) => content.profileName)?.content.profileName ?? null,
    });
    await recordMoves(deps, messageId, context);
    for (const message of messages) await keepCorrection(deps, message, companyId);

    let joined: readonly ReceivedMessage[] = [];
    let entered: string | null = null;
    await enterSession(deps, contact, channelId, context, async (sessionId, room, spokenBefore) => {
      const spoken = messages.filter((message) => !corrects(message)).slice(0, Math.max(room, 0));
      const fits = messages.filter((message) => corrects(message) || spoken.includes(message));
      const texts = await corrected.asCorrected(spoken, companyId);
      const ordered = await inTurn(texts, spokenBefore, giveWay);
      const added = await advance(sessionId, { type: 'AddCustomerMessages', messages: ordered }, context);
      if (isLeft(added)) {
        if (added.left.type === 'SessionClosed') return 'closed';
        throw new Error(`messages were refused with ${added.left.type} where that cannot happen`);
      }
      const ids = fits.map(({ inbound }) => inbound.messageId);
      if (ids.length > 0) await contents.join(companyId, ids, sessionId);
      joined = fits;
      entered = sessionId;
      return 'taken';
    });
    // those told before their message, and those that came while it joined
    await corrected.apply(
      joined.flatMap((message) => (corrects(message) ? (message.inbound.refersTo ?? []) : message.inbound.messageId)),
      context,
    );
    return { sessionId: entered, all: joined.length === messages.length };
  };
};
