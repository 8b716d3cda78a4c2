import type { Knex } from 'knex';

/**
 * Files of companies, encrypted under a key of their own that ENCRYPTION_KEY wraps. `chunks` is null until the last one is there. The chunks
 * lie here unless UPLOADS_DIR names a shared directory; they are ciphertext, which does not compress.
 */
export const up = (knex: Knex) =>
  knex.raw(`
    create table app.files (
      id uuid primary key,
      company_id text not null,
      location text not null,
      wrapped_key bytea not null,
      chunks int,
      size bigint,
      sha256 text,
      person_key_id uuid,
      expires_at timestamptz,
      created_at timestamptz not null default now()
    );
    create index files_by_company on app.files (company_id, location);
    create index files_by_expiry on app.files (expires_at) where expires_at is not null;
    create index files_by_person on app.files (person_key_id) where person_key_id is not null;

    create table app.file_chunks (
      file_id uuid not null references app.files (id) on delete cascade,
      number int not null,
      sealed bytea not null,
      primary key (file_id, number)
    );
    alter table app.file_chunks alter column sealed set storage external;
  `);

export const down = (knex: Knex) => knex.raw('drop table app.file_chunks, app.files');
