import type { KnownLayout } from '@order-intake/order-extraction/document';
import type { Pool } from 'pg';
import { type Page, type PageRequest, pageOf, startOf } from '../../platform/postgres/keyset.ts';
import type { DocumentLayoutRow } from './document-layouts.read-model.ts';

export type DocumentLayoutQueries = {
  /** Those that hold, confirmed last first. */
  readonly documentLayouts: (companyId: string, page: PageRequest) => Promise<Page<DocumentLayoutRow>>;
  /** The same as a reader is given them: the last 300. */
  readonly knownLayouts: (companyId: string) => Promise<readonly KnownLayout[]>;
  /** Ids of those that these customers' orders taught last. */
  readonly layoutsOfCustomers: (companyId: string, customers: readonly string[]) => Promise<readonly string[]>;
};

/** what crosses to a reader with each document: a few hundred kilobytes at most */
const mostKnown = 300;

const list = {
  name: 'document-layouts',
  text: `select * from read.document_layouts where company_id = $1 and active and (confirmed_at, id) < ($2, $3)
    order by confirmed_at desc, id desc limit $4`,
};
/** Changes with everything that is learned or revoked; answered from the index alone. */
const stamp = {
  name: 'known-layouts-stamp',
  text: `select count(*)::int as layouts, coalesce(sum(extract(epoch from confirmed_at)), 0)::text as confirmed
    from read.document_layouts where company_id = $1 and active`,
};
const knownLayouts = {
  name: 'known-layouts',
  text: `select id, memory from read.document_layouts where company_id = $1 and active order by confirmed_at desc, id desc limit ${mostKnown}`,
};
const ofCustomers = {
  name: 'layouts-of-customers',
  text: 'select id from read.document_layouts where company_id = $1 and active and customer_id = any($2)',
};

/** companies whose layouts are kept in memory, the newest asked for */
const mostCompanies = 100;

/** Read once for as long as they stay the same: of a company with many they are a megabyte, and each of its documents asks for them. */
const remembered = (pool: Pool): DocumentLayoutQueries['knownLayouts'] => {
  const cache = new Map<string, { readonly stamp: string; readonly layouts: Promise<readonly KnownLayout[]> }>();
  const load = async (companyId: string): Promise<readonly KnownLayout[]> => {
    const { rows } = await pool.query<Pick<DocumentLayoutRow, 'id' | 'memory'>>({ ...knownLayouts, values: [companyId] });
    return rows.map(({ id, memory }) => ({ id, ...memory }));
  };
  const keep = (companyId: string, stamp: string): Promise<readonly KnownLayout[]> => {
    const layouts = load(companyId);
    cache.set(companyId, { stamp, layouts });
    layouts.catch(() => cache.delete(companyId));
    const oldest = cache.size > mostCompanies ? cache.keys().next().value : undefined;
    if (oldest !== undefined) cache.delete(oldest);
    return layouts;
  };
  return async (companyId) => {
    try {
      const { rows } = await pool.query<{ layouts: number; confirmed: string }>({ ...stamp, values: [companyId] });
      const currentStamp = `${rows[0]?.layouts} ${rows[0]?.confirmed}`;
      const before = cache.get(companyId);
      cache.delete(companyId); // asked for last
      if (before?.stamp !== currentStamp) return await keep(companyId, currentStamp);
      cache.set(companyId, before);
      return await before.layouts;
    } catch (error) {
      // no projector of this release has made it yet: orders are read all the same
      if ((error as { code?: string }).code === '42P01') return [];
      throw error;
    }
  };
};

export const createDocumentLayoutQueries = (pool: Pool): DocumentLayoutQueries => ({
  documentLayouts: async (companyId, page) => {
    const { at, id } = startOf(page);
    const { rows } = await pool.query<DocumentLayoutRow>({ ...list, values: [companyId, at, id, page.limit + 1] });
    return pageOf(rows, page.limit, (row) => ({ at: row.confirmed_at, id: row.id }));
  },
  knownLayouts: remembered(pool),
  layoutsOfCustomers: async (companyId, customers) => {
    if (customers.length === 0) return [];
    const { rows } = await pool.query<{ readonly id: string }>({ ...ofCustomers, values: [companyId, customers] });
    return rows.map(({ id }) => id);
  },
});
