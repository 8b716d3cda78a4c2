import type { Knex } from 'knex';

/** Who a kept message is from, as keyed hashes: so that a turn can see that more of the same contact is about to join its session. */
export const up = (knex: Knex) => knex.raw(`alter table app.chat_contents add column senders text[] not null default '{}'`);

export const down = (knex: Knex) => knex.raw('alter table app.chat_contents drop column senders');
