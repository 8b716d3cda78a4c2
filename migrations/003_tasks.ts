import type { Knex } from 'knex';

/** What runs in the background while somebody waits for it. */
export const up = (knex: Knex) =>
  knex.raw(`
    create table app.tasks (
      id uuid primary key,
      company_id text not null,
      kind text not null,
      subject text,
      state text not null default 'queued' check (state in ('queued', 'running', 'succeeded', 'failed')),
      progress jsonb,
      result jsonb,
      error_code text,
      error_message text,
      created_at timestamptz not null default now(),
      started_at timestamptz,
      updated_at timestamptz not null default now(),
      finished_at timestamptz,
      expires_at timestamptz not null
    );
    create index tasks_unfinished on app.tasks (company_id, kind, subject) where state in ('queued', 'running');
    create index tasks_by_expiry on app.tasks (expires_at);
  `);

export const down = (knex: Knex) => knex.raw('drop table app.tasks');
