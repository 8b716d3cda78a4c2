/**
 * Appending with an answer that can be trusted. After an ambiguous end (no answer, lost connection) the same append with the same expected
 * revision is repeated; if that conflicts, the stream is searched for our ids before anybody decides again.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { EventData, EventStoreDBClient } from '@eventstore/db-client';
import { classify, withinTime } from './client-calls.ts';
import { AccessDenied, CertificateRefused, Unavailable, Undiscovered, VersionConflict } from './errors.ts';
import type { Appended, Position } from './event-store.ts';

export type AppendOptions = { readonly timeoutMs: number; readonly retryDelaysMs: readonly number[] };
type Target = { readonly stream: string; readonly expected: number | 'no_stream' | 'any' };

const expectedRevision = (expected: Target['expected']): bigint | 'no_stream' | 'any' =>
  typeof expected === 'number' ? BigInt(expected) : expected;

const appendOnce = async (
  client: EventStoreDBClient,
  { stream, expected }: Target,
  events: readonly EventData[],
  timeoutMs: number,
): Promise<Appended> => {
  try {
    const work = client.appendToStream(stream, [...events], {
      expectedRevision: expectedRevision(expected),
      // told to the server as a time of our clock: where its own is ahead of that by more, it writes nothing at all. We wait no longer ourselves
      deadline: Number.POSITIVE_INFINITY,
    });
    const result = await withinTime(work, timeoutMs, `append to ${stream}`);
    return { revision: Number(result.nextExpectedRevision), position: result.position ?? { commit: 0n, prepare: 0n } };
  } catch (error) {
    throw classify(error, stream);
  }
};

/** Where our events stand, when an earlier try did write them: they must follow the expected revision, all of them, in order. */
const findOurs = async (
  client: EventStoreDBClient,
  { stream, expected }: Target,
  events: readonly EventData[],
  timeoutMs: number,
): Promise<Appended | null> => {
  if (expected === 'any') return null; // never conflicts
  const first = expected === 'no_stream' ? 0n : BigInt(expected) + 1n;
  const read = async (): Promise<Appended | null> => {
    let index = 0;
    let areOurs = true;
    let last: { revision: bigint; position: Position | undefined } | null = null;
    // read to its own end, as the log is: of an answer that is left in the middle the client may wait for the rest for ever when it is to end
    for await (const { event } of client.readStream(stream, {
      fromRevision: first,
      maxCount: events.length,
      deadline: timeoutMs,
    })) {
      areOurs &&= event?.id === events[index]?.id;
      last = { revision: event?.revision ?? 0n, position: event?.position };
      index += 1;
    }
    return last && areOurs && index === events.length
      ? { revision: Number(last.revision), position: last.position ?? { commit: 0n, prepare: 0n } }
      : null;
  };
  try {
    return await withinTime(read(), timeoutMs, `look for events in ${stream}`);
  } catch (error) {
    throw classify(error, stream);
  }
};

/** Throws VersionConflict, Unavailable (AccessDenied, CertificateRefused among them), TooLarge, StreamMissing. */
export const appendSurely = async (
  client: EventStoreDBClient,
  target: Target,
  events: readonly EventData[],
  { timeoutMs, retryDelaysMs }: AppendOptions,
): Promise<Appended> => {
  let ambiguous = false;
  let last: Unavailable | null = null;
  for (const delay of [0, ...retryDelaysMs]) {
    if (delay > 0) await sleep(delay);
    try {
      return await appendOnce(client, target, events, timeoutMs);
    } catch (error) {
      if (error instanceof VersionConflict && ambiguous) {
        const ours = await findOurs(client, target, events, timeoutMs);
        if (ours) return ours;
      }
      if (!(error instanceof Unavailable)) throw error;
      // never let in, and nothing of an earlier try is in doubt: repeating would only be refused again
      if (!ambiguous && (error instanceof AccessDenied || error instanceof CertificateRefused)) throw error;
      ambiguous ||= !(error instanceof Undiscovered);
      last = error;
    }
  }
  if (!ambiguous && last) throw last;
  throw new Unavailable(`the event store does not answer: the append to ${target.stream} may or may not have been written`);
};
