import type { Knex } from 'knex';

/** Codes that chat contacts asked for, to bound how many there are a day. None holds a code: it follows from the id. `customer_id` null: no code was sent. */
export const up = (knex: Knex) =>
  knex.raw(`
    create table app.contact_verifications (
      id uuid primary key,
      company_id text not null,
      contact_id uuid not null,
      customer_id uuid,
      created_at timestamptz not null default now()
    );
    create index on app.contact_verifications (company_id, created_at);
  `);

export const down = (knex: Knex) => knex.raw('drop table app.contact_verifications');
