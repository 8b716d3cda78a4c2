import type { Knex } from 'knex';

/** Why processed mails cannot be moved in a mailbox, and since when. A good poll says nothing about it: a mailbox that is full can be read. */
export const up = (knex: Knex) =>
  knex.raw(`
    alter table app.mailbox_polls
      add column move_error text,
      add column move_error_cause text,
      add column move_error_at timestamptz
  `);

export const down = (knex: Knex) =>
  knex.raw('alter table app.mailbox_polls drop column move_error, drop column move_error_cause, drop column move_error_at');
