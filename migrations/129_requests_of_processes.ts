import type { Knex } from 'knex';

/**
 * Which process handles a request with an Idempotency-Key: when that process is gone, the next process that is asked
 * handles the request.
 */
export const up = (knex: Knex) => knex.raw('alter table app.idempotency_keys add column process text');

export const down = (knex: Knex) => knex.raw('alter table app.idempotency_keys drop column process');
