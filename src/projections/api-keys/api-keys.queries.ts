import type { Pool } from 'pg';
import { type Page, type PageRequest, pageOf, startOf } from '../../platform/postgres/keyset.ts';
import type { ApiKeyRow } from './api-keys.read-model.ts';
import { lapsesAt, makerJoins } from './key-makers.ts';

export type ListedApiKey = Omit<ApiKeyRow, 'hash' | 'made_by_key'> & {
  readonly last_used_at: Date | null;
  /** the creator must have been active since then; null: need not have been */
  readonly lapses_at: Date | null;
  /** what its maker has now; null: the maker was not seen since it is recorded */
  readonly maker_roles: readonly string[] | null;
};
/** A key that somebody made, or that one of their keys did, when keys could. */
export type KeyOfMaker = Pick<ApiKeyRow, 'id' | 'name' | 'start' | 'roles' | 'scopes'>;

export type ApiKeyQueries = {
  readonly apiKeys: (companyId: string, page: PageRequest) => Promise<Page<ListedApiKey>>;
  /** ids of the keys that somebody made, as `created_by` names them */
  readonly apiKeysOf: (companyId: string, createdBy: string) => Promise<readonly string[]>;
  /** Those of a person that hold, by name. */
  readonly keysOfMaker: (companyId: string, createdBy: string) => Promise<readonly KeyOfMaker[]>;
};

/** Whose key this is, and that it was used just now; null for one that does not hold. */
export type UseApiKey = (hash: string) => Promise<UsedApiKey | 'maker_not_seen' | null>;
export type UsedApiKey = Pick<ApiKeyRow, 'id' | 'company_id' | 'roles' | 'scopes'> & {
  /** the roles of its maker, as each source knows them now: the key may do only what all of them allow */
  readonly caps: readonly (readonly string[])[];
};

const list = {
  name: 'api-keys',
  text: `select k.id, k.company_id, k.name, k.start, k.roles, k.scopes, k.expires_at, k.created_by, k.created_at, u.last_used_at,
      ${lapsesAt('k')} as lapses_at, coalesce(own.roles, maker.roles) as maker_roles
    from read.api_keys k ${makerJoins('k')} left join app.api_key_uses u on u.key_id = k.id
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
  keysOfMaker: async (companyId, createdBy) =>
    (await pool.query<KeyOfMaker>({ ...ofMaker, values: [companyId, createdBy] })).rows,
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
const holding = (condition: string): string => `select k.id, k.company_id, k.roles, k.scopes, k.made_by_key,
    maker.roles as maker_roles, own.roles as own_roles, coalesce(${lapsesAt('k')} <= now(), false) as lapsed from read.api_keys k ${makerJoins('k')} where ${condition} and ${holds('k')}`;
const find = { name: 'api-key', text: holding('k.hash = $1') };
const findMaker = { name: 'api-key-of-key', text: holding('k.id = $1 and k.company_id = $2') };
const ofMaker = {
  name: 'api-keys-of-maker',
  text: `with recursive made as (
      select * from read.api_keys where company_id = $1 and created_by = $2
      union select k.* from read.api_keys k join made on k.company_id = made.company_id and k.made_by_key = made.id
    ) select id, name, start, roles, scopes from made k where ${holds('k')} order by name, id`,
};
type Roles = readonly string[];
type Holding = Omit<UsedApiKey, 'caps'> & {
  readonly made_by_key: string | null;
  readonly lapsed: boolean;
  readonly maker_roles: Roles | null;
  readonly own_roles: Roles | null;
};

export const createEndApiKey =
  (pool: Pool) =>
  async (companyId: string, keyId: string): Promise<void> => {
    // every process hears of it: what the key has open closes
    const text = `with e as (insert into app.ended_api_keys (company_id, key_id) values ($1, $2) on conflict do nothing)
      select pg_notify('keys_ended', $2::uuid::text)`;
    await pool.query(text, [companyId, keyId]);
  };

/** Those of these ids whose keys still hold, by themselves and by who made them. */
export type KeysHolding = (ids: readonly string[]) => Promise<ReadonlySet<string>>;
export const createKeysHolding =
  (pool: Pool): KeysHolding =>
  async (ids) => {
    const { rows } = await pool.query<Holding>(holding('k.id = any($1::uuid[])'), [ids]);
    const isEnded = ({ lapsed, maker_roles, own_roles }: Holding) =>
      lapsed || maker_roles?.length === 0 || own_roles?.length === 0;
    return new Set(rows.filter((key) => !isEnded(key)).map(({ id }) => id));
  };

export const createUseApiKey =
  (pool: Pool): UseApiKey =>
  async (hash) => {
    const [key] = (await pool.query<Holding>({ ...find, values: [hash] })).rows;
    if (!key) return null;
    // keys made keys once: each of them dies with the one before it
    let maker: Holding | undefined = key;
    const caps: Roles[] = [];
    while (maker?.made_by_key) {
      const values: string[] = [maker.made_by_key, key.company_id];
      [maker] = (await pool.query<Holding>({ ...findMaker, values })).rows;
      if (maker) caps.push(maker.roles);
    }
    if (!maker) return null;
    for (const roles of [maker.maker_roles, maker.own_roles]) if (roles) caps.push(roles);
    if (caps.some((roles) => roles.length === 0)) return null; // ended
    if (maker.lapsed) return 'maker_not_seen';
    await pool.query({ ...used, values: [key.id, key.company_id] });
    const { id, company_id, roles, scopes } = key;
    return { id, company_id, roles, scopes, caps };
  };
