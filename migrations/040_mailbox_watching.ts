import type { Knex } from 'knex';

/**
 * More of what polls see. `tried_with` stands for the password and server that `failures` and `auth_failures` were counted with:
 * another one starts anew. `alarmed`: an alarm about this mailbox may be open in its stream.
 */
export const up = (knex: Knex) =>
  knex.raw(`
    alter table app.mailbox_polls
      add column tried_with uuid,
      add column auth_failures int not null default 0,
      add column last_error_at timestamptz,
      add column oldest_unseen_at timestamptz,
      add column unrecorded int not null default 0,
      add column read_unprocessed int,
      add column reconciled_at timestamptz,
      add column alarmed boolean not null default false;
    update app.mailbox_polls set auth_failures = failures where last_error_cause = 'auth';
    update app.mailbox_polls set last_error_at = last_poll_at where last_error is not null;
  `);

export const down = (knex: Knex) =>
  knex.raw(`
    alter table app.mailbox_polls
      drop column tried_with, drop column auth_failures, drop column last_error_at, drop column oldest_unseen_at,
      drop column unrecorded, drop column read_unprocessed, drop column reconciled_at, drop column alarmed
  `);
