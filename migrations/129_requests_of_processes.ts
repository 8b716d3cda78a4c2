import type { Knex } from 'knex';

/** Which process does a request with an Idempotency-Key: when that is no more, the request is done by whoever is asked again. */
export const up = (knex: Knex) => knex.raw('alter table app.idempotency_keys add column process text');

export const down = (knex: Knex) => knex.raw('alter table app.idempotency_keys drop column process');
