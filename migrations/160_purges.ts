import type { Knex } from 'knex';

/**
 * What was erased stays in the files of a database until its tables are rewritten. `erasures` are those whose traces are still there, `purged_tables`
 * says when each table was rewritten last and what Postgres had counted of its changes by then, `purges` what was done and what it left.
 */
export const up = (knex: Knex) =>
  knex.raw(`
    create table app.erasures (
      id bigint generated always as identity primary key,
      noted_at timestamptz not null default now()
    );

    create table app.purged_tables (
      table_name text primary key,
      purged_at timestamptz not null,
      counted jsonb not null
    );

    create table app.purges (
      id bigint generated always as identity primary key,
      began_at timestamptz not null,
      ended_at timestamptz not null default now(),
      completed boolean not null,
      erasures int not null,
      tables int not null,
      reasons text[] not null default '{}'
    );
  `);

export const down = (knex: Knex) => knex.raw('drop table app.purges, app.purged_tables, app.erasures');
