import type { Knex } from 'knex';

/**
 * From when on events of a type bear a MAC, where they bore none before: what the event store took in earlier is believed without. For a new
 * installation that is its beginning; for others the upgrade.
 */
export const up = (knex: Knex) =>
  knex.raw(`
    create table app.proven_since (
      event_type text primary key,
      since timestamptz not null default now()
    );
    insert into app.proven_since (event_type) values ('CompanySettingsChanged');
  `);

export const down = (knex: Knex) => knex.raw('drop table app.proven_since;');
