/** Which message it is that the provider tells: one of a channel. Those that came before the channel was part of it keep the names that they have. */
import type { EventStore } from '@order-intake/event-sourcing';
import { chatMessageStream, earlierChatMessageStream } from '../../domain/chat/chat.stream.ts';
import type { ChatContents } from './chat-contents.ts';
import { chatMessageId, earlierChatMessageId, wamidHash } from './chat-ids.ts';

export type MessageIdentity = { readonly messageId: string; readonly stream: string };
type InChannel = { readonly channelId: string; readonly wamid: string };
/** Of any of the messages that were given, or that they refer to. */
export type IdentityOf = (message: InChannel) => MessageIdentity;

type Deps = { readonly store: Pick<EventStore, 'readStream'>; readonly contents: Pick<ChatContents, 'toldIn'> };

const keyOf = ({ channelId, wamid }: InChannel): string => `${channelId}/${wamid}`;

/** Where its content is, or else where the log has it; null: nobody has received it. */
const channelOfEarlier = async ({ store }: Deps, wamid: string, keptChannelId: string | null): Promise<string | null> => {
  if (keptChannelId !== null) return keptChannelId;
  const [first] = await store.readStream(earlierChatMessageStream(wamidHash(wamid)));
  return (first?.data as { readonly channelId?: string } | undefined)?.channelId ?? null;
};

export const identify = async (deps: Deps, messages: readonly InChannel[]): Promise<IdentityOf> => {
  const channelByMessage = await deps.contents.toldIn(messages.map(({ wamid }) => earlierChatMessageId(wamid)));
  const earlier = new Set<string>();
  for (const message of messages) {
    const keptChannelId = channelByMessage.get(earlierChatMessageId(message.wamid));
    if (keptChannelId === undefined) continue;
    if ((await channelOfEarlier(deps, message.wamid, keptChannelId)) === message.channelId) earlier.add(keyOf(message));
  }
  return (message) => {
    const { channelId, wamid } = message;
    const hash = wamidHash(wamid);
    return earlier.has(keyOf(message))
      ? { messageId: earlierChatMessageId(wamid), stream: earlierChatMessageStream(hash) }
      : { messageId: chatMessageId(channelId, wamid), stream: chatMessageStream(channelId, hash) };
  };
};
