/**
 * A store's log for the transfer: read in pages and appended to in order. Every call has a time limit and is repeated
 * while the store is unavailable.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type AllStreamRecordedEvent, BACKWARDS, END, type EventStoreDBClient, START } from '@eventstore/db-client';
import { appendSurely } from '../append.ts';
import { classify, withinTime } from '../client-calls.ts';
import { connect } from '../connection.ts';
import { Unavailable } from '../errors.ts';
import { comparePositions, type Position } from '../event-store.ts';
import { fromStored, toStored } from './stored-form.ts';
import { isOfTheService, type TransferEvent } from './transfer-event.ts';

export type Log = {
  /** What is of the service, in log order, up to the end of the log as it is when the first one is asked for. Throws Unavailable. */
  readonly events: () => AsyncGenerator<TransferEvent>;
  /** All of one stream. Throws VersionConflict, Unavailable, TooLarge, StreamMissing. */
  readonly append: (stream: string, expected: number | 'no_stream', events: readonly TransferEvent[]) => Promise<void>;
  /** The revision of the stream's last event, -1 when there is none. */
  readonly lastRevision: (stream: string) => Promise<number>;
  readonly close: () => Promise<void>;
};

export type LogOptions = {
  /** esdb://… */
  readonly url: string;
  /** milliseconds for one call: an append, or a page */
  readonly timeoutMs?: number;
  readonly retryDelaysMs?: readonly number[];
  /** events read with one call */
  readonly pageSize?: number;
};

type Placed = { readonly event: AllStreamRecordedEvent; readonly position: Position };

type Connection = { readonly client: EventStoreDBClient } & Required<Pick<LogOptions, 'timeoutMs' | 'retryDelaysMs'>>;
type PageOptions = { readonly from: Position | 'start' | 'end'; readonly backwards?: boolean; readonly count: number };

export const connectLog = ({
  url,
  timeoutMs = 30_000,
  retryDelaysMs = [100, 500, 2_000, 5_000],
  pageSize = 256,
}: LogOptions): Log => {
  const client = connect(url);
  const connection = { client, timeoutMs, retryDelaysMs };
  return {
    events: () => eventsOf(connection, pageSize),
    append: async (stream, expected, batch) => {
      await appendSurely(client, { stream, expected }, batch.map(toStored), { timeoutMs, retryDelaysMs });
    },
    lastRevision: (stream) => lastRevisionOf(connection, stream),
    close: async () => {
      await withinTime(client.dispose(), 1_000, 'close').catch(() => undefined);
    },
  };
};

/** Read to its own end always: leaving early cancels the call, and with it the channel. */
const readPage = ({ client, timeoutMs, retryDelaysMs }: Connection, options: PageOptions): Promise<readonly Placed[]> => {
  const read = async () => {
    const placed: Placed[] = [];
    for await (const { event } of client.readAll({
      fromPosition: options.from === 'start' ? START : options.from === 'end' ? END : options.from,
      maxCount: options.count,
      deadline: timeoutMs,
      ...(options.backwards ? { direction: BACKWARDS } : {}),
    })) {
      if (event) placed.push({ event, position: event.position });
    }
    return placed;
  };
  return repeated(retryDelaysMs, 'read the log', () => withinTime(read(), timeoutMs, 'read the log'));
};

async function* eventsOf(connection: Connection, pageSize: number): AsyncGenerator<TransferEvent> {
  const end = (await readPage(connection, { from: 'end', backwards: true, count: 1 }))[0]?.position;
  let after: Position | null = null;
  while (end && (after === null || comparePositions(after, end) < 0)) {
    const page: readonly Placed[] = await readPage(connection, { from: after ?? 'start', count: pageSize });
    // a page begins with the event at the position asked for, which the page before ended with
    const fresh = page.filter(({ position }) => after === null || comparePositions(position, after) > 0);
    for (const { event, position } of fresh) {
      if (comparePositions(position, end) > 0) return;
      if (isOfTheService({ stream: event.streamId, type: event.type })) yield fromStored(event);
    }
    const last = fresh.at(-1);
    if (!last) return;
    after = last.position;
  }
}

const lastRevisionOf = async ({ client, timeoutMs, retryDelaysMs }: Connection, stream: string): Promise<number> => {
  const read = async () => {
    let last = -1;
    try {
      for await (const { event } of client.readStream(stream, {
        direction: BACKWARDS,
        fromRevision: END,
        maxCount: 1,
        deadline: timeoutMs,
      }))
        last = Number(event?.revision ?? -1);
    } catch (error) {
      if ((error as { type?: string }).type !== 'stream-not-found') throw error;
    }
    return last;
  };
  return repeated(retryDelaysMs, stream, () => withinTime(read(), timeoutMs, `read ${stream}`));
};

/** The call, repeated while the store is unavailable. */
const repeated = async <T>(retryDelaysMs: readonly number[], description: string, call: () => Promise<T>): Promise<T> => {
  for (const delay of retryDelaysMs) {
    try {
      return await call();
    } catch (error) {
      if (!(classify(error, description) instanceof Unavailable)) throw classify(error, description);
      await sleep(delay);
    }
  }
  return call().catch((error: unknown) => {
    throw classify(error, description);
  });
};
