/** Stores, logs and files for the tests of the transfer. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventStoreDBClient, jsonEvent, START } from '@eventstore/db-client';
import { type EventStoreServer, startEventStoreServer } from '@order-intake/embedded-event-store';
import { createEventTransfer, type EventTransfer } from '@order-intake/event-sourcing';
import { v5 as uuidv5 } from 'uuid';
import { patience } from '../../support/patience.ts';

export type Side = { readonly server: EventStoreServer; readonly client: EventStoreDBClient; readonly transfer: EventTransfer };

export type Bench = {
  readonly file: (name: string) => string;
  readonly side: (onEvent?: (events: number) => void) => Promise<Side>;
  readonly close: () => Promise<void>;
};

/** Servers in memory and a directory, gone afterwards. */
export const openBench = async (): Promise<Bench> => {
  const directory = await mkdtemp(join(tmpdir(), 'oi-transfer-'));
  const sides: Side[] = [];
  return {
    file: (name) => join(directory, name),
    side: async (onEvent) => {
      const server = await startEventStoreServer({ port: 0, dataDir: null });
      const side = {
        server,
        client: EventStoreDBClient.connectionString(server.url),
        transfer: createEventTransfer({
          url: server.url,
          timeoutMs: patience(1_000),
          retryDelaysMs: [20, 50],
          pageSize: 7,
          ...(onEvent ? { onEvent } : {}),
        }),
      };
      sides.push(side);
      return side;
    },
    close: async () => {
      for (const { server, client, transfer } of sides) {
        await transfer.close();
        await client.dispose();
        await server.stop();
      }
      await rm(directory, { recursive: true, force: true });
    },
  };
};

export const idOf = (stream: string, n: number): string => uuidv5(`${stream}/${n}`, uuidv5.URL);

export const numbered = (stream: string, n: number, data: object = {}) =>
  jsonEvent({
    id: idOf(stream, n),
    type: 'Counted',
    data: { n, ...data },
    metadata: { companyId: 'company', 10: 'ten', 9: 'nine' },
  });

/** Runs of several lengths over three streams, in turns. */
export const fill = async ({ client }: Side, rounds: number): Promise<void> => {
  const next = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    const stream = `order-${round % 3}`;
    const from = next.get(stream) ?? 0;
    const events = Array.from({ length: 1 + (round % 4) }, (_, index) => numbered(stream, from + index));
    await client.appendToStream(stream, events, { expectedRevision: from === 0 ? 'no_stream' : BigInt(from - 1) });
    next.set(stream, from + events.length);
  }
};

/** What a reader of the whole log sees, in its order, the store's own events left out. */
export const seen = async ({ client }: Side) => {
  const entries: {
    stream: string;
    revision: number;
    id: string;
    type: string;
    isJson: boolean;
    data: unknown;
    metadata: unknown;
  }[] = [];
  for await (const { event } of client.readAll({ fromPosition: START })) {
    if (!event || event.type.startsWith('$')) continue;
    const { streamId, revision, id, type, isJson, data, metadata } = event;
    entries.push({ stream: streamId, revision: Number(revision), id, type, isJson, data, metadata });
  }
  return entries;
};

export const linesIn = async (file: string): Promise<readonly string[]> =>
  (await readFile(file, 'utf8')).split('\n').slice(0, -1);
export const writeLines = (file: string, lines: readonly string[]): Promise<void> => writeFile(file, `${lines.join('\n')}\n`);

/** The error's words; fails when there is none. */
export const refusalOf = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error)) throw new Error('it was not refused');
  return `${error.name}: ${error.message}`;
};
