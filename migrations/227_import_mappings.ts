import type { Knex } from 'knex';

/** Which field each column of a company's own files is. `headers_hash` is of the headers, which are not kept. */
export const up = (knex: Knex) =>
  knex.raw(`
    create table app.import_mappings (
      company_id text not null,
      kind text not null,
      headers_hash text not null,
      fields text[] not null,
      saved_at timestamptz not null default now(),
      primary key (company_id, kind, headers_hash)
    );
  `);

export const down = (knex: Knex) => knex.raw('drop table app.import_mappings');
