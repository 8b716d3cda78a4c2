import type { Knex } from 'knex';

/**
 * What the chat channel must not put into events: texts, numbers, names and the provider's ids, each sealed under ENCRYPTION_KEY; who owns a
 * business number; and counts of what was told and belongs to no session.
 */
export const up = (knex: Knex) =>
  knex.raw(`
    create table app.chat_channel_routes (
      phone_number_id text primary key,
      company_id text not null,
      channel_id uuid not null,
      created_at timestamptz not null default now()
    );

    create table app.chat_contents (
      id uuid primary key,
      company_id text not null,
      channel_id uuid not null,
      session_id uuid,
      direction text not null check (direction in ('in', 'out')),
      sealed bytea not null,
      created_at timestamptz not null default now()
    );
    create index chat_contents_by_session on app.chat_contents (company_id, session_id);
    create index chat_contents_unjoined on app.chat_contents (created_at) where session_id is null;

    create table app.chat_contacts (
      id uuid primary key,
      company_id text not null,
      channel_id uuid not null,
      session_no integer not null default 0,
      session_id uuid,
      opted_out_at timestamptz,
      customer_id uuid,
      verified_by text,
      sealed_name bytea,
      created_at timestamptz not null default now()
    );
    create index chat_contacts_by_session on app.chat_contacts (company_id, session_id);

    create table app.chat_contact_aliases (
      company_id text not null,
      channel_id uuid not null,
      alias_hash bytea not null,
      contact_id uuid not null references app.chat_contacts (id) on delete cascade,
      kind text not null check (kind in ('phone', 'user')),
      sealed bytea not null,
      created_at timestamptz not null default now(),
      primary key (company_id, channel_id, alias_hash)
    );
    create index chat_contact_aliases_by_contact on app.chat_contact_aliases (contact_id);

    create table app.chat_counters (
      company_id text not null,
      name text not null,
      subject text not null default '',
      day date not null default current_date,
      count bigint not null,
      updated_at timestamptz not null default now(),
      primary key (company_id, name, subject, day)
    );
  `);

export const down = (knex: Knex) =>
  knex.raw(
    'drop table app.chat_channel_routes, app.chat_contents, app.chat_contact_aliases, app.chat_contacts, app.chat_counters',
  );
