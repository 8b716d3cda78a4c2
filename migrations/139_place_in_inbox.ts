import type { Knex } from 'knex';

/** How far a poll came in an INBOX that it did not list to its end, as the server numbers its mails: the next poll goes on behind it. */
export const up = (knex: Knex) =>
  knex.raw(`
    alter table app.mailbox_polls
      add column listed_to bigint,
      add column listed_validity text
  `);

export const down = (knex: Knex) => knex.raw('alter table app.mailbox_polls drop column listed_to, drop column listed_validity');
