import type { Knex } from 'knex';

/**
 * How far each reader of the log has come, and which events it had to step over. `building` holds tables of read models until
 * they have caught up; like `read` it can be thrown away.
 */
export const up = (knex: Knex) =>
  knex.raw(`
    create schema if not exists app;
    create schema if not exists read;
    create schema if not exists building;

    create table app.checkpoints (
      kind text not null check (kind in ('read_model', 'building', 'reactor')),
      name text not null,
      version int not null,
      shape text not null,
      store_id text not null,
      commit_position numeric(20),
      prepare_position numeric(20),
      event_at timestamptz,
      caught_up_at timestamptz,
      paused jsonb,
      moved_at timestamptz not null default now(),
      primary key (kind, name),
      constraint whole_position check ((commit_position is null) = (prepare_position is null))
    );

    create table app.dead_letters (
      kind text not null,
      name text not null,
      event_id text not null,
      event_type text not null,
      stream text not null,
      revision bigint not null,
      commit_position numeric(20) not null,
      prepare_position numeric(20) not null,
      cause text not null check (cause in ('undecodable', 'skipped')),
      reason text not null,
      recorded_at timestamptz not null default now(),
      primary key (kind, name, event_id)
    );
  `);

export const down = (knex: Knex) =>
  knex.raw('drop table app.checkpoints, app.dead_letters; drop schema if exists building cascade');
