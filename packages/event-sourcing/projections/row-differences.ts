/** Two tables of one read model, row by row: the one that is shown and the one that was folded again. */
import type { Queryable } from '../postgres/pool.ts';
import { mayBeGoneAfterDays } from './read-model.ts';
import { qualified, type Table } from './table.ts';

export type RowDifference = {
  readonly key: string;
  /** `missing`: folded and not shown; `surplus`: shown and not folded; else the columns that differ */
  readonly what:
    | 'missing'
    | 'surplus'
    | { readonly [column: string]: { readonly shown: string | null; readonly folded: string | null } };
};

const shownAtMost = 20;
const valueLength = 200;

type Found = { readonly key: string; readonly shown: Values | null; readonly folded: Values | null };
type Values = { readonly [column: string]: unknown };

export const compareTables = async (
  tx: Queryable,
  table: Table,
): Promise<{ readonly rows: number; readonly differences: number; readonly examples: readonly RowDifference[] }> => {
  const [shownTable, folded] = [qualified('read', table.name), qualified('building', table.name)];
  const names = table.columns.map(({ name }) => `"${name}"`);
  const key = `"${table.primaryKey.name}"`;
  const of = (alias: string) => `row(${names.map((name) => `${alias}.${name}`).join(', ')})`;
  const { ages } = table.model;
  // by age a row goes, and the event that says so, each at its time: what one side alone has is no difference then
  const young = ages
    ? ` and not ((a.${key} is null or b.${key} is null) and coalesce(a."${ages}", b."${ages}") < now() - interval '${mayBeGoneAfterDays} days')`
    : '';
  const differing = `from ${shownTable} a full join ${folded} b on a.${key} = b.${key} where ${of('a')} is distinct from ${of('b')}${young}`;
  const count = async (text: string) => (await tx.query<{ n: number }>(`select count(*)::int as n ${text}`)).rows[0]?.n ?? 0;
  const result = await tx.query<Found>(
    `select coalesce(a.${key}, b.${key})::text as key,
       case when a.${key} is null then null else to_jsonb(a) end as shown,
       case when b.${key} is null then null else to_jsonb(b) end as folded
     ${differing} order by 1 limit ${shownAtMost}`,
  );
  return {
    rows: await count(`from ${folded}`),
    differences: await count(differing),
    examples: result.rows.map((row) => ({ key: row.key, what: whatDiffers(table, row) })),
  };
};

const whatDiffers = (table: Table, { shown, folded }: Found): RowDifference['what'] => {
  if (shown === null) return 'missing';
  if (folded === null) return 'surplus';
  const abbreviated = (value: unknown) => (value === null ? null : JSON.stringify(value).slice(0, valueLength));
  return Object.fromEntries(
    table.columns.flatMap(({ name }) => {
      const [a, b] = [abbreviated(shown[name] ?? null), abbreviated(folded[name] ?? null)];
      return JSON.stringify(shown[name]) === JSON.stringify(folded[name]) ? [] : [[name, { shown: a, folded: b }]];
    }),
  );
};
