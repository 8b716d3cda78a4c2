import type { Pool } from 'pg';
import { readingPatienceMs } from '../../domain/document/document.events.ts';
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

/** one that waits to be read has its day yet to come */
const patience = `interval '${readingPatienceMs} milliseconds'`;
const state = `case when reading = 'refused' then 'refused'
  when jsonb_array_length(made) >= greatest(orders, 1) then 'ordered'
  when dismissed then 'dismissed'
  when reading = 'pending' and expires_at + ${patience} > now() then 'reading'
  when expires_at <= now() then 'expired'
  when waiting_since is null then 'no_order' else 'waiting' end`;
const list = {
  name: 'uploads',
  text: `select * from (select *, ${state} as state from read.documents where company_id = $1) d
    where ($2::text is null or state = $2) and (created_at, id) < ($3, $4) order by created_at desc, id desc limit $5`,
};
const one = { name: 'upload', text: `select *, ${state} as state from read.documents where company_id = $1 and id = $2` };

export const createDocumentQueries = (pool: Pool): DocumentQueries => ({
  uploads: async (companyId, wanted, page) => {
    const { at, id } = startOf(page);
    const { rows } = await pool.query<UploadRow>({ ...list, values: [companyId, wanted, at, id, page.limit + 1] });
    return pageOf(rows, page.limit, (row) => ({ at: row.created_at, id: row.id }));
  },
  upload: async (companyId, id) => (await pool.query<UploadRow>({ ...one, values: [companyId, id] })).rows[0] ?? null,
});
