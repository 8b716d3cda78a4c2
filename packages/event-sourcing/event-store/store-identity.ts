/** The id of a log, created by the first process that asks for it. Checkpoints of another log are worthless here. */
import { randomUUID } from 'node:crypto';
import type { EventStoreDBClient } from '@eventstore/db-client';
import { appendSurely } from './append.ts';
import { VersionConflict } from './errors.ts';
import type { RawEvent } from './stored-metadata.ts';

const identityStream = 'storeIdentity';

type Parts = {
  readonly client: EventStoreDBClient;
  readonly read: (stream: string) => Promise<readonly RawEvent[]>;
  readonly timeoutMs: number;
  readonly retryDelaysMs: readonly number[];
};

export const createStoreId = ({ client, read, timeoutMs, retryDelaysMs }: Parts): (() => Promise<string>) => {
  const storedId = async (): Promise<string | null> => {
    const [first] = await read(identityStream);
    return (first?.data as { storeId?: string } | undefined)?.storeId ?? null;
  };

  return async () => {
    const existing = await storedId();
    if (existing) return existing;
    const event = {
      id: randomUUID(),
      type: 'StoreIdentified',
      contentType: 'application/json' as const,
      data: { storeId: randomUUID() },
      metadata: {},
    };
    try {
      await appendSurely(client, { stream: identityStream, expected: 'no_stream' }, [event], { timeoutMs, retryDelaysMs });
    } catch (error) {
      if (!(error instanceof VersionConflict)) throw error;
    }
    return (await storedId()) ?? event.data.storeId;
  };
};
