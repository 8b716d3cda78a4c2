/**
 * Clients that ask the event store not to compress its answers.
 *
 * Servers from 25.1 on compress each message for a client that offers gzip, and @grpc/grpc-js offers it in every call: compression-filter.js sets
 * `grpc-accept-encoding: identity,deflate,gzip`, whatever the channel's options are. Small messages gain nothing by it, and a message costs about four
 * times as much to read. Measured: `npm run bench:event-store`, docs/reference/measurements.md.
 *
 * For upstream: a channel option of @grpc/grpc-js for the encodings to offer, as gRPC's C core has one, and a parameter of the connection string of
 * @eventstore/db-client that passes it on. Either makes this file unnecessary. Until then it reaches into both, so it holds for the version below
 * alone. With another one clients stay as they are, slower but right, and test/integration/event-store/without-gzip.test.ts fails.
 */
import { createRequire } from 'node:module';
import type { EventStoreDBClient } from '@eventstore/db-client';
import type { Metadata } from '@grpc/grpc-js';

export const fittingVersion = '1.14.7';
const { version: installedVersion } = createRequire(import.meta.url)('@grpc/grpc-js/package.json') as { version: string };

/** As @grpc/grpc-js has them, for its own use. */
type Filter = { sendMetadata: (metadata: Promise<Metadata>) => Promise<Metadata> };
type Channel = {
  readonly internalChannel: { readonly filterStackFactory: { factories: { readonly createFilter: () => Filter }[] } };
};
/** As @eventstore/db-client has it: it makes a channel for its first call, and another one after each break. */
type WithChannels = { createChannel: () => Promise<Channel> };

const declining = (filter: Filter): Filter => {
  const send = filter.sendMetadata.bind(filter);
  filter.sendMetadata = async (metadata) => {
    const headers = await send(metadata);
    headers.set('grpc-accept-encoding', 'identity');
    return headers;
  };
  return filter;
};

/** The same client. Answers that are compressed all the same are still read. */
export const withoutGzip = (client: EventStoreDBClient): EventStoreDBClient => {
  if (installedVersion !== fittingVersion) return client;
  const channels = client as unknown as WithChannels;
  const create = channels.createChannel;
  channels.createChannel = async () => {
    const channel = await create();
    const stack = channel.internalChannel.filterStackFactory;
    stack.factories = stack.factories.map((factory) => ({ createFilter: () => declining(factory.createFilter()) }));
    return channel;
  };
  return client;
};
