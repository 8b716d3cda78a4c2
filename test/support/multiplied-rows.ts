/** The read models of a year from those of a sample: each row again and again, with ids, companies and times of its own. */
import type { Pool } from 'pg';
import { tableOf } from '../../src/platform/projections/table.ts';
import { draftOutcomes } from '../../src/projections/draft-outcomes/draft-outcomes.read-model.ts';
import { emails } from '../../src/projections/emails/emails.read-model.ts';
import { salesOrders } from '../../src/projections/sales-orders/sales-orders.read-model.ts';

const models = [emails, salesOrders, draftOutcomes];
/** ids that rows of different read models share: they go on fitting each other */
const shared = new Set(['id', 'email_id', 'lead_id']);
/** what is looked for by words and numbers: no two rows are alike */
const told = new Set(['reference', 'po_number', 'po_key']);
/** what waits for somebody today is no more than this share of a year */
const waitingShare = 0.01;

const expressionOf = ({
  column_name: name,
  data_type: type,
}: {
  readonly column_name: string;
  readonly data_type: string;
}): string => {
  if (name === 'company_id') return '($2::text[])[1 + k % cardinality($2::text[])]';
  if (name === 'source')
    // of an order: the mail that it came in
    return `jsonb_set(source, '{id}', to_jsonb(md5((source->>'id') || '/' || k)::uuid))`;
  if (type === 'uuid' && shared.has(name)) return `md5(${name}::text || '/' || k)::uuid`;
  if (type === 'timestamp with time zone') return `${name} - k * $3::interval`;
  if (told.has(name)) return `${name} || '-' || k`;
  return name === 'search' ? `${name} || ' ' || k` : name;
};

/** `times` more of each row, over a year and these companies. */
export const multiply = async (
  pool: Pool,
  companies: readonly string[],
  times: number,
  onTable: (name: string) => void,
): Promise<void> => {
  const step = `${Math.max(1, Math.floor((365 * 86_400) / times))} seconds`;
  for (const model of models) {
    const { name } = tableOf(model);
    const { rows } = await pool.query<{ column_name: string; data_type: string }>(
      `select column_name, data_type from information_schema.columns where table_schema = 'read' and table_name = $1 and is_generated = 'NEVER'`,
      [name],
    );
    const columns = rows.map(({ column_name }) => column_name);
    const waits = columns.includes('waiting_since')
      ? `where waiting_since is null or k <= ${Math.ceil(times * waitingShare)}`
      : '';
    await pool.query(`create temp table sample as select * from read.${name}`);
    for (let from = 1; from <= times; from += 100) {
      const text = `insert into read.${name} (${columns.join(', ')}) select ${rows.map(expressionOf).join(', ')}
        from sample cross join generate_series($1::bigint, $4::bigint) as k ${waits}`;
      await pool.query(text, [from, companies, step, Math.min(times, from + 99)]);
    }
    await pool.query('drop table sample');
    onTable(name);
  }
  // as it is done by itself within a minute of so many rows
  await pool.query('vacuum (analyze)');
};
