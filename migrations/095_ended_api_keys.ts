import type { Knex } from 'knex';

/** Keys that were revoked: looked at whenever a key is used, so that none holds until its read model has heard of it. */
export const up = (knex: Knex) =>
  knex.raw(`
    create table app.ended_api_keys (
      company_id text not null,
      key_id uuid not null,
      ended_at timestamptz not null default now(),
      primary key (company_id, key_id)
    );
  `);

export const down = (knex: Knex) => knex.raw('drop table app.ended_api_keys');
