import type { Knex } from 'knex';

/**
 * What users of the own sign-in prove themselves by: hashes, sealed as well, so that the database alone is not even something to guess at. The
 * address is a keyed hash. Links that were sent by mail are kept as hashes.
 */
export const up = (knex: Knex) =>
  knex.raw(`
    create table app.credentials (
      user_id uuid primary key,
      company_id text not null,
      address_hash bytea not null,
      password bytea not null,
      password_set_at timestamptz not null default now(),
      totp bytea,
      totp_since timestamptz,
      totp_pending bytea,
      totp_last_step bigint,
      recovery bytea[] not null default '{}',
      last_sign_in_at timestamptz,
      unique (company_id, address_hash)
    );
    create index credentials_by_address on app.credentials (address_hash);
    create table app.account_links (
      link_hash bytea primary key,
      company_id text not null,
      user_id uuid not null,
      purpose text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    );
    create index account_links_by_user on app.account_links (company_id, user_id);
  `);

export const down = (knex: Knex) => knex.raw('drop table app.account_links; drop table app.credentials;');
