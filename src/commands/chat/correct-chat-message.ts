/** An edit or a revoke of a message by its author only; the two may arrive in either order. */
import { languageAfter } from '@order-intake/chat-language/message';
import type { JobContext } from '@order-intake/event-sourcing';
import { type Addresses, isSameWriter } from '../../domain/chat/session/contact-identity.ts';
import type { AdvanceChatSession } from './advance-chat-session.command.ts';
import type { ChatContent, ChatContents } from './chat-contents.ts';
import type { ChatCorrections, Correction } from './chat-corrections.ts';
import { keywordIntentOf } from './keyword-in.ts';
import { ownWords } from './payload-texts.ts';

type Deps = {
  readonly contents: Pick<ChatContents, 'open' | 'rewrite' | 'placeOf'>;
  readonly corrections: ChatCorrections;
  readonly advance: AdvanceChatSession;
};

type ReceivedContent = { readonly inbound: { readonly messageId: string }; readonly content: ChatContent };
export type CorrectChatMessage = {
  /** Messages as their corrections leave them, before they join: what was deleted is never read. */
  readonly asCorrected: <M extends ReceivedContent>(messages: readonly M[], companyId: string) => Promise<readonly M[]>;
  /** Applies what is kept about these messages to those of them that have joined a session. */
  readonly apply: (messageIds: readonly string[], context: JobContext) => Promise<void>;
};

const writer = ({ from, fromUserId }: ChatContent): Addresses => ({ user: fromUserId ?? null, phone: from ?? null });

/** What the words as they are now wish. */
const keywordAfter = ({ inbound, from, media }: ChatContent, text: string | null) => {
  const words = inbound === undefined ? null : ownWords(inbound.kind, text, media?.fileName ?? null);
  return words === null ? null : keywordIntentOf(words, languageAfter(words, { conversation: null, phone: from ?? null }));
};

export const createCorrectChatMessage = ({ contents, corrections, advance }: Deps): CorrectChatMessage => {
  /** Those that the message's writer sent, with their texts. */
  const ownCorrections = async (companyId: string, recorded: readonly Correction[], original: ChatContent) => {
    const openedContents = await contents.open(
      companyId,
      recorded.map(({ id }) => id),
    );
    return recorded.flatMap((correction) => {
      const content = openedContents.get(correction.id);
      return content && isSameWriter(writer(content), writer(original)) ? [{ ...correction, text: content.text }] : [];
    });
  };
  const textAfter = (correction: { readonly kind: Correction['kind']; readonly text: string | null }): string | null =>
    correction.kind === 'edit' ? correction.text : null;

  return {
    asCorrected: async (messages, companyId) => {
      const recorded = await corrections.of(
        companyId,
        messages.map(({ inbound }) => inbound.messageId),
      );
      if (recorded.length === 0) return messages;
      return Promise.all(
        messages.map(async (message) => {
          const about = recorded.filter(({ messageId }) => messageId === message.inbound.messageId);
          const last = about.length === 0 ? undefined : (await ownCorrections(companyId, about, message.content)).at(-1);
          if (!last) return message;
          const blanked = last.kind === 'revoke' ? { media: null, order: null } : {};
          return { ...message, content: { ...message.content, text: textAfter(last), ...blanked } };
        }),
      );
    },
    apply: async (messageIds, context) => {
      const { companyId } = context;
      const recorded = await corrections.of(companyId, messageIds);
      for (const messageId of new Set(recorded.map((correction) => correction.messageId))) {
        const location = await contents.placeOf(companyId, messageId);
        const original = (await contents.open(companyId, [messageId])).get(messageId);
        if (!location?.sessionId || !original) continue;
        const about = recorded.filter((correction) => correction.messageId === messageId);
        for (const ownCorrection of await ownCorrections(companyId, about, original)) {
          await contents.rewrite(companyId, messageId, textAfter(ownCorrection));
          const ids = { messageId, byMessageId: ownCorrection.id };
          const command =
            ownCorrection.kind === 'edit'
              ? ({ type: 'EditCustomerMessage', ...ids, keyword: keywordAfter(original, ownCorrection.text) } as const)
              : ({ type: 'RevokeCustomerMessage', ...ids } as const);
          await advance(location.sessionId, command, context);
          await contents.rewrite(companyId, ownCorrection.id, null);
        }
        // a stranger's are done with, too
        for (const { id } of about) await corrections.applied(companyId, id);
      }
    },
  };
};
