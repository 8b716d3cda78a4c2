/** A batch of events over the rows it touches, in memory: pure, so that the same events always end in the same rows. */
import type { Recorded } from '../event-store/event-store.ts';
import type { Row } from './read-model.ts';
import { noOrigin, type Origin, withEvent } from './row-origins.ts';
import { canonicalKey, canonicalRow, type Table } from './table.ts';

/** An event and the row it belongs to. */
export type Keyed = { readonly key: string; readonly event: Recorded };

/** The events that concern this read model, in their order. */
export const keyed = (table: Table, events: readonly Recorded[]): readonly Keyed[] =>
  events.flatMap((event) => {
    const key = table.model.key(event);
    return key === null ? [] : [{ key: canonicalKey(table, key), event }];
  });

export type FoldedBatch = {
  /** rows to be written, in the order in which they were first touched */
  readonly written: readonly Row[];
  /** keys of rows that are there and must go */
  readonly removed: readonly string[];
  /** what the written rows were made from; of personal read models only */
  readonly origins: ReadonlyMap<string, Origin>;
};

/** What the table holds of the touched rows. */
export type Stored = { readonly rows: ReadonlyMap<string, Row>; readonly origins: ReadonlyMap<string, Origin> };

/** Rows that end as they began are not written. */
export const foldBatch = (table: Table, stored: Stored, events: readonly Keyed[]): FoldedBatch => {
  const rows = new Map<string, Row | null>();
  const origins = new Map<string, Origin>();
  for (const { key, event } of events) {
    const before = rows.has(key) ? (rows.get(key) ?? null) : (stored.rows.get(key) ?? null);
    const after = table.model.fold(before, event);
    rows.set(key, after === null || after === before ? after : canonicalRow(table, key, after, before));
    if (!table.model.personal || after === before) continue;
    // a row that was removed and comes back begins anew, wherever batches end
    const origin = before === null ? noOrigin : (origins.get(key) ?? stored.origins.get(key) ?? noOrigin);
    origins.set(key, withEvent(origin, event));
  }
  const touched = [...rows];
  return {
    written: touched.flatMap(([key, row]) => (row !== null && row !== stored.rows.get(key) ? [row] : [])),
    removed: touched.flatMap(([key, row]) => (row === null && stored.rows.has(key) ? [key] : [])),
    origins,
  };
};
