import type { Knex } from 'knex';

/** What is encrypted under ENCRYPTION_KEY: secrets by reference, keys of persons, values of the installation itself. */
export const up = (knex: Knex) =>
  knex.raw(`
    create table app.secrets (
      id uuid primary key,
      company_id text not null,
      purpose text not null,
      sealed bytea not null,
      expires_at timestamptz,
      created_at timestamptz not null default now()
    );
    create index secrets_by_company on app.secrets (company_id, purpose, created_at);
    create index secrets_by_expiry on app.secrets (expires_at) where expires_at is not null;

    create table app.personal_keys (
      id uuid primary key,
      company_id text not null,
      person_hash bytea not null,
      wrapped_key bytea,
      created_at timestamptz not null default now(),
      erased_at timestamptz,
      constraint erased_without_key check ((erased_at is null) = (wrapped_key is not null))
    );
    create unique index personal_keys_living on app.personal_keys (company_id, person_hash) where erased_at is null;
    create index personal_keys_by_person on app.personal_keys (company_id, person_hash);

    create table app.sealed_values (
      name text primary key,
      sealed bytea not null,
      created_at timestamptz not null default now()
    );
  `);

export const down = (knex: Knex) => knex.raw('drop table app.secrets, app.personal_keys, app.sealed_values');
