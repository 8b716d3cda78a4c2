import type { Knex } from 'knex';

/** The numbers of references such as SO-2026-000123: a number is given once, an order has one. */
export const up = (knex: Knex) =>
  knex.raw(`
    create table app.order_numbers (
      company_id text not null,
      year int not null,
      number int not null,
      order_id uuid not null,
      created_at timestamptz not null default now(),
      primary key (company_id, year, number),
      unique (company_id, order_id)
    );
  `);

export const down = (knex: Knex) => knex.raw('drop table app.order_numbers');
