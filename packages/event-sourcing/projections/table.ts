/** The table of a read model: names, columns, and rows as they are kept in memory. */
import { createHash } from 'node:crypto';
import { RowRefused } from '../checkpoints/failure-reason.ts';
import { type Canonical, canonicalFor, sqlTypeOf } from './column-types.ts';
import type { ReadModel, Row } from './read-model.ts';

export type Column = {
  readonly name: string;
  readonly sqlType: string;
  readonly definition: string;
  readonly canonical: Canonical;
};

export type Table = {
  readonly model: ReadModel;
  readonly columns: readonly Column[];
  readonly primaryKey: Column;
  /** changes with columns, indexes and event types: then the version should have changed */
  readonly shape: string;
  /** `<name>_v<version>`, without schema */
  readonly name: string;
};

/** `read`: what is shown; `building`: what has not caught up yet, under the same name. */
export type TableSchema = 'read' | 'building';

const identifier = /^[a-z_][a-z0-9_]{0,50}$/;
const generating = /\b(?:serial|bigserial|smallserial|generated|nextval)\b/i;

const columnOf = (model: string, name: string, definition: string): Column => {
  const where = `read model ${model}, column ${name}`;
  const sqlType = sqlTypeOf(definition);
  if (!identifier.test(name)) throw new Error(`${where}: give it a name of lower case letters, digits and _`);
  if (generating.test(definition))
    throw new Error(`${where}: its value must come from the fold, or a rebuild would not repeat it`);
  const canonical = canonicalFor(sqlType);
  if (!canonical) throw new Error(`${where}: the type ${sqlType} is not known here, see column-types.ts for those that are`);
  return { name, sqlType, definition, canonical };
};

const tableByModel = new WeakMap<ReadModel, Table>();

/**
 * Throws when the definition cannot work: at the start of the process, not at the first event. Built once per
 * definition, because each readiness check needs all of them.
 */
export const tableOf = (model: ReadModel): Table => {
  const table = tableByModel.get(model) ?? makeTable(model);
  tableByModel.set(model, table);
  return table;
};

const makeTable = (model: ReadModel): Table => {
  if (!identifier.test(model.name))
    throw new Error(`read model ${model.name}: give it a name of lower case letters, digits and _`);
  const columns = Object.entries(model.columns).map(([name, definition]) => columnOf(model.name, name, definition));
  const [primaryKey] = columns;
  if (!primaryKey || !/\bprimary\s+key\b/i.test(primaryKey.definition)) {
    throw new Error(`read model ${model.name}: its first column must be the primary key`);
  }
  if (model.types.length === 0) throw new Error(`read model ${model.name}: it handles no event`);
  const described = JSON.stringify([model.columns, model.indexes, [...model.types].sort(), model.personal]);
  const shape = createHash('sha256').update(described).digest('hex').slice(0, 16);
  return { model, columns, primaryKey, shape, name: `${model.name}_v${model.version}` };
};

/** Throws also when two of them have the same name. */
export const tablesOf = (models: readonly ReadModel[]): readonly Table[] => {
  const double = models.find(({ name }, index) => models.findIndex((second) => second.name === name) < index);
  if (double) throw new Error(`two read models are named ${double.name}: give each its own name`);
  return models.map(tableOf);
};

export const qualified = (schema: TableSchema, name: string): string => `"${schema}"."${name}"`;

const canonicalColumn = ({ model }: Table, { name, canonical }: Column, value: unknown): unknown => {
  try {
    return canonical(value);
  } catch (error) {
    if (error instanceof RowRefused) throw new RowRefused(`read model ${model.name}: column ${name} ${error.message}`);
    throw error;
  }
};

/** The key of an event as the primary key shows it: a uuid in capitals is the same row. */
export const canonicalKey = (table: Table, key: string): string => String(canonicalColumn(table, table.primaryKey, key));

/**
 * A row as it would be loaded again: every column there, null where the fold says nothing. `before` is the row it was made from: values it
 * took over need no second look. Throws RowRefused for a column that the table does not have, a value of another type, or another key.
 */
export const canonicalRow = (table: Table, key: string, row: Row, before: Row | null): Row => {
  const { columns, primaryKey, model } = table;
  const settled: Record<string, unknown> = {};
  for (const column of columns) {
    const value = row[column.name] ?? null;
    settled[column.name] =
      value === null || (before !== null && value === before[column.name]) ? value : canonicalColumn(table, column, value);
  }
  for (const name in row) if (!(name in settled)) throw new RowRefused(`read model ${model.name}: it has no column ${name}`);
  if (String(settled[primaryKey.name]) !== key) {
    throw new RowRefused(`read model ${model.name}: the fold answered a row whose ${primaryKey.name} is not the event's key`);
  }
  return settled;
};
