import type { Knex } from 'knex';

/** Who is signed in with a browser: the cookie's key is kept as a hash, what names a person or lets somebody in is sealed. */
export const up = (knex: Knex) =>
  knex.raw(`
    create table app.sessions (
      key_hash bytea primary key,
      id uuid not null unique default gen_random_uuid(),
      company_id text not null,
      subject text not null,
      roles text[] not null,
      way text not null,
      sealed bytea not null,
      created_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now(),
      expires_at timestamptz not null
    );
    create index sessions_by_person on app.sessions (company_id, subject);
    create index sessions_by_expiry on app.sessions (expires_at);
    create table app.used_sign_in_links (
      link_id uuid primary key,
      expires_at timestamptz not null
    );
  `);

export const down = (knex: Knex) => knex.raw('drop table app.used_sign_in_links; drop table app.sessions;');
