/** The alarm about a chat channel: open while the provider refuses it, so that its administrators are told by mail, once for each time. */
import type { JobContext } from '@order-intake/event-sourcing';
import type { ManageChatChannel } from '../../commands/chat/manage-chat-channel.command.ts';
import { type AdvanceAlarm, chatChannelAlarmId } from '../../commands/delivery/advance-alarm.command.ts';
import type { Logger } from '../../platform/logging/logger.ts';

/** `code`: the provider's, of what paused it */
export type ChannelMoved = { readonly channelId: string; readonly code: number | null; readonly at: string };

type Deps = {
  readonly channels: Pick<ManageChatChannel, 'load'>;
  readonly advanceAlarm: AdvanceAlarm;
  readonly log: Pick<Logger, 'error'>;
};

/** Checks the channel as it is now: a pause that is over is no longer reported. */
export const createWatchChatChannel =
  ({ channels, advanceAlarm, log }: Deps) =>
  async ({ channelId, code, at }: ChannelMoved, context: JobContext): Promise<void> => {
    const { companyId } = context;
    const alarmId = chatChannelAlarmId(channelId);
    const { phase } = await channels.load(companyId, channelId);
    if (phase !== 'paused') {
      await advanceAlarm(alarmId, { type: 'ClearAlarm' }, context);
      return;
    }
    const facts = { kind: 'chat_paused', mailboxId: null, cause: null, since: at, count: code } as const;
    const { appended } = await advanceAlarm(alarmId, { type: 'RaiseAlarm', alarmId, ...facts }, context);
    if (appended.length > 0)
      log.error({ companyId, channelId, code }, 'the chat provider refuses this channel: the administrators are told');
  };
