import type { Knex } from 'knex';

/**
 * How the language model does, for all processes: one row. `fault` null: it answers, and `seen_at` says when it did last. Of a company's tokens of a day,
 * those of questions and of answers apart, because they cost differently; of days before this they are not known.
 */
export const up = (knex: Knex) =>
  knex.raw(`
    create table app.model_health (
      id boolean primary key default true check (id),
      provider text not null,
      model text not null,
      fault text,
      says text,
      since timestamptz not null default now(),
      seen_at timestamptz not null default now()
    );

    alter table app.model_usage add column input_tokens bigint not null default 0, add column output_tokens bigint not null default 0;
  `);

export const down = (knex: Knex) =>
  knex.raw(`
    drop table app.model_health;
    alter table app.model_usage drop column input_tokens, drop column output_tokens;
  `);
