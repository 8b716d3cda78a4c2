import type { Knex } from 'knex';

/** Which worker process holds which job, so that another can free what a dead one held. */
export const up = (knex: Knex) =>
  knex.raw(`
    create table app.worker_processes (
      id uuid primary key,
      host text not null,
      pid int not null,
      started_at timestamptz not null default now(),
      heartbeat_at timestamptz not null default now()
    );
    create table app.active_jobs (
      job_name text not null,
      job_id uuid not null,
      worker_id uuid not null references app.worker_processes (id) on delete cascade,
      started_at timestamptz not null default now(),
      primary key (job_name, job_id)
    );
    create index active_jobs_by_worker on app.active_jobs (worker_id);
  `);

export const down = (knex: Knex) => knex.raw('drop table app.active_jobs, app.worker_processes');
