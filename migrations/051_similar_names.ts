import type { Knex } from 'knex';

/** Names that are nearly the same are found by their trigrams. A trusted extension: whoever may create in the database may install it. */
export const up = (knex: Knex) => knex.raw('create extension if not exists pg_trgm');

/** Others may use it too: it stays. */
export const down = (knex: Knex) => knex.raw('select 1');
