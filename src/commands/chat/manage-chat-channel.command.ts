/** Channels as an administrator sets them up: the token is kept as a secret, the number claimed for this company. */
import type {
  CommandContext,
  CommandHandler,
  EventStore,
  Position,
  PreconditionFailed,
  RequestContext,
} from '@order-intake/event-sourcing';
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import { type ChatChannel, type ChatChannelRefusal, chatChannel } from '../../domain/chat/channel/chat-channel.decider.ts';
import type { ChannelTrouble, ChatChannelSettings } from '../../domain/chat/channel/chat-channel.events.ts';
import { chatChannelStream } from '../../domain/chat/chat.stream.ts';
import { derivedId } from '../shared/derived-id.ts';
import { foldStream } from '../shared/fold-stream.ts';
import type { ChatChannelRoutes } from './chat-channel-routes.ts';
import type { ChatTokens } from './chat-tokens.ts';

export type ChatChannelInput = Omit<ChatChannelSettings, 'tokenRef'>;
export type ChatChannelResult = {
  readonly channelId: string;
  readonly settings: ChatChannelSettings;
  readonly paused: boolean;
  /** messages to its number are brought to it */
  readonly confirmed: boolean;
  readonly revision: number;
  readonly position: Position | null;
};
/** The token does not own the number, or another channel holds it: which of the two is nobody's business who asks. */
export type NumberNotConfirmed = { readonly type: 'NumberNotConfirmed' };
export type ChannelRefusal = ChatChannelRefusal | NumberNotConfirmed | PreconditionFailed;

/** Whether a token owns a number, as the provider says; unknown: it did not answer. */
export type ConfirmNumber = (channel: {
  readonly phoneNumberId: string;
  readonly token: string;
}) => Promise<'confirmed' | 'refused' | 'unknown'>;

export type ManageChatChannel = {
  readonly configure: (
    input: ChatChannelInput & { readonly token: string /** an operator vouches for it */; readonly vouched?: true },
    context: RequestContext,
  ) => Promise<Either<ChannelRefusal, ChatChannelResult>>;
  readonly change: (
    input: {
      readonly channelId: string;
      readonly changes: Partial<ChatChannelInput> & { readonly token?: string };
      readonly ifMatch: number | null;
    },
    context: CommandContext,
  ) => Promise<Either<ChannelRefusal, ChatChannelResult>>;
  readonly remove: (channelId: string, context: CommandContext) => Promise<{ readonly position: Position | null }>;
  readonly pause: (channelId: string, problem: ChannelTrouble, code: number, context: CommandContext) => Promise<boolean>;
  /** Asks the provider again for a number that is not confirmed yet: from then on its messages are this company's. */
  readonly confirm: (
    channelId: string,
    context: CommandContext,
  ) => Promise<Either<ChatChannelRefusal | NumberNotConfirmed, 'confirmed' | 'unknown'>>;
  /** An operator decides who owns the number, regardless of its holder; recorded. */
  readonly assign: (channelId: string, context: CommandContext) => Promise<Either<ChannelRefusal, ChatChannelResult>>;
  readonly resume: (channelId: string, context: CommandContext) => Promise<Either<ChannelRefusal, ChatChannelResult>>;
  readonly load: (companyId: string, channelId: string) => Promise<ChatChannel>;
};

type Deps = {
  readonly handle: CommandHandler;
  readonly store: Pick<EventStore, 'readStream'>;
  readonly tokens: ChatTokens;
  readonly routes: ChatChannelRoutes;
  readonly confirmNumber: ConfirmNumber;
};

const notConfirmed = left({ type: 'NumberNotConfirmed' } as const);

/** What each of them does a part of: the command, the answer to it, and the number that is claimed. */
const createParts = ({ handle, store, tokens, routes, confirmNumber }: Deps) => {
  type Given = Parameters<typeof chatChannel.decide>[0];
  const run = async (command: Given, context: CommandContext, ifMatch: number | null = null) => {
    const stream = chatChannelStream(context.companyId, command.channelId);
    const pinned = ifMatch === null ? {} : { pinned: { revision: ifMatch, of: () => true } };
    return handle({ decider: chatChannel, stream, command, context, ...pinned });
  };
  const resultOf = async (
    channelId: string,
    handled: Awaited<ReturnType<typeof run>>,
  ): Promise<Either<ChannelRefusal, ChatChannelResult>> => {
    if (isLeft(handled)) return handled;
    const { state, log, position } = handled.right;
    if (!('settings' in state)) return left({ type: 'ChannelUnknown' });
    const revision = log.at(-1)?.revision ?? -1;
    const confirmed = await routes.holds(state.settings.phoneNumberId, channelId);
    return right({ channelId, settings: state.settings, paused: state.phase === 'paused', confirmed, revision, position });
  };
  const load: ManageChatChannel['load'] = (companyId, channelId) =>
    foldStream(store, chatChannel, chatChannelStream(companyId, channelId));

  /** Unconfirmed channels get no messages: a claim alone brings no company another one's messages. */
  const claimed = async (
    phoneNumberId: string,
    route: { readonly companyId: string; readonly channelId: string },
    token: string | null,
  ): Promise<Either<NumberNotConfirmed, 'confirmed' | 'unknown'>> => {
    const confirmation = token === null ? 'confirmed' : await confirmNumber({ phoneNumberId, token });
    if (confirmation === 'unknown') return right('unknown');
    return confirmation === 'confirmed' && (await routes.claim(phoneNumberId, route)) ? right('confirmed') : notConfirmed;
  };
  return { run, resultOf, load, claimed, tokens, routes };
};
type Parts = ReturnType<typeof createParts>;

/** Made, changed, removed: what also changes who holds the number, and which token is kept. */
const createSettings = ({
  run,
  resultOf,
  load,
  claimed,
  tokens,
  routes,
}: Parts): Pick<ManageChatChannel, 'configure' | 'change' | 'remove'> => ({
  configure: async ({ token, vouched, ...settings }, context) => {
    const { companyId, commandId } = context;
    const channelId = derivedId('chat-channel', companyId, commandId);
    const { phoneNumberId } = settings;
    const claim = await claimed(phoneNumberId, { companyId, channelId }, vouched ? null : token);
    if (isLeft(claim)) return claim;
    const tokenRef = await tokens.keep(companyId, token);
    const handled = await run({ type: 'ConfigureChatChannel', channelId, settings: { ...settings, tokenRef } }, context);
    if (isLeft(handled) || handled.right.appended.length === 0) await tokens.forget(companyId, tokenRef);
    return resultOf(channelId, handled);
  },
  change: async ({ channelId, changes, ifMatch }, context) => {
    const { companyId } = context;
    const before = await load(companyId, channelId);
    if (!('settings' in before)) return left({ type: 'ChannelUnknown' });
    const { token, ...settings } = changes;
    const moved = settings.phoneNumberId !== undefined && settings.phoneNumberId !== before.settings.phoneNumberId;
    if (moved) {
      const used = token ?? (await tokens.open(companyId, before.settings.tokenRef)) ?? '';
      const claim = await claimed(settings.phoneNumberId ?? '', { companyId, channelId }, used);
      if (isLeft(claim)) return claim;
    }
    const tokenRef = token === undefined ? null : await tokens.keep(companyId, token);
    const all = tokenRef === null ? settings : { ...settings, tokenRef };
    const handled = await run({ type: 'ChangeChatChannel', channelId, changes: all }, context, ifMatch);
    if (tokenRef !== null) await tokens.forget(companyId, isLeft(handled) ? tokenRef : before.settings.tokenRef);
    if (moved && !isLeft(handled)) await routes.release(before.settings.phoneNumberId, channelId);
    return resultOf(channelId, handled);
  },
  remove: async (channelId, context) => {
    const before = await load(context.companyId, channelId);
    const handled = await run({ type: 'RemoveChatChannel', channelId }, context);
    if ('settings' in before) {
      await routes.release(before.settings.phoneNumberId, channelId);
      await tokens.forget(context.companyId, before.settings.tokenRef);
    }
    return { position: isLeft(handled) ? null : handled.right.position };
  },
});

export const createManageChatChannel = (deps: Deps): ManageChatChannel => {
  const parts = createParts(deps);
  const { run, resultOf, load, claimed, tokens, routes } = parts;
  return {
    load,
    ...createSettings(parts),
    pause: async (channelId, problem, code, context) => {
      const handled = await run({ type: 'PauseChatChannel', channelId, trouble: problem, code }, context);
      return !isLeft(handled) && handled.right.appended.length > 0;
    },
    confirm: async (channelId, context) => {
      const { companyId } = context;
      const channel = await load(companyId, channelId);
      if (!('settings' in channel)) return left({ type: 'ChannelUnknown' });
      const { phoneNumberId, tokenRef } = channel.settings;
      return claimed(phoneNumberId, { companyId, channelId }, (await tokens.open(companyId, tokenRef)) ?? '');
    },
    assign: async (channelId, context) => {
      const { companyId } = context;
      const assigned = await resultOf(channelId, await run({ type: 'AssignNumber', channelId }, context));
      if (!isLeft(assigned)) await routes.assign(assigned.right.settings.phoneNumberId, { companyId, channelId });
      return assigned;
    },
    resume: async (channelId, context) => resultOf(channelId, await run({ type: 'ResumeChatChannel', channelId }, context)),
  };
};
