import type { ChatTokens } from '../../commands/chat/chat-tokens.ts';
import type { ManageChatChannel } from '../../commands/chat/manage-chat-channel.command.ts';
import type { ChannelReport, ChatProvider } from '../../domain/chat/channel/chat-provider.port.ts';

type Deps = {
  readonly channels: Pick<ManageChatChannel, 'load'>;
  readonly tokens: Pick<ChatTokens, 'open'>;
  readonly provider: Pick<ChatProvider, 'test'>;
};

/** What the provider says of a channel; null: there is none, or its token is gone. */
export const createTestChatChannel =
  ({ channels, tokens, provider }: Deps) =>
  async (companyId: string, channelId: string): Promise<ChannelReport | null> => {
    const channel = await channels.load(companyId, channelId);
    if (!('settings' in channel)) return null;
    const token = await tokens.open(companyId, channel.settings.tokenRef);
    return token === null ? null : provider.test({ phoneNumberId: channel.settings.phoneNumberId, token });
  };
