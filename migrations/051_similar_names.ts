import type { Knex } from 'knex';

/**
 * Finds similar names by their trigrams. A trusted extension: any role that may create objects in the database may
 * install it.
 */
export const up = (knex: Knex) => knex.raw('create extension if not exists pg_trgm');

/** Others may use it too: it stays. */
export const down = (knex: Knex) => knex.raw('select 1');
