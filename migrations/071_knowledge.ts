import type { Knex } from 'knex';

/**
 * The company's records as searchable chunks. Rows are seen under their company's setting alone, by the owner too: a statement that forgot
 * to say which company it is for sees nothing.
 */
export const up = (knex: Knex) =>
  knex.raw(`
    create extension if not exists pg_trgm;

    create table app.knowledge_profiles (
      id uuid primary key,
      company_id text not null,
      provider text not null,
      model text not null,
      dims integer not null,
      chunker_version integer not null,
      state text not null check (state in ('building', 'active', 'retired')),
      min_score real not null,
      version bigint not null default 0,
      refreshed_at timestamptz not null default now(),
      created_at timestamptz not null default now()
    );
    create unique index knowledge_profiles_active on app.knowledge_profiles (company_id) where state = 'active';

    create table app.knowledge_vectors (
      id uuid primary key,
      company_id text not null,
      profile_id uuid not null references app.knowledge_profiles (id) on delete cascade,
      entity text not null,
      record_id text not null,
      chunk_no integer not null,
      visibility text not null check (visibility in ('public', 'customer', 'internal')),
      audience_key text,
      content text not null,
      keywords text not null,
      content_hash bytea not null,
      lang regconfig not null default 'simple',
      embedding bytea not null,
      tsv tsvector generated always as (to_tsvector(lang, content || ' ' || keywords)) stored,
      source_version bigint not null default 0,
      change_no bigint not null default 0,
      seen_run uuid,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (company_id, profile_id, entity, record_id, chunk_no)
    );
    create index knowledge_vectors_tsv on app.knowledge_vectors using gin (tsv);
    create index knowledge_vectors_by_change on app.knowledge_vectors (company_id, profile_id, change_no);

    alter table app.knowledge_vectors enable row level security;
    alter table app.knowledge_vectors force row level security;
    create policy one_company on app.knowledge_vectors
      using (company_id = current_setting('app.company_id', true))
      with check (company_id = current_setting('app.company_id', true));
    alter table app.knowledge_profiles enable row level security;
    alter table app.knowledge_profiles force row level security;
    create policy one_company on app.knowledge_profiles
      using (company_id = current_setting('app.company_id', true))
      with check (company_id = current_setting('app.company_id', true));

    create table app.knowledge_runs (
      id uuid primary key,
      company_id text not null,
      state text not null check (state in ('running', 'succeeded', 'failed', 'refused')),
      added integer not null default 0,
      updated integer not null default 0,
      skipped integer not null default 0,
      deleted integer not null default 0,
      failed integer not null default 0,
      tokens integer not null default 0,
      error text,
      started_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      finished_at timestamptz
    );
    create unique index knowledge_runs_running on app.knowledge_runs (company_id) where state = 'running';
    create index knowledge_runs_by_company on app.knowledge_runs (company_id, started_at desc);
  `);

/** `knowledge_nearness` is made at start, where the server has pgvector (docs/adr/0010). */
export const down = (knex: Knex) =>
  knex.raw(
    'drop table if exists app.knowledge_nearness; drop table app.knowledge_runs, app.knowledge_vectors, app.knowledge_profiles',
  );
