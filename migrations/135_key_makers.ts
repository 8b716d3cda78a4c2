import type { Knex } from 'knex';

/**
 * When the creator of a key was last active here, by the name that an issuer uses: their keys stay valid no longer
 * than that plus what the company allows. For older keys the time begins with this table.
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
