import type { Knex } from 'knex';

/**
 * Under which addresses a contact was confirmed to be a customer, and which customers it was: a confirmation ends with its addresses, the
 * right to be erased does not. What moved between contacts until their streams say so. Corrections that came before their message, statuses
 * that came before the provider's own answer.
 */
export const up = (knex: Knex) =>
  knex.raw(`
    alter table app.chat_contacts
      add column confirmed_user bytea,
      add column confirmed_phone bytea,
      add column once_confirmed uuid[] not null default '{}';
    -- nobody said which addresses those were confirmed under: they are confirmed anew
    update app.chat_contacts set once_confirmed = array[customer_id], customer_id = null, verified_by = null where customer_id is not null;

    create table app.chat_contact_moves (
      message_id uuid not null,
      contact_id uuid not null references app.chat_contacts (id) on delete cascade,
      company_id text not null,
      session_id uuid,
      gained text[] not null,
      lost text[] not null,
      ends_confirmation boolean not null,
      primary key (message_id, contact_id)
    );

    create table app.chat_corrections (
      id uuid primary key,
      company_id text not null,
      message_id uuid not null,
      kind text not null check (kind in ('edit', 'revoke')),
      sent_at timestamptz not null,
      created_at timestamptz not null default now()
    );
    create index chat_corrections_by_message on app.chat_corrections (company_id, message_id);

    create index chat_contents_unjoined_senders on app.chat_contents using gin (senders) where session_id is null;
    alter table app.chat_contents add column wamid_hash text;
    create index chat_contents_by_wamid on app.chat_contents (company_id, wamid_hash) where wamid_hash is not null;
    create table app.chat_early_statuses (
      company_id text not null,
      wamid_hash text not null,
      status text not null,
      occurred_at timestamptz not null,
      error_code integer,
      created_at timestamptz not null default now(),
      primary key (company_id, wamid_hash, status)
    );
  `);

export const down = (knex: Knex) =>
  knex.raw(`
    drop table app.chat_contact_moves, app.chat_corrections, app.chat_early_statuses;
    drop index app.chat_contents_unjoined_senders;
    alter table app.chat_contents drop column wamid_hash;
    alter table app.chat_contacts drop column confirmed_user, drop column confirmed_phone, drop column once_confirmed;
  `);
