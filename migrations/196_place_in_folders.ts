import type { Knex } from 'knex';

/** Of several watched folders, the one in which the last poll ended; null: INBOX. */
export const up = (knex: Knex) => knex.raw('alter table app.mailbox_polls add column listed_folder text');

export const down = (knex: Knex) => knex.raw('alter table app.mailbox_polls drop column listed_folder');
