/** What is left of a row when the person it tells of was erased: the same as an event shows whose key is gone. */

import type { Recorded } from '../event-store/event-store.ts';
import { mapAtPath } from '../event-store/json-paths.ts';
import type { Queryable } from '../postgres/pool.ts';
import type { ReadModel, Row } from './read-model.ts';
import { createRowStore } from './row-store.ts';
import { canonicalRow, type Table, type TableSchema, tableOf } from './table.ts';

/** Its data: `{ keyIds }`, the ids of all keys the person ever had. */
export const personErased = 'PersonErased';

const erased = '[erased]';

/** Texts become "[erased]", those inside JSON too; what is no text (numbers, times) becomes null; null stays null. */
export const blankValue = (value: unknown): unknown => {
  if (typeof value === 'string') return erased;
  if (Array.isArray(value)) return value.map(blankValue);
  if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, blankValue(inner)]));
  }
  return null;
};

/** `paths` begin with a column's name. */
export const blankRow = (paths: readonly string[], row: Row): Row =>
  paths.reduce<Row>(
    (blanked, path) => mapAtPath(blanked as never, path, (value) => blankValue(value) as never) as unknown as Row,
    row,
  );

/** Blanks the personal columns of every row that is kept under one of these keys, inside the caller's transaction. */
export const blankTable = async (tx: Queryable, table: Table, schema: TableSchema, keyIds: readonly string[]): Promise<void> => {
  const { personal } = table.model;
  if (!personal || keyIds.length === 0) return;
  const store = createRowStore(table, schema);
  const rows = await store.loadWhere(tx, personal.keyColumn, keyIds);
  const keyOf = (row: Row) => String(row[table.primaryKey.name]);
  await store.write(
    tx,
    rows.map((row) => canonicalRow(table, keyOf(row), blankRow(personal.columns, row), null)),
  );
};

/** The same for the tables that are shown, of several read models and one key. */
export const blankPersonal = async (tx: Queryable, readModels: readonly ReadModel[], keyId: string): Promise<void> => {
  for (const model of readModels) await blankTable(tx, tableOf(model), 'read', [keyId]);
};

/** The keys an event of erasure names; none when it is not one. */
export const erasedKeys = ({ type, data }: Recorded): readonly string[] => {
  const { keyIds } = (data ?? {}) as { readonly keyIds?: unknown };
  return type === personErased && Array.isArray(keyIds) ? keyIds.filter((id): id is string => typeof id === 'string') : [];
};
