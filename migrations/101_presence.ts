import type { Knex } from 'knex';

/** Who looks at a record just now: rows of a minute, worth nothing after a crash. */
export const up = (knex: Knex) =>
  knex.raw(`
    create unlogged table app.presence (
      company_id text not null,
      record_id uuid not null,
      owner text not null,
      subject text not null,
      session_id uuid,
      since timestamptz not null default now(),
      seen_at timestamptz not null default now(),
      primary key (company_id, record_id, owner)
    );
    create index presence_by_age on app.presence (seen_at);
  `);

export const down = (knex: Knex) => knex.raw('drop table app.presence');
