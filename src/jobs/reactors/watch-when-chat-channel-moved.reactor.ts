import { enqueue, type Recorded, reactor } from '@order-intake/event-sourcing';
import type { ChatChannelEvent } from '../../domain/chat/channel/chat-channel.events.ts';
import { watchChatChannel } from '../chat/chat.definitions.ts';

const look = ({ data: { channelId }, metadata, recordedAt, revision }: Recorded<ChatChannelEvent>, code: number | null) =>
  enqueue(
    watchChatChannel,
    { companyId: metadata.companyId, channelId, code, at: recordedAt.toISOString() },
    `${channelId}/${revision}`,
  );

export const watchWhenChatChannelMoved = reactor<ChatChannelEvent>()({
  name: 'watch-when-chat-channel-moved',
  on: {
    ChatChannelPaused: (e) => look(e, e.data.code),
    ChatChannelResumed: (e) => look(e, null),
    ChatChannelRemoved: (e) => look(e, null),
  },
});
