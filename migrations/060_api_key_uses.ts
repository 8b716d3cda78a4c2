import type { Knex } from 'knex';

/** When a machine's key was last used, to the minute. No event: it would be one a minute for ever. */
export const up = (knex: Knex) =>
  knex.raw(`
    create table app.api_key_uses (
      key_id uuid primary key,
      company_id text not null,
      last_used_at timestamptz not null
    );
  `);

export const down = (knex: Knex) => knex.raw('drop table app.api_key_uses');
