/** Takes a received message into its contact's session, which is opened when there is none. */
import { isLeft } from 'fp-ts/lib/Either.js';
import { keywordOf } from '../../domain/chat/assistant/keywords.ts';
import { languageOf } from '../../domain/chat/assistant/language.ts';
import type { ChatMessageEvent } from '../../domain/chat/chat-message.events.ts';
import type { JobContext } from '../../platform/command-handling/command-context.ts';
import type { AdvanceChatSession } from './advance-chat-session.command.ts';
import type { ChatContact, ChatContacts, ContactAddress } from './chat-contacts.ts';
import type { ChatContent, ChatContents } from './chat-contents.ts';
import { chatSessionId } from './chat-ids.ts';

export type Inbound = Omit<ChatMessageEvent['data'], 'signatureVerified'>;
export type JoinChatSession = (message: Inbound, context: JobContext) => Promise<void>;

type Deps = {
  readonly contents: ChatContents;
  readonly contacts: ChatContacts;
  readonly advance: AdvanceChatSession;
  readonly now: () => Date;
};

const addressesIn = ({ from, fromUserId }: ChatContent): readonly ContactAddress[] => [
  ...(fromUserId ? [{ kind: 'user', value: fromUserId } as const] : []),
  ...(from ? [{ kind: 'phone', value: from } as const] : []),
];

/** Kinds that say something a reply can be written to, when they hold text or a file. */
const spoken = new Set(['text', 'image', 'document', 'audio', 'video', 'location', 'contacts', 'interactive', 'button', 'order']);

/** Every step can be repeated: the contact is found again, the session refuses a message it knows. */
export const createJoinChatSession = ({ contents, contacts, advance, now }: Deps): JoinChatSession => {
  /** The session that counts, opened for this message when the last one is over. */
  const enter = async (
    contact: ChatContact,
    channelId: string,
    context: JobContext,
    take: (sessionId: string) => Promise<boolean>,
  ): Promise<string> => {
    let { sessionNo, sessionId } = contact;
    for (;;) {
      if (sessionId !== null) {
        const opened = await advance(
          sessionId,
          {
            type: 'OpenSession',
            sessionId,
            channelId,
            contactId: contact.id,
            optedOut: contact.optedOut,
            now: now().toISOString(),
          },
          context,
        );
        if (!isLeft(opened) && (await take(sessionId))) return sessionId;
      }
      const next = { no: sessionNo + 1, id: chatSessionId(contact.id, sessionNo + 1) };
      sessionId = await contacts.enterSession(context.companyId, contact.id, sessionNo, next);
      sessionNo += 1;
    }
  };

  return async (message, context) => {
    const { companyId } = context;
    const { messageId, channelId, kind, sentAt, receivedAt, refersTo } = message;
    const content = (await contents.open(companyId, [messageId])).get(messageId);
    if (!content) return; // gone with its session: nothing is left to answer
    const moved = content.movedTo;
    const addresses: readonly ContactAddress[] = [
      ...addressesIn(content),
      ...(moved?.phone ? [{ kind: 'phone', value: moved.phone } as const] : []),
      ...(moved?.userId ? [{ kind: 'user', value: moved.userId } as const] : []),
    ];
    const contact = await contacts.find(companyId, channelId, addresses, content.profileName ?? null);
    if (kind === 'edit' || kind === 'revoke') {
      if (refersTo === null || contact.sessionId === null) return;
      await contents.rewrite(companyId, refersTo, kind === 'edit' ? content.text : null);
      await contents.rewrite(companyId, messageId, null);
      await contents.join(companyId, messageId, contact.sessionId);
      const type = kind === 'edit' ? 'EditCustomerMessage' : 'RevokeCustomerMessage';
      await advance(contact.sessionId, { type, messageId: refersTo, byMessageId: messageId }, context);
      return;
    }
    const said = kind === 'text' || kind === 'button' || kind === 'interactive' ? (content.text ?? '') : '';
    const add = {
      type: 'AddCustomerMessage',
      messageId,
      kind,
      sentAt,
      receivedAt,
      keyword: keywordOf(said),
      language: content.text === null ? null : languageOf(content.text),
      answerable: spoken.has(kind) && (content.text ?? '') !== '',
      mayBeOrder: (kind === 'document' || kind === 'image') && (content.media ?? null) !== null,
      refersTo,
    } as const;
    const sessionId = await enter(contact, channelId, context, async (id) => {
      const added = await advance(id, add, context);
      if (!isLeft(added)) return true;
      if (added.left.type === 'SessionClosed') return false;
      throw new Error(`a message was refused with ${added.left.type} where that cannot happen`);
    });
    await contents.join(companyId, messageId, sessionId);
  };
};
