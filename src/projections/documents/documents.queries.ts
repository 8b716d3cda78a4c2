import type { Pool } from 'pg';
import { type Page, type PageRequest, pageOf, startOf } from '../../platform/postgres/keyset.ts';
import type { DocumentRow } from './documents.read-model.ts';

/**
 * Where an upload stands. `waiting`: orders were read in it and not all are made, or it takes back one that nobody found; `no_order`: it was read, and holds none; `expired`: its day is
 * over, and nobody said what becomes of it.
 */
export const uploadStates = ['reading', 'refused', 'no_order', 'waiting', 'ordered', 'dismissed', 'expired'] as const;
export type UploadState = (typeof uploadStates)[number];
export type UploadRow = DocumentRow & { readonly state: UploadState };

export type DocumentQueries = {
  /** The last one first. */
  readonly uploads: (companyId: string, state: UploadState | null, page: PageRequest) => Promise<Page<UploadRow>>;
  readonly upload: (companyId: string, id: string) => Promise<UploadRow | null>;
};

/** its file is kept for longer than its day: it waits to be read, and has its day yet to come */
const waits = `reading = 'pending' and exists (
  select 1 from app.files f where f.id = documents.id and f.company_id = documents.company_id and f.expires_at > now())`;
const state = `case when reading = 'refused' then 'refused'
  when jsonb_array_length(made) >= greatest(orders, 1) then 'ordered'
  when dismissed then 'dismissed'
  when ${waits} then 'reading'
  when expires_at <= now() then 'expired'
  when reading = 'pending' then 'reading'
  when waiting_since is null then 'no_order' else 'waiting' end`;
const list = {
  name: 'uploads',
  text: `select * from (select *, ${state} as state from read.documents where company_id = $1) d
    where ($2::text is null or state = $2) and (created_at, id) < ($3, $4) order by created_at desc, id desc limit $5`,
};
const uploadById = { name: 'upload', text: `select *, ${state} as state from read.documents where company_id = $1 and id = $2` };

export const createDocumentQueries = (pool: Pool): DocumentQueries => ({
  uploads: async (companyId, state, page) => {
    const { at, id } = startOf(page);
    const { rows } = await pool.query<UploadRow>({ ...list, values: [companyId, state, at, id, page.limit + 1] });
    return pageOf(rows, page.limit, (row) => ({ at: row.created_at, id: row.id }));
  },
  upload: async (companyId, id) => (await pool.query<UploadRow>({ ...uploadById, values: [companyId, id] })).rows[0] ?? null,
});
