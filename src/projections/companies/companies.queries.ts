import { type EventStore, rowOfStream } from '@order-intake/event-sourcing';
import type { Pool } from 'pg';
import { companyStream } from '../../domain/company/company.stream.ts';
import { type CompanyRow, companies } from './companies.read-model.ts';

export type CompanyQueries = {
  /** The name by which notifications call the company; its id until it is known. */
  readonly companyName: (companyId: string) => Promise<string>;
};

export const createCompanyQueries = (pool: Pool): CompanyQueries => ({
  companyName: async (companyId) => {
    const { rows } = await pool.query<{ name: string }>('select name from read.companies where id = $1', [companyId]);
    return rows[0]?.name ?? companyId;
  },
});

/** The company as the stream has it; null for one that never registered. Throws Unavailable. */
export type CurrentCompany = (companyId: string) => Promise<CompanyRow | null>;

export const createCurrentCompany =
  (store: Pick<EventStore, 'readStream'>): CurrentCompany =>
  async (companyId) =>
    rowOfStream(companies, companyId, await store.readStream(companyStream(companyId)));
