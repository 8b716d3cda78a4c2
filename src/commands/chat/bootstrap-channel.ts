import { isLeft } from 'fp-ts/lib/Either.js';
import type { Logger } from '../../platform/logging/logger.ts';
import { systemContext } from '../shared/system-context.ts';
import type { ChatTokens } from './chat-tokens.ts';
import type { ManageChatChannel } from './manage-chat-channel.command.ts';

type Parts = {
  readonly log: Pick<Logger, 'warn'>;
  readonly chat: { readonly channels: ManageChatChannel; readonly tokens: ChatTokens };
};
type Channel = { readonly companyId: string; readonly phoneNumberId: string; readonly accessToken: string };

/** The one channel that the environment may name: set up once, its token renewed when it changed. */
export const bootstrapChannel = async (channel: Channel | null, { log, chat }: Parts): Promise<void> => {
  if (channel === null) return;
  const { companyId, phoneNumberId, accessToken } = channel;
  const context = {
    ...systemContext(companyId, 'chat-bootstrap', { correlationId: 'chat-bootstrap', causationId: 'chat-bootstrap' }),
    commandId: `chat-bootstrap-${phoneNumberId}`,
  };
  const input = {
    name: 'WhatsApp',
    phoneNumberId,
    displayPhoneNumber: null,
    acceptOrders: false,
    token: accessToken,
    vouched: true as const,
  };
  const configured = await chat.channels.configure(input, context);
  if (isLeft(configured)) {
    log.warn({ phoneNumberId, refusal: configured.left.type }, 'CHAT_PHONE_NUMBER_ID: the channel could not be set up');
    return;
  }
  const storedToken = await chat.tokens.open(companyId, configured.right.settings.tokenRef);
  if (storedToken === accessToken) return;
  await chat.channels.change(
    { channelId: configured.right.channelId, changes: { token: accessToken }, ifMatch: null },
    systemContext(companyId, 'chat-bootstrap', { correlationId: 'chat-bootstrap', causationId: 'chat-bootstrap' }),
  );
};
