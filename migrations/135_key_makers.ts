import type { Knex } from 'knex';

/**
 * When whoever made a key was last seen here, as an issuer calls them: their keys hold no longer than that plus what the company allows. Of keys
 * from before the time begins with this table.
 */
export const up = (knex: Knex) =>
  knex.raw(`
    create table app.key_makers (
      company_id text not null,
      subject text not null,
      seen_at timestamptz not null default now(),
      primary key (company_id, subject)
    );
  `);

export const down = (knex: Knex) => knex.raw('drop table app.key_makers;');
