/** Keeps the kit from a store that somebody needs: what it writes stays in the log, and streams are truncated and deleted. */
import { type EventStoreDBClient, FORWARDS, jsonEvent, NO_STREAM, type Position, START } from '@eventstore/db-client';
import { patience } from './patience.ts';

/** Stands at the beginning of a store that the kit may write to. */
export const MARKER = { stream: 'kit-may-write', type: 'KitMayWrite' } as const;
const PAGE = 1000;

type Found = { readonly stream: string; readonly type: string };

/** Streams of the kit, and those that a store has by itself. */
const isOfNobody = ({ stream }: Found): boolean => /^(?:\$|kit-|model-)/.test(stream);

/** Every event, page by page: each read to its own end, because leaving a read early makes the client drop its connection. */
async function* eventsOf(client: EventStoreDBClient): AsyncGenerator<Found> {
  for (let after: Position | null = null; ; ) {
    const page: (Found & { readonly position: Position })[] = [];
    const read = client.readAll({
      direction: FORWARDS,
      fromPosition: after ?? START,
      maxCount: PAGE,
      deadline: patience(30_000),
    });
    for await (const { event } of read)
      if (event) page.push({ stream: event.streamId, type: event.type, position: event.position });
    const fresh = page.filter(({ position }) => after === null || position.commit > after.commit);
    yield* fresh;
    const last = fresh.at(-1);
    if (!last) return;
    after = last.position;
  }
}

/** A sentence for the one who runs the kit, when the store holds anything but the kit's own; null once it may write. */
const refusalOf = async (client: EventStoreDBClient): Promise<string | null> => {
  let isMarked = false;
  let isUsed = false;
  for await (const found of eventsOf(client)) {
    isMarked ||= found.stream === MARKER.stream;
    if (!isOfNobody(found)) return `it holds events that are not the kit's (${found.type})`;
    isUsed ||= !found.stream.startsWith('$');
    if (isUsed && !isMarked) return "it holds streams with the kit's names, and not the kit's marker before them";
  }
  if (!isMarked)
    await client.appendToStream(MARKER.stream, jsonEvent({ type: MARKER.type, data: {} }), { expectedRevision: NO_STREAM });
  return null;
};

/** Throws when the kit may not write to the store. `knowsItWrites`: the caller has said so. */
export const demandMayWrite = async (client: EventStoreDBClient, name: string, knowsItWrites: boolean): Promise<void> => {
  if (knowsItWrites) return;
  const refusal = await refusalOf(client);
  if (refusal === null) return;
  throw new Error(
    `The conformance kit does not run against ${name}: ${refusal}. The kit writes thousands of events that stay in the log. Give it an empty store that may be thrown away, or run: npm test -- conformance --i-know-it-writes`,
  );
};
