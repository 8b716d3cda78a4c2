import type { Knex } from 'knex';

/**
 * Which process keeps a connection to a mailbox, so that its server can say what comes in. A lease that is over is anybody's. `connected_since` null: the
 * connection does not stand.
 */
export const up = (knex: Knex) =>
  knex.raw(`
    create table app.mailbox_watches (
      mailbox_id uuid primary key,
      company_id text not null,
      holder uuid not null,
      held_until timestamptz not null,
      connected_since timestamptz
    );
  `);

export const down = (knex: Knex) => knex.raw('drop table app.mailbox_watches');
