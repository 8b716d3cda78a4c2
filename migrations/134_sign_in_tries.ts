import type { Knex } from 'knex';

/**
 * How often somebody was wrong about a password, over all processes: the table as rate-limiter-flexible wants it. Keys are keyed hashes of
 * address and network; `expire` in milliseconds. What is lost with a crash is a quarter of an hour of counting: no WAL is written for it.
 */
export const up = (knex: Knex) =>
  knex.raw(`
    create unlogged table app.sign_in_tries (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    );
  `);

export const down = (knex: Knex) => knex.raw('drop table app.sign_in_tries;');
