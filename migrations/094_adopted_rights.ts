import type { Knex } from 'knex';

/** MACs of events that give rights and were written before such events bore one: an operator looked at them and vouched for them. */
export const up = (knex: Knex) =>
  knex.raw(`
    create table app.adopted_rights (
      event_id uuid primary key,
      mac text not null,
      adopted_at timestamptz not null default now()
    );
  `);

export const down = (knex: Knex) => knex.raw('drop table app.adopted_rights');
