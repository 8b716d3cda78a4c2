/** One channel: configured, changed, paused when the provider refuses its token or account, removed. */
import { type Either, left, right } from 'fp-ts/lib/Either.js';
import type { ChannelTrouble, ChatChannelEvent, ChatChannelSettings } from './chat-channel.events.ts';

export type ChatChannelCommand =
  | { readonly type: 'ConfigureChatChannel'; readonly channelId: string; readonly settings: ChatChannelSettings }
  | { readonly type: 'ChangeChatChannel'; readonly channelId: string; readonly changes: Partial<ChatChannelSettings> }
  | { readonly type: 'PauseChatChannel'; readonly channelId: string; readonly trouble: ChannelTrouble; readonly code: number }
  | { readonly type: 'ResumeChatChannel'; readonly channelId: string }
  | { readonly type: 'AssignNumber'; readonly channelId: string }
  | { readonly type: 'RemoveChatChannel'; readonly channelId: string };

export type ChatChannelRefusal = { readonly type: 'ChannelUnknown' };

export type ChatChannel =
  | { readonly phase: 'none' }
  | { readonly phase: 'removed' }
  | { readonly phase: 'active' | 'paused'; readonly settings: ChatChannelSettings };

const initialState: ChatChannel = { phase: 'none' };

function evolve(state: ChatChannel, event: ChatChannelEvent): ChatChannel {
  switch (event.type) {
    case 'ChatChannelConfigured':
      return { phase: 'active', settings: event.data.settings };
    case 'ChatChannelChanged':
      return 'settings' in state ? { ...state, settings: { ...state.settings, ...event.data.changes } } : state;
    case 'ChatChannelPaused':
      return 'settings' in state ? { ...state, phase: 'paused' } : state;
    case 'ChatChannelResumed':
      return 'settings' in state ? { ...state, phase: 'active' } : state;
    case 'ChatChannelRemoved':
      return { phase: 'removed' };
    default:
      return state;
  }
}

const differences = (before: ChatChannelSettings, changes: Partial<ChatChannelSettings>): Partial<ChatChannelSettings> =>
  Object.fromEntries(Object.entries(changes).filter(([name, value]) => before[name as keyof ChatChannelSettings] !== value));

function decide(command: ChatChannelCommand, state: ChatChannel): Either<ChatChannelRefusal, readonly ChatChannelEvent[]> {
  const { channelId } = command;
  if (command.type === 'ConfigureChatChannel')
    return right(
      state.phase === 'none' ? [{ type: 'ChatChannelConfigured', data: { channelId, settings: command.settings } }] : [],
    );
  if (command.type === 'RemoveChatChannel')
    return right('settings' in state ? [{ type: 'ChatChannelRemoved', data: { channelId } }] : []);
  if (!('settings' in state)) return left({ type: 'ChannelUnknown' });
  switch (command.type) {
    case 'ChangeChatChannel': {
      const changes = differences(state.settings, command.changes);
      const changed: readonly ChatChannelEvent[] =
        Object.keys(changes).length === 0 ? [] : [{ type: 'ChatChannelChanged', data: { channelId, changes } }];
      // a new token is a person's answer to a refused one
      const resumed: readonly ChatChannelEvent[] =
        state.phase === 'paused' && changes.tokenRef !== undefined ? [{ type: 'ChatChannelResumed', data: { channelId } }] : [];
      return right([...changed, ...resumed]);
    }
    case 'PauseChatChannel':
      return right(
        state.phase === 'paused'
          ? []
          : [{ type: 'ChatChannelPaused', data: { channelId, trouble: command.trouble, code: command.code } }],
      );
    case 'AssignNumber':
      return right([{ type: 'ChatNumberAssigned', data: { channelId, phoneNumberId: state.settings.phoneNumberId } }]);
    case 'ResumeChatChannel':
      return right(state.phase === 'paused' ? [{ type: 'ChatChannelResumed', data: { channelId } }] : []);
  }
}

export const chatChannel = { initialState, evolve, decide };
