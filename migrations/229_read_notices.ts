import type { Knex } from 'knex';

/** Which notices each person has read. The notices are a read model: it is rebuilt, and these rows stay. */
export const up = (knex: Knex) =>
  knex.raw(`
    create table app.read_notices (
      company_id text not null,
      subject text not null,
      notice_id uuid not null,
      read_at timestamptz not null default now(),
      primary key (company_id, subject, notice_id)
    );
    create index read_notices_by_age on app.read_notices (read_at);
  `);

export const down = (knex: Knex) => knex.raw('drop table app.read_notices');
