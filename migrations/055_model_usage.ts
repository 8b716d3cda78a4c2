import type { Knex } from 'knex';

/** Tokens that a company's documents used at the model provider, by day (UTC): what the daily budget is counted against. */
export const up = (knex: Knex) =>
  knex.raw(`
    create table app.model_usage (
      company_id text not null,
      day date not null,
      tokens bigint not null,
      requests int not null default 0,
      primary key (company_id, day)
    );
  `);

export const down = (knex: Knex) => knex.raw('drop table app.model_usage');
