import type { Knex } from 'knex';

/** `app` is kept and backed up; `read` can be thrown away and rebuilt from the log. */
export const up = (knex: Knex) =>
  knex.raw(`
    create schema if not exists app;
    create schema if not exists read;
  `);

export const down = (knex: Knex) => knex.raw('drop schema if exists read cascade');
