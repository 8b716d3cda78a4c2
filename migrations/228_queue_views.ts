import type { Knex } from 'knex';

/** Saved searches of the review queue, each of one person and shown to colleagues where it is shared; and the columns that a person chose. */
export const up = (knex: Knex) =>
  knex.raw(`
    create table app.queue_views (
      company_id text not null,
      id uuid not null,
      owner text not null,
      name text not null,
      shared boolean not null,
      search jsonb not null,
      columns text[] not null,
      created_at timestamptz not null default now(),
      primary key (company_id, id)
    );
    create table app.queue_columns (
      company_id text not null,
      subject text not null,
      columns text[] not null,
      primary key (company_id, subject)
    );
  `);

export const down = (knex: Knex) => knex.raw('drop table app.queue_columns; drop table app.queue_views');
