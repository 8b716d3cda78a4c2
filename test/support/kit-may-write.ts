/** Keeps the conformance kit and the e2e suites from a store that somebody needs: what it writes stays in the log, and streams are truncated and deleted. */
import {
  type EventStoreDBClient,
  FORWARDS,
  jsonEvent,
  NO_STREAM,
  type Position,
  START,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
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
    if (!isOfNobody(found)) return `it holds events of others (${found.type})`;
    isUsed ||= !found.stream.startsWith('$');
    if (isUsed && !isMarked) return "it holds streams with the kit's names, and not the kit's marker before them";
  }
  if (!isMarked) await mark(client);
  return null;
};

/** Another process may do so at the same time. */
const mark = async (client: EventStoreDBClient): Promise<void> => {
  try {
    await client.appendToStream(MARKER.stream, jsonEvent({ type: MARKER.type, data: {} }), { expectedRevision: NO_STREAM });
  } catch (error) {
    if (!(error instanceof WrongExpectedVersionError)) throw error;
  }
};

type Caller = {
  /** the caller has said so */
  readonly knowsItWrites: boolean;
  /** a step of npm test */
  readonly suites: keyof typeof names;
};
const names = { conformance: 'The conformance kit does', e2e: 'The e2e suites do' } as const;

/** Throws when the suites may not write to the store. */
export const demandMayWrite = async (
  client: EventStoreDBClient,
  name: string,
  { knowsItWrites, suites }: Caller,
): Promise<void> => {
  if (knowsItWrites) return;
  const refusal = await refusalOf(client);
  if (refusal === null) return;
  throw new Error(
    `${names[suites]} not run against ${name}: ${refusal}. Thousands of events would be written, and stay in the log. Use an empty store that may be thrown away, or run: npm test -- ${suites} --i-know-it-writes`,
  );
};
