/** Reading what is there: a stream, the newest events, where the log ends. Every call ends within its time. */
import { BACKWARDS, END, type EventStoreDBClient, START } from '@eventstore/db-client';
import type { Position } from './event-store.ts';
import type { RawEvent } from './stored-metadata.ts';
import type { ReadTail } from './tail-watch.ts';

/** Ends `work` within the time of a call, and explains what it failed with. */
export type CallStore = <T>(work: Promise<T>, description: string) => Promise<T>;
type Parts = { readonly client: EventStoreDBClient; readonly call: CallStore; readonly timeoutMs: number };

export const createReadRaw =
  ({ client, timeoutMs }: Pick<Parts, 'client' | 'timeoutMs'>) =>
  async (stream: string): Promise<readonly RawEvent[]> => {
    const raw: RawEvent[] = [];
    try {
      for await (const { event } of client.readStream(stream, { deadline: timeoutMs })) {
        if (!event) continue;
        const { id, type, streamId, revision, position, created, data, metadata } = event;
        const logPosition = position ?? { commit: 0n, prepare: 0n };
        raw.push({
          id,
          type,
          stream: streamId,
          revision: Number(revision),
          position: logPosition,
          recordedAt: created,
          data,
          metadata,
        });
      }
    } catch (error) {
      if ((error as { type?: string }).type === 'stream-not-found') return [];
      throw error;
    }
    return raw;
  };

export const createReadTail =
  ({ client, call, timeoutMs }: Parts): ReadTail =>
  (from, count) => {
    const read = async () => {
      const events = [];
      // read to its own end, as in `end`
      for await (const { event } of client.readAll({ fromPosition: from ?? START, maxCount: count, deadline: timeoutMs }))
        if (event) events.push({ type: event.type, position: event.position });
      return events;
    };
    return call(read(), 'read the newest events of the log');
  };

/** Where the log ends; null: there is nothing in it. */
export const createEnd =
  ({ client, call, timeoutMs }: Parts) =>
  async (): Promise<Position | null> => {
    const read = async () => {
      let last: Position | null = null;
      // read to its own end: leaving early cancels the call, and with it the channel
      for await (const { event } of client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1, deadline: timeoutMs }))
        last = event?.position ?? last;
      return last;
    };
    return call(read(), 'read the end of the log');
  };
