/**
 * Erasing a person from tables: every row that was made from events opened with one of the person's keys is folded again from its streams.
 * Their personal fields read "[erased]" now, so the row becomes what a rebuild would make of it, whatever its columns are.
 */
import type pg from 'pg';
import { deadLetterIds } from '../checkpoints/dead-letters.ts';
import type { EventStore, Position, Recorded } from '../event-store/event-store.ts';
import { comparePositions } from '../event-store/event-store.ts';
import { foldBatch, keyed } from './fold-batch.ts';
import type { ReadModel } from './read-model.ts';
import { createRowStore } from './row-store.ts';
import type { Table, TableSchema } from './table.ts';

/** Its data: `{ keyIds }`, the ids of all keys the person ever had. */
export const personErased = 'PersonErased';

/** What a read model has to be told of: its own events, and erasures where its rows hold personal data. */
export const typesHeard = ({ types, personal }: Pick<ReadModel, 'types' | 'personal'>): readonly string[] =>
  personal ? [...types, personErased] : types;

/** The keys an event of erasure names; none when it is not one. */
export const erasedKeys = ({ type, data }: Recorded): readonly string[] => {
  const { keyIds } = (data ?? {}) as { readonly keyIds?: unknown };
  return type === personErased && Array.isArray(keyIds) ? keyIds.filter((id): id is string => typeof id === 'string') : [];
};

export type PersonalStore = Pick<EventStore, 'readEntries' | 'forgetKeys'>;

const rowsAtOnce = 200;
const streamsAtOnce = 8;

/**
 * Inside the caller's transaction. `upTo`: the position that the table has reached; later events of a stream are
 * ignored. Throws Unavailable when the event store is unavailable.
 */
export const foldAgain = async (
  tx: pg.PoolClient,
  store: PersonalStore,
  table: Table,
  schema: TableSchema,
  keyIds: readonly string[],
  upTo: Position,
): Promise<void> => {
  if (!table.model.personal || keyIds.length === 0) return;
  store.forgetKeys(keyIds);
  const rows = createRowStore(table, schema);
  const kind = schema === 'read' ? 'read_model' : 'building';
  const passed = await deadLetterIds(tx, { kind, name: table.model.name });
  const isIts = (event: Recorded) =>
    table.model.types.includes(event.type) && !passed.has(event.id) && comparePositions(event.position, upTo) <= 0;
  const touched = await rows.openedWith(tx, keyIds);
  for (let from = 0; from < touched.length; from += rowsAtOnce) {
    const keys = touched.slice(from, from + rowsAtOnce);
    const { origins } = await rows.load(tx, keys);
    const streams = new Set([...origins.values()].flatMap((origin) => origin.streams));
    const events = (await readStreams(store, [...streams])).filter(isIts);
    const wantedKeys = new Set(keys);
    const mine = keyed(table, events).filter(({ key }) => wantedKeys.has(key));
    const { written, origins: newOrigins } = foldBatch(table, { rows: new Map(), origins: new Map() }, mine);
    // a stream that once contributed to a row stays listed: its events are checked again the next time
    const keptOrigins = new Map(
      [...newOrigins].map(([key, { keys: its }]) => [key, { keys: its, streams: origins.get(key)?.streams ?? [] }]),
    );
    await rows.write(tx, written, keptOrigins);
    const left = new Set(written.map((row) => String(row[table.primaryKey.name])));
    await rows.remove(
      tx,
      keys.filter((key) => !left.has(key)),
    );
  }
};

/** All events of these streams that can be decoded, in the order of the log. */
const readStreams = async (store: PersonalStore, streams: readonly string[]): Promise<readonly Recorded[]> => {
  const events: Recorded[] = [];
  for (let from = 0; from < streams.length; from += streamsAtOnce) {
    const entries = await Promise.all(streams.slice(from, from + streamsAtOnce).map((stream) => store.readEntries(stream)));
    for (const entry of entries.flat()) if (!('undecodable' in entry)) events.push(entry);
  }
  return events.sort((a, b) => comparePositions(a.position, b.position));
};
