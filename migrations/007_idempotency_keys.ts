import type { Knex } from 'knex';

/** Answers to POSTs with an Idempotency-Key; a row without a status is one whose first request still runs. */
export const up = (knex: Knex) =>
  knex.raw(`
    create table app.idempotency_keys (
      company_id text not null,
      key text not null,
      request_hash text not null,
      status int,
      body jsonb,
      headers jsonb,
      created_at timestamptz not null default now(),
      primary key (company_id, key)
    );
    create index idempotency_keys_by_age on app.idempotency_keys (created_at);
  `);

export const down = (knex: Knex) => knex.raw('drop table app.idempotency_keys');
