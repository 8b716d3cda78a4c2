import type { Pool } from 'pg';
import { type Page, type PageRequest, pageOf, startOf } from '../../platform/postgres/keyset.ts';
import type { ApiKeyRow } from './api-keys.read-model.ts';

export type ListedApiKey = Omit<ApiKeyRow, 'hash' | 'made_by_key'> & { readonly last_used_at: Date | null };

export type ApiKeyQueries = {
  readonly apiKeys: (companyId: string, page: PageRequest) => Promise<Page<ListedApiKey>>;
  /** ids of the keys that somebody made, as `created_by` names them */
  readonly apiKeysOf: (companyId: string, createdBy: string) => Promise<readonly string[]>;
};

/** Whose key this is, and that it was used just now; null for one that does not hold. */
export type UseApiKey = (hash: string) => Promise<UsedApiKey | null>;
export type UsedApiKey = Pick<ApiKeyRow, 'id' | 'company_id' | 'roles' | 'scopes'>;

const list = {
  name: 'api-keys',
  text: `select k.id, k.company_id, k.name, k.start, k.roles, k.scopes, k.expires_at, k.created_by, k.created_at, u.last_used_at
    from read.api_keys k left join app.api_key_uses u on u.key_id = k.id
    where k.company_id = $1 and not exists (select from app.ended_api_keys e where e.company_id = k.company_id and e.key_id = k.id)
      and (k.created_at, k.id) < ($2, $3) order by k.created_at desc, k.id desc limit $4`,
};

export const createApiKeyQueries = (pool: Pool): ApiKeyQueries => ({
  apiKeys: async (companyId, page) => {
    const { at, id } = startOf(page);
    const { rows } = await pool.query<ListedApiKey>({ ...list, values: [companyId, at, id, page.limit + 1] });
    return pageOf(rows, page.limit, (row) => ({ at: row.created_at, id: row.id }));
  },
  apiKeysOf: async (companyId, createdBy) => {
    const { rows } = await pool.query<{ id: string }>(
      'select id from read.api_keys where company_id = $1 and created_by = $2 order by id',
      [companyId, createdBy],
    );
    return rows.map(({ id }) => id);
  },
});

/** Once a minute is exact enough for "last used": not every request of a machine is to be a write. */
const used = {
  name: 'api-key-used',
  text: `insert into app.api_key_uses as u (key_id, company_id, last_used_at) values ($1, $2, now())
    on conflict (key_id) do update set last_used_at = now() where u.last_used_at < now() - interval '1 minute'`,
};
const holds = (key: string): string => `(${key}.expires_at is null or ${key}.expires_at > now())
  and not exists (select from app.ended_api_keys e where e.company_id = ${key}.company_id and e.key_id = ${key}.id)`;
/** A revoked key is refused from the moment that its revocation is answered, whether the read model has heard of it or not. */
const find = {
  name: 'api-key',
  text: `select k.id, k.company_id, k.roles, k.scopes from read.api_keys k where k.hash = $1 and ${holds('k')}
    and (k.made_by_key is null
      or exists (select from read.api_keys m where m.id = k.made_by_key and m.company_id = k.company_id and ${holds('m')}))`,
};

export const createEndApiKey =
  (pool: Pool) =>
  async (companyId: string, keyId: string): Promise<void> => {
    await pool.query('insert into app.ended_api_keys (company_id, key_id) values ($1, $2) on conflict do nothing', [
      companyId,
      keyId,
    ]);
  };

export const createUseApiKey =
  (pool: Pool): UseApiKey =>
  async (hash) => {
    const { rows } = await pool.query<UsedApiKey>({ ...find, values: [hash] });
    const [key] = rows;
    if (!key) return null;
    await pool.query({ ...used, values: [key.id, key.company_id] });
    return key;
  };
