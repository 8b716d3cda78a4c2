/** An edit or a revoke of a message, by whoever wrote it and nobody else; whichever of the two comes first. */
import { languageAfter } from '@order-intake/chat-language/message';
import type { JobContext } from '@order-intake/event-sourcing';
import { type Addresses, isSameWriter } from '../../domain/chat/session/contact-identity.ts';
import type { AdvanceChatSession } from './advance-chat-session.command.ts';
import type { ChatContent, ChatContents } from './chat-contents.ts';
import type { ChatCorrections, Correction } from './chat-corrections.ts';
import { wishOf } from './keyword-in.ts';
import { ownWords } from './payload-texts.ts';

type Deps = {
  readonly contents: Pick<ChatContents, 'open' | 'rewrite' | 'placeOf'>;
  readonly corrections: ChatCorrections;
  readonly advance: AdvanceChatSession;
};

type Kept = { readonly inbound: { readonly messageId: string }; readonly content: ChatContent };
export type CorrectChatMessage = {
  /** Messages as their corrections leave them, before they join: what was deleted is never read. */
  readonly asCorrected: <M extends Kept>(messages: readonly M[], companyId: string) => Promise<readonly M[]>;
  /** Applies what is kept about these messages to those of them that have joined a session. */
  readonly apply: (messageIds: readonly string[], context: JobContext) => Promise<void>;
};

const writer = ({ from, fromUserId }: ChatContent): Addresses => ({ user: fromUserId ?? null, phone: from ?? null });

/** What the words as they are now wish. */
const keywordAfter = ({ inbound, from, media }: ChatContent, text: string | null) => {
  const words = inbound === undefined ? null : ownWords(inbound.kind, text, media?.fileName ?? null);
  return words === null ? null : wishOf(words, languageAfter(words, { conversation: null, phone: from ?? null }));
};

export const createCorrectChatMessage = ({ contents, corrections, advance }: Deps): CorrectChatMessage => {
  /** Those that the message's writer sent, with their texts. */
  const own = async (companyId: string, kept: readonly Correction[], original: ChatContent) => {
    const said = await contents.open(
      companyId,
      kept.map(({ id }) => id),
    );
    return kept.flatMap((correction) => {
      const content = said.get(correction.id);
      return content && isSameWriter(writer(content), writer(original)) ? [{ ...correction, text: content.text }] : [];
    });
  };
  const textAfter = (made: { readonly kind: Correction['kind']; readonly text: string | null }): string | null =>
    made.kind === 'edit' ? made.text : null;

  return {
    asCorrected: async (messages, companyId) => {
      const kept = await corrections.of(
        companyId,
        messages.map(({ inbound }) => inbound.messageId),
      );
      if (kept.length === 0) return messages;
      return Promise.all(
        messages.map(async (message) => {
          const about = kept.filter(({ messageId }) => messageId === message.inbound.messageId);
          const last = about.length === 0 ? undefined : (await own(companyId, about, message.content)).at(-1);
          if (!last) return message;
          const taken = last.kind === 'revoke' ? { media: null, order: null } : {};
          return { ...message, content: { ...message.content, text: textAfter(last), ...taken } };
        }),
      );
    },
    apply: async (messageIds, context) => {
      const { companyId } = context;
      const kept = await corrections.of(companyId, messageIds);
      for (const messageId of new Set(kept.map((correction) => correction.messageId))) {
        const place = await contents.placeOf(companyId, messageId);
        const original = (await contents.open(companyId, [messageId])).get(messageId);
        if (!place?.sessionId || !original) continue;
        const about = kept.filter((correction) => correction.messageId === messageId);
        for (const made of await own(companyId, about, original)) {
          await contents.rewrite(companyId, messageId, textAfter(made));
          const told = { messageId, byMessageId: made.id };
          const command =
            made.kind === 'edit'
              ? ({ type: 'EditCustomerMessage', ...told, keyword: keywordAfter(original, made.text) } as const)
              : ({ type: 'RevokeCustomerMessage', ...told } as const);
          await advance(place.sessionId, command, context);
          await contents.rewrite(companyId, made.id, null);
        }
        // a stranger's are done with, too
        for (const { id } of about) await corrections.applied(companyId, id);
      }
    },
  };
};
