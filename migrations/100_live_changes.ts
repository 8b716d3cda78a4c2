import type { Knex } from 'knex';

/**
 * Recent changes for open browsers: kept for minutes, without a field of a record. Numbers are assigned at the very
 * end of a transaction, under one lock until it has committed: a reader of a number has missed none below it.
 */
export const up = (knex: Knex) =>
  knex.raw(`
    create sequence app.live_changes_seq;
    create table app.live_changes (
      id bigint generated always as identity primary key,
      seq bigint,
      company_id text not null,
      model text not null,
      ids text[],
      at timestamptz not null default clock_timestamp()
    );
    create index live_changes_by_seq on app.live_changes (seq);
    create index live_changes_by_age on app.live_changes (at);

    -- the number of the newest row that was swept away
    create table app.live_floor (only_row boolean primary key default true check (only_row), seq bigint not null);
    insert into app.live_floor (seq) values (0);

    create function app.number_live_change() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtextextended('order-intake:live', 0));
      update app.live_changes set seq = nextval('app.live_changes_seq') where id = new.id;
      perform pg_notify('live_changes', '');
      return null;
    end $$;
    create constraint trigger number_live_change after insert on app.live_changes
      deferrable initially deferred for each row execute function app.number_live_change();

    -- work in the background and polls of mailboxes are no events
    create function app.announce_task() returns trigger language plpgsql as $$
    begin
      insert into app.live_changes (company_id, model, ids) values (new.company_id, 'tasks', array[new.id::text]);
      return null;
    end $$;
    create trigger announce_task after insert or update on app.tasks
      for each row execute function app.announce_task();

    create function app.announce_poll() returns trigger language plpgsql as $$
    begin
      insert into app.live_changes (company_id, model, ids) values (new.company_id, 'mailbox_polls', array[new.mailbox_id::text]);
      return null;
    end $$;
    create trigger announce_poll after insert or update on app.mailbox_polls
      for each row execute function app.announce_poll();
  `);

export const down = (knex: Knex) =>
  knex.raw(`
    drop trigger announce_poll on app.mailbox_polls;
    drop trigger announce_task on app.tasks;
    drop table app.live_changes, app.live_floor;
    drop sequence app.live_changes_seq;
    drop function app.announce_poll, app.announce_task, app.number_live_change;
  `);
