/** Lists and searches of reference data: customers, products and warehouses are asked for in the same way. */
import { type EventStore, type ReadModel, rowOfStream } from '@order-intake/event-sourcing';
import type { Pool } from 'pg';
import { comparable } from '../../domain/sales-order/comparable.ts';
import { type Page, type PageRequest, pageOf, startOf } from '../../platform/postgres/keyset.ts';

export type RecordSearch = PageRequest & {
  /** words that all have to occur; null: everything */
  readonly q: string | null;
};

export type RecordQueries<Row> = {
  /** What was not removed, newest first. */
  readonly list: (companyId: string, search: RecordSearch) => Promise<Page<Row>>;
  /** null for what is unknown or removed */
  readonly one: (companyId: string, id: string) => Promise<Row | null>;
  /** As the stream has it this moment, for writes: the table may be behind. Throws Unavailable. */
  readonly current: (companyId: string, id: string) => Promise<Row | null>;
};

type Source<Row extends RecordRow> = {
  readonly pool: Pool;
  readonly store: Pick<EventStore, 'readStream'>;
  readonly model: ReadModel<Row>;
  readonly stream: (companyId: string, id: string) => string;
};

const mostWords = 6;

/** Three letters are found anywhere, for the trigrams of the index; fewer only where a word begins. */
const patternsOf = (q: string | null): readonly string[] =>
  comparable(q ?? '')
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, mostWords)
    .map((word) => (word.length < 3 ? `% ${word}%` : `%${word}%`));

type RecordRow = { readonly [column: string]: unknown; readonly id: string; readonly created_at: Date; readonly active: boolean };

export const createRecordQueries = <Row extends RecordRow>({ pool, store, model, stream }: Source<Row>): RecordQueries<Row> => ({
  list: async (companyId, { q, ...page }) => {
    const { at, id } = startOf(page);
    const patterns = patternsOf(q);
    const searchConditions = patterns.map((_, index) => `and search_key like $${index + 5}`).join(' ');
    const text = `select * from read.${model.name} where company_id = $1 and active and (created_at, id) < ($2, $3) ${searchConditions}
      order by created_at desc, id desc limit $4`;
    // with patterns no named statement: which index is best depends on the words
    const name = patterns.length === 0 ? { name: `${model.name}-list` } : {};
    const { rows } = await pool.query<Row>({ ...name, text, values: [companyId, at, id, page.limit + 1, ...patterns] });
    return pageOf(rows, page.limit, (row) => ({ at: row.created_at, id: row.id }));
  },
  one: async (companyId, id) => {
    const text = `select * from read.${model.name} where company_id = $1 and id = $2 and active`;
    return (await pool.query<Row>({ name: `${model.name}-one`, text, values: [companyId, id] })).rows[0] ?? null;
  },
  current: async (companyId, id) => {
    const row = rowOfStream(model, id, await store.readStream(stream(companyId, id)));
    return row?.active ? row : null;
  },
});
