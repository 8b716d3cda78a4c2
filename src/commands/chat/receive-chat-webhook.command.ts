/** Takes what the provider told: first the content row, then the durable append, the job that takes it on, then the answer. No model, no read model, no provider. */
import { type EventStore, VersionConflict } from '@order-intake/event-sourcing';
import { chatStatusStream } from '../../domain/chat/chat.stream.ts';
import type { Inbound } from '../../domain/chat/chat-message.events.ts';
import { derivedId } from '../shared/derived-id.ts';
import type { AddressHash } from './chat-contacts.ts';
import type { ChatContents, NewContent } from './chat-contents.ts';
import type { ChatCounters, CounterName } from './chat-counters.ts';
import { readTracker, wamidHash } from './chat-ids.ts';
import { type IdentityOf, identify } from './message-identity.ts';
import { type PayloadMessage, type PayloadStatus, readPayload } from './whatsapp-payload.ts';

export type ChannelRoute = { readonly companyId: string; readonly channelId: string };
/** Who owns a business number; null: nobody here. Answers from memory, at most 30 s old. */
export type RouteOf = (phoneNumberId: string) => Promise<ChannelRoute | null>;

export type WebhookReceipt = { readonly ours: boolean; readonly received: number; readonly duplicates: number };
export type ReceiveChatWebhook = (
  json: unknown,
  delivery: { readonly signatureVerified: boolean; readonly correlationId: string },
) => Promise<WebhookReceipt>;

/** `senders`: keyed hashes. */
export type ReceivedInbound = { readonly companyId: string; readonly message: Inbound; readonly senders: readonly string[] };
/** Asks that they join their sessions. Never rejects: they stand in the log, which brings there whatever was not asked for. */
export type StartJoining = (received: readonly ReceivedInbound[]) => Promise<void>;

type Deps = {
  readonly store: Pick<EventStore, 'append' | 'readStream'>;
  readonly contents: Pick<ChatContents, 'keep' | 'toldIn'>;
  readonly counters: Pick<ChatCounters, 'add'>;
  readonly routeOf: RouteOf;
  readonly hashOf: AddressHash;
  readonly startJoining: StartJoining;
  readonly now: () => Date;
};

/** one append has an end */
const statusesAtOnce = 500;
const messagesAtOnce = 50;

type Routed<T> = T & { readonly route: ChannelRoute };
type Count = { readonly companyId: string; readonly name: CounterName; readonly subject?: string };

/** Those whose number is somebody's here; the others are counted. */
const routed = async <T extends { readonly phoneNumberId: string }>(
  routeOf: RouteOf,
  items: readonly T[],
  counts: Count[],
): Promise<readonly Routed<T>[]> => {
  const withRoute: Routed<T>[] = [];
  for (const item of items) {
    const route = await routeOf(item.phoneNumberId);
    if (route) withRoute.push({ ...item, route });
    else counts.push({ companyId: '', name: 'unrouted', subject: item.phoneNumberId });
  }
  return withRoute;
};

const metadataOf = ({ companyId }: ChannelRoute, correlationId: string, commandId: string) => ({
  companyId,
  actor: 'system:chat-webhook',
  correlationId,
  causationId: correlationId,
  commandId,
});

type ReceivedMessage = Routed<PayloadMessage> & { readonly inbound: Inbound; readonly stream: string };
/** True when it was new. */
const receive = async (
  store: Pick<EventStore, 'append'>,
  { route, inbound, stream }: ReceivedMessage,
  signatureVerified: boolean,
  correlationId: string,
): Promise<boolean> => {
  const { messageId } = inbound;
  const data = { ...inbound, signatureVerified };
  try {
    await store.append({
      stream,
      events: [{ type: 'ChatInboundReceived', data }],
      expected: 'no_stream',
      // of its own each time: the same ids at the same place would pass for one append repeated
      metadata: metadataOf(route, correlationId, derivedId('receive-chat-message', messageId, correlationId)),
    });
    return true;
  } catch (error) {
    if (error instanceof VersionConflict) return false;
    throw error;
  }
};

const statusEvent = ({ route, status, wamid, occurredAt, tracker, errorCode, billable }: Routed<PayloadStatus>) => {
  const ours = readTracker(tracker);
  return {
    type: 'ChatStatusReceived',
    data: {
      channelId: route.channelId,
      status,
      wamidHash: wamidHash(wamid),
      sessionId: ours?.sessionId ?? null,
      messageId: ours?.messageId ?? null,
      occurredAt: occurredAt.toISOString(),
      errorCode,
      billable,
    },
  };
};

const noteStatuses = async (
  store: Pick<EventStore, 'append'>,
  statuses: readonly Routed<PayloadStatus>[],
  correlationId: string,
): Promise<void> => {
  const routes = new Map(statuses.map(({ route }) => [route.channelId, route]));
  await Promise.all(
    [...routes.values()].map(async (route) => {
      const stream = chatStatusStream(route.companyId, route.channelId);
      const events = statuses.filter((status) => status.route.channelId === route.channelId).map(statusEvent);
      for (let from = 0; from < events.length; from += statusesAtOnce) {
        const commandId = derivedId('receive-chat-statuses', stream, correlationId, String(from));
        const some = events.slice(from, from + statusesAtOnce);
        await store.append({ stream, events: some, expected: 'any', metadata: metadataOf(route, correlationId, commandId) });
      }
    }),
  );
};

/** Throws Unavailable, or what Postgres throws, when something cannot be kept: the provider then tells again. */
export const createReceiveChatWebhook = (deps: Deps): ReceiveChatWebhook => {
  const { store, contents, counters, routeOf, hashOf, startJoining, now } = deps;
  return async (json, { signatureVerified, correlationId }) => {
    const payload = readPayload(json);
    const counts: Count[] = [];
    for (const phoneNumberId of payload.rejected) {
      const route = phoneNumberId === '' ? null : await routeOf(phoneNumberId);
      counts.push({ companyId: route?.companyId ?? '', name: 'rejected', subject: phoneNumberId });
    }
    const receivedAt = now().toISOString();
    const ours = await routed(routeOf, payload.messages, counts);
    const identityOf = await identify(deps, ours.flatMap(mentioned));
    const received = ours.map((message): ReceivedMessage => {
      const { stream } = identityOf(inChannel(message, message.wamid));
      return { ...message, stream, inbound: inboundOf(message, receivedAt, identityOf) };
    });
    const messages = [...new Map(received.map((message) => [message.inbound.messageId, message])).values()];
    const statuses = await routed(routeOf, payload.statuses, counts);
    const newContents = messages.map((message) => contentOf(message, hashOf));
    await contents.keep(newContents);
    const isNew: boolean[] = [];
    for (let from = 0; from < messages.length; from += messagesAtOnce) {
      const some = messages.slice(from, from + messagesAtOnce);
      isNew.push(...(await Promise.all(some.map((message) => receive(store, message, signatureVerified, correlationId)))));
    }
    await startJoining(
      newContents.flatMap(({ companyId, senders = [], content: { inbound } }, index) =>
        isNew[index] && inbound ? { companyId, message: inbound, senders } : [],
      ),
    );
    const fresh = new Set(messages.filter((_, index) => isNew[index]));
    const duplicates = received.filter((message) => !fresh.has(message));
    counts.push(...duplicates.map(({ route }) => ({ companyId: route.companyId, name: 'duplicate' as const })));
    await noteStatuses(store, statuses, correlationId);
    await counters.add(counts);
    return { ours: payload.ours, received: fresh.size, duplicates: duplicates.length };
  };
};

type RoutedMessage = Routed<PayloadMessage>;
const inChannel = ({ route: { channelId } }: RoutedMessage, wamid: string) => ({ channelId, wamid });
/** The message, and the one that it refers to. */
const mentioned = (message: RoutedMessage) => [
  inChannel(message, message.wamid),
  ...(message.refersTo === null ? [] : [inChannel(message, message.refersTo)]),
];

const inboundOf = (message: RoutedMessage, receivedAt: string, identityOf: IdentityOf): Inbound => {
  const { route, wamid, kind, sentAt, media, refersTo } = message;
  return {
    messageId: identityOf(inChannel(message, wamid)).messageId,
    channelId: route.channelId,
    kind,
    sentAt: sentAt.toISOString(),
    receivedAt,
    media: media === null ? null : { mimeType: media.mimeType, sha256: media.sha256 },
    refersTo: refersTo === null ? null : identityOf(inChannel(message, refersTo)).messageId,
  };
};

const contentOf = (
  { route, inbound, ...message }: RoutedMessage & { readonly inbound: Inbound },
  hashOf: AddressHash,
): NewContent => {
  const address = (kind: 'phone' | 'user') => message.addresses.find((entry) => entry.kind === kind)?.value ?? null;
  const { text, wamid, profileName, media, movedTo, choice } = message;
  return {
    id: inbound.messageId,
    companyId: route.companyId,
    channelId: route.channelId,
    direction: 'in',
    senders: message.addresses.map((address) => hashOf(route.companyId, address).toString('hex')),
    content: {
      text,
      wamid,
      from: address('phone'),
      fromUserId: address('user'),
      profileName,
      media: media === null ? null : { id: media.id, fileName: media.fileName, sha256: media.sha256 },
      movedTo,
      order: message.order,
      choice,
      inbound,
    },
  };
};
