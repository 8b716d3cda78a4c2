import { type EventStore, rowOfStream } from '@order-intake/event-sourcing';
import type { Pool } from 'pg';
import { leadStream } from '../../domain/lead/lead.stream.ts';
import { type Page, type PageRequest, pageOf, startOf } from '../../platform/postgres/keyset.ts';
import { type LeadRow, leads } from './leads.read-model.ts';

export type LeadQueries = {
  readonly leads: (companyId: string, filter: { readonly status?: string }, page: PageRequest) => Promise<Page<LeadRow>>;
  /** As its stream has it this moment; null when there is none. */
  readonly currentLead: (companyId: string, id: string) => Promise<LeadRow | null>;
};

const list = {
  name: 'leads',
  text: `select * from read.leads where company_id = $1 and ($2::text is null or status = $2) and (created_at, id) < ($3, $4)
    order by created_at desc, id desc limit $5`,
};

export const createLeadQueries = (pool: Pool, store: Pick<EventStore, 'readStream'>): LeadQueries => ({
  leads: async (companyId, { status }, page) => {
    const { at, id } = startOf(page);
    const { rows } = await pool.query<LeadRow>({ ...list, values: [companyId, status ?? null, at, id, page.limit + 1] });
    return pageOf(rows, page.limit, (row) => ({ at: row.created_at, id: row.id }));
  },
  currentLead: async (companyId, id) => rowOfStream(leads, id, await store.readStream(leadStream(companyId, id))),
});
