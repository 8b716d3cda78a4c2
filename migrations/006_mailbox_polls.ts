import type { Knex } from 'knex';

/** What the last polls of a mailbox saw. Not events: a mailbox is polled every five minutes for years. */
export const up = (knex: Knex) =>
  knex.raw(`
    create table app.mailbox_polls (
      mailbox_id uuid primary key,
      company_id text not null,
      last_poll_at timestamptz,
      last_good_poll_at timestamptz,
      last_error text,
      last_error_cause text,
      failures int not null default 0,
      next_poll_at timestamptz,
      unseen int,
      listed int,
      updated_at timestamptz not null default now()
    );
    create index mailbox_polls_by_company on app.mailbox_polls (company_id);
  `);

export const down = (knex: Knex) => knex.raw('drop table app.mailbox_polls');
