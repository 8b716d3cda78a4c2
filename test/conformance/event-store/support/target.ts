import { EventStoreDBClient } from '@eventstore/db-client';
import { startEventStoreServer } from '../../../../embedded/event-store/server.ts';

/** The server the kit is run against. */
export type Target = {
  name: string;
  url: string;
  client: EventStoreDBClient;
  close(): Promise<void>;
};

/** The server that EVENTSTORE_URL names, or else an embedded one of its own, in memory. */
export async function openTarget(): Promise<Target> {
  const given = process.env.EVENTSTORE_URL;
  if (given) {
    const client = EventStoreDBClient.connectionString(given);
    return { name: new URL(given).host, url: given, client, close: () => client.dispose() };
  }
  const server = await startEventStoreServer({ port: 0, dataDir: null });
  const client = EventStoreDBClient.connectionString(server.url);
  const close = async (): Promise<void> => {
    await client.dispose();
    await server.stop();
  };
  return { name: 'embedded', url: server.url, client, close };
}
