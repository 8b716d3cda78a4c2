import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventStoreDBClient } from '@eventstore/db-client';
import { type EventStoreServer, type EventStoreServerOptions, startEventStoreServer } from '@order-intake/embedded-event-store';

export type Fixture = { server: EventStoreServer; client: EventStoreDBClient };

/** Runs `body` with a server of its own and the real client, and puts both away afterwards. */
export async function withServer(
  body: (fixture: Fixture) => Promise<void>,
  options: Partial<EventStoreServerOptions> = {},
): Promise<void> {
  const server = await startEventStoreServer({ port: 0, dataDir: null, ...options });
  const client = EventStoreDBClient.connectionString(server.url);
  try {
    await body({ server, client });
  } finally {
    await client.dispose();
    await server.stop();
  }
}

/** A directory that is gone when `body` is done. */
export async function withDirectory(body: (directory: string) => Promise<void>): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'event-store-'));
  try {
    await body(directory);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** The number in an event's data, as the tests write it. */
export const numberOf = (event: { data: unknown } | undefined): number => {
  const data = event?.data as { n?: number } | undefined;
  return data?.n ?? Number.NaN;
};
