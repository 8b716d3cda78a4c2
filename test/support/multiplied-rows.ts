/** The rows of a year from those of a sample: each again and again, with ids, companies and times of its own. */
import { type ReadModel, tableOf } from '@order-intake/event-sourcing';
import type { Pool, PoolClient } from 'pg';
import { draftOutcomes } from '../../src/projections/draft-outcomes/draft-outcomes.read-model.ts';
import { emails } from '../../src/projections/emails/emails.read-model.ts';
import { salesOrders } from '../../src/projections/sales-orders/sales-orders.read-model.ts';

const shownBy = (models: readonly ReadModel[]): readonly string[] => models.map((model) => `read.${tableOf(model).name}`);

/** Of mails, and of what they became: tables, each with its schema. */
export const ofMails = shownBy([emails, salesOrders, draftOutcomes]);
export { shownBy };

/** ids that rows of different tables share: they go on fitting each other */
const shared = new Set(
  ['id', 'email_id', 'lead_id'].concat(['session_id', 'session', 'message', 'last_message_id', 'reply_to', 'contact_id']),
);
/** what is looked for by words and numbers: no two rows are alike */
const told = new Set(['reference', 'po_number', 'po_key', 'code', 'code_key']);
const searched = new Set(['search', 'search_key']);
/** what waits for somebody today, or goes on, is no more than this share of a year */
const waitingShare = 0.01;

type ColumnOf = { readonly column_name: string; readonly data_type: string };

/** In terms of `k`, the number of the copy. What is sealed opens under its own id alone, so copies of it are not what other rows refer to. */
const expressionOf = (table: string, { column_name: name, data_type: type }: ColumnOf): string => {
  if (name === 'company_id') return '($2::text[])[1 + k % cardinality($2::text[])]';
  if (name === 'source')
    // of an order: the mail that it came in
    return `jsonb_set(source, '{id}', to_jsonb(md5((source->>'id') || '/' || k)::uuid))`;
  const sealed = table.startsWith('app.') ? '/sealed' : '';
  if (type === 'uuid' && shared.has(name)) return `md5(${name}::text || '${sealed}/' || k)::uuid`;
  if (type === 'timestamp with time zone') return `${name} - k * $3::interval`;
  if (name === 'alias_hash') return `decode(md5(encode(${name}, 'hex') || '/' || k), 'hex')`;
  if (told.has(name)) return `${name} || '-' || k`;
  return searched.has(name) ? `${name} || ' ' || k` : name;
};

const rest = (columns: ReadonlySet<string>, times: number): string => {
  const few = `k <= ${Math.ceil(times * waitingShare)}`;
  if (columns.has('waiting_since') && columns.has('is_active'))
    return `where (waiting_since is null and not is_active) or ${few}`;
  return columns.has('waiting_since') ? `where waiting_since is null or ${few}` : '';
};

export type Multiplied = {
  /** as `ofMails` */
  readonly tables: readonly string[];
  readonly companies: readonly string[];
  readonly times: number;
  readonly onTable: (name: string, rows: number, ms: number) => void;
};

/**
 * `times` more of each row, over a year and these companies; two tables at a time, as far as the pool has connections. The tables are without
 * indexes meanwhile, and unlogged from then on: what is measured is reading.
 */
export const multiply = async (pool: Pool, { tables, companies, times, onTable }: Multiplied): Promise<void> => {
  const waiting = [...tables];
  const lane = async () => {
    for (let table = waiting.shift(); table !== undefined; table = waiting.shift()) {
      const began = performance.now();
      const client = await pool.connect();
      try {
        await client.query(`set maintenance_work_mem to '512MB'`);
        const rows = await multiplyTable(client, table, companies, times);
        onTable(table, rows, performance.now() - began);
      } finally {
        client.release(true); // with its settings and its sample
      }
    }
  };
  await Promise.all([lane(), lane()]);
};

const multiplyTable = async (client: PoolClient, table: string, companies: readonly string[], times: number): Promise<number> => {
  const step = `${Math.max(1, Math.floor((365 * 86_400) / times))} seconds`;
  const { rows } = await client.query<ColumnOf>(
    `select column_name, data_type from information_schema.columns
     where table_schema || '.' || table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  const names = rows.map(({ column_name }) => column_name);
  const where = rest(new Set(names), times);
  await client.query(`create temp table sample as select * from ${table}`);
  let written = 0;
  await withoutIndexes(client, table, async () => {
    for (let from = 1; from <= times; from += 100) {
      const text = `insert into ${table} (${names.join(', ')}) select ${rows.map((row) => expressionOf(table, row)).join(', ')}
        from sample cross join generate_series($1::bigint, $4::bigint) as k ${where}`;
      const { rowCount } = await client.query(text, [from, companies, step, Math.min(times, from + 99)]);
      written += rowCount ?? 0;
    }
  });
  await client.query('drop table sample');
  // as it is done by itself within a minute of so many rows
  await client.query(`vacuum (analyze) ${table}`);
  return written;
};

/** Made when the rows are there, all indexes take a third of the time. What another table refers to stays. */
const withoutIndexes = async (client: PoolClient, table: string, fill: () => Promise<void>): Promise<void> => {
  const { rows } = await client.query<{ index: string; definition: string; constraint: string | null; constrained: string }>(
    `select i.indexrelid::regclass::text as index, pg_get_indexdef(i.indexrelid) as definition, c.conname as constraint,
       pg_get_constraintdef(c.oid) as constrained
     from pg_index i left join pg_constraint c on c.conindid = i.indexrelid and c.conrelid = i.indrelid
     where i.indrelid = $1::regclass and not exists (select from pg_constraint where confrelid = i.indrelid or (conrelid = i.indrelid and contype = 'f'))`,
    [table],
  );
  if (rows.length > 0) await client.query(`alter table ${table} set unlogged`);
  for (const { index, constraint } of rows)
    await client.query(constraint ? `alter table ${table} drop constraint ${constraint}` : `drop index ${index}`);
  await fill();
  for (const { definition, constraint, constrained } of rows)
    await client.query(constraint ? `alter table ${table} add constraint ${constraint} ${constrained}` : definition);
};
