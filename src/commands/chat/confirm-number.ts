import type { ChatProvider } from '../../domain/chat/channel/chat-provider.port.ts';
import type { ConfirmNumber } from './manage-chat-channel.command.ts';

/** A number is a company's when the provider shows it to that company's token. */
export const createConfirmNumber =
  (provider: Pick<ChatProvider, 'test'>): ConfirmNumber =>
  async (channel) => {
    const { ok, code } = await provider.test(channel);
    return ok ? 'confirmed' : code === 'UNREACHABLE' ? 'unknown' : 'refused';
  };
