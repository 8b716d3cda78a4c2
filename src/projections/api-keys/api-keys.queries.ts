import type { Pool } from 'pg';
import { type Page, type PageRequest, pageOf, startOf } from '../../platform/postgres/keyset.ts';
import type { ApiKeyRow } from './api-keys.read-model.ts';

export type ListedApiKey = Omit<ApiKeyRow, 'hash'> & { readonly last_used_at: Date | null };

export type ApiKeyQueries = {
  readonly apiKeys: (companyId: string, page: PageRequest) => Promise<Page<ListedApiKey>>;
};

/** Whose key this is, and that it was used just now; null for one that does not hold. */
export type UseApiKey = (hash: string) => Promise<Pick<ApiKeyRow, 'id' | 'company_id' | 'roles'> | null>;

const list = {
  name: 'api-keys',
  text: `select k.id, k.company_id, k.name, k.start, k.roles, k.created_by, k.created_at, u.last_used_at
    from read.api_keys k left join app.api_key_uses u on u.key_id = k.id
    where k.company_id = $1 and (k.created_at, k.id) < ($2, $3) order by k.created_at desc, k.id desc limit $4`,
};

export const createApiKeyQueries = (pool: Pool): ApiKeyQueries => ({
  apiKeys: async (companyId, page) => {
    const { at, id } = startOf(page);
    const { rows } = await pool.query<ListedApiKey>({ ...list, values: [companyId, at, id, page.limit + 1] });
    return pageOf(rows, page.limit, (row) => ({ at: row.created_at, id: row.id }));
  },
});

/** Once a minute is exact enough for "last used": not every request of a machine is to be a write. */
const used = {
  name: 'api-key-used',
  text: `insert into app.api_key_uses as u (key_id, company_id, last_used_at) values ($1, $2, now())
    on conflict (key_id) do update set last_used_at = now() where u.last_used_at < now() - interval '1 minute'`,
};
const find = { name: 'api-key', text: 'select id, company_id, roles from read.api_keys where hash = $1' };

export const createUseApiKey =
  (pool: Pool): UseApiKey =>
  async (hash) => {
    const { rows } = await pool.query<Pick<ApiKeyRow, 'id' | 'company_id' | 'roles'>>({ ...find, values: [hash] });
    const [key] = rows;
    if (!key) return null;
    await pool.query({ ...used, values: [key.id, key.company_id] });
    return key;
  };
