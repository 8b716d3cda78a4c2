/** Looks at start whether the server can search vectors, makes what that takes, and fills it from the chunks that are there. */
import { isDatabaseDown, withTransaction } from '@order-intake/event-sourcing';
import type pg from 'pg';
import type { Logger } from '../../platform/logging/logger.ts';
import { withCompany } from './company-scope.ts';
import type { NearestVectors } from './nearest-vectors.ts';
import { bringOver, createPgvectorNearest } from './pgvector-nearest.ts';

/** the first with halfvec */
const oldestUsable = [0, 7] as const;

type Found = { default_version: string; installed: string | null; schema: string | null };
const findExtension = `select a.default_version, e.extversion as installed, quote_ident(n.nspname) as schema from pg_available_extensions a
  left join pg_extension e on e.extname = a.name left join pg_namespace n on n.oid = e.extnamespace where a.name = 'vector'`;

/** A table without its column is what `drop extension vector cascade` leaves. */
const tables = (schema: string) => `
  do $$ begin
    if to_regclass('app.knowledge_nearness') is not null and not exists (select from pg_attribute
      where attrelid = to_regclass('app.knowledge_nearness') and attname = 'near' and not attisdropped)
    then drop table app.knowledge_nearness; end if;
    if to_regclass('app.knowledge_nearness') is null then
      create table app.knowledge_nearness (
        id uuid primary key references app.knowledge_vectors (id) on delete cascade,
        company_id text not null,
        profile_id uuid not null,
        audience text,
        change_no bigint not null,
        near ${schema}.halfvec not null
      );
      alter table app.knowledge_nearness alter near set storage main; -- beside its row: a scan reads all of them
      create index knowledge_nearness_by_change on app.knowledge_nearness (company_id, profile_id, change_no);
      alter table app.knowledge_nearness enable row level security;
      alter table app.knowledge_nearness force row level security;
      create policy one_company on app.knowledge_nearness
        using (company_id = current_setting('app.company_id', true))
        with check (company_id = current_setting('app.company_id', true));
    end if;
  end $$`;

const isUsable = (version: string): boolean => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > oldestUsable[0] || (major === oldestUsable[0] && minor >= oldestUsable[1]);
};

/** The extension's schema, quoted; installs it where nobody did. One process at a time. */
const prepare = (pool: pg.Pool): Promise<Found & { readonly schema: string }> =>
  withTransaction(pool, async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('order-intake:pgvector', 0))`);
    await tx.query('create extension if not exists vector');
    const { rows } = await tx.query<Found & { schema: string }>(findExtension);
    const [vector] = rows;
    if (!vector) throw new Error('the extension vector is gone again');
    await tx.query(tables(vector.schema));
    return vector;
  });

/** Answers how many chunks were brought over. Companies that were synced have a run; any other is filled by its first search. */
const fill = async (pool: pg.Pool, schema: string): Promise<number> => {
  const { rows: companies } = await pool.query<{ id: string }>('select distinct company_id as id from app.knowledge_runs');
  let brought = 0;
  for (const { id: companyId } of companies) {
    const { rows: profiles } = await withCompany(pool, companyId, (tx) =>
      tx.query<{ id: string }>('select id from app.knowledge_profiles where company_id = $1', [companyId]),
    );
    for (const { id } of profiles)
      for (let some = -1; some !== 0; brought += some)
        some = await withCompany(pool, companyId, (tx) => bringOver(tx, schema, { companyId, id }));
  }
  return brought;
};

/** Null where the server does not have pgvector, has one that is too old, or does not let this role use it: the last two are logged. */
export const startPgvector = async (pool: pg.Pool, log: Pick<Logger, 'info' | 'warn'>): Promise<NearestVectors | null> => {
  const { rows } = await pool.query<Found>(findExtension);
  const [vector] = rows;
  if (!vector) return null;
  const version = vector.installed ?? vector.default_version;
  if (!isUsable(version)) {
    log.warn({ version, needed: oldestUsable.join('.') }, 'pgvector is too old: vectors are searched in the process');
    return null;
  }
  try {
    const { schema, installed } = await prepare(pool);
    const brought = await fill(pool, schema);
    log.info({ version: installed, brought }, 'vectors are searched by pgvector');
    return createPgvectorNearest(schema);
  } catch (error) {
    if (isDatabaseDown(error)) throw error;
    log.warn(
      { err: error, version },
      'pgvector cannot be used: vectors are searched in the process. Where the right is missing, run "create extension vector" as a superuser and start again',
    );
    return null;
  }
};
